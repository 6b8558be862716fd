import type { World } from './world.ts';

/** What a body does next by itself. */
export function decide(world: World, i: number, time: number, kind: number, what: number): void {
  world.ownTime[i] = time;
  world.ownKind[i] = kind;
  world.ownWith[i] = what;
}

/** Says, while it is planned, that its own next event hangs on the ways of others. */
export function watches(world: World, i: number): void {
  world.watching[i] = 1;
}

/** Asks a body for its own next event. */
export function plan(world: World, i: number): void {
  const before = world.watching[i]!;
  world.watching[i] = 0;
  decide(world, i, Infinity, 0, 0);
  world.kinds[i]!.plan(world, i);
  world.watchers += world.watching[i] - before;
}
