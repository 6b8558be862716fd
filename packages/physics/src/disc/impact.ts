import * as columns from '../columns.ts';
import type { Meeting, Restitution } from '../contract.ts';
import { meetingOf, type World } from '../world.ts';
import * as assumptions from './assumptions.ts';
import * as state from './state.ts';
import { isFlying } from './state.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { EASE, HEIGHT, MASS, PLACE, RADIUS, SPIN, SPIN_EASE, VX, VY, VZ, X, Y, Z } = columns;
const { JUMP_SPEED, JUMP_TILT, SLOW, TILT_LIMIT, TILT_LIMIT_IN_AIR } = assumptions;
const { ON_BOARD } = state;

/** What two rims are like to each other. */
export interface Rims {
  readonly restitution: Restitution;
  readonly friction: number;
  /** Rounded rims: a hard hit lifts the slower one. */
  readonly jumps: boolean;
}

/** A meeting of bodies that touch with their rims. */
export interface RimMeeting extends Meeting {
  readonly rims: Rims;
}

export const rimsOf = (world: World, a: number, b: number): Rims => (meetingOf(world, a, b) as RimMeeting).rims;

const NO_RIMS: Rims = { restitution: { slow: 0, fast: 0, slowSpeed: 1, fastSpeed: 2 }, friction: 0, jumps: false };

/** A touching pair of the cluster that is being solved; impulses are those given so far. */
export class Touch {
  a = 0;
  b = 0;
  rims: Rims = NO_RIMS;
  nx = 0;
  ny = 0;
  gap = 0;
  /** Sine of the tilt of the normal: above 0 it lifts `a`, below 0 `b`. */
  tilt = 0;
  wanted = 0;
  push = 0;
  rub = 0;
  /** The fastest approach resolved here; 0 while the pair has not been hit. */
  hit = 0;
}

export function restitutionAt({ slow, fast, slowSpeed, fastSpeed }: Restitution, speed: number): number {
  if (speed <= slowSpeed) return slow;
  if (speed >= fastSpeed) return fast;
  return slow + ((fast - slow) * (speed - slowSpeed)) / (fastSpeed - slowSpeed);
}

/** The line of centres, from place and velocity now. */
export function aim(world: World, touch: Touch, a: number, b: number, rims: Rims): void {
  const { n } = world;
  const dx = n[X + b]! - n[X + a]!;
  const dy = n[Y + b]! - n[Y + a]!;
  const distance = Math.sqrt(dx * dx + dy * dy);
  touch.a = a;
  touch.b = b;
  touch.rims = rims;
  touch.nx = dx / distance;
  touch.ny = dy / distance;
  touch.gap = distance - n[RADIUS + a]! - n[RADIUS + b]!;
  touch.tilt = touch.push = touch.rub = touch.hit = 0;
}

/** Speed of approach along the line of centres. */
export const flatApproach = (world: World, { a, b, nx, ny }: Touch): number =>
  (world.n[VX + a]! - world.n[VX + b]!) * nx + (world.n[VY + a]! - world.n[VY + b]!) * ny;

/** Speed of approach along the tilted normal. */
export function approach(world: World, touch: Touch): number {
  const { n } = world;
  const flat = flatApproach(world, touch);
  if (touch.tilt === 0) return flat;
  return flat * Math.sqrt(1 - touch.tilt * touch.tilt) - (n[VZ + touch.a]! - n[VZ + touch.b]!) * touch.tilt;
}

/** Which way the rounded rims tilt the normal of a hit at this speed. */
export function tiltOf(world: World, touch: Touch, speed: number): number {
  const { n, k } = world;
  const { a, b } = touch;
  if (!isFlying(k[PLACE + a]!) && !isFlying(k[PLACE + b]!)) {
    if (!touch.rims.jumps || speed <= JUMP_SPEED || k[PLACE + a] !== ON_BOARD || k[PLACE + b] !== ON_BOARD) return 0;
    const tilt = Math.min(TILT_LIMIT, JUMP_TILT * (speed - JUMP_SPEED));
    const faster =
      n[VX + a]! * n[VX + a]! + n[VY + a]! * n[VY + a]! - (n[VX + b]! * n[VX + b]! + n[VY + b]! * n[VY + b]!);
    if (faster === 0) return 0;
    return faster > 0 ? -tilt : tilt;
  }
  const higher = n[Z + a]! + n[HEIGHT + a]! / 2 - (n[Z + b]! + n[HEIGHT + b]! / 2);
  const tilt = higher / (n[HEIGHT + a]! + n[HEIGHT + b]!);
  return Math.max(-TILT_LIMIT_IN_AIR, Math.min(TILT_LIMIT_IN_AIR, tilt));
}

/** A disc that lies on something cannot be pushed into it. */
const mayRise = (world: World, i: number, upwards: boolean): boolean => upwards || isFlying(world.k[PLACE + i]!);

/** How easily the pair gives way to an impulse along its normal. */
export function normalMobility(world: World, touch: Touch): number {
  const { n } = world;
  const { a, b, tilt } = touch;
  const flat = 1 - tilt * tilt;
  const easeA = n[EASE + a]!;
  const easeB = n[EASE + b]!;
  return easeA * (mayRise(world, a, tilt > 0) ? 1 : flat) + easeB * (mayRise(world, b, tilt < 0) ? 1 : flat);
}

export function pushApart(world: World, touch: Touch, push: number): void {
  const { n } = world;
  const { a, b, nx, ny, tilt } = touch;
  const flat = tilt === 0 ? push : push * Math.sqrt(1 - tilt * tilt);
  const easeA = flat * n[EASE + a]!;
  const easeB = flat * n[EASE + b]!;
  n[VX + a] = n[VX + a]! - nx * easeA;
  n[VY + a] = n[VY + a]! - ny * easeA;
  n[VX + b] = n[VX + b]! + nx * easeB;
  n[VY + b] = n[VY + b]! + ny * easeB;
  touch.push += push;
  if (tilt === 0) return;
  if (mayRise(world, a, tilt > 0)) n[VZ + a] = n[VZ + a]! + push * tilt * n[EASE + a]!;
  if (mayRise(world, b, tilt < 0)) n[VZ + b] = n[VZ + b]! - push * tilt * n[EASE + b]!;
}

/** Speed of the rims along each other. */
function slip(world: World, { a, b, nx, ny }: Touch): number {
  const { n } = world;
  const rims = n[SPIN + a]! * n[RADIUS + a]! + n[SPIN + b]! * n[RADIUS + b]!;
  return (n[VY + a]! - n[VY + b]!) * nx - (n[VX + a]! - n[VX + b]!) * ny + rims;
}

/** An impulse across the normal, which turns both discs the same way. */
export function rubAlong(world: World, touch: Touch, rub: number): void {
  const { n } = world;
  const { a, b, nx, ny } = touch;
  const easeA = rub * n[EASE + a]!;
  const easeB = rub * n[EASE + b]!;
  n[VX + a] = n[VX + a]! - ny * easeA;
  n[VY + a] = n[VY + a]! + nx * easeA;
  n[VX + b] = n[VX + b]! + ny * easeB;
  n[VY + b] = n[VY + b]! - nx * easeB;
  n[SPIN + a] = n[SPIN + a]! + rub * n[SPIN_EASE + a]!;
  n[SPIN + b] = n[SPIN + b]! + rub * n[SPIN_EASE + b]!;
  touch.rub += rub;
}

const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** How easily a rim gives way along itself. */
const rimMobility = (world: World, i: number): number =>
  world.n[EASE + i]! + world.n[RADIUS + i]! * world.n[SPIN_EASE + i]!;

/** The impulse across that would end all slip, kept to what the friction of the rims can carry. */
export function rubFor(world: World, touch: Touch, most: number): number {
  return within(-slip(world, touch) / (rimMobility(world, touch.a) + rimMobility(world, touch.b)), most);
}

/** One pair alone. */
export function strikePair(world: World, touch: Touch, speed: number, restitution: number): void {
  const push = ((1 + restitution) * speed) / normalMobility(world, touch);
  const rub = rubFor(world, touch, touch.rims.friction * push);
  pushApart(world, touch, push);
  rubAlong(world, touch, rub);
}

/** A disc against a wall. Gives the speed of approach. */
export function strikeWall(world: World, i: number, wall: number): number {
  const { n } = world;
  const { nx, ny, restitution, friction } = world.walls[wall]!;
  const speed = n[VX + i]! * nx + n[VY + i]! * ny;
  if (speed <= 0) return 0;
  const bounce = speed < SLOW ? 0 : restitution;
  // Along the wall, and how fast the rim slides on it; both per unit of mass.
  const along = n[VY + i]! * nx - n[VX + i]! * ny;
  const slide = along + n[SPIN + i]! * n[RADIUS + i]!;
  const rub = within(-slide / (rimMobility(world, i) * n[MASS + i]!), friction * (1 + bounce) * speed);
  const [away, on] = [-bounce * speed, along + rub];
  n[VX + i] = nx * away - ny * on;
  n[VY + i] = ny * away + nx * on;
  n[SPIN + i] = n[SPIN + i]! + rub * n[MASS + i]! * n[SPIN_EASE + i]!;
  return speed;
}
