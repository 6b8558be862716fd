import { TOP_SPEED } from '../motion.ts';
import {
  BASE_CIRCLE,
  BASE_LINE,
  CLEAR_OF_CIRCLES,
  COVERS_FROM,
  HALF,
  PIECE_RADIUS,
  STRIKER_RADIUS,
  TOUCHES_ARROW,
  type Point,
} from '../table.ts';
import { degreesTo } from './angle.ts';
import type { Ground } from './ground.ts';
import type { Noise } from './noise.ts';
import { bounceAt, combinationRoutes, cushionRoutes, directRoutes, isClear, speedFor, type Route } from './routes.ts';
import type { Kind, Scene, Shot } from './scene.ts';

/** A stroke that should pocket a piece, and how likely it looks from the geometry alone. */
export interface Aim extends Shot {
  readonly target: number;
  readonly chance: number;
  /** `cushion`: the piece goes off one; `bank`: the striker does first. */
  readonly way: Route['way'] | 'bank';
}

const REACH = STRIKER_RADIUS + PIECE_RADIUS;
/** Thinner hits are left alone. */
const LEAST_COSINE = 0.26;
const RADIANS = Math.PI / 180;
/** As far as the striker's centre gets. */
const INSIDE = HALF - STRIKER_RADIUS;

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

// ── strokes and their chances ─────────────────────────────────────────────────────────────────────────────────────

/** The share of a normal distribution within so many quarters of its standard deviation. */
const WITHIN: readonly number[] = [
  0.0, 0.1974, 0.3829, 0.5467, 0.6827, 0.7887, 0.8664, 0.9199, 0.9545, 0.9756, 0.9876, 0.994, 0.9973, 0.9988,
];
const within = (deviations: number): number => {
  const at = 4 * deviations;
  const whole = Math.floor(at);
  if (whole >= WITHIN.length - 1) return 1;
  return WITHIN[whole]! + (WITHIN[whole + 1]! - WITHIN[whole]!) * (at - whole);
};

/** The stroke from this place that sends a piece on its route, or null: too thin, or something is in the way. */
function aimFrom({ points, ground }: Scene, route: Route, x: number, noise: Noise): Aim | null {
  const at = points[route.first]!;
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
    [nx, ny] = thinned(ground, route, vx * ny - vy * nx, cosine);
  }
  if (Math.abs(gx) > INSIDE || Math.abs(gy) > INSIDE) return null;
  const across = noise.angle * RADIANS * distance;
  const aside = noise.x * Math.abs(vy);
  const error = (route.spread * Math.sqrt(across * across + aside * aside)) / (REACH * cosine) + 1e-3;
  const chance = within(route.window / error);
  if (chance < 0.01 || !isClear(points, { x, y: -BASE_LINE }, { x: gx, y: gy }, REACH, route.first)) return null;
  const speed = speedFor(ground, distance, route.speed / (ground.passedOn * cosine)) / TOP_SPEED;
  return speed > 1 ? null : { target: route.target, way: route.way, x, angle: degreesTo(vx, vy), force: speed, chance };
}

/** Rims rub: the piece goes off a little towards where the striker was going, so the hit must be that much thinner. */
function thinned(ground: Ground, { ux, uy }: Route, sine: number, cosine: number): [number, number] {
  const rub = Math.min(ground.surface.discFriction, ground.throws * (Math.abs(sine) / cosine)) * (sine > 0 ? 1 : -1);
  const size = Math.sqrt(1 + rub * rub);
  return [(ux - rub * uy) / size, (uy + rub * ux) / size];
}

/** The same with the striker off this side first. */
function bankFrom({ points, ground }: Scene, route: Route, x: number, side: number, noise: Noise): Aim | null {
  const at = points[route.first]!;
  const from = { x, y: 0 - BASE_LINE };
  let [nx, ny] = [route.ux, route.uy];
  let [gx, gy, on, cosine] = [0, 0, 0, 0];
  let wall: Point | null = null;
  for (let round = 0; round < 3; round++) {
    [gx, gy] = [at.x - REACH * nx, at.y - REACH * ny];
    wall =
      Math.abs(gx) > INSIDE || Math.abs(gy) > INSIDE ? null : bounceAt(ground, side, INSIDE, from, { x: gx, y: gy });
    if (wall === null) return null;
    const [vx, vy] = [gx - wall.x, gy - wall.y];
    on = Math.sqrt(vx * vx + vy * vy);
    cosine = (vx * nx + vy * ny) / on;
    if (cosine < LEAST_COSINE) return null;
    [nx, ny] = thinned(ground, route, (vx * ny - vy * nx) / on, cosine);
  }
  const [dx, dy] = [wall!.x - x, wall!.y + BASE_LINE];
  const to = Math.sqrt(dx * dx + dy * dy);
  const chance = within(
    route.window / ((route.spread * (noise.angle * RADIANS * (to + on) + noise.x)) / (REACH * cosine) + 0.02),
  );
  if (
    chance < 0.05 ||
    !isClear(points, { x, y: from.y }, wall!, REACH, -1) ||
    !isClear(points, wall!, { x: gx, y: gy }, REACH, route.first)
  )
    return null;
  const force =
    speedFor(
      ground,
      to,
      speedFor(ground, on, route.speed / (ground.passedOn * cosine)) / ground.surface.cushionRestitution,
    ) / TOP_SPEED;
  return force > 1 ? null : { target: route.target, way: 'bank', x, angle: degreesTo(dx, dy), force, chance };
}

/** The best of these for each piece and pocket. */
function banks(scene: Scene, routes: readonly Route[], free: readonly number[], noise: Noise): readonly Aim[] {
  return routes.flatMap((route) => {
    let best: Aim | null = null;
    for (const x of free)
      for (let side = 0; side < 4; side++) {
        const aim = bankFrom(scene, route, x, side, noise);
        if (aim !== null && (best === null || aim.chance > best.chance)) best = aim;
      }
    return best === null ? [] : [best];
  });
}

/** Where the striker would hit full. */
function straightX({ points }: Scene, { first, ux, uy }: Route): number | null {
  const at = points[first]!;
  const rise = at.y + BASE_LINE;
  return uy * rise <= 1e-6 ? null : lawfulX(at.x - (ux * rise) / uy);
}

interface Search {
  readonly stands: readonly number[];
  readonly noise: Noise;
  readonly wanted: (kind: Kind) => boolean;
  /** Cushions and combinations too? */
  readonly tricks: boolean;
  /** With the striker off a cushion first too? */
  readonly banks?: boolean;
}

/** Strokes that should pocket a piece, the likeliest first: at most two places for each way of each piece to each pocket. */
export function aimsAt(
  scene: Scene,
  { stands: places, noise, wanted, tricks, banks: banking = false }: Search,
): readonly Aim[] {
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
  if (banking) aims.push(...banks(scene, direct, free, noise));
  return aims.toSorted((a, b) => b.chance - a.chance);
}

/** For every piece the chance of its best direct stroke. */
export function chances(
  scene: Scene,
  places: readonly number[],
  noise: Noise,
  wanted: (kind: Kind) => boolean,
): Float64Array {
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
