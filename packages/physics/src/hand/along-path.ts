import { laterStart } from '../approach.ts';
import { FROM, PIECE, slopeAt, SPAN, valueAt, ANGLE, X, Y, Z } from '../poly-way.ts';
import { REST, type World } from '../world.ts';
import { newPose, poseAt, traitsOf } from './state.ts';

/** How a hand moves on one piece of its path: it begins at `from`, `span` seconds long, and never accelerates, turns or turns faster than this. */
export interface Leg {
  from: number;
  span: number;
  /** Where it is in the path; −1 after the end of it, where the hand stands. */
  at: number;
  acceleration: number;
  turn: number;
  turnAcceleration: number;
}

/** Metres a second squared along the three axes of a piece, which is of degree two. */
function accelerationOn(way: Float64Array, at: number): number {
  const [x, y, z] = [way[at + X + 2]!, way[at + Y + 2]!, way[at + Z + 2]!];
  return 2 * Math.sqrt(x * x + y * y + z * z);
}

const leg: Leg = { from: 0, span: 0, at: -1, acceleration: 0, turn: 0, turnAcceleration: 0 };

function readLeg(way: Float64Array, at: number, start: number): void {
  const span = way[at + SPAN]!;
  leg.from = start + way[at + FROM]!;
  leg.span = span;
  leg.at = at;
  leg.acceleration = accelerationOn(way, at);
  const most = Math.max(Math.abs(way[at + ANGLE + 1]!), Math.abs(slopeAt(way, at + ANGLE, span)));
  // The angle is twice the arc of what the column holds; 1.3 bounds 4t/(1+t²)².
  leg.turn = 2 * most;
  leg.turnAcceleration = most === 0 ? 0 : 4 * Math.abs(way[at + ANGLE + 2]!) + 1.3 * most * most;
}

/** Looks for a meeting on one leg, from `from` and not after `limit`. */
export type Search = (world: World, i: number, j: number, leg: Leg, from: number, limit: number) => number;

/** When i first meets hand j, leg after leg: where two of them join, the hand's acceleration jumps, and its turn when it is upright. */
export function firstAlong(world: World, i: number, j: number, search: Search, limit: number): number {
  let from = laterStart(world, i, j);
  const start = world.start[j]!;
  if (world.form[j] !== REST) {
    const way = world.curves[j]!;
    for (let at = 0; at < way.length; at += PIECE) {
      const end = start + way[at + FROM]! + way[at + SPAN]!;
      if (end <= from) continue;
      readLeg(way, at, start);
      const time = search(world, i, j, leg, Math.max(from, leg.from), Math.min(limit, end));
      if (time < Infinity) return time;
      if (end >= limit) return Infinity;
      from = end;
    }
  }
  stand(from);
  return search(world, i, j, leg, from, limit);
}

function stand(from: number): void {
  leg.from = from;
  leg.span = Infinity;
  leg.at = -1;
  leg.acceleration = leg.turn = leg.turnAcceleration = 0;
}

const pose = newPose();

/**
 * How fast the closing between a point (x, y, z), which is i and accelerates by `hurry`, and the plate of hand j can grow on a leg: seen from the plate, whose shape is convex, the
 * point is turned about the plate's foot. Below 0 if on the whole leg they are farther apart than `within`.
 */
export function plateHurry(
  world: World,
  j: number,
  { from: legFrom, span, acceleration, turn, turnAcceleration }: Leg,
  from: number,
  point: { readonly x: number; readonly y: number; readonly z: number; readonly speed: number; readonly hurry: number },
  within: number,
): number {
  const { halfWidth } = traitsOf(world, j);
  poseAt(world, j, from, pose);
  const left = legFrom + span - from;
  const [dx, dy, dz] = [point.x - pose.x, point.y - pose.y, point.z - pose.z];
  const led = Math.sqrt(pose.vx * pose.vx + pose.vy * pose.vy + pose.vz * pose.vz);
  const speed = point.speed + led + (point.hurry + acceleration) * left + halfWidth * turn;
  const apart = Math.sqrt(dx * dx + dy * dy + dz * dz) + halfWidth;
  if (apart - 2 * halfWidth - speed * left > world.height[j]! + halfWidth + within) return -1;
  const far = apart + speed * left;
  const turned = turnAcceleration + turn * turn;
  return point.hurry + acceleration + turned * (halfWidth + far) + 2 * turn * speed;
}

/** The same for the shadow, which is a line with ends that go apart. */
export function shadowHurry(
  world: World,
  j: number,
  { acceleration, turn, turnAcceleration }: Leg,
  hurry: number,
): number {
  const { halfWidth } = traitsOf(world, j);
  return hurry + acceleration + (world.height[j]! + halfWidth) * (turnAcceleration + turn * turn);
}

/** The stretches of a leg on its path, in seconds of the table and within `from` and `limit`, in which the hand is held lower than `tall`. */
export function lowSpans(
  world: World,
  j: number,
  { at, from: legFrom, span }: Leg,
  [from, limit]: readonly [number, number],
  tall: number,
): readonly (readonly [number, number])[] {
  const way = world.curves[j]!;
  const [c0, c1, c2] = [way[at + Z]! - tall, way[at + Z + 1]!, way[at + Z + 2]!];
  const cuts = [0, ...cutsOf(c0, c1, c2).filter((cut) => cut > 0 && cut < span), span];
  const spans: (readonly [number, number])[] = [];
  for (const [n, cut] of cuts.slice(1).entries()) {
    const [low, high] = [Math.max(from, legFrom + cuts[n]!), Math.min(limit, legFrom + cut)];
    if (low < high && valueAt(way, at + Z, (cuts[n]! + cut) / 2) < tall) spans.push([low, high]);
  }
  return spans;
}

/** Where a parabola crosses 0, in order. */
function cutsOf(c0: number, c1: number, c2: number): readonly number[] {
  if (c2 === 0) return c1 === 0 ? [] : [-c0 / c1];
  const square = c1 * c1 - 4 * c0 * c2;
  if (square <= 0) return [];
  const q = -(c1 + (c1 < 0 ? -1 : 1) * Math.sqrt(square)) / 2;
  return (q === 0 ? [0] : [q / c2, c0 / q]).toSorted((a, b) => a - b);
}
