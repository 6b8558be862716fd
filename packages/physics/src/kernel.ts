import { checkPath } from './check-motion.ts';
import * as columns from './columns.ts';
import type { Flick } from './contract.ts';
import * as limits from './limits.ts';
import { MOST_PLACE, MOST_SPEED, MOST_SPIN, mustBeWithin } from './limits.ts';
import * as logs from './log.ts';
import { planAll, planChanged, planStopped, soonest } from './schedule.ts';
import * as worlds from './world.ts';
import { pairOf, type World } from './world.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { BEST_TIME, BEST_WITH, FLAT, FORM, TOLD, OWN_KIND, OWN_TIME, PLACE, SPIN, START, VX, VY, VZ, X, Y } = columns;
const { MOST_EVENTS } = limits;
const { MOVED, RESTED } = logs;
const { MOVING, NOT_YET, REST, RESTING, STOPS } = worlds;

/** When the next event is due; Infinity if there is none. */
export function due(world: World): number {
  const who = soonest(world);
  return who < 0 ? Infinity : timeOf(world, who);
}

/** Rounding must not turn time back. */
const timeOf = (world: World, i: number): number =>
  Math.max(world.now, Math.min(world.n[OWN_TIME + i]!, world.n[BEST_TIME + i]!));

/** Carries out the next event not after `until`; false, and nothing has changed, if there is none. Who has a new piece is in `changed`. */
export function next(world: World, until = Infinity): boolean {
  const { n, k } = world;
  const who = soonest(world);
  if (who < 0) return false;
  const time = timeOf(world, who);
  if (time > until) return false;
  world.now = time;
  world.changes = 0;
  if (world.events >= MOST_EVENTS) return standStill(world);
  world.events++;
  const kind = world.kinds[who]!;
  if (n[OWN_TIME + who]! >= n[BEST_TIME + who]!) meet(world, who, k[BEST_WITH + who]!);
  else if (k[OWN_KIND + who] === STOPS && kind.stop !== undefined) {
    kind.stop(world, who);
    if (kind.rests(world, who)) noticeRest(world, who);
    noteChange(world, who);
    if (world.foreseesStops) {
      planStopped(world, who);
      return true;
    }
  } else {
    kind.bring(world, who, time);
    kind.carryOut(world, who);
  }
  planChanged(world);
  return true;
}

/**
 * Everything ends: whatever moves, or would do something by itself, is put down where it is, and hands stop. Then what lay on something that has been put down, too; and
 * what does not stay where it was put (a disc over a hole) is taken away. After it nothing is due, however the motion came to be.
 */
function standStill(world: World): true {
  for (let round = 0; due(world) < Infinity; round++) {
    if (round > ROUNDS_OF_PUTTING + world.count) throw endless(world);
    for (let i = 0; i < world.count; i++) if (isBusy(world, i)) lay(world, i, round < ROUNDS_OF_PUTTING);
    planChanged(world);
  }
  return true;
}

const ROUNDS_OF_PUTTING = 2;

const isBusy = ({ n, k }: World, i: number): boolean => k[FORM + i] !== REST || n[OWN_TIME + i]! < Infinity;

function lay(world: World, i: number, stays: boolean): void {
  const { n } = world;
  const kind = world.kinds[i]!;
  kind.bring(world, i, world.now);
  n[START + i] = world.now;
  world.paths[i] = null;
  if (stays) kind.put(world, i, n[X + i]!, n[Y + i]!, -1);
  else kind.take(world, i);
  go(world, i);
}

/** A fault of a kind of body, and of nobody who plays. */
function endless(world: World): RangeError {
  const who = soonest(world);
  const { id, kind } = world.bodies[who]!;
  return new RangeError(`after ${MOST_EVENTS} events ${id}, a ${kind.name}, still does not come to rest`);
}

function meet(world: World, i: number, j: number): void {
  const a = Math.min(i, j);
  const b = Math.max(i, j);
  const pair = pairOf(world, a, b);
  if (world.swapped[pair] === 1) world.meetings[pair]!.blow(world, b, a);
  else world.meetings[pair]!.blow(world, a, b);
}

/** Everything until nothing moves, or until this time. */
export function runTo(world: World, until = Infinity): void {
  while (next(world, until));
}

/** Takes up the place and velocity it has now: a new piece of its way. */
export function go(world: World, i: number): void {
  const { k } = world;
  const kind = world.kinds[i]!;
  kind.adopt?.(world, i);
  kind.launch(world, i);
  if (k[FORM + i] !== REST) noticeMotion(world, i);
  else if (kind.rests(world, i)) noticeRest(world, i);
  noteChange(world, i);
}

function noteChange(world: World, i: number): void {
  for (let at = 0; at < world.changes; at++) if (world.changed[at] === i) return;
  world.changed[world.changes++] = i;
}

function noticeMotion(world: World, i: number): void {
  const { n, k } = world;
  if (k[TOLD + i] === NOT_YET) world.log.add(MOVED, world.now, i, 0, n[X + i]!, n[Y + i]!);
  k[TOLD + i] = MOVING;
}

export function noticeRest(world: World, i: number): void {
  const { n, k } = world;
  if (k[TOLD + i] !== MOVING) return;
  k[TOLD + i] = RESTING;
  world.log.add(RESTED, world.now, i, 0, n[X + i]!, n[Y + i]!);
}

/** Clears the world: time 0, nothing moves, nothing is told; every body is to be put somewhere or taken away. */
export function clear(world: World): void {
  world.now = world.events = world.changes = 0;
  world.start.fill(0);
  world.angle.fill(0);
  world.moved.fill(0);
  world.slowTime.fill(-1);
  world.log.clear();
}

/** Lets everything go that has been put and struck by its kind in a cleared world. */
export function begin(world: World): void {
  for (let i = 0; i < world.count; i++) if (!lies(world, i)) go(world, i);
  planAll(world);
}

/** Put on the ground and left alone, a disc need not go. */
const lies = (world: World, i: number): boolean =>
  world.k[FLAT + i] === 1 &&
  world.k[PLACE + i] === 0 &&
  world.n[VX + i] === 0 &&
  world.n[VY + i] === 0 &&
  world.n[VZ + i] === 0 &&
  world.n[SPIN + i] === 0 &&
  world.k[FORM + i] === REST;

/** What goes through JSON has no −0, so no hand brings one in. */
const noMinus = (number: number): number => number + 0;

/** An input takes effect: everything due before it has been carried out. */
function enter(world: World, at: number): void {
  if (!(at >= world.now) || due(world) < at) throw new RangeError(`the motion has not been run to ${at}`);
  world.now = noMinus(at);
  world.events = 0;
  world.changes = 0;
}

/** A hand gives a body a velocity, whatever it is doing. */
export function strike(world: World, i: number, at: number, { vx, vy, lift, spin }: Flick): void {
  mustBeWithin('a velocity', MOST_SPEED, vx, vy, lift);
  mustBeWithin('a spin', MOST_SPIN, spin);
  enter(world, at);
  const kind = world.kinds[i]!;
  kind.bring(world, i, world.now);
  kind.strike(world, i, noMinus(vx), noMinus(vy), noMinus(lift), noMinus(spin));
  go(world, i);
  planChanged(world);
}

/** A hand puts a body down, on the ground or on another body; it lies still. */
export function put(world: World, i: number, at: number, x: number, y: number, on = -1): void {
  const { n } = world;
  mustBeWithin('a place', MOST_PLACE, x, y);
  enter(world, at);
  n[START + i] = world.now;
  world.kinds[i]!.put(world, i, noMinus(x), noMinus(y), on);
  go(world, i);
  planChanged(world);
}

/** A hand takes a body away. */
export function take(world: World, i: number, at: number): void {
  enter(world, at);
  world.kinds[i]!.bring(world, i, world.now);
  world.kinds[i]!.take(world, i);
  go(world, i);
  planChanged(world);
}

/** Gives a hand-held body a new path, in pieces of `poly-way.ts` counted from `at`. */
export function guide(world: World, i: number, at: number, path: readonly number[]): void {
  checkPath('a path', path);
  enter(world, at);
  world.kinds[i]!.bring(world, i, world.now);
  world.paths[i] = path.map(noMinus);
  go(world, i);
  planChanged(world);
}
