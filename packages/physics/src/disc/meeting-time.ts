import { stepOver } from '../approach.ts';
import { REST, type World } from '../world.ts';
import { CONTACT_TIME, SLOW, TOUCHING } from './assumptions.ts';
import { isFlying, OFF, ON_BOARD, OUTSIDE, OVER_HOLE } from './state.ts';
import { heightAfter, look, timeOfWay } from './way.ts';

const isThere = (place: number): boolean => place < OUTSIDE || place > OFF;

/** When discs i and j, one of which moves, meet, not later than `limit`; Infinity if they do not. Their pieces may have started at different times: before the later start there is nothing to look for. */
export function meetingTime(world: World, i: number, j: number, limit: number): number {
  const from = Math.max(world.start[i]!, world.start[j]!);
  const formI = world.form[i]!;
  const formJ = world.form[j]!;
  if (!isThere(world.place[i]!) || !isThere(world.place[j]!)) return Infinity;
  const dx = world.x[j]! - world.x[i]!;
  const dy = world.y[j]! - world.y[i]!;
  const sum = world.radius[i]! + world.radius[j]!;
  let time = -1;
  if (formJ === REST) time = towardsResting(world, i, dx, dy, sum, from, limit);
  else if (formI === REST) time = towardsResting(world, j, -dx, -dy, sum, from, limit);
  if (time === Infinity) return Infinity;
  const first = time >= from && !isHeld(world, i, j, from) ? time : bothMoving(world, i, j, from, limit);
  if (first === Infinity || (world.place[i] === ON_BOARD && world.place[j] === ON_BOARD)) return first;
  return sideBySide(world, i, j, first) ? first : Infinity;
}

/** Whether the pair touched slowly a moment ago: then it is in contact and not looked at before its time. */
const isHeld = (world: World, i: number, j: number, time: number): boolean =>
  world.slowTime[i * world.count + j]! + CONTACT_TIME > time;

/** The straight way of a disc against one that lies at (dx, dy) from its start. −1 when it is past that point: then the general search decides. */
function towardsResting(
  world: World,
  i: number,
  dx: number,
  dy: number,
  sum: number,
  from: number,
  limit: number,
): number {
  const ux = world.ux[i]!;
  const uy = world.uy[i]!;
  const along = dx * ux + dy * uy;
  if (along <= 0) return Infinity;
  const aside = dx * uy - dy * ux;
  if (aside >= sum || aside <= -sum) return Infinity;
  const way = along - Math.sqrt(sum * sum - aside * aside);
  if (way >= world.reach[i]!) return Infinity;
  if (way <= 0) return -1;
  // It will not get there before the limit even at full speed.
  if (way > (limit - world.start[i]!) * world.speed[i]!) return Infinity;
  const time = world.start[i]! + timeOfWay(world, i, way);
  if (time > limit) return Infinity;
  return time < from ? -1 : time;
}

/**
 * Goes forward in steps that cannot jump over a meeting: the gap along the present line of centres is never wider than the true one, and it
 * closes at most with the present speed of approach plus what friction may add. The steps become Newton's, from below.
 */
function bothMoving(world: World, i: number, j: number, from: number, limit: number): number {
  const sum = world.radius[i]! + world.radius[j]!;
  const uxI = world.ux[i]!;
  const uyI = world.uy[i]!;
  const uxJ = world.ux[j]!;
  const uyJ = world.uy[j]!;
  let time = from;
  for (let round = 0; round < 400 && time <= limit; round++) {
    lookAt(world, i, time);
    const wayI = world.found[0]!;
    const speedI = world.found[1]!;
    lookAt(world, j, time);
    const wayJ = world.found[0]!;
    const speedJ = world.found[1]!;
    const dx = world.x[j]! + uxJ * wayJ - (world.x[i]! + uxI * wayI);
    const dy = world.y[j]! + uyJ * wayJ - (world.y[i]! + uyI * wayI);
    const ahead = dx * uxI + dy * uyI;
    const behind = dx * uxJ + dy * uyJ;
    // Neither comes nearer: speeds only fall, and ways are straight.
    if (ahead <= 0 && behind >= 0) return Infinity;
    const distance = Math.sqrt(dx * dx + dy * dy);
    const towardsJ = ahead / distance;
    const towardsI = behind / distance;
    const gap = distance - sum;
    const fastest = Math.max(0, towardsJ) * speedI + Math.max(0, -towardsI) * speedJ;
    if (gap > fastest * (limit - time)) return Infinity;
    const closing = towardsJ * speedI - towardsI * speedJ;
    const more = world.slowing[j]! * Math.max(0, towardsI) + world.slowing[i]! * Math.max(0, -towardsJ);
    const step =
      gap <= TOUCHING && closing < SLOW
        ? inContact(world, i * world.count + j, time, gap, closing, more)
        : stepOver(gap, closing, more);
    time += step;
    // The next gap is of the order of the square of this step: nothing.
    if (step === 0 || (closing > 0.01 && step < 1e-9) || time - step === time) return time;
  }
  return Infinity;
}

function lookAt(world: World, i: number, time: number): void {
  if (time === world.start[i]) {
    world.found[0] = 0;
    world.found[1] = world.speed[i]!;
  } else look(world, i, time - world.start[i]!);
}

/** Two that touched slowly a moment ago are in contact and not looked at before their time. */
function inContact(world: World, pair: number, time: number, gap: number, closing: number, more: number): number {
  const until = world.slowTime[pair]! + CONTACT_TIME;
  return until > time ? until - time : stepOver(gap, closing, more);
}

/** Whether two discs are at the same height when they meet, so that their rims touch. */
function sideBySide(world: World, i: number, j: number, time: number): boolean {
  const a = heightAt(world, i, time);
  const b = heightAt(world, j, time);
  return a < b + world.height[j]! && b < a + world.height[i]!;
}

export const heightAt = (world: World, i: number, time: number): number =>
  isFlying(world.place[i]!) || world.place[i] === OVER_HOLE
    ? heightAfter(world, i, time - world.start[i]!)
    : world.z[i]!;
