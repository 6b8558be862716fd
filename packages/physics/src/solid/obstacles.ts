import { decide } from '../agenda.ts';
import { firstContact, type Gauge } from '../approach.ts';
import type { Solid } from '../contract.ts';
import { FELL } from '../log.ts';
import type { World } from '../world.ts';

/** The place of a ball or a figure that is no longer on the table; below it each has its own. */
export const GONE = 3;
/** Own events, besides `STOPS`, of what runs against solids and over the edge; a kind's others come after them. */
const HITS = 2;
const LEAVES = 3;

/** Whether something in the box of body i, from the ground up to `high`, can touch a solid. */
function inReach(world: World, i: number, solid: Solid, high: number): boolean {
  const { box } = world;
  if (solid.kind === 'block')
    return (
      solid.bottom <= high &&
      solid.west <= box[4 * i + 1]! &&
      solid.east >= box[4 * i]! &&
      solid.south <= box[4 * i + 3]! &&
      solid.north >= box[4 * i + 2]!
    );
  const { from, to, radius } = solid;
  return (
    Math.min(from[2], to[2]) - radius <= high &&
    Math.min(from[0], to[0]) - radius <= box[4 * i + 1]! &&
    Math.max(from[0], to[0]) + radius >= box[4 * i]! &&
    Math.min(from[1], to[1]) - radius <= box[4 * i + 3]! &&
    Math.max(from[1], to[1]) + radius >= box[4 * i + 2]!
  );
}

/** The first solid on the way of body i before what it has decided so far, with the number of the solid. */
export function planSolids(world: World, i: number, gauge: Gauge, high: number): void {
  const { solids } = world;
  for (let k = 0; k < solids.length; k++) {
    if (!inReach(world, i, solids[k]!, high)) continue;
    const time = firstContact(world, i, k, gauge, world.hurry[i]!, world.start[i]!, world.ownTime[i]!);
    if (time < world.ownTime[i]!) decide(world, i, time, HITS, k);
  }
}

/** How far the middle of body i still is from edge `side` (west, east, south, north). */
const edgeGauge: Gauge = (world, i, side, time) => {
  const { seen, gauge } = world;
  const edge = world.edge!;
  world.kinds[i]!.look(world, i, time - world.start[i]!);
  const axis = side < 2 ? 0 : 1;
  const upper = side % 2 === 1;
  const at = [edge.west, edge.east, edge.south, edge.north][side]!;
  gauge[0] = upper ? at - seen[axis]! : seen[axis]! - at;
  gauge[1] = upper ? seen[3 + axis]! : -seen[3 + axis]!;
};

/** When the middle of body i comes over an edge of the table. */
export function planEdge(world: World, i: number): void {
  const { box, edge } = world;
  if (edge === null) return;
  const over = [
    box[4 * i]! < edge.west,
    box[4 * i + 1]! > edge.east,
    box[4 * i + 2]! < edge.south,
    box[4 * i + 3]! > edge.north,
  ];
  for (let side = 0; side < 4; side++) {
    if (!over[side]) continue;
    const time = firstContact(world, i, side, edgeGauge, world.hurry[i]!, world.start[i]!, world.ownTime[i]!);
    if (time < world.ownTime[i]!) decide(world, i, time, LEAVES, side);
  }
}

/** Carries out what was decided about a solid or an edge; false if it was about neither. */
export function carryOutAtObstacle(
  world: World,
  i: number,
  hitSolid: (world: World, i: number, k: number) => void,
): boolean {
  switch (world.ownKind[i]) {
    case HITS:
      hitSolid(world, i, world.ownWith[i]!);
      return true;
    case LEAVES:
      world.log.add(FELL, world.now, i, 0, world.x[i]!, world.y[i]!);
      world.place[i] = GONE;
      return true;
    default:
      return false;
  }
}
