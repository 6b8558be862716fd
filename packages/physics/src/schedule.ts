import { plan } from './agenda.ts';
import { pairOf, REST, STOPS, type World } from './world.ts';

/** Until when the present pieces of two bodies tell whether they meet: one that has stopped can still be met, so its stop is no end. */
function horizon(world: World, i: number, j: number): number {
  const timeI = world.ownTime[i]!;
  const timeJ = world.ownTime[j]!;
  const endsI = world.ownKind[i] === STOPS;
  const endsJ = world.ownKind[j] === STOPS;
  if (endsI && endsJ) return Math.max(timeI, timeJ);
  if (endsI) return timeJ === Infinity ? timeI : timeJ;
  if (endsJ) return timeI === Infinity ? timeJ : timeI;
  return Math.min(timeI, timeJ);
}

/** The lower number first, so that the time does not depend on who asks. */
function meetingTime(world: World, i: number, j: number): number {
  const [a, b] = i < j ? [i, j] : [j, i];
  const pair = pairOf(world, a, b);
  const meeting = world.meetings[pair]!;
  if (meeting === null) return Infinity;
  const limit = horizon(world, a, b);
  return world.swapped[pair] === 1 ? meeting.time(world, b, a, limit) : meeting.time(world, a, b, limit);
}

/** Finds the first pair of body i among those already planned; of equals the lowest number. */
function findBest(world: World, i: number): void {
  const { pairTime, count } = world;
  const row = i * count;
  let best = Infinity;
  let other = -1;
  for (let j = 0; j < count; j++) {
    const time = pairTime[row + j]!;
    if (time < best) {
      best = time;
      other = j;
    }
  }
  world.bestTime[i] = best;
  world.bestWith[i] = other;
}

/** Plans all pairs of body i anew after its way or its own next event has changed. Boxes that do not meet rule out most. */
function replan(world: World, i: number): void {
  const { box, form, pairTime, bestTime, bestWith, planned, count } = world;
  const west = box[4 * i]!;
  const east = box[4 * i + 1]!;
  const south = box[4 * i + 2]!;
  const north = box[4 * i + 3]!;
  const rests = form[i] === REST;
  const row = i * count;
  let best = Infinity;
  let other = -1;
  for (let j = 0; j < count; j++) {
    if (j === i) continue;
    const apart =
      west > box[4 * j + 1]! ||
      box[4 * j]! > east ||
      south > box[4 * j + 3]! ||
      box[4 * j + 2]! > north ||
      (rests && form[j] === REST);
    // They did not meet before, and they do not now.
    if (apart && pairTime[row + j] === Infinity) continue;
    let time = Infinity;
    if (!apart) time = planned[j] === 1 ? pairTime[row + j]! : meetingTime(world, i, j);
    pairTime[row + j] = time;
    pairTime[j * count + i] = time;
    if (time < best) {
      best = time;
      other = j;
    }
    if (time < bestTime[j]! || (time === bestTime[j] && i < bestWith[j]!)) {
      bestTime[j] = time;
      bestWith[j] = i;
    } else if (bestWith[j] === i && time > bestTime[j]!) findBest(world, j);
  }
  bestTime[i] = best;
  bestWith[i] = other;
}

/** Plans what the last event or input has changed; pairs among the changed once. */
export function planChanged(world: World): void {
  const { changed, changes, bestTime, bestWith, planned } = world;
  for (let at = 0; at < changes; at++) {
    plan(world, changed[at]!);
    bestTime[changed[at]!] = Infinity;
    bestWith[changed[at]!] = -1;
  }
  for (let at = 0; at < changes; at++) {
    replan(world, changed[at]!);
    planned[changed[at]!] = 1;
  }
  for (let at = 0; at < changes; at++) planned[changed[at]!] = 0;
  if (world.watchers > 0) askWatchers(world);
}

/** What a watcher meets has been looked for only until its own next event: if that has changed, it is looked for again. */
function askWatchers(world: World): void {
  for (let i = 0; i < world.count; i++) {
    if (world.watching[i] === 0) continue;
    const before = world.ownTime[i]!;
    plan(world, i);
    if (world.ownTime[i] !== before) replan(world, i);
  }
}

/** Plans everything: for a world that has just been filled. */
export function planAll(world: World): void {
  const { count, form, planned } = world;
  world.pairTime.fill(Infinity);
  world.bestTime.fill(Infinity);
  world.bestWith.fill(-1);
  world.watching.fill(0);
  world.watchers = 0;
  for (let i = 0; i < count; i++) plan(world, i);
  for (let i = 0; i < count; i++) {
    if (form[i] === REST) continue;
    replan(world, i);
    planned[i] = 1;
  }
  planned.fill(0);
}

/** The body with the first of these times, or −1. */
export function soonest(times: Float64Array, count: number): number {
  let best = Infinity;
  let who = -1;
  for (let i = 0; i < count; i++) {
    if (times[i]! < best) {
      best = times[i]!;
      who = i;
    }
  }
  return who;
}
