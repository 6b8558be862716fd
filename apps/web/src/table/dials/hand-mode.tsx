import type { AnyShape, Match, Seat } from '@bande/core';
import type { GameView, HandMode } from '@bande/stage/view';
import type { ReactElement } from 'react';
import { useByKeyboard } from '../../ui/by-keyboard.ts';
import { useSay } from '../../ui/say.ts';

/** The other way of hands, on or off. */
export interface Mode {
  readonly isOn: boolean;
  /** Whether there is a button for it now. */
  readonly isOffered: boolean;
  readonly turn: () => void;
}

/** Chosen by its button, or the only way of hands at this moment. */
export function modeIn(
  { byHand }: Pick<GameView<AnyShape>, 'byHand'>,
  match: Match<AnyShape>,
  isChosen: boolean,
  seats: readonly Seat[] = [],
): Pick<Mode, 'isOn' | 'isOffered'> {
  const is = byHand?.mode?.now(match, seats).is ?? 'never';
  return { isOn: is === 'always' || (is === 'offered' && isChosen), isOffered: is === 'offered' };
}

interface ModeLineProps {
  readonly mode: HandMode<AnyShape>;
  readonly match: Match<AnyShape>;
  readonly seats: readonly Seat[];
}

/** What to do while hands go the other way. */
export function ModeLine({ mode, match, seats }: ModeLineProps): ReactElement | null {
  const say = useSay();
  const byKeys = useByKeyboard();
  const { how } = mode.now(match, seats);
  if (how === null) return null;
  return (
    <p className="hint-card is-mode" role="status">
      <span>{say(byKeys ? how.byKeys : how.words)}</span>
    </p>
  );
}

/** Hands go the other way as long as it is pressed. */
export function ModeButton({
  mode: { label, leave, key, lasts = false },
  isOn,
  turn,
}: Mode & { readonly mode: HandMode<AnyShape> }): ReactElement {
  const say = useSay();
  return (
    <button
      type="button"
      // Whoever plays on like this all the time is not asked to press it.
      className={isOn && !lasts ? 't-main' : 't-plain'}
      data-action="hand-mode"
      aria-pressed={isOn}
      aria-keyshortcuts={key}
      onClick={turn}
    >
      {say(isOn ? leave : label)}
    </button>
  );
}
