import type { Touch } from '@bande/stage/grip';
import { DEAD_ZONE, lengthFor } from '@bande/stage/pull';
import { bearing } from '../../bearing.ts';
import type { Side } from '../../names.ts';
import type { Spot } from '../../zones.ts';
import { nextKind } from './kinds.ts';
import { fromTable, toTable } from '../layout.ts';
import { LEAST_STRENGTH, SPIN_STEP, type Meant } from './meant.ts';

/** From hands to shots. Places in millimetres, directions in degrees to the right of straight ahead, as the kicker's side sees it. */

const round = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(3)) + 0;

/** A set-up needs a finer hand than a shot; most of that lies in the press itself already, which grows with the square. */
export const GROWTH = 1.4;
const USUAL = lengthFor(1);
const usually = (far: number): number => Math.min(1, far / USUAL) ** GROWTH;
/** The same pull is the same strength everywhere. Only where the page ends before a full one is its last part stretched, so that all strengths are still to be had. */
const SAME = 0.6;
/** Of a pull so many pixels long, where so many are a full one. */
export function strengthOf(far: number, full: number): number {
  if (far < DEAD_ZONE) return 0;
  const [same, short] = [SAME * full, full < USUAL];
  const stretched = (): number => usually(same) + (1 - usually(same)) * Math.min(1, (far - same) / (full - same));
  return Math.max(LEAST_STRENGTH, round(short && far > same ? stretched() : usually(far), 0.001));
}

/** Pulled back: the ball goes the other way as it is seen, as hard as it was pulled. */
export function pulled(before: Meant, side: Side, ball: Spot, touch: Touch): Meant {
  const [x, , z] = toTable(ball);
  const back = fromTable(touch.beside([x, z]));
  return { ...before, facing: towards(side, back, ball), strength: strengthOf(touch.far, touch.full) };
}

export const towards = (side: Side, from: Spot, to: Spot): number => round(bearing(side, from, to), 0.1);

/** Notches of the wheel, of a second finger or of a key: another kind; so many at once are meant for the spin. */
export const OF_SPIN = 100;
export function turnedBy(meant: Meant, steps: number): Meant {
  if (Math.abs(steps) < OF_SPIN) return { ...meant, kind: nextKind(meant.kind, steps) };
  const spin = meant.spin + Math.sign(steps) * SPIN_STEP;
  return { ...meant, spin: Math.max(-1, Math.min(1, spin)) };
}

/** Kicker and button: the hand leads the kicker around the ball, and farther away it stands for a higher shot. Millimetres from the ball. */
const LEAST_FAR = 4;
const BANDS = [
  [45, 'flat'],
  [65, 'turn'],
  [85, 'high'],
  [Infinity, 'chip'],
] as const;
/** A hand close to the ball turns the kicker as if it held it by a lever of so many millimetres: a finger is broad. */
const LEVER = 90;
function turnedWith(side: Side, ball: Spot, hand: Spot, from: Spot): number {
  const [x, y] = [from[0] - ball[0], from[1] - ball[1]];
  const longer = Math.max(1, LEVER / Math.max(1, Math.hypot(x, y))) - 1;
  return towards(side, [hand[0] + x * longer, hand[1] + y * longer], ball);
}
export function ledAround(
  before: Meant,
  side: Side,
  ball: Spot,
  hand: Spot,
  { from, byFinger }: { readonly from: Spot; readonly byFinger: boolean },
): Meant {
  const far = Math.hypot(hand[0] - ball[0], hand[1] - ball[1]);
  if (far < LEAST_FAR) return before;
  // A hand that came down far away only turns it.
  const isAtKicker = Math.hypot(from[0] - ball[0], from[1] - ball[1]) < BANDS[0][0] * 1.5;
  const [, kind] = BANDS.find(([most]) => far < most)!;
  return {
    ...before,
    facing: byFinger ? turnedWith(side, ball, hand, from) : towards(side, hand, ball),
    kind: isAtKicker ? kind : before.kind,
  };
}
