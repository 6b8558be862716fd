import * as columns from '../columns.ts';
import { decide, watches } from '../agenda.ts';
import type { World } from '../world.ts';
import * as state from './state.ts';
import { look } from './way.ts';
import * as slots from './slots.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { HEIGHT, OWN_KIND, OWN_TIME, PLACE, RADIUS, START, UX, UY, VZ, X, Y, Z } = columns;
const { LANDS_ON_DISC, ON_BOARD, ON_FRAME, PERCHED } = state;
const { SPAN, WAY } = slots;

/** Seconds until something at this height above a floor, thrown with `vz`, comes down on it; NaN if it never rises that high. */
export const fallTime = (world: World, height: number, vz: number): number =>
  (vz + Math.sqrt(vz * vz + 2 * world.gravity * height)) / world.gravity;

/** Onto a disc below, if that comes first; onto the nearest of several, so that their order does not matter. */
export function planLandingOnDiscs(world: World, i: number): void {
  const { n, k } = world;
  let nearest = Infinity;
  watches(world, i);
  for (let j = 0; j < world.count; j++) {
    if (j === i || (k[PLACE + j] !== ON_BOARD && k[PLACE + j] !== PERCHED && k[PLACE + j] !== ON_FRAME)) continue;
    const time = n[START + i]! + fallTime(world, n[Z + i]! - n[Z + j]! - n[HEIGHT + j]!, n[VZ + i]!);
    // What has moved since, or moves now, has been looked at before.
    if (!(time >= n[START + j]! && time >= n[START + i]! && time <= n[OWN_TIME + i]!)) continue;
    const apart = squareApart(world, i, j, time);
    const isAsSoon = time === n[OWN_TIME + i] && k[OWN_KIND + i] === LANDS_ON_DISC;
    if (apart >= overlap(world, i, j) || (isAsSoon && apart >= nearest)) continue;
    nearest = apart;
    decide(world, i, time, LANDS_ON_DISC, j);
  }
}

/** Whether the outlines of two discs overlap at a time, seen from above. */
export const lieOver = (world: World, i: number, j: number, time: number): boolean =>
  squareApart(world, i, j, time) < overlap(world, i, j);

function overlap(world: World, i: number, j: number): number {
  const { n } = world;
  const sum = n[RADIUS + i]! + n[RADIUS + j]! - 1e-9;
  return sum * sum;
}

/** The square of the distance of the centres at a time. */
function squareApart(world: World, i: number, j: number, time: number): number {
  const { n, found } = world;
  found[SPAN] = time - n[START + i]!;
  look(world, i);
  const x = n[X + i]! + n[UX + i]! * found[WAY]!;
  const y = n[Y + i]! + n[UY + i]! * found[WAY]!;
  found[SPAN] = time - n[START + j]!;
  look(world, j);
  const dx = x - (n[X + j]! + n[UX + j]! * found[WAY]!);
  const dy = y - (n[Y + j]! + n[UY + j]! * found[WAY]!);
  return dx * dx + dy * dy;
}
