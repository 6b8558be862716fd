import type { Cuboid } from '../contract.ts';

/** The gap between two convex things, and the shortest line between them. Written by every measurement before it is read. */
export class Gap {
  gap = 0;
  /** Unit normal, from the other thing towards the first one. */
  nx = 0;
  ny = 0;
  nz = 0;
  /** Where the other thing is touched. */
  x = 0;
  y = 0;
  z = 0;
}

/** A point seen from where it is nearest. */
function towards(out: Gap, dx: number, dy: number, dz: number, margin: number): void {
  const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
  out.gap = distance - margin;
  const part = distance > 0 ? 1 / distance : 0;
  out.nx = dx * part;
  out.ny = dy * part;
  out.nz = distance > 0 ? dz * part : 1;
}

export const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** A ball against a round bar: `along` is the bar's way from `from`, `thick` its radius. */
export function ballToBar(
  out: Gap,
  ball: readonly [x: number, y: number, z: number, radius: number],
  from: readonly [number, number, number],
  along: readonly [number, number, number],
  thick: number,
): void {
  const [ax, ay, az] = along;
  const [px, py, pz] = [ball[0] - from[0], ball[1] - from[1], ball[2] - from[2]];
  const square = ax * ax + ay * ay + az * az;
  const part = square > 0 ? clamp((px * ax + py * ay + pz * az) / square, 0, 1) : 0;
  towards(out, px - part * ax, py - part * ay, pz - part * az, ball[3] + thick);
  out.x = from[0] + part * ax + out.nx * thick;
  out.y = from[1] + part * ay + out.ny * thick;
  out.z = from[2] + part * az + out.nz * thick;
}

/** A rounded plate: middle, unit vectors of its width and its height, half of each, and half its thickness. */
export interface Plate {
  readonly middle: readonly [number, number, number];
  readonly wide: readonly [number, number, number];
  readonly high: readonly [number, number, number];
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly thick: number;
}

export function ballToPlate(
  out: Gap,
  ball: readonly [x: number, y: number, z: number, radius: number],
  { middle, wide, high, halfWidth, halfHeight, thick }: Plate,
): void {
  const [px, py, pz] = [ball[0] - middle[0], ball[1] - middle[1], ball[2] - middle[2]];
  const u = clamp(px * wide[0] + py * wide[1] + pz * wide[2], -halfWidth, halfWidth);
  const v = clamp(px * high[0] + py * high[1] + pz * high[2], -halfHeight, halfHeight);
  const [qx, qy, qz] = [u * wide[0] + v * high[0], u * wide[1] + v * high[1], u * wide[2] + v * high[2]];
  towards(out, px - qx, py - qy, pz - qz, ball[3] + thick);
  out.x = middle[0] + qx + out.nx * thick;
  out.y = middle[1] + qy + out.ny * thick;
  out.z = middle[2] + qz + out.nz * thick;
}

export function ballToBlock(
  out: Gap,
  ball: readonly [x: number, y: number, z: number, radius: number],
  block: Cuboid,
): void {
  const [x, y, z, radius] = ball;
  out.x = clamp(x, block.west, block.east);
  out.y = clamp(y, block.south, block.north);
  out.z = clamp(z, block.bottom, block.top);
  towards(out, x - out.x, y - out.y, z - out.z, radius);
}

/** The outline of an upright convex round: radius and height of its corners, from the foot up, the last one in the middle of its top. */
export type Profile = readonly (readonly [radius: number, height: number])[];

/** A ball against an upright round that stands at (x, y). */
export function ballToRound(
  out: Gap,
  ball: readonly [x: number, y: number, z: number, radius: number],
  x: number,
  y: number,
  profile: Profile,
): void {
  const [dx, dy] = [ball[0] - x, ball[1] - y];
  const away = Math.sqrt(dx * dx + dy * dy);
  let least = Infinity;
  let [nearR, nearZ] = [0, 0];
  for (let at = 1; at < profile.length; at++) {
    const [r0, z0] = profile[at - 1]!;
    const [r1, z1] = profile[at]!;
    const [sr, sz] = [r1 - r0, z1 - z0];
    const part = clamp(((away - r0) * sr + (ball[2] - z0) * sz) / (sr * sr + sz * sz), 0, 1);
    const [r, z] = [r0 + part * sr, z0 + part * sz];
    const square = (away - r) * (away - r) + (ball[2] - z) * (ball[2] - z);
    if (square >= least) continue;
    least = square;
    nearR = r;
    nearZ = z;
  }
  const [ux, uy] = away > 0 ? [dx / away, dy / away] : [1, 0];
  const off = away - nearR;
  towards(out, ux * off, uy * off, ball[2] - nearZ, ball[3]);
  out.x = x + ux * nearR;
  out.y = y + uy * nearR;
  out.z = nearZ;
}

/** A stretch on the ground plan: a standing figure is a point, a lying one and a plate seen from above are lines. */
export interface Stretch {
  x: number;
  y: number;
  alongX: number;
  alongY: number;
  /** Half its width all around. */
  round: number;
}

export const newStretch = (): Stretch => ({ x: 0, y: 0, alongX: 0, alongY: 0, round: 0 });

const side = new Gap();

/** The end of `a` at `part` 0 or 1 against the stretch `b`. */
function endToStretch(out: Gap, a: Stretch, part: number, b: Stretch): void {
  const [px, py] = [a.x + part * a.alongX - b.x, a.y + part * a.alongY - b.y];
  const square = b.alongX * b.alongX + b.alongY * b.alongY;
  const at = square > 0 ? clamp((px * b.alongX + py * b.alongY) / square, 0, 1) : 0;
  towards(out, px - at * b.alongX, py - at * b.alongY, 0, a.round + b.round);
  out.x = b.x + at * b.alongX + out.nx * b.round;
  out.y = b.y + at * b.alongY + out.ny * b.round;
  out.z = 0;
}

const isPoint = (a: Stretch): boolean => a.alongX === 0 && a.alongY === 0;

/** Whether the middle lines of a stretch and of a line from (x, y) cross. */
function crosses(a: Stretch, x: number, y: number, alongX: number, alongY: number): boolean {
  const turn = a.alongX * alongY - a.alongY * alongX;
  if (turn === 0) return false;
  const [dx, dy] = [x - a.x, y - a.y];
  const partA = (dx * alongY - dy * alongX) / turn;
  const partB = (dx * a.alongY - dy * a.alongX) / turn;
  return partA > 0 && partA < 1 && partB > 0 && partB < 1;
}

/** The nearest is an end of one of them, unless they cross: then they overlap by all they have. */
export function stretchToStretch(out: Gap, a: Stretch, b: Stretch): void {
  endToStretch(out, a, 0, b);
  if (!isPoint(a)) {
    keepNearer(out, a, 1, b, false);
    keepNearer(out, b, 0, a, true);
  }
  if (isPoint(a) || isPoint(b)) return;
  keepNearer(out, b, 1, a, true);
  if (crosses(a, b.x, b.y, b.alongX, b.alongY)) out.gap = -a.round - b.round;
}

/** Takes the gap from an end to a stretch if it is less; `other` if the end is one of the second thing. */
function keepNearer(out: Gap, end: Stretch, part: number, to: Stretch, other: boolean): void {
  endToStretch(side, end, part, to);
  if (side.gap >= out.gap) return;
  const sign = other ? -1 : 1;
  out.gap = side.gap;
  out.nx = sign * side.nx;
  out.ny = sign * side.ny;
  out.nz = 0;
  out.x = other ? end.x + part * end.alongX - side.nx * end.round : side.x;
  out.y = other ? end.y + part * end.alongY - side.ny * end.round : side.y;
  out.z = 0;
}

const corner = newStretch();

/** A stretch and a rectangle of the ground plan: the nearest is an end of the stretch or a corner of the rectangle, unless it goes through. */
export function stretchToBlock(out: Gap, a: Stretch, block: Cuboid): void {
  endToBlock(out, a, 0, block);
  if (isPoint(a)) return;
  endToBlock(side, a, 1, block);
  if (side.gap < out.gap) Object.assign(out, side);
  for (const x of [block.west, block.east]) {
    for (const y of [block.south, block.north]) {
      corner.x = x;
      corner.y = y;
      keepNearer(out, corner, 0, a, true);
    }
  }
  const [wide, deep] = [block.east - block.west, block.north - block.south];
  // What goes through a rectangle goes through one of its diagonals.
  if (crosses(a, block.west, block.south, wide, deep) || crosses(a, block.west, block.north, wide, -deep))
    out.gap = -a.round;
}

function endToBlock(out: Gap, a: Stretch, part: number, block: Cuboid): void {
  const [x, y] = [a.x + part * a.alongX, a.y + part * a.alongY];
  out.x = clamp(x, block.west, block.east);
  out.y = clamp(y, block.south, block.north);
  out.z = 0;
  towards(out, x - out.x, y - out.y, 0, a.round);
}
