import { plan } from './agenda.ts';
import * as columns from './columns.ts';
import * as worlds from './world.ts';
import { pairOf, type World } from './world.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const {
  BEST_TIME,
  BEST_WITH,
  FORM,
  HALF_X,
  HALF_Y,
  MID_X,
  MID_Y,
  MOST_BODIES,
  OWN_KIND,
  OWN_TIME,
  PARTNERS,
  PLANNED,
  WATCHING,
} = columns;
const { REST, STOPS } = worlds;

/** Until when the present pieces of two bodies tell whether they meet: one that has stopped can still be met, so its stop is no end. */
function horizon({ n, k }: World, i: number, j: number): number {
  const timeI = n[OWN_TIME + i]!;
  const timeJ = n[OWN_TIME + j]!;
  const endsI = k[OWN_KIND + i] === STOPS;
  const endsJ = k[OWN_KIND + j] === STOPS;
  if (endsI && endsJ) return Math.max(timeI, timeJ);
  if (endsI) return timeJ === Infinity ? timeI : timeJ;
  if (endsJ) return timeI === Infinity ? timeJ : timeI;
  return Math.min(timeI, timeJ);
}

/** The lower number first, so that the time does not depend on who asks. */
function meetingTime(world: World, i: number, j: number): number {
  const a = i < j ? i : j;
  const b = i < j ? j : i;
  const pair = pairOf(world, a, b);
  const meeting = world.meetings[pair]!;
  if (meeting === null) return Infinity;
  const limit = horizon(world, a, b);
  return world.swapped[pair] === 1 ? meeting.time(world, b, a, limit) : meeting.time(world, a, b, limit);
}

/** The lowest number in a set that is not empty. */
const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** Bodies that a number holds the bits of. */
const WORD = 32;
/** Where the set of the partners of body i has the bit of body j; the bit itself is 1 << j, which counts j modulo 32. */
const wordOf = (i: number, j: number): number => PARTNERS + (MOST_BODIES / WORD) * (j & WORD) + i;

/** Finds the first pair of body i among those planned; of equals the lowest number. */
function findBest(world: World, i: number): void {
  const { n, k, pairTime, count } = world;
  let best = Infinity;
  let other = -1;
  for (let left = k[PARTNERS + i]!; left !== 0; left &= left - 1) {
    const j = lowest(left);
    const time = pairTime[i * count + j]!;
    if (time < best) {
      best = time;
      other = j;
    }
  }
  n[BEST_TIME + i] = best;
  k[BEST_WITH + i] = other;
  if (count > WORD) findBestBeyond(world, i);
}

/** The same for bodies beyond the first word, and apart from it: small worlds are the ones that must be fast. */
function findBestBeyond({ n, k, pairTime, count }: World, i: number): void {
  for (let left = k[wordOf(i, WORD)]!; left !== 0; left &= left - 1) {
    const j = WORD + lowest(left);
    const time = pairTime[i * count + j]!;
    if (time >= n[BEST_TIME + i]!) continue;
    n[BEST_TIME + i] = time;
    k[BEST_WITH + i] = j;
  }
}

/** What had been planned for the pairs of body i no longer holds. */
function forget(world: World, i: number): void {
  const { n, k, count } = world;
  for (let left = k[PARTNERS + i]!; left !== 0; left &= left - 1) part(world, i, lowest(left));
  k[PARTNERS + i] = 0;
  if (count > WORD) {
    for (let left = k[wordOf(i, WORD)]!; left !== 0; left &= left - 1) part(world, i, WORD + lowest(left));
    k[wordOf(i, WORD)] = 0;
  }
  n[BEST_TIME + i] = Infinity;
  k[BEST_WITH + i] = -1;
}

/** Takes body i from the partners of body j. */
function part(world: World, i: number, j: number): void {
  const { k, pairTime, count } = world;
  pairTime[i * count + j] = pairTime[j * count + i] = Infinity;
  k[wordOf(j, i)] = k[wordOf(j, i)]! & ~(1 << i);
  if (k[BEST_WITH + j] === i) findBest(world, j);
}

const near = new Int32Array(MOST_BODIES + 1);

/**
 * Into `near`: the bodies whose boxes meet that of body i, so far as one of the two moves; gives how many, itself included. Written without branches:
 * which boxes meet is anybody's guess, and a wrong guess costs the processor more than the rest of the round.
 */
function findNear({ n, k, count }: World, i: number): number {
  const midX = n[MID_X + i]!;
  const midY = n[MID_Y + i]!;
  const halfX = n[HALF_X + i]!;
  const halfY = n[HALF_Y + i]!;
  const moves = Number(k[FORM + i] !== REST);
  let found = 0;
  for (let j = 0; j < count; j++) {
    near[found] = j;
    const apartX = Number(Math.abs(n[MID_X + j]! - midX) > halfX + n[HALF_X + j]!);
    const apartY = Number(Math.abs(n[MID_Y + j]! - midY) > halfY + n[HALF_Y + j]!);
    found += (moves | Number(k[FORM + j] !== REST)) & ~(apartX | apartY);
  }
  return found;
}

/** Plans the pairs of body i, which have been forgotten, except with those already planned. */
function planPairs(world: World, i: number): void {
  const { n, k, pairTime, count } = world;
  const found = findNear(world, i);
  for (let at = 0; at < found; at++) {
    const j = near[at]!;
    if (j === i || k[PLANNED + j] === 1) continue;
    const time = meetingTime(world, i, j);
    if (time === Infinity) continue;
    pairTime[i * count + j] = pairTime[j * count + i] = time;
    k[wordOf(i, j)] = k[wordOf(i, j)]! | (1 << j);
    k[wordOf(j, i)] = k[wordOf(j, i)]! | (1 << i);
    prefer(n, k, i, j, time);
    prefer(n, k, j, i, time);
  }
}

/** Of equals the lowest number comes first. */
function prefer(n: Float64Array, k: Int32Array, i: number, j: number, time: number): void {
  const best = n[BEST_TIME + i]!;
  if (time > best || (time === best && j > k[BEST_WITH + i]!)) return;
  n[BEST_TIME + i] = time;
  k[BEST_WITH + i] = j;
}

/** Plans what the last event or input has changed; pairs among the changed once. */
export function planChanged(world: World): void {
  const { k, changed, changes } = world;
  for (let at = 0; at < changes; at++) {
    plan(world, changed[at]!);
    forget(world, changed[at]!);
  }
  for (let at = 0; at < changes; at++) {
    planPairs(world, changed[at]!);
    k[PLANNED + changed[at]!] = 1;
  }
  for (let at = 0; at < changes; at++) k[PLANNED + changed[at]!] = 0;
  if (world.watchers > 0) askWatchers(world);
}

/** After a stop that every meeting has foreseen. */
export function planStopped(world: World, i: number): void {
  plan(world, i);
  if (world.watchers > 0) askWatchers(world);
}

/** What a watcher meets has been looked for only until its own next event: if that has changed, it is looked for again. */
function askWatchers(world: World): void {
  const { n, k } = world;
  for (let i = 0; i < world.count; i++) {
    if (k[WATCHING + i] === 0) continue;
    const before = n[OWN_TIME + i]!;
    plan(world, i);
    if (n[OWN_TIME + i] === before) continue;
    forget(world, i);
    planPairs(world, i);
  }
}

/** Plans everything: for a world that has just been filled. */
export function planAll(world: World): void {
  const { count, k } = world;
  for (let i = 0; i < count; i++) {
    plan(world, i);
    forget(world, i);
  }
  for (let i = 0; i < count; i++) {
    if (k[FORM + i] === REST) continue;
    planPairs(world, i);
    k[PLANNED + i] = 1;
  }
  k.fill(0, PLANNED, PLANNED + count);
}

/** The body with the first event, or −1; of equals one that meets another comes first, then the lowest number. */
export function soonest(world: World): number {
  const { n, count } = world;
  let best = Infinity;
  let who = -1;
  let meets = false;
  for (let i = 0; i < count; i++) {
    const alone = n[OWN_TIME + i]!;
    const pair = n[BEST_TIME + i]!;
    if (pair < best || (pair === best && !meets && who >= 0)) {
      best = pair;
      who = i;
      meets = true;
    }
    if (alone < best) {
      best = alone;
      who = i;
      meets = false;
    }
  }
  return who;
}
