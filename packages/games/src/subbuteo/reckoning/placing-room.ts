import type { Rectangle } from '@bande/physics';
import type { Spot } from '../zones.ts';

/** So much green stays between a figure and what was in its way ['FISTF-II.2.3.1']; millimetres here and below. */
export const GREEN = 1;
/** Nobody sees a millionth of a millimetre: what touches is not in the way. */
const SLACK = 1e-6;

/** Along the goal lines or along the touchlines. */
export type Way = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1];
export const back = ([x, y]: Way): Way => [(0 - x) as Way[0], (0 - y) as Way[1]];

/** Ball or figure, seen from above. */
export interface Round {
  readonly at: Spot;
  readonly radius: number;
  /** A ball leans over a base before it touches it: so near to its middle they can come. */
  readonly solid?: number;
}
/** A goal and the room behind it, in which the keeper's rod is led [S-106]. */
export type Box = Rectangle;
export type Obstacle = Round | Box;

const isRound = (one: Obstacle): one is Round => 'at' in one;
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Green between a round thing and an obstacle; below 0 they overlap. */
export function gapTo([x, y]: Spot, radius: number, one: Obstacle): number {
  const [ox, oy] = isRound(one) ? one.at : [clamp(x, one.west, one.east), clamp(y, one.south, one.north)];
  const reach = radius + (isRound(one) ? one.radius : 0);
  return Math.sqrt((x - ox) * (x - ox) + (y - oy) * (y - oy)) - reach;
}
/** There is no room for both; what only overhangs is not in the way. */
export const isInTheWay = (at: Spot, radius: number, one: Obstacle): boolean =>
  gapTo(at, radius, one) < (isRound(one) && one.solid !== undefined ? one.solid - one.radius : 0) - SLACK;

/** How far along the way it is clear of something that is in its way, with green between them. */
function clearAfter([x, y]: Spot, radius: number, [wx, wy]: Way, one: Obstacle): number {
  if (!isRound(one)) {
    const far = (way: number, at: number, low: number, high: number): number =>
      way > 0 ? high + radius + GREEN - at : at - (low - radius - GREEN);
    return wx === 0 ? far(wy, y, one.south, one.north) : far(wx, x, one.west, one.east);
  }
  const [dx, dy] = [one.at[0] - x, one.at[1] - y];
  const [along, across] = wx === 0 ? [dy * wy, dx] : [dx * wx, dy];
  const reach = radius + one.radius + GREEN;
  return along + Math.sqrt(Math.max(0, reach * reach - across * across));
}

/** 'FISTF-II.2.3.1': along the way until nothing is in it any more; several obstacles: again [S-21]. */
function slid(from: Spot, radius: number, way: Way, obstacles: readonly Obstacle[]): Spot {
  let at = from;
  for (;;) {
    const here = at;
    const inTheWay = obstacles.filter((one) => isInTheWay(here, radius, one));
    if (inTheWay.length === 0) return here;
    const far = Math.max(...inTheWay.map((one) => clearAfter(here, radius, way, one)));
    at = [here[0] + way[0] * far, here[1] + way[1] * far];
  }
}

/** The first of these ways that ends where it may; if none does, the last one [S-108]. */
export function firstThatEnds(
  from: Spot,
  radius: number,
  obstacles: readonly Obstacle[],
  ways: readonly (readonly [way: Way, mayEnd: (at: Spot) => boolean])[],
): Spot {
  let at = from;
  for (const [way, mayEnd] of ways) {
    at = slid(from, radius, way, obstacles);
    if (mayEnd(at)) return at;
  }
  return at;
}
