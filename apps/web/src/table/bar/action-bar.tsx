import type { ReactElement } from 'react';
import { TABLE } from '../words.ts';
import { Icon } from '../../ui/icons.tsx';
import { useSay } from '../../ui/say.ts';
import { useRoom, useTable } from '../at-table.ts';
import { ModeButton, ModeLine } from '../dials/hand-mode.tsx';
import { isSaid } from '../taught/use-taught.ts';
import { TaughtCard } from '../taught/taught-card.tsx';
import { Buttons } from './buttons.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import { BesideDraft, DraftButton, DraftDials } from './draft.tsx';
import { MoveRing } from './move-ring.tsx';
import { RollButton } from './roll-button.tsx';
import { TurnLine } from './turn-line.tsx';
import { useBar } from './use-bar.ts';
import './action-bar.css';
import './actions.css';
import './button-places.css';

/** What the rules want now, from whom, and the buttons for it. */
export function ActionBar(): ReactElement {
  const { view } = useTable();
  const { seen, choice, mode, taught, now, sitting } = useRoom();
  const { snapshot } = seen;
  return (
    <section className="action-bar">
      <MoveRing view={view} match={snapshot.match} now={now} people={sitting.people} />
      {snapshot.done || (isSaid(taught) && choice.draft !== null) ? null : <TurnLine />}
      {mode.isOn && view.byHand?.mode !== undefined ? (
        <ModeLine mode={view.byHand.mode} match={snapshot.match} seats={snapshot.seats} />
      ) : (
        <TaughtCard />
      )}
      {choice.draft === null ? null : <DraftDials draft={choice.draft} />}
      <div className="t-actions" tabIndex={-1}>
        <DraftButtons />
        <RollButton />
        {choice.ready === null ? <Buttons /> : <ConfirmBar />}
        <ModeSwitch />
        <LetRunButton />
      </div>
    </section>
  );
}

/** What may be done beside what is being set, by everybody here, and what does it. */
function DraftButtons(): ReactElement {
  const { seen, choice } = useRoom();
  const { hasDraftButton } = useBar();
  const { seat, seats } = seen.snapshot;
  return (
    <>
      {choice.draft === null ? null : <BesideDraft draft={choice.draft} />}
      {seats
        .filter((one) => one !== seat)
        .map((one) => (
          <BesideDraft key={one} draft={choice.held(one)} by={one} />
        ))}
      {hasDraftButton && choice.draft !== null ? <DraftButton draft={choice.draft} /> : null}
    </>
  );
}

function ModeSwitch(): ReactElement | null {
  const { view } = useTable();
  const { mode } = useRoom();
  if (view.byHand?.mode === undefined || !mode.isOffered) return null;
  return <ModeButton {...mode} mode={view.byHand.mode} />;
}

/** The slow table waits: whoever wants to do nothing now lets it go on. */
function LetRunButton(): ReactElement | null {
  const { session } = useTable();
  const { seen } = useRoom();
  const say = useSay();
  if (!seen.snapshot.waitsForDecision || seen.playing) return null;
  return (
    <button type="button" className="t-plain" data-action="let-run" onClick={() => session.letRun()}>
      <Icon name="play" /> <span>{say(TABLE.letRun)}</span>
    </button>
  );
}
