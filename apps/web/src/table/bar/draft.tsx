import type { Action, AnyShape, Seat, Words } from '@bande/core';
import { useDraftValue } from '@bande/stage/use-draft';
import { actionNote, actionWords, wantedNow, type Draft } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useSay } from '../../ui/say.ts';
import { useRoom, useTable } from '../at-table.ts';
import { Dials } from '../dials/dials.tsx';
import { DialsTold } from '../dials/dials-told.tsx';
import { UndoButton } from './undo-button.tsx';
import { useBar } from './use-bar.ts';

interface DraftProps {
  readonly draft: Draft<AnyShape>;
}

/** Only this is drawn anew while somebody sets the action. */
export function DraftDials({ draft }: DraftProps): ReactElement | null {
  const { game } = useTable();
  const { seen, sitting, choice, fold } = useRoom();
  const now = useDraftValue(draft);
  if (now === null) return null;
  const dials = choice.dialsOf(now);
  // What is chosen in secret is not written where whoever sits beside him reads it.
  const isSecret = sitting.people.length > 1 && (game.sealed?.(seen.snapshot.match) ?? []).length > 0;
  return (
    <>
      <DialsTold dials={dials} isSet={choice.isChanged()} isSeen={fold.isFolded && !isSecret} />
      <Dials
        dials={dials}
        aids={choice.aidsOf(now).filter(({ byKeyAlone }) => byKeyAlone !== true)}
        fold={fold}
        onTurn={choice.turn}
        onAid={({ sets }) => draft.set(sets)}
      />
    </>
  );
}

/** Does what the dials say. */
export function DraftButton({ draft }: DraftProps): ReactElement | null {
  const { view, session } = useTable();
  const { choice, homes, takingBack } = useRoom();
  const say = useSay();
  const now = useDraftValue(draft);
  if (now === null) return null;
  return (
    <>
      <button
        ref={choice.draftFirst ? homes.primary : undefined}
        type="button"
        className={choice.draftFirst ? 't-main' : 't-plain'}
        data-action={now.kind}
        onClick={() => choice.press(now)}
      >
        {say(actionWords(view, now, session.snapshot.match))}
      </button>
      {choice.picked.length === 0 ? (
        <UndoButton
          away={!choice.isChanged() && !takingBack.isOffered}
          decided={!choice.isChanged() && takingBack.isOffered}
          onUndo={takingBack.takeBack}
        />
      ) : null}
    </>
  );
}

interface BesideProps {
  readonly draft: Draft<AnyShape> | null;
  /** Somebody else who sits here, and has no buttons of his own. */
  readonly by?: Seat;
}

/** What else may be done with what is being set. */
export function BesideDraft({ draft, by }: BesideProps): ReactElement | null {
  const { view, session } = useTable();
  const { choice } = useRoom();
  const now = useDraftValue(draft);
  if (now === null) return null;
  return (
    <>
      {(view.buttonsAt?.({ at: 'beside', draft: now }, session.snapshot.match) ?? [])
        .flatMap(({ action, words }) => (action !== null && choice.isLegal(action, by) ? [{ action, words }] : []))
        .map(({ action, words }) => (
          <BesideButton
            key={action.kind}
            action={action}
            words={words}
            onPress={() => (by === undefined ? choice.press(action) : choice.letGo(action, by))}
          />
        ))}
    </>
  );
}

interface BesideButtonProps {
  readonly action: Action<AnyShape>;
  readonly words: Words;
  readonly onPress: () => void;
}

/** With what somebody had better know before he presses. */
function BesideButton({ action, words, onPress }: BesideButtonProps): ReactElement {
  const { view, session } = useTable();
  const { besideMain } = useBar();
  const say = useSay();
  const { match } = session.snapshot;
  const note = actionNote(view, action, match);
  return (
    <button
      type="button"
      className={!besideMain && wantedNow(view, action, match) === 'urged' ? 't-main' : 't-plain'}
      data-action={action.kind}
      title={note === null ? undefined : `§ ${note.paragraph}`}
      onClick={onPress}
    >
      {say(words)}
      {note === null ? null : <small className="action-note">{say(note.words)}</small>}
    </button>
  );
}
