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
