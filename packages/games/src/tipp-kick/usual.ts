import type { ActionOf } from './actions.ts';
import { quickAim } from './aim/index.ts';
import { bearing, placeFrom } from './bearing.ts';
import { other, endOf, type Side } from './names.ts';
import { tenthsOf } from './motion/standing.ts';
import { facingBack, facingOf, lieNow, spotOf, squareOf } from './plate.ts';
import { isIndirect } from './consequences.ts';
import { colourOf, type Match } from './state.ts';
import { leastGap, usualPlace, whyNotDefend } from './where-may.ts';
import { PITCH, type Spot } from './zones.ts';

/** What somebody does who does nothing special. */

export const goalOf = (side: Side): Spot => [0, (endOf(side) * PITCH.length) / 2];

/** Straight at the other goal, or where one likes; the kicker stands as whoever aims for a flat shot would put it. */
export function usualShot(
  match: Match,
  side: Side,
  to: Spot = goalOf(other(side)),
  strength = 0.5,
): ActionOf<'shoot'> | null {
  const lie = lieNow(match);
  if (lie === null) return null;
  const [x, y] = spotOf(lie.ball);
  const stance = quickAim(lie, { facing: tenthsOf(to[0] - x, to[1] - y), loft: 'flat', colour: 'keep' });
  return {
    kind: 'shoot',
    at: spotOf(stance),
    facing: Math.round(10 * facingBack(side, stance.facing)) / 10 + 0,
    lean: 0,
    tilt: 0,
    foot: 'plate',
    strength,
  };
}

/** A square that is met on its corner keeps its colour nearly always, one that is met on a side goes straightest. */
const CORNER_FIRST = 45;
const within180 = (degrees: number): number => Math.round((((degrees + 540) % 360) - 180) * 10) / 10 + 0;
/** The ball as its taker would have it, and as it is laid for him: his colour on top, a corner towards the other goal where he sets it up, a side where he may shoot at once. */
export function usualLay(match: Match, side: Side): ActionOf<'lay'> {
  const at = usualPlace(match);
  const ahead = facingOf(side, bearing(side, at, goalOf(other(side)))) / 10;
  const met = match.state.restart !== null && isIndirect(match.state.restart.kind) ? CORNER_FIRST : 0;
  const face = squareOf(colourOf(match.state, side));
  return { kind: 'lay', at: [at[0], at[1]], face, yaw: within180(ahead - 90 + met) };
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
