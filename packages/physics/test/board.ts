import { CARROM, tableOn, type Surface } from '@bande/games/carrom/table-bodies.ts';
import * as physics from '../src/index.ts';

/** The laws of discs are tested on a real board, and on boards that differ from it in one respect. */
export { CARROM, type Surface };

export const run = (
  surface: Surface,
  discs: readonly physics.Disc[],
  flick: physics.DiscFlick,
  options?: physics.RunOptions,
): physics.Run => physics.run(tableOn(surface), discs, flick, options);

export class QuickTable extends physics.QuickTable {
  constructor(surface: Surface, discs: readonly physics.Disc[]) {
    super(tableOn(surface), discs);
  }
}

/** Discs put down, to which anything may be done before they begin. */
export function worldOf(surface: Surface, discs: readonly physics.Disc[]): physics.World {
  const world = new physics.World(tableOn(surface), discs.map(physics.discBody));
  for (const [i, { x, y }] of discs.entries()) physics.DISC.put(world, i, x, y, -1);
  return world;
}
