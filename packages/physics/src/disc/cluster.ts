import * as columns from '../columns.ts';
import * as worlds from '../world.ts';
import type { World } from '../world.ts';
import * as assumptions from './assumptions.ts';
import {
  aim,
  approach,
  flatApproach,
  normalMobility,
  pushApart,
  restitutionAt,
  rimsOf,
  rubAlong,
  rubFor,
  strikePair,
  tiltOf,
  Touch,
} from './impact.ts';
import * as state from './state.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { EASE, FLAT, FORM, MASS, MOST_BODIES, PARTNERS, PLACE, RADIUS, X, Y } = columns;
const { REST } = worlds;
const { SLOW, TOUCHING } = assumptions;
const { IN_AIR, OFF, ON_BOARD, OVER_HOLE, PERCHED } = state;

/** Approaches that differ by less than this part are one and the same: they are resolved together, whatever the order of the discs. */
const SAME = 1e-9;
/** What is left of the approach when a cluster counts as solved, in metres a second. */
const SOLVED = 1e-7;
const ROUNDS = 200;
/** Metres: sunk in less than this is rounding, deeper than that no wait lets anything sink: it was given so. */
const ROUNDING = 1e-12;
const DEEPEST = 1e-5;

/** All discs that a hit goes through, and all pairs of them that touch. */
export class Cluster {
  readonly discs: Int32Array;
  readonly inside: Uint8Array;
  /** Those found near the one that is looked at. */
  readonly near: Int32Array;
  readonly touches: Touch[] = [];
  readonly group: Touch[] = [];
  /** Pairs that were hit, in the order of their first hit. */
  readonly hits: Touch[] = [];
  size = 0;
  pairs = 0;
  grouped = 0;
  hitCount = 0;

  constructor(count: number) {
    this.discs = new Int32Array(count);
    this.inside = new Uint8Array(count);
    this.near = new Int32Array(count + 1);
  }
}

function enter(world: World, cluster: Cluster, i: number): void {
  cluster.inside[i] = 1;
  cluster.discs[cluster.size++] = i;
  world.kinds[i]!.bring(world, i, world.now);
}

function enterPair(world: World, cluster: Cluster, a: number, b: number): void {
  const touch = (cluster.touches[cluster.pairs] ??= new Touch());
  cluster.pairs++;
  aim(world, touch, a, b, rimsOf(world, a, b));
}

/** In the air and on the frame two meet, never more. */
const isAlone = (place: number): boolean => place === IN_AIR || place > OFF;

const level = (world: World, i: number): boolean =>
  world.k[FLAT + i] === 1 && (world.k[PLACE + i] === ON_BOARD || world.k[PLACE + i] === OVER_HOLE);

/** From the pair that meets: whoever rests against one of them, or meets one of them in this very moment, and so on. */
export function gather(world: World, cluster: Cluster, a: number, b: number): void {
  const { k } = world;
  cluster.size = cluster.pairs = cluster.hitCount = 0;
  cluster.inside.fill(0);
  enter(world, cluster, a);
  enter(world, cluster, b);
  enterPair(world, cluster, a, b);
  if (isAlone(k[PLACE + a]!) || isAlone(k[PLACE + b]!)) return;
  for (let at = 0; at < cluster.size; at++) gatherAround(world, cluster, at);
}

/** Whoever lies or is in the cluster and touches disc i, and whoever it meets now. Without branches where nobody can guess: see `schedule.ts`. */
function findTouching({ n, k, count }: World, cluster: Cluster, i: number): number {
  const { inside, near } = cluster;
  const x = n[X + i]!;
  const y = n[Y + i]!;
  const reach = n[RADIUS + i]! + TOUCHING;
  const partners = k[PARTNERS + i]!;
  const beyond = k[PARTNERS + MOST_BODIES + i]!;
  let found = 0;
  for (let j = 0; j < count; j++) {
    near[found] = j;
    const dx = n[X + j]! - x;
    const dy = n[Y + j]! - y;
    const sum = reach + n[RADIUS + j]!;
    const touches = Number(dx * dx + dy * dy < sum * sum) & (inside[j]! | Number(k[FORM + j] === REST));
    found += touches | (((j < 32 ? partners : beyond) >> j) & 1);
  }
  return found;
}

function gatherAround(world: World, cluster: Cluster, at: number): void {
  const { k, count, pairTime } = world;
  const i = cluster.discs[at]!;
  const found = findTouching(world, cluster, i);
  const soon = world.now + 1e-12;
  for (let of = 0; of < found; of++) {
    const j = cluster.near[of]!;
    if (j === i || !level(world, j)) continue;
    const isOnItsWay = cluster.inside[j] === 0 && k[FORM + j] !== REST;
    if (isOnItsWay ? pairTime[i * count + j]! <= soon : touch(world, i, j)) take(world, cluster, i, j, at);
  }
}

function touch({ n }: World, i: number, j: number): boolean {
  const dx = n[X + j]! - n[X + i]!;
  const dy = n[Y + j]! - n[Y + i]!;
  const sum = n[RADIUS + i]! + TOUCHING + n[RADIUS + j]!;
  return dx * dx + dy * dy < sum * sum;
}

/** A pair is entered once: by the disc of it that came first into the cluster. */
function take(world: World, cluster: Cluster, i: number, j: number, at: number): void {
  if (cluster.inside[j] === 0) enter(world, cluster, j);
  for (let before = 0; before < at; before++) if (cluster.discs[before] === j) return;
  const first = cluster.touches[0]!;
  if ((i === first.a && j === first.b) || (i === first.b && j === first.a)) return;
  enterPair(world, cluster, i, j);
}

/** Blow by blow, the fastest approach first, until nothing approaches; if that takes too long, one common solution without bounce. */
export function solve(world: World, cluster: Cluster): void {
  const most = ROUNDS + 40 * cluster.pairs;
  for (let round = 0; round < most; round++) {
    const fastest = choose(world, cluster);
    if (fastest <= (round === 0 ? 0 : SOLVED)) return;
    for (let at = 0; at < cluster.grouped; at++) noteHit(cluster, cluster.group[at]!);
    if (cluster.grouped === 1) strikeOne(world, cluster.group[0]!, fastest);
    else strikeTogether(world, cluster, true);
  }
  for (let pair = 0; pair < cluster.pairs; pair++) cluster.group[pair] = cluster.touches[pair]!;
  cluster.grouped = cluster.pairs;
  strikeTogether(world, cluster, false);
}

function noteHit(cluster: Cluster, touch: Touch): void {
  if (touch.hit === 0) cluster.hits[cluster.hitCount++] = touch;
  touch.hit = Math.max(touch.hit, touch.wanted);
}

/** Puts the pairs of the fastest approach into `group`. */
function choose(world: World, cluster: Cluster): number {
  let fastest = 0;
  for (let pair = 0; pair < cluster.pairs; pair++) {
    const touch = cluster.touches[pair]!;
    touch.wanted = flatApproach(world, touch);
    if (touch.wanted > fastest) fastest = touch.wanted;
  }
  cluster.grouped = 0;
  for (let pair = 0; pair < cluster.pairs; pair++) {
    const touch = cluster.touches[pair]!;
    if (touch.wanted > 0 && touch.wanted >= fastest * (1 - SAME)) cluster.group[cluster.grouped++] = touch;
  }
  return fastest;
}

/** Contact that lasts: what has sunk in by waiting comes out as fast as it went in; the rest does not bounce. */
function bounce(touch: Touch, speed: number): number {
  if (speed >= SLOW) return restitutionAt(touch.rims.restitution, speed);
  return touch.gap < -ROUNDING ? 1 : 0;
}

function strikeOne(world: World, touch: Touch, speed: number): void {
  touch.tilt = tiltOf(world, touch, speed);
  const along = touch.tilt === 0 ? speed : approach(world, touch);
  if (along > 0) strikePair(world, touch, along, bounce(touch, speed));
  else {
    touch.tilt = 0;
    strikePair(world, touch, speed, bounce(touch, speed));
  }
}

/** Several hits at once: impulses for which every pair leaves as its restitution says, or is pushed apart by the others. Gauss and Seidel, to the last bit or nearly. */
function strikeTogether(world: World, { group, grouped }: Cluster, bouncing: boolean): void {
  for (let at = 0; at < grouped; at++) {
    const touch = group[at]!;
    const speed = flatApproach(world, touch);
    touch.tilt = touch.push = touch.rub = 0;
    touch.wanted = bouncing && speed > 0 ? bounce(touch, speed) * speed : 0;
  }
  for (let round = 0; round < 400; round++) {
    let change = 0;
    for (let at = 0; at < grouped; at++) change = Math.max(change, relax(world, group[at]!));
    if (change < 1e-14) return;
  }
}

function relax(world: World, touch: Touch): number {
  const { n } = world;
  const missing = (flatApproach(world, touch) + touch.wanted) / normalMobility(world, touch);
  const push = Math.max(-touch.push, missing);
  pushApart(world, touch, push);
  const most = touch.rims.friction * touch.push;
  const wish = touch.rub + rubFor(world, touch, Infinity);
  const rub = Math.max(-most, Math.min(most, wish)) - touch.rub;
  rubAlong(world, touch, rub);
  return Math.max(Math.abs(push), Math.abs(rub)) * n[EASE + touch.a]!;
}

/**
 * What has sunk in while it leaned on each other is put back to where it touches; both give way, the lighter one more. No bounce does that for sure:
 * friction may stop a piece that is pushed slowly long before it is looked at again, and a striker that goes on spinning would creep into it.
 */
export function comeOut(world: World, cluster: Cluster): void {
  const { n } = world;
  for (let pair = 0; pair < cluster.pairs; pair++) {
    const { a, b, nx, ny, gap } = cluster.touches[pair]!;
    const leaned = world.slowTime[a * world.count + b]! >= 0;
    if (!leaned || gap > -ROUNDING || gap < -DEEPEST || !level(world, a) || !level(world, b)) continue;
    const part = gap / (n[MASS + a]! + n[MASS + b]!);
    shift(world, a, nx * part * n[MASS + b]!, ny * part * n[MASS + b]!);
    shift(world, b, -nx * part * n[MASS + a]!, -ny * part * n[MASS + a]!);
  }
}

/** Not into a wall. */
function shift(world: World, i: number, dx: number, dy: number): void {
  const { n } = world;
  let x = n[X + i]! + dx;
  let y = n[Y + i]! + dy;
  for (const { nx, ny, at } of world.walls) {
    const over = x * nx + y * ny - (at - n[RADIUS + i]!);
    if (over <= 0) continue;
    x -= over * nx;
    y -= over * ny;
  }
  n[X + i] = x;
  n[Y + i] = y;
}

/** Remembers which pairs stay in contact, so that they are not hit again at once. */
export function remember(world: World, cluster: Cluster): void {
  const { k } = world;
  for (let pair = 0; pair < cluster.pairs; pair++) {
    const touch = cluster.touches[pair]!;
    const one = touch.a * world.count + touch.b;
    const other = touch.b * world.count + touch.a;
    const slow = Math.abs(flatApproach(world, touch)) < SLOW && k[PLACE + touch.a] !== PERCHED;
    world.slowTime[one] = world.slowTime[other] = slow ? world.now : -1;
  }
}
