import { type Body, put, strike, World } from '@bande/physics';
import { tableOf } from '../../src/subbuteo/table-bodies.ts';
import { PITCH } from '../../src/subbuteo/table.ts';

/** Kinds of entries of the log. */
export const LOG = { hit: 1, landed: 5, rested: 6, struck: 7, toppled: 8, layDown: 9, fell: 10 } as const;
/** Places: of a ball, of a figure, of both. */
const FLYING = 1;
export const LYING = 2;
export const GONE = 3;

/** Bodies at their places, the ball first if there is one. */
export function stage(bodies: readonly (readonly [Body, number, number])[]): World {
  const world = new World(
    tableOf(PITCH),
    bodies.map(([body]) => body),
  );
  for (const [i, [, x, y]] of bodies.entries()) put(world, i, 0, x, y);
  return world;
}

export const flick = (world: World, i: number, vx: number, vy: number, spin = 0): void =>
  strike(world, i, world.now, { vx, vy, spin, lift: 0 });

/** Throws the ball from a height. */
export function throwBall(world: World, z: number, [vx, vy, vz]: readonly [number, number, number]): void {
  world.z[0] = z;
  world.place[0] = FLYING;
  strike(world, 0, world.now, { vx, vy, spin: 0, lift: vz });
}

/** How many entries of a kind there are. */
export const logged = (world: World, kind: number): number => {
  let count = 0;
  for (let at = 0; at < world.log.length; at += 8) if (world.log.data[at] === kind) count++;
  return count;
};

export const struckIds = (world: World): readonly string[] => {
  const ids: string[] = [];
  for (let at = 0; at < world.log.length; at += 8)
    if (world.log.data[at] === LOG.struck) ids.push(world.solids[world.log.data[at + 3]!]!.id);
  return ids;
};
