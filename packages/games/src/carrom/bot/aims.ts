import { TOP_SPEED } from '../motion.ts';
import {
  BASE_CIRCLE, BASE_LINE, CLEAR_OF_CIRCLES, COVERS_FROM, HALF, PIECE_RADIUS, STRIKER_RADIUS, TOUCHES_ARROW, type Point,
} from '../table.ts';
import { degreesTo } from './angle.ts';
import type { Ground } from './ground.ts';
import type { Noise } from './noise.ts';
import type { Kind, Scene, Shot } from './scene.ts';

/** A stroke that should pocket a piece, and how likely it looks from the geometry alone. */
export interface Aim extends Shot {
  readonly target: number;
  readonly chance: number;
  readonly way: 'direct' | 'cushion' | 'combination';
}

const REACH = STRIKER_RADIUS + PIECE_RADIUS;
const DIAMETER = 2 * PIECE_RADIUS;
/** Thinner hits are left alone. */
const LEAST_COSINE = 0.26;
/** What a piece should have left to run when it gets there. */
const TO_SPARE = 0.1;
const RADIANS = Math.PI / 180;

// ── where the striker may stand ───────────────────────────────────────────────────────────────────────────────────

const OUTERMOST = TOUCHES_ARROW - 1e-5;
/** The nearest place that touches both lines or covers a circle; pieces may still be in the way. */
export function lawfulX(x: number): number {
  const out = Math.abs(x);
  const sign = x < 0 ? -1 : 1;
  if (out <= CLEAR_OF_CIRCLES) return x;
  if (out >= COVERS_FROM) return sign * Math.min(out, OUTERMOST);
  return sign * (out - CLEAR_OF_CIRCLES < COVERS_FROM - out ? CLEAR_OF_CIRCLES : COVERS_FROM);
}
const overlaps = (points: readonly Point[], x: number): boolean => {
  for (const one of points) {
    const [dx, dy] = [one.x - x, one.y + BASE_LINE];
    if (dx * dx + dy * dy < REACH * REACH) return true;
  }
  return false;
};
export const isFree = ({ points }: Scene, x: number): boolean => !overlaps(points, x);

/** Evenly along the base line, and over the two circles. */
export const stands = (count: number): readonly number[] => [
  0 - BASE_CIRCLE,
  ...Array.from({ length: count }, (_, i) => (count === 1 ? 0 : CLEAR_OF_CIRCLES * ((2 * i) / (count - 1) - 1))),
  BASE_CIRCLE,
];

// ── ways and chances ──────────────────────────────────────────────────────────────────────────────────────────────

/** Does a disc get from one point to another without touching a piece? `reach` is the sum of the radii. */
function isClear(points: readonly Point[], fromX: number, fromY: number, toX: number, toY: number, reach: number, not: number, nor = -1): boolean {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return true;
  const [ux, uy] = [dx / length, dy / length];
  for (let i = 0; i < points.length; i++) {
    if (i === not || i === nor) continue;
    const [px, py] = [points[i]!.x - fromX, points[i]!.y - fromY];
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

/** The share of a normal distribution within so many quarters of its standard deviation. */
const WITHIN: readonly number[] = [0.0, 0.1974, 0.3829, 0.5467, 0.6827, 0.7887, 0.8664, 0.9199, 0.9545, 0.9756, 0.9876, 0.994, 0.9973, 0.9988];
const within = (deviations: number): number => {
  const at = 4 * deviations;
  const whole = Math.floor(at);
  if (whole >= WITHIN.length - 1) return 1;
  return WITHIN[whole]! + (WITHIN[whole + 1]! - WITHIN[whole]!) * (at - whole);
};

/** A piece's way to a pocket: its direction, how far, and how much it may be off. */
interface Route {
  readonly target: number;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
  readonly window: number;
  readonly way: Aim['way'];
  /** Speed wanted of the piece that the striker hits. */
  readonly speed: number;
  /** The piece that the striker hits; its errors are passed on so many times larger. */
  readonly first: number;
  readonly spread: number;
}

const speedFor = ({ slowing }: Ground, way: number, atEnd = 0): number => Math.sqrt(atEnd * atEnd + 2 * slowing * way);

/** Straight into a pocket, of every piece of these kinds. */
function directRoutes({ points, kinds, ground }: Scene, wanted: (kind: Kind) => boolean): readonly Route[] {
  const routes: Route[] = [];
  for (let i = 0; i < points.length; i++) {
    if (!wanted(kinds[i]!)) continue;
    const at = points[i]!;
    for (const pocket of ground.pockets) {
      const [dx, dy] = [pocket.x - at.x, pocket.y - at.y];
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length < 1e-6 || !isClear(points, at.x, at.y, pocket.x, pocket.y, DIAMETER, i)) continue;
      routes.push({ target: i, first: i, ux: dx / length, uy: dy / length, length, window: ground.catches / Math.max(length, ground.catches), way: 'direct', speed: speedFor(ground, length + TO_SPARE), spread: 1 });
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

/** Off one cushion into a pocket: the frame gives back less than it gets. */
function cushionRoutes({ points, kinds, ground }: Scene, wanted: (kind: Kind) => boolean): readonly Route[] {
  const edge = HALF - PIECE_RADIUS;
  const back = ground.surface.cushionRestitution;
  const routes: Route[] = [];
  for (let i = 0; i < points.length; i++) {
    if (!wanted(kinds[i]!)) continue;
    const at = points[i]!;
    for (const pocket of ground.pockets)
      for (let side = 0; side < 4; side++) {
        const sign = side < 2 ? 1 : -1;
        const lies = side % 2 === 0;
        const [near, goal] = lies ? [edge - sign * at.x, edge - sign * pocket.x] : [edge - sign * at.y, edge - sign * pocket.y];
        if (near < 0.01 || goal < 0.05) continue;
        const part = shareBefore(ground, near, goal, Math.abs(lies ? pocket.y - at.y : pocket.x - at.x));
        const [wx, wy] = lies ? [sign * edge, at.y + (pocket.y - at.y) * part] : [at.x + (pocket.x - at.x) * part, sign * edge];
        if (!isClear(points, at.x, at.y, wx, wy, DIAMETER, i) || !isClear(points, wx, wy, pocket.x, pocket.y, DIAMETER, i)) continue;
        const [dx, dy] = [wx - at.x, wy - at.y];
        const to = Math.sqrt(dx * dx + dy * dy);
        const on = Math.sqrt((pocket.x - wx) * (pocket.x - wx) + (pocket.y - wy) * (pocket.y - wy));
        if (to < 1e-6) continue;
        routes.push({ target: i, first: i, ux: dx / to, uy: dy / to, length: to + on, window: (0.5 * ground.catches) / (to + on), way: 'cushion', speed: speedFor(ground, to, speedFor(ground, on + TO_SPARE) / back), spread: 1 });
      }
  }
  return routes;
}

/** By way of another piece that lies before it. */
function combinationRoutes({ points, ground }: Scene, routes: readonly Route[]): readonly Route[] {
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
      if (cosine < 0.6 || !isClear(points, points[i]!.x, points[i]!.y, gx, gy, DIAMETER, i, route.target)) continue;
      const spread = Math.max(1, (length + DIAMETER) / (DIAMETER * cosine));
      found.push({ target: route.target, first: i, ux, uy, length: route.length, window: route.window, way: 'combination', speed: speedFor(ground, length, route.speed / (ground.passedBetween * cosine)), spread });
    }
  }
  return found;
}

/** The stroke from this place that sends a piece on its route, or null: too thin, or something is in the way. */
function aimFrom({ points, ground }: Scene, route: Route, x: number, noise: Noise): Aim | null {
  const at = points[route.first]!;
  // Rims rub: the piece goes off a little towards where the striker was going, so the hit must be that much thinner.
  let [nx, ny] = [route.ux, route.uy];
  let [gx, gy, vx, vy, distance, cosine] = [0, 0, 0, 0, 0, 0];
  for (let round = 0; round < 3; round++) {
    [gx, gy] = [at.x - REACH * nx, at.y - REACH * ny];
    [vx, vy] = [gx - x, gy + BASE_LINE];
    distance = Math.sqrt(vx * vx + vy * vy);
    if (distance < 1e-4) return null;
    [vx, vy] = [vx / distance, vy / distance];
    cosine = vx * nx + vy * ny;
    if (cosine < LEAST_COSINE) return null;
    const sine = vx * ny - vy * nx;
    const rub = Math.min(ground.surface.discFriction, ground.throws * (Math.abs(sine) / cosine)) * (sine > 0 ? 1 : -1);
    const size = Math.sqrt(1 + rub * rub);
    [nx, ny] = [(route.ux - rub * route.uy) / size, (route.uy + rub * route.ux) / size];
  }
  const inside = HALF - STRIKER_RADIUS;
  if (gx > inside || gx < -inside || gy > inside || gy < -inside) return null;
  const across = noise.angle * RADIANS * distance;
  const aside = noise.x * Math.abs(vy);
  const error = (route.spread * Math.sqrt(across * across + aside * aside)) / (REACH * cosine) + 1e-3;
  const chance = within(route.window / error);
  if (chance < 0.01 || !isClear(points, x, -BASE_LINE, gx, gy, REACH, route.first)) return null;
  const speed = speedFor(ground, distance, route.speed / (ground.passedOn * cosine)) / TOP_SPEED;
  return speed > 1 ? null : { target: route.target, way: route.way, x, angle: degreesTo(vx, vy), force: speed, chance };
}

/** Where the striker would hit full. */
function straightX({ points }: Scene, { first, ux, uy }: Route): number | null {
  const at = points[first]!;
  const rise = at.y + BASE_LINE;
  return uy * rise <= 1e-6 ? null : lawfulX(at.x - (ux * rise) / uy);
}

export interface Search {
  readonly stands: readonly number[];
  readonly noise: Noise;
  readonly wanted: (kind: Kind) => boolean;
  /** Cushions and combinations too? */
  readonly tricks: boolean;
}

/** Strokes that should pocket a piece, the likeliest first: at most two places for each way of each piece to each pocket. */
export function aimsAt(scene: Scene, { stands: places, noise, wanted, tricks }: Search): readonly Aim[] {
  const direct = directRoutes(scene, wanted);
  const routes = tricks ? [...direct, ...cushionRoutes(scene, wanted), ...combinationRoutes(scene, direct)] : direct;
  const free = places.filter((x) => isFree(scene, x));
  const aims: Aim[] = [];
  for (const route of routes) {
    let best: Aim | null = null;
    let second: Aim | null = null;
    const straight = straightX(scene, route);
    const from = straight === null || !isFree(scene, straight) ? free : [...free, straight];
    for (const x of from) {
      const aim = aimFrom(scene, route, x, noise);
      if (aim === null) continue;
      if (best === null || aim.chance > best.chance) [second, best] = [best, aim];
      else if (second === null || aim.chance > second.chance) second = aim;
    }
    if (best !== null) aims.push(best);
    if (second !== null) aims.push(second);
  }
  return aims.toSorted((a, b) => b.chance - a.chance);
}

/** For every piece the chance of its best direct stroke. */
export function chances(scene: Scene, places: readonly number[], noise: Noise, wanted: (kind: Kind) => boolean): Float64Array {
  const best = new Float64Array(scene.points.length);
  const free = places.filter((x) => isFree(scene, x));
  for (const route of directRoutes(scene, wanted)) {
    if (within(route.window / 1e-3) <= best[route.target]!) continue;
    for (const x of free) {
      const aim = aimFrom(scene, route, x, noise);
      if (aim !== null && aim.chance > best[route.target]!) best[route.target] = aim.chance;
    }
  }
  return best;
}
