import type { Touch } from '@bande/stage/grip';
import { DEAD_ZONE } from '@bande/stage/pull';
import { bearing } from '../bearing.ts';
import type { Side } from '../names.ts';
import type { Spot } from '../zones.ts';
import { nextKind } from './kinds.ts';
import { fromTable, toTable } from './layout.ts';
import { LEAST_STRENGTH, SPIN_STEP, type Meant } from './meant.ts';

/** From hands to shots. Places in millimetres, directions in degrees to the right of straight ahead, as the kicker's side sees it. */

const round = (value: number, step: number): number => Number((Math.round(value / step) * step).toFixed(3)) + 0;

/** A set-up needs a finer hand than a shot; most of that lies in the press itself already, which grows with the square. */
const GROWTH = 1.4;
/** Of a pull so many pixels long, where so many are a full one. */
export const strengthOf = (far: number, full: number): number =>
  far < DEAD_ZONE ? 0 : Math.max(LEAST_STRENGTH, round(Math.min(1, far / full) ** GROWTH, 0.001));
/** As far as one pulls for it, as a share of a full pull. */
export const shareFor = (strength: number): number => Math.max(0, Math.min(1, strength)) ** (1 / GROWTH);

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
export function ledAround(before: Meant, side: Side, ball: Spot, hand: Spot, from: Spot): Meant {
  const far = Math.hypot(hand[0] - ball[0], hand[1] - ball[1]);
  if (far < LEAST_FAR) return before;
  // A hand that came down far away only turns it.
  const isAtKicker = Math.hypot(from[0] - ball[0], from[1] - ball[1]) < BANDS[0][0] * 1.5;
  const [, kind] = BANDS.find(([most]) => far < most)!;
  return { ...before, facing: towards(side, hand, ball), kind: isAtKicker ? kind : before.kind };
}
