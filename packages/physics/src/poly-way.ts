import type { World } from './world.ts';

/**
 * A curved way: pieces one after the other, each a polynomial of the time since it began. A piece is `PIECE` numbers: seconds from the start of the way to its own
 * start, its duration, then six coefficients (of 1, u, u² … u⁵) each for x, y, z and the angle turned. Before the first piece and after the last one
 * the body stands at their ends. Pieces join in place and velocity: a jump of the velocity is an event, and an event begins a new way.
 */
export const PIECE = 26;
export const FROM = 0;
export const SPAN = 1;
export const X = 2;
export const Y = 8;
export const Z = 14;
export const ANGLE = 20;

const piecesOf = (way: ArrayLike<number>): number => way.length / PIECE;

/** How long a way lasts. */
export function durationOf(way: ArrayLike<number>): number {
  const last = (piecesOf(way) - 1) * PIECE;
  return last < 0 ? 0 : way[last + FROM]! + way[last + SPAN]!;
}

/** Where the piece begins that holds this time. */
function pieceAt(way: ArrayLike<number>, span: number): number {
  let low = 0;
  let high = piecesOf(way) - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (way[middle * PIECE + FROM]! <= span) low = middle;
    else high = middle - 1;
  }
  return low * PIECE;
}

export const valueAt = (way: ArrayLike<number>, at: number, u: number): number =>
  way[at]! + u * (way[at + 1]! + u * (way[at + 2]! + u * (way[at + 3]! + u * (way[at + 4]! + u * way[at + 5]!))));
export const slopeAt = (way: ArrayLike<number>, at: number, u: number): number =>
  way[at + 1]! + u * (2 * way[at + 2]! + u * (3 * way[at + 3]! + u * (4 * way[at + 4]! + u * 5 * way[at + 5]!)));

/** Place and velocity `span` seconds after the start of the way, into `seen` of a world. */
export function lookAlong(way: ArrayLike<number>, span: number, seen: Float64Array): void {
  const at = pieceAt(way, span);
  const since = span - way[at + FROM]!;
  const u = Math.max(0, Math.min(way[at + SPAN]!, since));
  const stands = since !== u;
  seen[0] = valueAt(way, at + X, u);
  seen[1] = valueAt(way, at + Y, u);
  seen[2] = valueAt(way, at + Z, u);
  seen[3] = stands ? 0 : slopeAt(way, at + X, u);
  seen[4] = stands ? 0 : slopeAt(way, at + Y, u);
  seen[5] = stands ? 0 : slopeAt(way, at + Z, u);
}

/** Angle since the start of the way, and how fast it grows. */
export function turnAlong(way: ArrayLike<number>, span: number): number {
  const at = pieceAt(way, span);
  return valueAt(way, at + ANGLE, Math.max(0, Math.min(way[at + SPAN]!, span - way[at + FROM]!)));
}
export function spinAlong(way: ArrayLike<number>, span: number): number {
  const at = pieceAt(way, span);
  const u = span - way[at + FROM]!;
  return u < 0 || u > way[at + SPAN]! ? 0 : slopeAt(way, at + ANGLE, u);
}

/** Bounds the second derivative of a polynomial on its piece. */
function bendOf(way: ArrayLike<number>, at: number, span: number): number {
  const [c2, c3, c4, c5] = [way[at + 2]!, way[at + 3]!, way[at + 4]!, way[at + 5]!].map(Math.abs) as [
    number,
    number,
    number,
    number,
  ];
  return 2 * c2 + span * (6 * c3 + span * (12 * c4 + span * 20 * c5));
}

/** Bounds the acceleration on the whole way: for `firstContact`. */
export function hurryOf(way: ArrayLike<number>): number {
  let most = 0;
  for (let at = 0; at < way.length; at += PIECE) {
    const span = way[at + SPAN]!;
    const [x, y, z] = [bendOf(way, at + X, span), bendOf(way, at + Y, span), bendOf(way, at + Z, span)];
    most = Math.max(most, x * x + y * y + z * z);
  }
  return Math.sqrt(most);
}

/** Sets the box of body i to where its way, up to `until` seconds after its start, can bring its outline. A curve leaves its chord by span²/8 times its bend at most. */
export function fenceAlong(world: World, i: number, way: ArrayLike<number>, until: number): void {
  const radius = world.radius[i]!;
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < way.length && (at === 0 || way[at + FROM]! <= until); at += PIECE) {
    const span = Math.max(0, Math.min(way[at + SPAN]!, until - way[at + FROM]!));
    const [x, endX, asideX] = chordOf(way, at + X, span);
    const [y, endY, asideY] = chordOf(way, at + Y, span);
    west = Math.min(west, x - asideX, endX - asideX);
    east = Math.max(east, x + asideX, endX + asideX);
    south = Math.min(south, y - asideY, endY - asideY);
    north = Math.max(north, y + asideY, endY + asideY);
  }
  world.box[4 * i] = west - radius;
  world.box[4 * i + 1] = east + radius;
  world.box[4 * i + 2] = south - radius;
  world.box[4 * i + 3] = north + radius;
}

const chordOf = (
  way: ArrayLike<number>,
  at: number,
  span: number,
): readonly [from: number, to: number, aside: number] => [
  way[at]!,
  valueAt(way, at, span),
  (span * span * bendOf(way, at, span)) / 8,
];

/** Place, velocity and acceleration along one axis at one end of a piece. */
export type Knot = readonly [place: number, velocity: number, acceleration: number];

/** The coefficients of degree five that have place, velocity and acceleration of both ends, `span` seconds apart. */
export function join(span: number, [p0, v0, a0]: Knot, [p1, v1, a1]: Knot): readonly number[] {
  const rise = p1 - p0 - v0 * span - (a0 * span * span) / 2;
  const slope = (v1 - v0 - a0 * span) * span;
  const bend = (a1 - a0) * span * span;
  const cube = span * span * span;
  return [
    p0,
    v0,
    a0 / 2,
    (10 * rise - 4 * slope + bend / 2) / cube,
    (-15 * rise + 7 * slope - bend) / (cube * span),
    (6 * rise - 3 * slope + bend / 2) / (cube * span * span),
  ];
}
