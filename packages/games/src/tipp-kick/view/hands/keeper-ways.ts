import { asTableLies } from '@bande/stage/as-table-lies';
import { ARROWS } from '@bande/stage/keys';
import { endOf, type Side } from '../../names.ts';
import type { Match } from '../../state.ts';
import { dives, HOME, type Target } from './leading.ts';

/** Where keys lead a keeper. */

/** Keys by where they lie on the keyboard: to the keeper's left and right, and up. */
const LETTERS = { KeyA: [-1, 0], KeyD: [1, 0], KeyW: [0, 1], KeyS: [0, -1] } as const;
export type Way = readonly [right: number, up: number];
export const LETTER_WAYS: Readonly<Record<string, Way>> = LETTERS;
/** As the screen shows it; only while nothing else is to be set. */
export const ARROW_WAYS: Readonly<Record<string, Way>> = ARROWS;

/** Tenths of a millimetre a second: sideways, and up. */
const [SPEED, LIFTS] = [2200, 2500];

/** To the east, and up. An arrow goes as the screen shows it: where the table lies across it, upward is along the goal. */
export function wayOf(side: Side, code: string, facing: number): Way {
  const letter = LETTER_WAYS[code];
  // Who looks from the north has the east at his left.
  if (letter !== undefined) return [0 - endOf(side) * letter[0] + 0, letter[1]];
  return [asTableLies(ARROW_WAYS[code] ?? [0, 0], facing)[0] + 0, 0];
}

/** The keeper of the box: as long as his button is pressed he lies on that side. */
export const dived = (side: Side, toEast: boolean): Target => {
  // He rolls to his own right, which is the east for Red.
  const right = toEast === (side === 'red');
  return [0, 80, 0, right ? 900 : -900];
};

export function led(match: Match, side: Side, [x, y, lift, roll]: Target, [east, up]: Way, seconds: number): Target {
  if (dives(match)) return east === 0 ? HOME : dived(side, east > 0);
  return [x + east * SPEED * seconds, y, Math.max(0, lift + up * LIFTS * seconds), roll];
}
