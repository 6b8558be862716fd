import type { Meeting, Restitution } from '../contract.ts';
import { meetingOf, type World } from '../world.ts';
import { JUMP_SPEED, JUMP_TILT, SLOW, TILT_LIMIT, TILT_LIMIT_IN_AIR } from './assumptions.ts';
import { isFlying, ON_BOARD } from './state.ts';

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
  const dx = world.x[b]! - world.x[a]!;
  const dy = world.y[b]! - world.y[a]!;
  const distance = Math.sqrt(dx * dx + dy * dy);
  touch.a = a;
  touch.b = b;
  touch.rims = rims;
  touch.nx = dx / distance;
  touch.ny = dy / distance;
  touch.gap = distance - world.radius[a]! - world.radius[b]!;
  touch.tilt = touch.push = touch.rub = touch.hit = 0;
}

/** Speed of approach along the line of centres. */
export const flatApproach = (world: World, { a, b, nx, ny }: Touch): number =>
  (world.vx[a]! - world.vx[b]!) * nx + (world.vy[a]! - world.vy[b]!) * ny;

/** Speed of approach along the tilted normal. */
export function approach(world: World, touch: Touch): number {
  const flat = flatApproach(world, touch);
  if (touch.tilt === 0) return flat;
  return flat * Math.sqrt(1 - touch.tilt * touch.tilt) - (world.vz[touch.a]! - world.vz[touch.b]!) * touch.tilt;
}

/** Which way the rounded rims tilt the normal of a hit at this speed. */
export function tiltOf(world: World, touch: Touch, speed: number): number {
  const { a, b } = touch;
  if (!isFlying(world.place[a]!) && !isFlying(world.place[b]!)) {
    if (!touch.rims.jumps || speed <= JUMP_SPEED || world.place[a] !== ON_BOARD || world.place[b] !== ON_BOARD)
      return 0;
    const tilt = Math.min(TILT_LIMIT, JUMP_TILT * (speed - JUMP_SPEED));
    const faster =
      world.vx[a]! * world.vx[a]! +
      world.vy[a]! * world.vy[a]! -
      (world.vx[b]! * world.vx[b]! + world.vy[b]! * world.vy[b]!);
    if (faster === 0) return 0;
    return faster > 0 ? -tilt : tilt;
  }
  const higher = world.z[a]! + world.height[a]! / 2 - (world.z[b]! + world.height[b]! / 2);
  const tilt = higher / (world.height[a]! + world.height[b]!);
  return Math.max(-TILT_LIMIT_IN_AIR, Math.min(TILT_LIMIT_IN_AIR, tilt));
}

/** A disc that lies on something cannot be pushed into it. */
const mayRise = (world: World, i: number, upwards: boolean): boolean => upwards || isFlying(world.place[i]!);

/** How easily the pair gives way to an impulse along its normal. */
export function normalMobility(world: World, touch: Touch): number {
  const { a, b, tilt } = touch;
  const flat = 1 - tilt * tilt;
  const easeA = world.ease[a]!;
  const easeB = world.ease[b]!;
  return easeA * (mayRise(world, a, tilt > 0) ? 1 : flat) + easeB * (mayRise(world, b, tilt < 0) ? 1 : flat);
}

export function pushApart(world: World, touch: Touch, push: number): void {
  const { a, b, nx, ny, tilt } = touch;
  const flat = tilt === 0 ? push : push * Math.sqrt(1 - tilt * tilt);
  const easeA = flat * world.ease[a]!;
  const easeB = flat * world.ease[b]!;
  world.vx[a] = world.vx[a]! - nx * easeA;
  world.vy[a] = world.vy[a]! - ny * easeA;
  world.vx[b] = world.vx[b]! + nx * easeB;
  world.vy[b] = world.vy[b]! + ny * easeB;
  touch.push += push;
  if (tilt === 0) return;
  if (mayRise(world, a, tilt > 0)) world.vz[a] = world.vz[a]! + push * tilt * world.ease[a]!;
  if (mayRise(world, b, tilt < 0)) world.vz[b] = world.vz[b]! - push * tilt * world.ease[b]!;
}

/** Speed of the rims along each other. */
export function slip(world: World, { a, b, nx, ny }: Touch): number {
  const rims = world.spin[a]! * world.radius[a]! + world.spin[b]! * world.radius[b]!;
  return (world.vy[a]! - world.vy[b]!) * nx - (world.vx[a]! - world.vx[b]!) * ny + rims;
}

/** An impulse across the normal, which turns both discs the same way. */
export function rubAlong(world: World, touch: Touch, rub: number): void {
  const { a, b, nx, ny } = touch;
  const easeA = rub * world.ease[a]!;
  const easeB = rub * world.ease[b]!;
  world.vx[a] = world.vx[a]! - ny * easeA;
  world.vy[a] = world.vy[a]! + nx * easeA;
  world.vx[b] = world.vx[b]! + ny * easeB;
  world.vy[b] = world.vy[b]! - nx * easeB;
  world.spin[a] = world.spin[a]! + rub * world.spinEase[a]!;
  world.spin[b] = world.spin[b]! + rub * world.spinEase[b]!;
  touch.rub += rub;
}

const within = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value));

/** How easily a rim gives way along itself. */
const rimMobility = (world: World, i: number): number => world.ease[i]! + world.radius[i]! * world.spinEase[i]!;

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
  const { nx, ny, restitution, friction } = world.walls[wall]!;
  const speed = world.vx[i]! * nx + world.vy[i]! * ny;
  if (speed <= 0) return 0;
  const bounce = speed < SLOW ? 0 : restitution;
  // Along the wall, and how fast the rim slides on it; both per unit of mass.
  const along = world.vy[i]! * nx - world.vx[i]! * ny;
  const slide = along + world.spin[i]! * world.radius[i]!;
  const rub = within(-slide / (rimMobility(world, i) * world.mass[i]!), friction * (1 + bounce) * speed);
  const [away, on] = [-bounce * speed, along + rub];
  world.vx[i] = nx * away - ny * on;
  world.vy[i] = ny * away + nx * on;
  world.spin[i] = world.spin[i]! + rub * world.mass[i]! * world.spinEase[i]!;
  return speed;
}
