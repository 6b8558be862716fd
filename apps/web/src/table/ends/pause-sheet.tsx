import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { leaveTable } from '../../ui/left-table.ts';
import { at, routes } from '../../ui/routes.ts';
import { fill, useSay } from '../../ui/say.ts';
import { givingUpTitle } from './giving-up.ts';
import { Icon } from '../../ui/icons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import type { Pauses } from './use-pauses.ts';
import { ENDED } from '../../board/words.ts';
import { TABLE } from '../words.ts';
import { HOUSE } from '../../ui/house-words.ts';
import './pause-sheet.css';

/** Something a person here may give up. */
export interface GivingUp {
  readonly id: string;
  readonly label: string;
  /** What it comes to: said before it is done. */
  readonly sure: string;
  readonly onDo: () => void;
}

interface PauseProps {
  /** The game and the match, to look something up and to come back. */
  readonly game: string;
  readonly id: string;
  readonly score: ReactElement;
  /** The break between two halves, where it is one. */
  readonly rest: Pauses['rest'];
  /** An earlier version began the match: it goes on from its last rest. */
  readonly goesOn: boolean;
  readonly share: ReactElement;
  readonly givingUp: readonly GivingUp[];
  readonly onResume: () => void;
  /** The table is looked at meanwhile. */
  readonly onStudy: () => void;
}

export function PauseSheet({
  game,
  id,
  score,
  rest,
  goesOn,
  share,
  givingUp,
  onResume,
  onStudy,
}: PauseProps): ReactElement {
  const say = useSay();
  return (
    <Sheet kind="screen" title={say(rest?.title ?? TABLE.paused)} onLeave={onResume}>
      {score}
      <p className="pause-text">{say(rest?.text ?? (goesOn ? TABLE.goesOn : TABLE.pausedText))}</p>
      <p className="sheet-actions">
        <button type="button" className="t-main" data-action="resume" data-first onClick={onResume}>
          {say(TABLE.resume)}
        </button>
        <button type="button" className="t-plain" data-action="study" onClick={onStudy}>
          <Icon name="eye" /> {say(TABLE.lookAtTable)}
        </button>
      </p>
      <p className="sheet-actions are-quiet">
        <Link className="t-plain" href={at.rulebook(game)} onClick={() => leaveTable(id)}>
          {say(TABLE.rulebook)}
        </Link>
        <Link className="t-plain" href={routes.settings} onClick={() => leaveTable(id)}>
          {say(TABLE.settings)}
        </Link>
        <Link className="t-plain" href={routes.start}>
          {say(HOUSE.home)}
        </Link>
        {share}
      </p>
      {givingUp.length === 0 ? null : <GiveUp choices={givingUp} />}
    </Sheet>
  );
}

/** Never by one slip: it is opened, chosen, and confirmed where it says what it comes to. */
export function GiveUp({ choices }: { readonly choices: readonly GivingUp[] }): ReactElement {
  const say = useSay();
  const [chosen, choose] = useState<string | null>(null);
  const asked = choices.find(({ id }) => id === chosen);
  return (
    <details className="giving-up" onToggle={() => choose(null)}>
      <summary>{say(givingUpTitle(choices))}</summary>
      {asked === undefined ? (
        <p className="sheet-actions">
          {choices.map(({ id, label }) => (
            <button key={id} type="button" className="t-plain" data-action="give-up" onClick={() => choose(id)}>
              {label}
            </button>
          ))}
        </p>
      ) : (
        <Sure asked={asked} onNo={() => choose(null)} />
      )}
    </details>
  );
}

/** The answer that changes nothing comes first and has the focus. */
function Sure({ asked, onNo }: { readonly asked: GivingUp; readonly onNo: () => void }): ReactElement {
  const say = useSay();
  return (
    <>
      <p role="status">{asked.sure}</p>
      <p className="sheet-actions">
        <button type="button" className="t-plain" data-action="rather-not" autoFocus onClick={onNo}>
          {say(ENDED.no)}
        </button>
        <button type="button" className="t-plain" data-action="sure" onClick={asked.onDo}>
          {say(fill(ENDED.yes, { what: asked.label }))}
        </button>
      </p>
    </>
  );
}
