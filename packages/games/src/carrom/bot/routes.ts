import { HALF, PIECE_RADIUS, type Point } from '../table.ts';
import type { Ground } from './ground.ts';
import type { Kind, Scene } from './scene.ts';

const DIAMETER = 2 * PIECE_RADIUS;
/** What a piece should have left to run when it gets there. */
const TO_SPARE = 0.1;

/** Does a disc get from one point to another without touching a piece? `reach` is the sum of the radii. */
export function isClear(
  points: readonly Point[],
  from: Point,
  to: Point,
  reach: number,
  not: number,
  nor = -1,
): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return true;
  const [ux, uy] = [dx / length, dy / length];
  for (let i = 0; i < points.length; i++) {
    if (i === not || i === nor) continue;
    const [px, py] = [points[i]!.x - from.x, points[i]!.y - from.y];
    const along = px * ux + py * uy;
    if (along <= 0 || along > length + reach) continue;
    const across = px * uy - py * ux;
    if (across * across >= reach * reach) continue;
    if (along <= length) return false;
    const past = along - length;
    if (past * past + across * across < reach * reach) return false;
  }
  return true;
}

/** A piece's way to a pocket: its direction, how far, and how much it may be off. */
export interface Route {
  readonly target: number;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
  readonly window: number;
  readonly way: 'direct' | 'cushion' | 'combination';
  /** Speed wanted of the piece that the striker hits. */
  readonly speed: number;
  /** The piece that the striker hits; its errors are passed on so many times larger. */
  readonly first: number;
  readonly spread: number;
}

export const speedFor = ({ slowing }: Ground, way: number, atEnd = 0): number =>
  Math.sqrt(atEnd * atEnd + 2 * slowing * way);

/** Straight into a pocket, of every piece of these kinds. */
export function directRoutes({ points, kinds, ground }: Scene, wanted: (kind: Kind) => boolean): readonly Route[] {
  const routes: Route[] = [];
  for (let i = 0; i < points.length; i++) {
    if (!wanted(kinds[i]!)) continue;
    const at = points[i]!;
    for (const pocket of ground.pockets) {
      const [dx, dy] = [pocket.x - at.x, pocket.y - at.y];
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length < 1e-6 || !isClear(points, at, pocket, DIAMETER, i)) continue;
      routes.push({
        target: i,
        first: i,
        ux: dx / length,
        uy: dy / length,
        length,
        window: ground.catches / Math.max(length, ground.catches),
        way: 'direct',
        speed: speedFor(ground, length + TO_SPARE),
        spread: 1,
      });
    }
  }
  return routes;
}

/** The share of the way along the frame before a bounce: it comes back slower across, and rubs along. */
function shareBefore({ surface }: Ground, near: number, goal: number, along: number): number {
  const { cushionRestitution: back, cushionFriction: rub } = surface;
  let kept = 0.8;
  for (let round = 0; round < 4; round++) {
    const slope = along / (near + (goal * kept) / back);
    kept = Math.max(2 / 3, 1 - (rub * (1 + back)) / Math.max(slope, 1e-6));
  }
  return near / (near + (goal * kept) / back);
}

/** Where a disc whose centre gets as far as `edge` must meet a side (0 to 3: east, north, west, south) to come from one point to another; null: too near to it. */
export function bounceAt(ground: Ground, side: number, edge: number, from: Point, to: Point): Point | null {
  const sign = side < 2 ? 1 : -1;
  const upright = side % 2 === 0;
  const [near, goal] = upright
    ? [edge - sign * from.x, edge - sign * to.x]
    : [edge - sign * from.y, edge - sign * to.y];
  if (near < 0.01 || goal < 0.002) return null;
  const part = shareBefore(ground, near, goal, Math.abs(upright ? to.y - from.y : to.x - from.x));
  return upright
    ? { x: sign * edge, y: from.y + (to.y - from.y) * part }
    : { x: from.x + (to.x - from.x) * part, y: sign * edge };
}

/** Off one cushion into a pocket: the frame gives back less than it gets. */
export function cushionRoutes({ points, kinds, ground }: Scene, wanted: (kind: Kind) => boolean): readonly Route[] {
  const routes: Route[] = [];
  for (let i = 0; i < points.length; i++) {
    if (!wanted(kinds[i]!)) continue;
    const at = points[i]!;
    for (const pocket of ground.pockets)
      for (let side = 0; side < 4; side++) {
        const wall = liesAt(pocket, side) ? null : bounceAt(ground, side, HALF - PIECE_RADIUS, at, pocket);
        if (wall === null || !isClear(points, at, wall, DIAMETER, i) || !isClear(points, wall, pocket, DIAMETER, i))
          continue;
        const [dx, dy] = [wall.x - at.x, wall.y - at.y];
        const to = Math.sqrt(dx * dx + dy * dy);
        const on = Math.sqrt((pocket.x - wall.x) * (pocket.x - wall.x) + (pocket.y - wall.y) * (pocket.y - wall.y));
        const speed = speedFor(ground, to, speedFor(ground, on + TO_SPARE) / ground.surface.cushionRestitution);
        routes.push({
          target: i,
          first: i,
          ux: dx / to,
          uy: dy / to,
          length: to + on,
          window: (0.5 * ground.catches) / (to + on),
          way: 'cushion',
          speed,
          spread: 1,
        });
      }
  }
  return routes;
}
/** A pocket takes no piece off a side that it lies at. */
const liesAt = ({ x, y }: Point, side: number): boolean => [x > 0, y > 0, x < 0, y < 0][side]!;

/** By way of another piece that lies before it. */
export function combinationRoutes({ points, ground }: Scene, routes: readonly Route[]): readonly Route[] {
  const found: Route[] = [];
  for (const route of routes) {
    const at = points[route.target]!;
    const [gx, gy] = [at.x - DIAMETER * route.ux, at.y - DIAMETER * route.uy];
    for (let i = 0; i < points.length; i++) {
      if (i === route.target) continue;
      const [dx, dy] = [gx - points[i]!.x, gy - points[i]!.y];
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length > 0.25) continue;
      const [ux, uy] = length < 1e-6 ? [route.ux, route.uy] : [dx / length, dy / length];
      const cosine = ux * route.ux + uy * route.uy;
      if (cosine < 0.6 || !isClear(points, points[i]!, { x: gx, y: gy }, DIAMETER, i, route.target)) continue;
      const spread = Math.max(1, (length + DIAMETER) / (DIAMETER * cosine));
      found.push({
        target: route.target,
        first: i,
        ux,
        uy,
        length: route.length,
        window: route.window,
        way: 'combination',
        speed: speedFor(ground, length, route.speed / (ground.passedBetween * cosine)),
        spread,
      });
    }
  }
  return found;
}
