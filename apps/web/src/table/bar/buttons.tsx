import type { Action, AnyShape } from '@bande/core';
import { useDraftValue } from '@bande/stage/use-draft';
import { actionWords, wantedNow, type Draft } from '@bande/stage/view';
import { Fragment, type ReactElement, type Ref } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { useSay } from '../../ui/say.ts';
import { useRoom, useTable } from '../at-table.ts';
import { buttonMeant } from '../taught/use-taught.ts';
import { GhostHand } from './ghost-hand.tsx';
import { KeptPlace } from './kept-place.tsx';
import { OptionTimes } from './option-time.tsx';
import { RareActions } from './rare-actions.tsx';
import { UndoButton } from './undo-button.tsx';
import { useBar } from './use-bar.ts';

/** More buttons than this are a choice to be made on the board. */
const MOST_BUTTONS = 6;

/** A button for everything that is not chosen on the board. */
export function Buttons(): ReactElement {
  const { view, session } = useTable();
  const { seen, choice, homes, taught } = useRoom();
  const { roll } = useBar();
  const { match } = seen.snapshot;
  const isRare = (action: Action<AnyShape>): boolean => wantedNow(view, action, match) === 'rare';
  const usual = choice.buttons.filter((action) => !isRare(action));
  const rare = choice.buttons.filter(isRare);
  const primary = roll === null && !choice.draftFirst ? homes.primary : undefined;
  const isDiceMeant = buttonMeant(taught) === 'dice';
  const first = choice.pickable.size === 0 && !choice.draftFirst ? choice.buttons[0] : undefined;
  return (
    <>
      {usual.slice(0, MOST_BUTTONS).map((action, i) => (
        <Fragment key={JSON.stringify(action)}>
          <ActionButton
            action={action}
            isFirst={action === first}
            isDiceMeant={isDiceMeant}
            primary={i === 0 ? primary : undefined}
          />
          <KeptPlace view={view} match={match} after={action} />
        </Fragment>
      ))}
      <ShortcutButton primary={primary} />
      {rare.length === 0 ? null : (
        <RareActions>
          {rare.map((action) => (
            <ActionButton key={JSON.stringify(action)} action={action} />
          ))}
        </RareActions>
      )}
      <OptionTimes
        view={view}
        match={match}
        buttons={choice.buttons}
        now={() => session.playTick}
        stands={() => session.timeStands}
      />
      <Undo />
    </>
  );
}

interface ActionButtonProps {
  readonly action: Action<AnyShape>;
  readonly primary?: Ref<HTMLButtonElement> | undefined;
  /** There is nothing else that one would do before. */
  readonly isFirst?: boolean;
  /** A newcomer is shown the dice. */
  readonly isDiceMeant?: boolean;
}

function ActionButton({ action, primary, isFirst = false, isDiceMeant = false }: ActionButtonProps): ReactElement {
  const { view } = useTable();
  const { seen, choice } = useRoom();
  const { besideMain } = useBar();
  const say = useSay();
  const { match } = seen.snapshot;
  const isDice = action === choice.dice;
  const isMain = isDice || isFirst;
  const isUrged = !isMain && !besideMain && wantedNow(view, action, match) === 'urged';
  return (
    <button
      ref={primary}
      type="button"
      className={isMain || isUrged ? 't-main' : 't-plain'}
      // It stands out, but not in anybody's way: it is no wider than before.
      data-urged={isUrged || undefined}
      data-action={action.kind}
      onClick={() => choice.press(action)}
    >
      {isDice ? <Icon name="dice" /> : null}
      {say(actionWords(view, action, match))}
      {isDice && isDiceMeant ? <GhostHand /> : null}
    </button>
  );
}

/** One button for a long choice. */
function ShortcutButton({ primary }: Pick<ActionButtonProps, 'primary'>): ReactElement | null {
  const { choice, taught } = useRoom();
  const say = useSay();
  const { shortcut } = choice;
  if (shortcut === null) return null;
  const isAlone = choice.buttons.length === 0;
  return (
    <button
      ref={isAlone ? primary : undefined}
      type="button"
      className={isAlone ? 't-main' : 't-plain'}
      data-action="shortcut"
      onClick={() => choice.press(shortcut.action)}
    >
      {say(shortcut.words)}
      {buttonMeant(taught) === 'shortcut' ? <GhostHand /> : null}
    </button>
  );
}

/** The one way back: what is being chosen, and when nothing is, what was decided last. */
function Undo(): ReactElement | null {
  const { choice, takingBack } = useRoom();
  const { hasDraftButton } = useBar();
  if (choice.goesAlong && choice.draft !== null && choice.picked.length === 0)
    return <AlongUndo draft={choice.draft} />;
  // Beside the button of a draft it stands already.
  const isHere = choice.picked.length > 0 || (takingBack.isOffered && !hasDraftButton);
  return isHere ? <UndoButton decided={choice.picked.length === 0} onUndo={takingBack.takeBack} /> : null;
}

/** Beside the buttons with which a draft goes along. */
function AlongUndo({ draft }: { readonly draft: Draft<AnyShape> }): ReactElement | null {
  const { choice, takingBack } = useRoom();
  useDraftValue(draft);
  const isChanged = choice.isChanged();
  return isChanged || takingBack.isOffered ? <UndoButton decided={!isChanged} onUndo={takingBack.takeBack} /> : null;
}
