import * as columns from './columns.ts';
import type { World } from './world.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { HALF_X, HALF_Y, MID_X, MID_Y, OWN_KIND, OWN_TIME, OWN_WITH, WATCHING } = columns;

/** What a body does next by itself. */
export function decide(world: World, i: number, time: number, kind: number, what: number): void {
  const { n, k } = world;
  n[OWN_TIME + i] = time;
  k[OWN_KIND + i] = kind;
  k[OWN_WITH + i] = what;
}

/** Says, while it is planned, that its own next event hangs on the ways of others. */
export function watches(world: World, i: number): void {
  const { k } = world;
  k[WATCHING + i] = 1;
}

/** Boxes that touch are not apart. Metres. */
const ROUNDING = 1e-12;

/** Asks a body for its own next event. */
export function plan(world: World, i: number): void {
  const { n, k } = world;
  const before = k[WATCHING + i]!;
  k[WATCHING + i] = 0;
  decide(world, i, Infinity, 0, 0);
  world.kinds[i]!.plan(world, i);
  const { box } = world;
  // A body that is nowhere has a box from ∞ to −∞, and such a box has no middle: far away it meets nothing.
  n[MID_X + i] = box[4 * i] === Infinity ? Infinity : (box[4 * i]! + box[4 * i + 1]!) / 2;
  n[MID_Y + i] = (box[4 * i + 2]! + box[4 * i + 3]!) / 2;
  n[HALF_X + i] = (box[4 * i + 1]! - box[4 * i]!) / 2 + ROUNDING;
  n[HALF_Y + i] = (box[4 * i + 3]! - box[4 * i + 2]!) / 2 + ROUNDING;
  world.watchers += k[WATCHING + i]! - before;
}
