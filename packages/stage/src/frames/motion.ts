export type Vec3 = readonly [number, number, number];

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
const mixVec = (from: Vec3, to: Vec3, share: number): Vec3 => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];
export const distanceBetween = (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export const easeInOut = (p: number): number => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);
export const easeOut = (p: number): number => 1 - (1 - p) ** 3;

/** The way from one angle to another that is never longer than half a turn. */
export function shortestTurn(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

/** A point on a chain of straight legs, at a share of its whole length. */
export function alongPath(path: readonly Vec3[], share: number): Vec3 {
  const legs = path
    .slice(1)
    .map((to, index) => ({ from: path[index]!, to, length: distanceBetween(path[index]!, to) }));
  let left = share * legs.reduce((sum, leg) => sum + leg.length, 0);
  for (const { from, to, length } of legs) {
    if (left <= length && length > 0) return mixVec(from, to, left / length);
    left -= length;
  }
  return path.at(-1) ?? [0, 0, 0];
}

export const pathLength = (path: readonly Vec3[]): number =>
  path.slice(1).reduce((sum, to, index) => sum + distanceBetween(path[index]!, to), 0);

/** Milliseconds for a way: short ones are not hasty, long ones not slow. */
export const glideMs = (length: number, speed: number): number =>
  length === 0 ? 0 : (220 + 150 * Math.sqrt(length)) / Math.max(0.05, speed);

/** Height of a hop above the straight way, for a hop of height 1. */
export const hopAt = (p: number): number => 4 * p * (1 - p);
