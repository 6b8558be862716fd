import { decide, watches } from '../agenda.ts';
import type { World } from '../world.ts';
import { LANDS_ON_DISC, ON_BOARD, ON_FRAME, PERCHED } from './state.ts';
import { look } from './way.ts';

/** Seconds until something at this height above a floor, thrown with `vz`, comes down on it; NaN if it never rises that high. */
export const fallTime = (world: World, height: number, vz: number): number =>
  (vz + Math.sqrt(vz * vz + 2 * world.gravity * height)) / world.gravity;

/** Onto a disc below, if that comes first; onto the nearest of several, so that their order does not matter. */
export function planLandingOnDiscs(world: World, i: number): void {
  let nearest = Infinity;
  watches(world, i);
  for (let j = 0; j < world.count; j++) {
    if (j === i || (world.place[j] !== ON_BOARD && world.place[j] !== PERCHED && world.place[j] !== ON_FRAME)) continue;
    const time = world.start[i]! + fallTime(world, world.z[i]! - world.z[j]! - world.height[j]!, world.vz[i]!);
    // What has moved since, or moves now, has been looked at before.
    if (!(time >= world.start[j]! && time >= world.start[i]! && time <= world.ownTime[i]!)) continue;
    const apart = squareApart(world, i, j, time);
    const isAsSoon = time === world.ownTime[i] && world.ownKind[i] === LANDS_ON_DISC;
    if (apart >= overlap(world, i, j) || (isAsSoon && apart >= nearest)) continue;
    nearest = apart;
    decide(world, i, time, LANDS_ON_DISC, j);
  }
}

/** Whether the outlines of two discs overlap at a time, seen from above. */
export const lieOver = (world: World, i: number, j: number, time: number): boolean =>
  squareApart(world, i, j, time) < overlap(world, i, j);

function overlap(world: World, i: number, j: number): number {
  const sum = world.radius[i]! + world.radius[j]! - 1e-9;
  return sum * sum;
}

/** The square of the distance of the centres at a time. */
function squareApart(world: World, i: number, j: number, time: number): number {
  look(world, i, time - world.start[i]!);
  const wayI = world.found[0]!;
  look(world, j, time - world.start[j]!);
  const wayJ = world.found[0]!;
  const dx = world.x[i]! + world.ux[i]! * wayI - world.x[j]! - world.ux[j]! * wayJ;
  const dy = world.y[i]! + world.uy[i]! * wayI - world.y[j]! - world.uy[j]! * wayJ;
  return dx * dx + dy * dy;
}
