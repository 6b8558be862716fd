import { FROM, PIECE, SPAN, valueAt, X, Y } from '../poly-way.ts';
import { REST, type World } from '../world.ts';

/** How far an outline reaches from the place of its body to each side. */
export interface Extent {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A body that is nowhere: its box meets no other. */
export function fenceOff({ box }: World, i: number): void {
  box[4 * i] = box[4 * i + 2] = Infinity;
  box[4 * i + 1] = box[4 * i + 3] = -Infinity;
}

/** Sets the box of body i for its way up to its own next event. Between two ends of a piece it leaves the straight line by an eighth of its acceleration times the square of the time at most. */
export function fence(world: World, i: number, extent: Extent): void {
  const { box } = world;
  const [x, y] = [world.x[i]!, world.y[i]!];
  box[4 * i] = box[4 * i + 1] = x;
  box[4 * i + 2] = box[4 * i + 3] = y;
  if (world.form[i] !== REST) fenceWay(world, i, world.curves[i]!, world.ownTime[i]! - world.start[i]!);
  box[4 * i]! -= extent.west;
  box[4 * i + 1]! += extent.east;
  box[4 * i + 2]! -= extent.south;
  box[4 * i + 3]! += extent.north;
}

function fenceWay({ box, hurry }: World, i: number, way: Float64Array, until: number): void {
  let [west, east] = [box[4 * i]!, box[4 * i + 1]!];
  let [south, north] = [box[4 * i + 2]!, box[4 * i + 3]!];
  for (let at = 0; at < way.length && way[at + FROM]! < until; at += PIECE) {
    const span = Math.min(way[at + SPAN]!, until - way[at + FROM]!);
    const aside = (span * span * hurry[i]!) / 8;
    const x = valueAt(way, at + X, span);
    const y = valueAt(way, at + Y, span);
    west = Math.min(west, Math.min(x, way[at + X]!) - aside);
    east = Math.max(east, Math.max(x, way[at + X]!) + aside);
    south = Math.min(south, Math.min(y, way[at + Y]!) - aside);
    north = Math.max(north, Math.max(y, way[at + Y]!) + aside);
  }
  box[4 * i] = west;
  box[4 * i + 1] = east;
  box[4 * i + 2] = south;
  box[4 * i + 3] = north;
}
