import type { Spot } from '../contract.ts';
import { pairOf, type World } from '../world.ts';
import { see } from './pair.ts';

interface Seen extends Spot {
  readonly i: number;
}

/** What is on the table at a time. */
function seenAt(world: World, time: number): readonly Seen[] {
  const at = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0 };
  return world.kinds.flatMap((kind, i) => {
    if (kind.isAway(world, i)) return [];
    see(world, i, time, at);
    return [{ i, x: at.x, y: at.y, z: at.z }];
  });
}

/** The least gap between two bodies or a body and a solid at a time not after the next event; below 0 by how much they overlap. What cannot meet is not measured. */
export function leastGap(world: World, time: number): number {
  const all = seenAt(world, time);
  let least = Infinity;
  for (const [at, one] of all.entries()) {
    least = Math.min(least, gapToSolids(world, one));
    for (const other of all.slice(at + 1))
      if (!areBoxesApart(world, one.i, other.i, least)) least = Math.min(least, gapBetween(world, one, other, time));
  }
  return least;
}

/** Whether the boxes of two bodies alone say that they are farther apart than so much. */
function areBoxesApart({ box }: World, i: number, j: number, least: number): boolean {
  const apart = Math.max(
    box[4 * i]! - box[4 * j + 1]!,
    box[4 * j]! - box[4 * i + 1]!,
    box[4 * i + 2]! - box[4 * j + 3]!,
    box[4 * j + 2]! - box[4 * i + 3]!,
  );
  return apart > 0 && apart >= least;
}

/** The gap between body `i`, if a hand put it down at (x, y), and whatever is nearest there, at a time not after the next event; below 0: it would be in something. */
export function gapAt(world: World, i: number, x: number, y: number, time: number): number {
  const place = world.place[i]!;
  world.place[i] = 0;
  const gap = gapAround(world, i, { x, y, z: 0 }, time);
  world.place[i] = place;
  return gap;
}

/** The same for body `i` as it is now, at a place. */
export function gapAround(world: World, i: number, at: Spot, time: number): number {
  const one: Seen = { i, x: at.x, y: at.y, z: at.z };
  const others = seenAt(world, time).filter((seen) => seen.i !== i);
  return Math.min(gapToSolids(world, one), ...others.map((other) => gapBetween(world, one, other, time)));
}

/** The gap between two bodies at a time not after the next event; Infinity where one is gone or they do not meet. */
export function gapOfPair(world: World, i: number, j: number, time: number): number {
  const [one, other] = seenAt(world, time).filter((seen) => seen.i === i || seen.i === j);
  if (one === undefined || other === undefined) return Infinity;
  return gapBetween(world, one, other, time);
}

function gapToSolids(world: World, one: Seen): number {
  const kind = world.kinds[one.i]!;
  let least = Infinity;
  if (kind.gapToSolid === undefined) return least;
  for (let k = 0; k < world.solids.length; k++) least = Math.min(least, kind.gapToSolid(world, one.i, one, k));
  return least;
}

const gapBetween = (world: World, one: Seen, other: Seen, time: number): number =>
  gapOf(world, one.i, one, other.i, other, time);

/** How far apart two bodies are at two places, as the meeting of their kinds measures it; Infinity if they do not meet. */
export function gapOf(world: World, i: number, atI: Spot, j: number, atJ: Spot, time: number): number {
  const pair = pairOf(world, i, j);
  const meeting = world.meetings[pair]!;
  if (meeting === null) return Infinity;
  return world.swapped[pair] === 1
    ? meeting.gap(world, j, atJ, i, atI, time)
    : meeting.gap(world, i, atI, j, atJ, time);
}
