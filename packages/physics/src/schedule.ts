import { meetingTime } from './meet.ts';
import { REST, STOPS, type World } from './world.ts';

/** Until when the present motions of two discs tell whether they meet: one that has stopped can still be met, so its stop is no end. */
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

/** Finds the first pair of disc i among those already planned. */
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

/** Plans anew what the blow that went through these discs has changed; pairs among them once. */
export function replanAll(world: World, discs: Int32Array, size: number): void {
  const { bestTime, bestWith, planned } = world;
  for (let at = 0; at < size; at++) {
    bestTime[discs[at]!] = Infinity;
    bestWith[discs[at]!] = -1;
  }
  for (let at = 0; at < size; at++) {
    replan(world, discs[at]!);
    planned[discs[at]!] = 1;
  }
  for (let at = 0; at < size; at++) planned[discs[at]!] = 0;
}

/** Plans all pairs of disc i anew after its motion has changed. Boxes that do not meet rule out most. */
export function replan(world: World, i: number): void {
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
    const time = apart
      ? Infinity
      : planned[j] === 1
        ? pairTime[row + j]!
        : meetingTime(world, i, j, horizon(world, i, j));
    pairTime[row + j] = time;
    pairTime[j * count + i] = time;
    if (time < best) {
      best = time;
      other = j;
    }
    if (time < bestTime[j]!) {
      bestTime[j] = time;
      bestWith[j] = i;
    } else if (bestWith[j] === i) findBest(world, j);
  }
  bestTime[i] = best;
  bestWith[i] = other;
}

/** From the start: only what moves can meet. */
export function planPairs(world: World): void {
  world.pairTime.fill(Infinity);
  world.bestTime.fill(Infinity);
  world.bestWith.fill(-1);
  for (let i = 0; i < world.count; i++) if (world.form[i] !== REST) replan(world, i);
}

/** The disc with the first of these times, or −1. */
function soonest(times: Float64Array, count: number): number {
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

export const soonestPair = (world: World): number => soonest(world.bestTime, world.count);
export const soonestAlone = (world: World): number => soonest(world.ownTime, world.count);
