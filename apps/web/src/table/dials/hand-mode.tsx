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
  const when = byHand?.mode === undefined ? 'never' : (byHand.mode.when?.(match, seats) ?? 'offered');
  return { isOn: when === 'always' || (when === 'offered' && isChosen), isOffered: when === 'offered' };
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
  const now = mode.howNow === undefined ? mode : mode.howNow(match, seats);
  if (now === null) return null;
  const { how, howByKeys } = now;
  return (
    <p className="hint-card is-mode" role="status">
      <span>{say(byKeys ? howByKeys : how)}</span>
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
