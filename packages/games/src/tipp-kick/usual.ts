import type { ActionOf } from './actions.ts';
import { bearing, placeFrom } from './bearing.ts';
import { other, endOf, type Side } from './names.ts';
import { lieNow, spotOf } from './plate.ts';
import type { Match } from './state.ts';
import { leastGap, whyNotDefend } from './where-may.ts';
import { PITCH, type Spot } from './zones.ts';

/** What somebody does who does nothing special. */

/** Where the ball lies for a kicker that shoots it straight: ahead of it, to its left. */
const AT_THE_FOOT: Spot = [10, -14];
export const goalOf = (side: Side): Spot => [0, (endOf(side) * PITCH.length) / 2];

/** The kicker behind the ball, so that its foot meets it in the middle. */
export const behindBall = (side: Side, ball: Spot, facing: number): Spot =>
  placeFrom(side, ball, facing, [0 - AT_THE_FOOT[0], 0 - AT_THE_FOOT[1]]);

/** Straight at the other goal, or where one likes. */
export function usualShot(
  match: Match,
  side: Side,
  to: Spot = goalOf(other(side)),
  strength = 0.5,
): ActionOf<'shoot'> | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const ball = spotOf(lie.ball);
  const facing = Math.round(10 * bearing(side, ball, to)) / 10 + 0;
  const [x, y] = behindBall(side, ball, facing);
  const round = (mm: number): number => Math.round(100 * mm) / 100 + 0;
  return { kind: 'shoot', at: [round(x), round(y)], facing, lean: 0, tilt: 0, foot: 'plate', strength };
}

/** Between ball and goal as near as it is allowed, or where that is not, further away. */
export function usualDefence(match: Match, side: Side): ActionOf<'defend'> | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const ball = spotOf(lie.ball);
  const facing = Math.round(bearing(other(side), ball, goalOf(side))) + 0;
  for (let gap = leastGap(match) + 30; gap < 900; gap += 40) {
    const [x, y] = placeFrom(other(side), ball, facing, [gap, 0]);
    const at: [number, number] = [Math.round(x) + 0, Math.round(y) + 0];
    const standing = { at, facing, lying: false };
    if (whyNotDefend(match, side, standing) === null) return { kind: 'defend', at, facing, lying: false, kicker: 1 };
  }
  return null;
}
