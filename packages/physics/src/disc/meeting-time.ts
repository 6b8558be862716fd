import { stepOver } from '../approach.ts';
import * as columns from '../columns.ts';
import * as worlds from '../world.ts';
import type { World } from '../world.ts';
import * as assumptions from './assumptions.ts';
import * as state from './state.ts';
import { isFlying } from './state.ts';
import { findTime, heightAfter, look } from './way.ts';
import * as slots from './slots.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const {
  FORM,
  HEIGHT,
  OWN_KIND,
  OWN_TIME,
  PLACE,
  RADIUS,
  REACH,
  SEEN_AT,
  SEEN_SPEED,
  SEEN_WAY,
  SLOWING,
  SPEED,
  START,
  UX,
  UY,
  X,
  Y,
  Z,
} = columns;
const { REST, STOPS } = worlds;
const { CONTACT_TIME, SLOW, TOUCHING } = assumptions;
const { OFF, ON_BOARD, OUTSIDE, OVER_HOLE } = state;
const { GOAL, PACE, SPAN, WAY } = slots;

const isThere = (place: number): boolean => place < OUTSIDE || place > OFF;

/** The question and its answer, in `world.quest`: from when on, until when, where a lying disc lies; when they meet, Infinity, or one of the two below. */
const FROM = 0;
const LIMIT = 1;
const LIES_X = 2;
const LIES_Y = 3;
const ANSWER = 4;
/** Nothing can happen between these two as long as they keep their pieces. */
const NEVER = -2;
/** The closed form does not decide it. */
const UNDECIDED = -1;

/**
 * When discs i and j, one of which moves, meet, not later than `limit`; Infinity if they do not. Their pieces may have started at different times: before the later
 * start there is nothing to look for. One that stops meanwhile is from then on a resting one, to the last bit: so its stop changes nothing.
 */
export function meetingTime(world: World, i: number, j: number, limit: number): number {
  const { n, k } = world;
  const placeI = k[PLACE + i]!;
  const placeJ = k[PLACE + j]!;
  if (!isThere(placeI) || !isThere(placeJ)) return Infinity;
  const { quest } = world;
  quest[FROM] = Math.max(n[START + i]!, n[START + j]!);
  quest[LIMIT] = limit;
  if (k[FORM + j] === REST) towardsLying(world, i, j);
  else if (k[FORM + i] === REST) towardsLying(world, j, i);
  else bothMoving(world, i, j);
  const first = quest[ANSWER]!;
  if (first < 0 || first === Infinity) return Infinity;
  if (placeI === ON_BOARD && placeJ === ON_BOARD) return first;
  return sideBySide(world, i, j, first) ? first : Infinity;
}

function towardsLying(world: World, i: number, j: number): void {
  const { n, quest } = world;
  quest[LIES_X] = n[X + j]!;
  quest[LIES_Y] = n[Y + j]!;
  towardsResting(world, i, j);
}

const stopOf = ({ n, k }: World, i: number): number => (k[OWN_KIND + i] === STOPS ? n[OWN_TIME + i]! : Infinity);

function bothMoving(world: World, i: number, j: number): void {
  const { n, quest } = world;
  const stopI = stopOf(world, i);
  const stopJ = stopOf(world, j);
  const limit = quest[LIMIT]!;
  quest[ANSWER] = Infinity;
  if (keepApart(world, i, j, limit)) return;
  const stop = Math.min(stopI, stopJ);
  quest[LIES_X] = n[X + j]!;
  quest[LIES_Y] = n[Y + j]!;
  quest[LIMIT] = Math.min(limit, stop);
  search(world, i, j, false);
  if (limit <= stop || quest[ANSWER] !== Infinity) return;
  // From here on one of them lies.
  quest[FROM] = stop;
  quest[LIMIT] = limit;
  if (stopI <= stopJ) towardsEnd(world, j, i);
  else towardsEnd(world, i, j);
}

/** Farther apart than this there is no contact that lasts, whatever rounding says. Metres. */
const CLEAR = 2 * TOUCHING;

/** Whether the straight stretches on which two discs run until `limit` lie on one side of each other, too far to touch. That costs less than one look at where they are. */
function keepApart({ n }: World, i: number, j: number, limit: number): boolean {
  const uxI = n[UX + i]!;
  const uyI = n[UY + i]!;
  const uxJ = n[UX + j]!;
  const uyJ = n[UY + j]!;
  const dx = n[X + j]! - n[X + i]!;
  const dy = n[Y + j]! - n[Y + i]!;
  const clear = n[RADIUS + i]! + n[RADIUS + j]! + CLEAR;
  const turn = uxJ * uyI - uyJ * uxI;
  const startJ = dx * uyI - dy * uxI;
  const endJ = startJ + turn * Math.min(n[REACH + j]!, n[SPEED + j]! * (limit - n[START + j]!));
  if ((startJ > clear && endJ > clear) || (startJ < -clear && endJ < -clear)) return true;
  const startI = dx * uyJ - dy * uxJ;
  const endI = startI + turn * Math.min(n[REACH + i]!, n[SPEED + i]! * (limit - n[START + i]!));
  return (startI > clear && endI > clear) || (startI < -clear && endI < -clear);
}

/** Disc i against disc j, which has come to its end. */
function towardsEnd(world: World, i: number, j: number): void {
  const { n, quest } = world;
  quest[LIES_X] = n[X + j]! + n[UX + j]! * n[REACH + j]!;
  quest[LIES_Y] = n[Y + j]! + n[UY + j]! * n[REACH + j]!;
  towardsResting(world, i, j);
}

/** Disc i against disc j, which lies where the question says. */
function towardsResting(world: World, i: number, j: number): void {
  const { quest } = world;
  findWay(world, i, j);
  const time = quest[ANSWER]!;
  if (time === Infinity || (time >= quest[FROM]! && !isHeld(world, i, j))) return;
  search(world, i, j, true);
}

/** Whether the pair touched slowly a moment ago: then it is in contact and not looked at before its time. */
const isHeld = ({ slowTime, count, quest }: World, i: number, j: number): boolean =>
  slowTime[i * count + j]! + CONTACT_TIME > quest[FROM]!;

/** The straight way of a disc up to one that lies. */
function findWay(world: World, i: number, j: number): void {
  const { n, quest, found } = world;
  const sum = n[RADIUS + i]! + n[RADIUS + j]!;
  const dx = quest[LIES_X]! - n[X + i]!;
  const dy = quest[LIES_Y]! - n[Y + i]!;
  const ux = n[UX + i]!;
  const uy = n[UY + i]!;
  const along = dx * ux + dy * uy;
  const aside = dx * uy - dy * ux;
  quest[ANSWER] = Infinity;
  if (along <= 0 || aside >= sum || aside <= -sum) return;
  const way = along - Math.sqrt(sum * sum - aside * aside);
  // It does not get there at all, or not before the limit even at full speed.
  if (way >= n[REACH + i]! || way > (quest[LIMIT]! - n[START + i]!) * n[SPEED + i]!) return;
  quest[ANSWER] = UNDECIDED;
  if (way <= 0) return;
  found[GOAL] = way;
  findTime(world, i);
  const time = n[START + i]! + found[SPAN]!;
  quest[ANSWER] = time > quest[LIMIT]! ? Infinity : time;
}

/**
 * Goes forward in steps that cannot jump over a meeting: the gap along the present line of centres is never wider than the true one, and it
 * closes at most with the present speed of approach plus what friction may add. The steps become Newton's, from below. If j lies, it does so where the question says.
 */
function search(world: World, i: number, j: number, lies: boolean): void {
  const { n, found, quest } = world;
  const sum = n[RADIUS + i]! + n[RADIUS + j]!;
  const limit = quest[LIMIT]!;
  const xI = n[X + i]!;
  const yI = n[Y + i]!;
  const uxI = n[UX + i]!;
  const uyI = n[UY + i]!;
  const x = quest[LIES_X]!;
  const y = quest[LIES_Y]!;
  const uxJ = lies ? 0 : n[UX + j]!;
  const uyJ = lies ? 0 : n[UY + j]!;
  let time = quest[FROM]!;
  quest[ANSWER] = Infinity;
  for (let round = 0; round < 400 && time <= limit; round++) {
    found[SPAN] = time - n[START + i]!;
    if (round === 0) lookFrom(world, i);
    else look(world, i);
    const wayI = found[WAY]!;
    const speedI = found[PACE]!;
    let wayJ = 0;
    let speedJ = 0;
    if (!lies) {
      found[SPAN] = time - n[START + j]!;
      if (round === 0) lookFrom(world, j);
      else look(world, j);
      wayJ = found[WAY]!;
      speedJ = found[PACE]!;
    }
    const dx = x + uxJ * wayJ - (xI + uxI * wayI);
    const dy = y + uyJ * wayJ - (yI + uyI * wayI);
    const ahead = dx * uxI + dy * uyI;
    const behind = dx * uxJ + dy * uyJ;
    // Neither comes nearer: speeds only fall, and ways are straight.
    if (ahead <= 0 && behind >= 0) {
      quest[ANSWER] = NEVER;
      return;
    }
    const distance = Math.sqrt(dx * dx + dy * dy);
    const part = 1 / distance;
    const towardsJ = ahead * part;
    const towardsI = behind * part;
    const gap = distance - sum;
    const fastest = Math.max(0, towardsJ) * speedI + Math.max(0, -towardsI) * speedJ;
    if (gap > fastest * (limit - time)) return;
    const closing = towardsJ * speedI - towardsI * speedJ;
    const more = n[SLOWING + j]! * Math.max(0, towardsI) + n[SLOWING + i]! * Math.max(0, -towardsJ);
    const step =
      gap <= TOUCHING && closing < SLOW
        ? inContact(world, i * world.count + j, time, gap, closing, more)
        : stepOver(gap, closing, more);
    time += step;
    // The next gap is of the order of the square of this step: nothing.
    if (step === 0 || (closing > 0.01 && step < 1e-9) || time - step === time) {
      if (time <= limit) quest[ANSWER] = time;
      return;
    }
  }
}

/** Where a search begins, after `found[SPAN]` seconds: many begin at the same time, so it is kept. */
function lookFrom(world: World, i: number): void {
  const { n, found } = world;
  if (found[SPAN] === 0) {
    found[WAY] = 0;
    found[PACE] = n[SPEED + i]!;
    return;
  }
  if (n[SEEN_AT + i] === found[SPAN]) {
    found[WAY] = n[SEEN_WAY + i]!;
    found[PACE] = n[SEEN_SPEED + i]!;
    return;
  }
  look(world, i);
  n[SEEN_AT + i] = found[SPAN]!;
  n[SEEN_WAY + i] = found[WAY]!;
  n[SEEN_SPEED + i] = found[PACE]!;
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
  return a < b + world.n[HEIGHT + j]! && b < a + world.n[HEIGHT + i]!;
}

const heightAt = (world: World, i: number, time: number): number =>
  isFlying(world.k[PLACE + i]!) || world.k[PLACE + i] === OVER_HOLE
    ? heightAfter(world, i, time - world.n[START + i]!)
    : world.n[Z + i]!;
