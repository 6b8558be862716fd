import { firstContact, type Gauge, laterStart } from '../approach.ts';
import { HIT } from '../log.ts';
import type { World } from '../world.ts';
import { newStriker, type Striker } from './blow.ts';
import { Gap } from './gap.ts';

/** Restitution and friction where two kinds touch. */
export interface Touch {
  readonly restitution: number;
  readonly friction: number;
}

/** Two that are pressed together part at least this fast, so that contact that lasts is a row of hops too small to see. */
export const HOP = 2e-4;
export const BALL_HOP = 2e-3;

/** Scratch of a measurement and of a blow. */
export const gap = new Gap();
export const first: Striker = newStriker();
export const second: Striker = newStriker();
export const placeI = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0 };
export const placeJ = { x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0 };

/** Looks at body i into one of the two places. At its start the columns say it, also when it has been brought there and has not gone yet. */
export function see(world: World, i: number, time: number, into: typeof placeI): void {
  if (world.start[i] === time) return seeStart(world, i, into);
  const { seen } = world;
  world.kinds[i]!.look(world, i, time - world.start[i]!);
  into.x = seen[0]!;
  into.y = seen[1]!;
  into.z = seen[2]!;
  into.vx = seen[3]!;
  into.vy = seen[4]!;
  into.vz = seen[5]!;
}

function seeStart(world: World, i: number, into: typeof placeI): void {
  into.x = world.x[i]!;
  into.y = world.y[i]!;
  into.z = world.z[i]!;
  into.vx = world.vx[i]!;
  into.vy = world.vy[i]!;
  into.vz = world.vz[i]!;
}

/** Gap and closing of what has been seen and measured. */
export function tell(world: World): void {
  world.gauge[0] = gap.gap;
  world.gauge[1] =
    (placeJ.vx - placeI.vx) * gap.nx + (placeJ.vy - placeI.vy) * gap.ny + (placeJ.vz - placeI.vz) * gap.nz;
}

/** The first of several gauges to close. */
export function firstOf(world: World, i: number, j: number, gauges: readonly Gauge[], limit: number): number {
  const from = laterStart(world, i, j);
  const more = world.hurry[i]! + world.hurry[j]!;
  let time = Infinity;
  for (const gauge of gauges)
    time = Math.min(time, firstContact(world, i, j, gauge, more, from, Math.min(limit, time)));
  return time;
}

/** The part that is nearest now. */
export function nearest(world: World, i: number, j: number, gauges: readonly Gauge[]): number {
  let least = Infinity;
  let part = 0;
  for (const [at, gauge] of gauges.entries()) {
    gauge(world, i, j, world.now);
    if (gap.gap >= least) continue;
    least = gap.gap;
    part = at;
  }
  gauges[part]!(world, i, j, world.now);
  return part;
}

/** A striker that cannot be moved, at the velocity of a hand or at rest. */
export function unmoved(striker: Striker, vx: number, vy: number, vz: number): void {
  striker.vx = vx;
  striker.vy = vy;
  striker.vz = vz;
  striker.wx = striker.wy = striker.wz = 0;
  striker.rx = striker.ry = striker.rz = 0;
  striker.ease = striker.easeUp = striker.tilt = striker.turn = 0;
}

export function logHit(world: World, i: number, j: number, speed: number, airborne: boolean): void {
  if (speed < LEAST_TOLD) return;
  world.log.add(HIT, world.now, i, j, gap.x, gap.y);
  world.log.withSpeed(speed, airborne);
}

/** Slower contacts are leaning, and not told. */
export const LEAST_TOLD = 5e-3;
