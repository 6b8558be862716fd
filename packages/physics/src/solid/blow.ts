import type { Gap } from './gap.ts';

/** One of the two in a blow: what it weighs against a push and against a turn, how it moves. Changed by the blow. */
export interface Striker {
  vx: number;
  vy: number;
  vz: number;
  /** Angular velocity. */
  wx: number;
  wy: number;
  wz: number;
  /** From its middle to the place of contact. */
  rx: number;
  ry: number;
  rz: number;
  /** 1/mass along the ground; upright, 0 for what the ground holds; 1/inertia about x and y, and about the upright axis. */
  ease: number;
  easeUp: number;
  tilt: number;
  turn: number;
}

export const newStriker = (): Striker => ({
  vx: 0,
  vy: 0,
  vz: 0,
  wx: 0,
  wy: 0,
  wz: 0,
  rx: 0,
  ry: 0,
  rz: 0,
  ease: 0,
  easeUp: 0,
  tilt: 0,
  turn: 0,
});

/** How easily the place of contact gives way along a unit vector: n·K·n. */
function mobility(s: Striker, nx: number, ny: number, nz: number): number {
  const tx = s.ry * nz - s.rz * ny;
  const ty = s.rz * nx - s.rx * nz;
  const tz = s.rx * ny - s.ry * nx;
  return s.ease * (nx * nx + ny * ny) + s.easeUp * nz * nz + s.tilt * (tx * tx + ty * ty) + s.turn * tz * tz;
}

function push(s: Striker, jx: number, jy: number, jz: number): void {
  s.vx += jx * s.ease;
  s.vy += jy * s.ease;
  s.vz += jz * s.easeUp;
  s.wx += (s.ry * jz - s.rz * jy) * s.tilt;
  s.wy += (s.rz * jx - s.rx * jz) * s.tilt;
  s.wz += (s.rx * jy - s.ry * jx) * s.turn;
}

const pointX = (s: Striker): number => s.vx + s.wy * s.rz - s.wz * s.ry;
const pointY = (s: Striker): number => s.vy + s.wz * s.rx - s.wx * s.rz;
const pointZ = (s: Striker): number => s.vz + s.wx * s.ry - s.wy * s.rx;

/** Speed of approach at the place of contact, along the normal. */
export const approachOf = (a: Striker, b: Striker, { nx, ny, nz }: Gap): number =>
  (pointX(b) - pointX(a)) * nx + (pointY(b) - pointY(a)) * ny + (pointZ(b) - pointZ(a)) * nz;

function pushBoth(a: Striker, b: Striker, jx: number, jy: number, jz: number): void {
  push(a, jx, jy, jz);
  push(b, -jx, -jy, -jz);
}

/** Takes the approach away and gives `leave` back; the impulse. */
function pushApart(a: Striker, b: Striker, { nx, ny, nz }: Gap, change: number): number {
  const impulse = change / (mobility(a, nx, ny, nz) + mobility(b, nx, ny, nz));
  pushBoth(a, b, impulse * nx, impulse * ny, impulse * nz);
  return impulse;
}

/**
 * A blow along the normal of the gap: restitution, then friction with what slips, clamped by Coulomb, then, if friction has brought them together again, no approach.
 * None of the three can add energy; `hop` is the least speed with which they part. Gives the impulse along the normal.
 */
export function strikeApart(
  a: Striker,
  b: Striker,
  gap: Gap,
  restitution: number,
  friction: number,
  hop: number,
): number {
  const approach = approachOf(a, b, gap);
  const leave = Math.max(restitution * approach, hop);
  if (approach + leave <= 0) return 0;
  let impulse = pushApart(a, b, gap, approach + leave);
  rub(a, b, gap, friction * impulse);
  const again = approachOf(a, b, gap) + hop;
  if (again > 0) impulse += pushApart(a, b, gap, again);
  return impulse;
}

/** Along what slips, at most until nothing does. */
function rub(a: Striker, b: Striker, { nx, ny, nz }: Gap, most: number): void {
  const ux = pointX(a) - pointX(b);
  const uy = pointY(a) - pointY(b);
  const uz = pointZ(a) - pointZ(b);
  const along = ux * nx + uy * ny + uz * nz;
  const [sx, sy, sz] = [ux - along * nx, uy - along * ny, uz - along * nz];
  const slip = Math.sqrt(sx * sx + sy * sy + sz * sz);
  if (!(slip > 0) || most <= 0) return;
  const [tx, ty, tz] = [sx / slip, sy / slip, sz / slip];
  const ease = mobility(a, tx, ty, tz) + mobility(b, tx, ty, tz);
  if (!(ease > 0)) return;
  const rubbed = -Math.min(most, slip / ease);
  pushBoth(a, b, rubbed * tx, rubbed * ty, rubbed * tz);
}
