import * as slots from './slots.ts';
import * as columns from '../columns.ts';
import * as worlds from '../world.ts';
import type { World } from '../world.ts';
import * as friction from '../friction.ts';
import * as curve from './glide.ts';
import { cellOf, curves, findRatio, slopeAt, valueAt, type Curve } from './glide.ts';
import * as state from './state.ts';
import { isFlying } from './state.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { AT_RHO, CELL, GOAL, PACE, RATIO, SPAN, WAY } = slots;
const {
  ANGLE,
  BRAKE,
  FORM,
  LASTS,
  PLACE,
  RADIUS,
  REACH,
  SEEN_AT,
  RHO,
  SCALE,
  SLOWING,
  SPEED,
  SPIN,
  START,
  UX,
  UY,
  VX,
  VY,
  VZ,
  WAY_LEFT,
  WAY_SCALE,
  X,
  Y,
  Z,
} = columns;
const { REST } = worlds;
const { FINAL_RATIO } = friction;
const { ALL_SLIDE, ALL_SPIN, AT_FINAL, FINAL_FORCE } = curve;
const { EVEN, GLIDE_SLIDE, GLIDE_SPIN, ON_BOARD, ON_FRAME, OUTSIDE, OVER_HOLE, SPOT, UNIFORM } = state;

/** Slower than this is at rest, both for v and Rω, in metres a second: it would slide less than a millionth of a micrometre. */
const STILL = 1e-9;

const curveOf = (form: number): Curve => (form === GLIDE_SLIDE ? curves().slide : curves().spin);

/** Decides the law of motion from place, velocity and spin at `start`. */
export function launch(world: World, i: number): void {
  const { n, k } = world;
  const vx = n[VX + i]!;
  const vy = n[VY + i]!;
  const speed = Math.sqrt(vx * vx + vy * vy);
  const place = k[PLACE + i]!;
  n[SPEED + i] = speed;
  n[SEEN_AT + i] = -1;
  n[UX + i] = speed > 0 ? vx / speed : 0;
  n[UY + i] = speed > 0 ? vy / speed : 0;
  if (place === ON_BOARD || place === ON_FRAME) slide(world, i);
  else if (isFlying(place) || place === OVER_HOLE || place === OUTSIDE) fly(world, i);
  else halt(world, i);
}

export function halt(world: World, i: number): void {
  const { n, k } = world;
  n[VX + i] = n[VY + i] = n[VZ + i] = n[SPIN + i] = n[SPEED + i] = n[UX + i] = n[UY + i] = 0;
  k[FORM + i] = REST;
  n[LASTS + i] = n[REACH + i] = 0;
}

/** At the end of its way it lies exactly where its law ends. */
export function comeToRest(world: World, i: number): void {
  const { n } = world;
  if (world.turns && n[SPIN + i] !== 0) n[ANGLE + i] = n[ANGLE + i]! + turnAfter(world, i, n[LASTS + i]!);
  n[X + i] = n[X + i]! + n[UX + i]! * n[REACH + i]!;
  n[Y + i] = n[Y + i]! + n[UY + i]! * n[REACH + i]!;
  n[START + i] = world.now;
  halt(world, i);
}

function fly(world: World, i: number): void {
  const { n, k } = world;
  k[FORM + i] = UNIFORM;
  n[LASTS + i] = Infinity;
  n[REACH + i] = n[SPEED + i]! > 0 ? Infinity : 0;
}

function slide(world: World, i: number): void {
  const { n } = world;
  const speed = n[SPEED + i]!;
  const rim = n[RADIUS + i]! * Math.abs(n[SPIN + i]!);
  if (rim === 0) {
    if (speed < STILL) halt(world, i);
    else slideEvenly(world, i, 1);
    return;
  }
  const ratio = speed / rim;
  if (speed < STILL && rim < STILL) halt(world, i);
  else if (ratio > ALL_SLIDE) slideEvenly(world, i, 1);
  else if (ratio < ALL_SPIN) spinAway(world, i);
  else if (Math.abs(ratio - FINAL_RATIO) < AT_FINAL) slideEvenly(world, i, FINAL_FORCE);
  else if (ratio > FINAL_RATIO) glide(world, i, GLIDE_SLIDE);
  else glide(world, i, GLIDE_SPIN);
}

/** `part` of the friction without spin. */
function slideEvenly({ n, k }: World, i: number, part: number): void {
  const brake = part * n[SLOWING + i]!;
  const speed = n[SPEED + i]!;
  k[FORM + i] = EVEN;
  n[BRAKE + i] = brake;
  n[LASTS + i] = speed / brake;
  n[REACH + i] = (speed * speed) / (2 * brake);
}

/** Rω falls evenly by 4/3 µg, and v as its power ¾. */
function spinAway({ n, k }: World, i: number): void {
  const lasts = (0.75 * n[RADIUS + i]! * Math.abs(n[SPIN + i]!)) / n[SLOWING + i]!;
  k[FORM + i] = SPOT;
  n[LASTS + i] = lasts;
  n[REACH + i] = (n[SPEED + i]! * lasts * 4) / 7;
}

function glide(world: World, i: number, form: number): void {
  const { n, k, found } = world;
  const curve = curveOf(form);
  const speed = n[SPEED + i]!;
  found[RATIO] = speed / (n[RADIUS + i]! * Math.abs(n[SPIN + i]!));
  findRatio(curve, found);
  const rho = found[AT_RHO]!;
  const cell = cellOf(curve, rho);
  const scale = speed / slopeAt(curve.way, cell, rho);
  const left = valueAt(curve.way, cell, rho);
  const slowing = n[SLOWING + i]!;
  k[FORM + i] = form;
  n[RHO + i] = rho;
  n[SCALE + i] = scale;
  n[BRAKE + i] = slowing / scale;
  n[WAY_SCALE + i] = (scale * scale) / slowing;
  n[WAY_LEFT + i] = left;
  n[LASTS + i] = (rho * scale) / slowing;
  n[REACH + i] = left * n[WAY_SCALE + i]!;
}

/** Way and speed `found[SPAN]` seconds after the start, into `found`; on a curve ρ and the cell, too, for the spin. */
export function look(world: World, i: number): void {
  const { n, k, found } = world;
  const form = k[FORM + i]!;
  const span = found[SPAN]!;
  if (form === UNIFORM) {
    found[WAY] = n[SPEED + i]! * span;
    found[PACE] = n[SPEED + i]!;
  } else if (form === REST || span >= n[LASTS + i]!) {
    found[WAY] = n[REACH + i]!;
    found[PACE] = 0;
  } else if (form === EVEN) {
    const lost = n[BRAKE + i]! * span;
    found[WAY] = span * (n[SPEED + i]! - lost / 2);
    found[PACE] = n[SPEED + i]! - lost;
  } else if (form === SPOT) {
    const left = 1 - span / n[LASTS + i]!;
    const root = Math.sqrt(left);
    const power = root * Math.sqrt(root);
    found[WAY] = n[REACH + i]! * (1 - left * power);
    found[PACE] = n[SPEED + i]! * power;
  } else lookUp(world, i);
}

/** Value and slope of the way's polynomial at once. */
function lookUp({ n, k, found }: World, i: number): void {
  const curve = curveOf(k[FORM + i]!);
  const rho = Math.max(0, n[RHO + i]! - n[BRAKE + i]! * found[SPAN]!);
  const cell = cellOf(curve, rho);
  const way = curve.way;
  const y = rho - way[cell]!;
  const c5 = way[cell + 6]!;
  const c4 = way[cell + 5]! + y * c5;
  const c3 = way[cell + 4]! + y * c4;
  const c2 = way[cell + 3]! + y * c3;
  const c1 = way[cell + 2]! + y * c2;
  found[WAY] = (n[WAY_LEFT + i]! - (way[cell + 1]! + y * c1)) * n[WAY_SCALE + i]!;
  found[PACE] = (c1 + y * (c2 + y * (c3 + y * (c4 + y * c5)))) * n[SCALE + i]!;
  found[AT_RHO] = rho;
  found[CELL] = cell;
}

const isGliding = (world: World, i: number, span: number): boolean =>
  (world.k[FORM + i] === GLIDE_SLIDE || world.k[FORM + i] === GLIDE_SPIN) && span < world.n[LASTS + i]!;

/** Angular velocity at the time last looked up. */
function spinFound(world: World, i: number): number {
  const { n, k } = world;
  const curve = curveOf(k[FORM + i]!);
  const rim = slopeAt(curve.turn, world.found[CELL]!, world.found[AT_RHO]!) * n[SCALE + i]!;
  return (n[SPIN + i]! < 0 ? -rim : rim) / n[RADIUS + i]!;
}

/** Angular velocity after `span` seconds. */
export function spinAfter(world: World, i: number, span: number): number {
  const { n, k } = world;
  const form = k[FORM + i]!;
  const spin = n[SPIN + i]!;
  if (form === UNIFORM || form === REST || spin === 0) return spin;
  if (span >= n[LASTS + i]!) return 0;
  const left = 1 - span / n[LASTS + i]!;
  if (form === SPOT) return spin * left;
  if (form === EVEN) return n[BRAKE + i] === n[SLOWING + i]! ? spin * Math.sqrt(left) : spin * left;
  const curve = curveOf(form);
  const rho = Math.max(0, n[RHO + i]! - n[BRAKE + i]! * span);
  const rim = slopeAt(curve.turn, cellOf(curve, rho), rho) * n[SCALE + i]!;
  return (spin < 0 ? -rim : rim) / n[RADIUS + i]!;
}

/** Angle turned in `span` seconds. */
export function turnAfter(world: World, i: number, span: number): number {
  const { n, k } = world;
  const form = k[FORM + i]!;
  const spin = n[SPIN + i]!;
  if (form === REST || spin === 0) return 0;
  if (form === UNIFORM) return spin * span;
  const lasts = n[LASTS + i]!;
  const left = Math.max(0, 1 - span / lasts);
  if (form === EVEN && n[BRAKE + i] === n[SLOWING + i]!) return (spin * lasts * 2 * (1 - left * Math.sqrt(left))) / 3;
  if (form === EVEN || form === SPOT) return (spin * lasts * (1 - left * left)) / 2;
  const curve = curveOf(form);
  const before = n[RHO + i]!;
  const after = Math.max(0, n[RHO + i]! - n[BRAKE + i]! * span);
  const turned = valueAt(curve.turn, cellOf(curve, before), before) - valueAt(curve.turn, cellOf(curve, after), after);
  const rim = (turned * n[SCALE + i]!) / n[BRAKE + i]!;
  return (spin < 0 ? -rim : rim) / n[RADIUS + i]!;
}

/** Makes `time` the start of the motion, with place, velocity and spin of that time. */
export function bring(world: World, i: number, time: number): void {
  const { n, k, found } = world;
  const span = time - n[START + i]!;
  if (k[FORM + i] === REST || span <= 0) {
    n[START + i] = time;
    return;
  }
  if (world.turns && n[SPIN + i] !== 0) n[ANGLE + i] = n[ANGLE + i]! + turnAfter(world, i, span);
  found[SPAN] = span;
  look(world, i);
  const way = found[WAY]!;
  const pace = found[PACE]!;
  if (n[SPIN + i] !== 0) n[SPIN + i] = isGliding(world, i, span) ? spinFound(world, i) : spinAfter(world, i, span);
  n[START + i] = time;
  n[X + i] = n[X + i]! + n[UX + i]! * way;
  n[Y + i] = n[Y + i]! + n[UY + i]! * way;
  n[VX + i] = n[UX + i]! * pace;
  n[VY + i] = n[UY + i]! * pace;
  n[SPEED + i] = pace;
  if (k[PLACE + i] === ON_BOARD || k[PLACE + i] === ON_FRAME) return;
  n[Z + i] = heightAfter(world, i, span);
  n[VZ + i] = n[VZ + i]! - world.gravity * span;
}

export const heightAfter = (world: World, i: number, span: number): number =>
  world.n[Z + i]! + span * (world.n[VZ + i]! - (world.gravity * span) / 2);

/** Seconds until the disc has gone as far as `found[GOAL]`, which must be within its reach, into `found[SPAN]`. Newton's steps, from the time it would take if it slowed down evenly. */
export function findTime(world: World, i: number): void {
  const { n, k, found } = world;
  const form = k[FORM + i]!;
  const speed = n[SPEED + i]!;
  const way = found[GOAL]!;
  const square = speed * speed;
  if (form === UNIFORM) found[SPAN] = way / speed;
  else if (form === EVEN) found[SPAN] = (2 * way) / (speed + Math.sqrt(Math.max(0, square - 2 * n[BRAKE + i]! * way)));
  else {
    const even = (2 * way) / (speed + Math.sqrt(Math.max(0, square - (square * way) / n[REACH + i]!)));
    found[SPAN] = Math.min(even, n[LASTS + i]! * (1 - 1e-6));
    approachGoal(world, i);
  }
}

function approachGoal(world: World, i: number): void {
  const { n, found } = world;
  const way = found[GOAL]!;
  const lasts = n[LASTS + i]!;
  let span = found[SPAN]!;
  for (let round = 0; round < 40; round++) {
    found[SPAN] = span;
    look(world, i);
    const step = (way - found[WAY]!) / found[PACE]!;
    const next = span + step;
    if (next >= lasts) span = (span + lasts) / 2;
    else {
      span = next;
      // What is left is of the order of the square of the last step.
      if (Math.abs(step) < 1e-8 * span) break;
    }
  }
  found[SPAN] = span;
}
