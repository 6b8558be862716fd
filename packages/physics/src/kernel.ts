import type { Flick } from './contract.ts';
import { MOVED, RESTED } from './log.ts';
import { planAll, planChanged, soonest } from './schedule.ts';
import { MOVING, NOT_YET, pairOf, REST, RESTING, type World } from './world.ts';

/** Since the last input. No stroke seen needs a tenth of this; it is the promise that everything ends. */
export const MOST_EVENTS = 20_000;

/** When the next event is due; Infinity if there is none. */
export function due(world: World): number {
  const pair = soonest(world.bestTime, world.count);
  const alone = soonest(world.ownTime, world.count);
  const pairTime = pair < 0 ? Infinity : world.bestTime[pair]!;
  const aloneTime = alone < 0 ? Infinity : world.ownTime[alone]!;
  // Rounding must not turn time back.
  return Math.max(world.now, Math.min(pairTime, aloneTime));
}

/** Carries out the next event not after `until`; false, and nothing has changed, if there is none. Who has a new piece is in `changed`. */
export function next(world: World, until = Infinity): boolean {
  const pair = soonest(world.bestTime, world.count);
  const alone = soonest(world.ownTime, world.count);
  if ((pair < 0 && alone < 0) || world.events >= MOST_EVENTS) return false;
  const pairTime = pair < 0 ? Infinity : world.bestTime[pair]!;
  const aloneTime = alone < 0 ? Infinity : world.ownTime[alone]!;
  const time = Math.max(world.now, Math.min(pairTime, aloneTime));
  if (time > until) return false;
  world.now = time;
  world.changes = 0;
  if (aloneTime < pairTime) {
    world.kinds[alone]!.bring(world, alone, time);
    world.kinds[alone]!.carryOut(world, alone);
  } else meet(world, pair, world.bestWith[pair]!);
  planChanged(world);
  world.events++;
  return true;
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
  const kind = world.kinds[i]!;
  kind.adopt?.(world, i);
  // What goes through JSON has no −0.
  world.x[i]! += 0;
  world.y[i]! += 0;
  world.z[i]! += 0;
  world.vx[i]! += 0;
  world.vy[i]! += 0;
  world.vz[i]! += 0;
  world.spin[i]! += 0;
  kind.launch(world, i);
  if (world.form[i] !== REST) noticeMotion(world, i);
  else if (kind.rests(world, i)) noticeRest(world, i);
  noteChange(world, i);
}

function noteChange(world: World, i: number): void {
  for (let at = 0; at < world.changes; at++) if (world.changed[at] === i) return;
  world.changed[world.changes++] = i;
}

function noticeMotion(world: World, i: number): void {
  if (world.moved[i] === NOT_YET) world.log.add(MOVED, world.now, i, 0, world.x[i]!, world.y[i]!);
  world.moved[i] = MOVING;
}

export function noticeRest(world: World, i: number): void {
  if (world.moved[i] !== MOVING) return;
  world.moved[i] = RESTING;
  world.log.add(RESTED, world.now, i, 0, world.x[i]!, world.y[i]!);
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
  for (let i = 0; i < world.count; i++) go(world, i);
  planAll(world);
}

/** An input takes effect: everything due before it has been carried out. */
function enter(world: World, at: number): void {
  if (!(at >= world.now) || due(world) < at) throw new RangeError(`the motion has not been run to ${at}`);
  world.now = at;
  world.events = 0;
  world.changes = 0;
}

/** A hand gives a body a velocity, whatever it is doing. */
export function strike(world: World, i: number, at: number, flick: Flick): void {
  enter(world, at);
  const kind = world.kinds[i]!;
  kind.bring(world, i, at);
  kind.strike(world, i, flick.vx, flick.vy, flick.lift, flick.spin);
  go(world, i);
  planChanged(world);
}

/** A hand puts a body down, on the ground or on another body; it lies still. */
export function put(world: World, i: number, at: number, x: number, y: number, on = -1): void {
  enter(world, at);
  world.start[i] = at;
  world.kinds[i]!.put(world, i, x, y, on);
  go(world, i);
  planChanged(world);
}

/** A hand takes a body away. */
export function take(world: World, i: number, at: number): void {
  enter(world, at);
  world.kinds[i]!.bring(world, i, at);
  world.kinds[i]!.take(world, i);
  go(world, i);
  planChanged(world);
}

/** Gives a hand-held body a new path, in pieces of `poly-way.ts` counted from `at`. */
export function guide(world: World, i: number, at: number, path: readonly number[]): void {
  enter(world, at);
  world.kinds[i]!.bring(world, i, at);
  world.paths[i] = path;
  go(world, i);
  planChanged(world);
}
