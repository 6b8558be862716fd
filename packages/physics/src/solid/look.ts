import { lookAlong } from '../poly-way.ts';
import { REST, type World } from '../world.ts';

/** Where body i is, and how fast it goes, so long after its piece began: into `world.seen`. */
export function look(world: World, i: number, span: number): void {
  const { seen } = world;
  if (world.form[i] !== REST) return lookAlong(world.curves[i]!, span, seen);
  seen[0] = world.x[i]!;
  seen[1] = world.y[i]!;
  seen[2] = world.z[i]!;
  seen[3] = seen[4] = seen[5] = 0;
}
