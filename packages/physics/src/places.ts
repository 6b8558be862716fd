import type { Moving, Place } from './contract.ts';
import type { World } from './world.ts';

/** Where a body is, and how fast it goes, at the start of its present piece. */
export const startOf = (world: World, i: number): Moving => ({
  x: world.x[i]!,
  y: world.y[i]!,
  z: world.z[i]!,
  vx: world.vx[i]!,
  vy: world.vy[i]!,
  vz: world.vz[i]!,
});

/** Where a body is at a time of its present piece; nothing is changed by looking. */
export function placeAt(world: World, i: number, time: number): Place {
  const kind = world.kinds[i]!;
  const span = Math.max(0, time - world.start[i]!);
  kind.look(world, i, span);
  const [x, y, z] = world.seen as unknown as [number, number, number];
  return { id: world.bodies[i]!.id, x, y, z, angle: world.angle[i]! + kind.turn(world, i, span) };
}

/** Where everything is at a time not after the next event. */
export const placesAt = (world: World, time: number): readonly Place[] =>
  world.bodies.map((_, i) => placeAt(world, i, time));
