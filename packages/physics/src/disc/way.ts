import { REST, type World } from '../world.ts';
import { FINAL_RATIO } from '../friction.ts';
import {
  ALL_SLIDE,
  ALL_SPIN,
  AT_FINAL,
  cellOf,
  curves,
  FINAL_FORCE,
  findRatio,
  slopeAt,
  valueAt,
  type Curve,
} from './glide.ts';
import {
  EVEN,
  GLIDE_SLIDE,
  GLIDE_SPIN,
  isFlying,
  ON_BOARD,
  ON_FRAME,
  OUTSIDE,
  OVER_HOLE,
  SPIN,
  UNIFORM,
} from './state.ts';

/** Slower than this is at rest, both for v and Rω, in metres a second: it would slide less than a millionth of a micrometre. */
const STILL = 1e-9;

const curveOf = (form: number): Curve => (form === GLIDE_SLIDE ? curves().slide : curves().spin);

/** Decides the law of motion from place, velocity and spin at `start`. */
export function launch(world: World, i: number): void {
  const vx = world.vx[i]!;
  const vy = world.vy[i]!;
  const speed = Math.sqrt(vx * vx + vy * vy);
  const place = world.place[i]!;
  world.speed[i] = speed;
  world.ux[i] = speed > 0 ? vx / speed : 0;
  world.uy[i] = speed > 0 ? vy / speed : 0;
  if (isFlying(place) || place === OVER_HOLE || place === OUTSIDE) fly(world, i);
  else if (place === ON_BOARD || place === ON_FRAME)
    slide(world, i, speed, world.radius[i]! * Math.abs(world.spin[i]!));
  else halt(world, i);
}

export function halt(world: World, i: number): void {
  world.vx[i] = world.vy[i] = world.vz[i] = world.spin[i] = world.speed[i] = world.ux[i] = world.uy[i] = 0;
  world.form[i] = REST;
  world.lasts[i] = world.reach[i] = 0;
}

function fly(world: World, i: number): void {
  world.form[i] = UNIFORM;
  world.lasts[i] = Infinity;
  world.reach[i] = world.speed[i]! > 0 ? Infinity : 0;
}

function slide(world: World, i: number, speed: number, rim: number): void {
  if (speed < STILL && rim < STILL) halt(world, i);
  else if (rim === 0) slideEvenly(world, i, speed, world.slowing[i]!);
  else {
    const ratio = speed / rim;
    if (ratio > ALL_SLIDE) slideEvenly(world, i, speed, world.slowing[i]!);
    else if (ratio < ALL_SPIN) spinAway(world, i, speed, rim);
    else if (Math.abs(ratio - FINAL_RATIO) < AT_FINAL) slideEvenly(world, i, speed, FINAL_FORCE * world.slowing[i]!);
    else glide(world, i, speed, ratio);
  }
}

function slideEvenly(world: World, i: number, speed: number, brake: number): void {
  world.form[i] = EVEN;
  world.brake[i] = brake;
  world.lasts[i] = speed / brake;
  world.reach[i] = (speed * speed) / (2 * brake);
}

/** Rω falls evenly by 4/3 µg, and v as its power ¾. */
function spinAway(world: World, i: number, speed: number, rim: number): void {
  world.form[i] = SPIN;
  world.lasts[i] = (0.75 * rim) / world.slowing[i]!;
  world.reach[i] = (speed * world.lasts[i] * 4) / 7;
}

function glide(world: World, i: number, speed: number, ratio: number): void {
  const form = ratio > FINAL_RATIO ? GLIDE_SLIDE : GLIDE_SPIN;
  const curve = curveOf(form);
  const rho = findRatio(curve, ratio);
  const cell = cellOf(curve, rho);
  const scale = speed / slopeAt(curve.way, cell, rho);
  world.form[i] = form;
  world.rho[i] = rho;
  world.scale[i] = scale;
  world.brake[i] = world.slowing[i]! / scale;
  world.wayScale[i] = (scale * scale) / world.slowing[i]!;
  world.wayLeft[i] = valueAt(curve.way, cell, rho);
  world.lasts[i] = (rho * scale) / world.slowing[i]!;
  world.reach[i] = (world.wayLeft[i] * scale * scale) / world.slowing[i]!;
}

/** Way and speed after `span` seconds of the present motion, into `found`. */
export function look(world: World, i: number, span: number): void {
  const found = world.found;
  const form = world.form[i]!;
  if (form === UNIFORM) {
    found[0] = world.speed[i]! * span;
    found[1] = world.speed[i]!;
  } else if (form === REST || span >= world.lasts[i]!) {
    found[0] = world.reach[i]!;
    found[1] = 0;
  } else if (form === EVEN) {
    const lost = world.brake[i]! * span;
    found[0] = span * (world.speed[i]! - lost / 2);
    found[1] = world.speed[i]! - lost;
  } else if (form === SPIN) {
    const left = 1 - span / world.lasts[i]!;
    const root = Math.sqrt(left);
    const power = root * Math.sqrt(root);
    found[0] = world.reach[i]! * (1 - left * power);
    found[1] = world.speed[i]! * power;
  } else lookUp(world, i, span);
}

/** Value and slope of the way's polynomial at once; ρ and the cell are kept for the spin. */
function lookUp(world: World, i: number, span: number): void {
  const curve = curveOf(world.form[i]!);
  const rho = Math.max(0, world.rho[i]! - world.brake[i]! * span);
  const cell = cellOf(curve, rho);
  const way = curve.way;
  const y = rho - way[cell]!;
  const c5 = way[cell + 6]!;
  const c4 = way[cell + 5]! + y * c5;
  const c3 = way[cell + 4]! + y * c4;
  const c2 = way[cell + 3]! + y * c3;
  const c1 = way[cell + 2]! + y * c2;
  const found = world.found;
  found[0] = (world.wayLeft[i]! - (way[cell + 1]! + y * c1)) * world.wayScale[i]!;
  found[1] = (c1 + y * (c2 + y * (c3 + y * (c4 + y * c5)))) * world.scale[i]!;
  found[2] = rho;
  found[3] = cell;
}

const isGliding = (world: World, i: number, span: number): boolean =>
  (world.form[i] === GLIDE_SLIDE || world.form[i] === GLIDE_SPIN) && span < world.lasts[i]!;

/** Angular velocity at the time last looked up. */
function spinFound(world: World, i: number): number {
  const curve = curveOf(world.form[i]!);
  const rim = slopeAt(curve.turn, world.found[3]!, world.found[2]!) * world.scale[i]!;
  return (world.spin[i]! < 0 ? -rim : rim) / world.radius[i]!;
}

/** Angular velocity after `span` seconds. */
export function spinAfter(world: World, i: number, span: number): number {
  const form = world.form[i]!;
  const spin = world.spin[i]!;
  if (form === UNIFORM || form === REST || spin === 0) return spin;
  if (span >= world.lasts[i]!) return 0;
  const left = 1 - span / world.lasts[i]!;
  if (form === SPIN) return spin * left;
  if (form === EVEN) return world.brake[i] === world.slowing[i]! ? spin * Math.sqrt(left) : spin * left;
  const curve = curveOf(form);
  const rho = Math.max(0, world.rho[i]! - world.brake[i]! * span);
  const rim = slopeAt(curve.turn, cellOf(curve, rho), rho) * world.scale[i]!;
  return (spin < 0 ? -rim : rim) / world.radius[i]!;
}

/** Angle turned in `span` seconds. */
export function turnAfter(world: World, i: number, span: number): number {
  const form = world.form[i]!;
  const spin = world.spin[i]!;
  if (form === REST || spin === 0) return 0;
  if (form === UNIFORM) return spin * span;
  const lasts = world.lasts[i]!;
  const left = Math.max(0, 1 - span / lasts);
  if (form === EVEN && world.brake[i] === world.slowing[i]!)
    return (spin * lasts * 2 * (1 - left * Math.sqrt(left))) / 3;
  if (form === EVEN || form === SPIN) return (spin * lasts * (1 - left * left)) / 2;
  const curve = curveOf(form);
  const before = world.rho[i]!;
  const after = Math.max(0, world.rho[i]! - world.brake[i]! * span);
  const turned = valueAt(curve.turn, cellOf(curve, before), before) - valueAt(curve.turn, cellOf(curve, after), after);
  const rim = (turned * world.scale[i]!) / world.brake[i]!;
  return (spin < 0 ? -rim : rim) / world.radius[i]!;
}

/** Makes `time` the start of the motion, with place, velocity and spin of that time. */
export function bring(world: World, i: number, time: number): void {
  const span = time - world.start[i]!;
  world.start[i] = time;
  if (world.form[i] === REST || span <= 0) return;
  if (world.turns && world.spin[i] !== 0) world.angle[i] = world.angle[i]! + turnAfter(world, i, span);
  look(world, i, span);
  const way = world.found[0]!;
  const speed = world.found[1]!;
  if (world.spin[i] !== 0) world.spin[i] = isGliding(world, i, span) ? spinFound(world, i) : spinAfter(world, i, span);
  world.x[i] = world.x[i]! + world.ux[i]! * way;
  world.y[i] = world.y[i]! + world.uy[i]! * way;
  world.vx[i] = world.ux[i]! * speed;
  world.vy[i] = world.uy[i]! * speed;
  world.speed[i] = speed;
  if (world.place[i] !== ON_BOARD && world.place[i] !== ON_FRAME) {
    world.z[i] = heightAfter(world, i, span);
    world.vz[i] = world.vz[i]! - world.gravity * span;
  }
}

export const heightAfter = (world: World, i: number, span: number): number =>
  world.z[i]! + span * (world.vz[i]! - (world.gravity * span) / 2);

/** Seconds until the disc has gone this far; `way` must be within its reach. Newton's steps, from the time it would take if it slowed down evenly. */
export function timeOfWay(world: World, i: number, way: number): number {
  const form = world.form[i]!;
  const speed = world.speed[i]!;
  if (form === UNIFORM) return way / speed;
  const square = speed * speed;
  if (form === EVEN) return (2 * way) / (speed + Math.sqrt(Math.max(0, square - 2 * world.brake[i]! * way)));
  let time = Math.min(
    (2 * way) / (speed + Math.sqrt(Math.max(0, square - (square * way) / world.reach[i]!))),
    world.lasts[i]! * (1 - 1e-6),
  );
  for (let round = 0; round < 40; round++) {
    look(world, i, time);
    const step = (way - world.found[0]!) / world.found[1]!;
    const next = time + step;
    if (next >= world.lasts[i]!) time = (time + world.lasts[i]!) / 2;
    else {
      time = next;
      // What is left is of the order of the square of the last step.
      if (Math.abs(step) < 1e-8 * time) break;
    }
  }
  return time;
}
