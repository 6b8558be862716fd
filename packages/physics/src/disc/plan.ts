import * as columns from '../columns.ts';
import { decide, watches } from '../agenda.ts';
import * as worlds from '../world.ts';
import type { World } from '../world.ts';
import * as assumptions from './assumptions.ts';
import { fallTime, planLandingOnDiscs } from './landing.ts';
import { planLandingOutside, planOnFrame, planOverFrame } from './over-frame.ts';
import * as state from './state.ts';
import { holeOf, perchOf } from './state.ts';
import { findTime } from './way.ts';
import * as slots from './slots.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { FORM, LASTS, OWN_TIME, PLACE, RADIUS, REACH, SPEED, START, UX, UY, VZ, X, Y, Z } = columns;
const { REST, STOPS } = worlds;
const { EDGE, PERCH_LOOK } = assumptions;
const {
  DROPS,
  ENTERS_HOLE,
  IN_AIR,
  LANDS,
  LEAVES_HOLE,
  LOOKS_DOWN,
  MEETS_CUSHION,
  ON_BOARD,
  ON_FRAME,
  OUTSIDE,
  OVER_FRAME,
  OVER_HOLE,
  PERCHED,
} = state;
const { GOAL, SPAN } = slots;

/** What a disc does next if no other disc meets it. */
export function planDisc(world: World, i: number): void {
  const { n, k } = world;
  const place = k[PLACE + i]!;
  if (place === ON_BOARD) {
    world.found[GOAL] = 0;
    if (k[FORM + i] !== REST) planSlide(world, i);
    fence(world, i);
    return;
  }
  if (place === ON_FRAME) {
    world.found[GOAL] = k[FORM + i] === REST ? 0 : planOnFrame(world, i);
    fence(world, i);
    return;
  }
  if (place === IN_AIR) planFlight(world, i);
  else if (place === OVER_HOLE) planFall(world, i);
  else if (place === OVER_FRAME) planOverFrame(world, i);
  else if (place === OUTSIDE) planLandingOutside(world, i);
  else if (place === PERCHED) planLookDown(world, i);
  world.found[GOAL] = k[FORM + i] === REST ? 0 : n[SPEED + i]! * (n[OWN_TIME + i]! - n[START + i]!);
  fence(world, i);
}

/** Sets the box from here to where the disc will be at its own next event, `found[GOAL]` further on. */
function fence(world: World, i: number): void {
  const way = world.found[GOAL]!;
  const { n } = world;
  const x = n[X + i]!;
  const y = n[Y + i]!;
  const radius = n[RADIUS + i]!;
  const endX = x + n[UX + i]! * way;
  const endY = y + n[UY + i]! * way;
  const box = world.box;
  box[4 * i] = Math.min(x, endX) - radius;
  box[4 * i + 1] = Math.max(x, endX) + radius;
  box[4 * i + 2] = Math.min(y, endY) - radius;
  box[4 * i + 3] = Math.max(y, endY) + radius;
}

/** Looks whether the disc below is still there: at once when that is gone, a moment after its last change while it moves or has come to rest since. */
function planLookDown(world: World, i: number): void {
  const { n, k } = world;
  const j = perchOf(world, i);
  watches(world, i);
  const [looked, changed] = [n[START + i]!, n[START + j]!];
  if (k[FORM + j] === REST && k[PLACE + j]! > PERCHED) decide(world, i, Math.max(looked, changed), LOOKS_DOWN, 0);
  else if (k[FORM + j] !== REST || changed > looked)
    decide(world, i, Math.max(looked, changed) + PERCH_LOOK, LOOKS_DOWN, 0);
}

/** Leaves the way to the event in `found[GOAL]`. */
function planSlide(world: World, i: number): void {
  const { n } = world;
  const x = n[X + i]!;
  const y = n[Y + i]!;
  const ux = n[UX + i]!;
  const uy = n[UY + i]!;
  const reach = n[REACH + i]!;
  const radius = n[RADIUS + i]!;
  const { wallData } = world;
  let end = reach;
  let side = -1;
  for (let at = 0; at < wallData.length; at += 3) {
    const nx = wallData[at]!;
    const ny = wallData[at + 1]!;
    const outwards = ux * nx + uy * ny;
    if (outwards <= 0) continue;
    const way = Math.max(0, (wallData[at + 2]! - radius - (x * nx + y * ny)) / outwards);
    if (way >= end) continue;
    end = way;
    side = at;
  }
  const { found } = world;
  found[GOAL] = end;
  if (!isClearOfHoles(world, x, y, x + ux * end, y + uy * end)) {
    const hole = findHole(world, i);
    if (hole >= 0) {
      findTime(world, i);
      return decide(world, i, n[START + i]! + found[SPAN]!, ENTERS_HOLE, hole);
    }
  }
  if (side < 0) return decide(world, i, n[START + i]! + n[LASTS + i]!, STOPS, 0);
  findTime(world, i);
  decide(world, i, n[START + i]! + found[SPAN]!, MEETS_CUSHION, side / 3);
}

/** A straight way that begins and ends in a strip without holes meets none. */
function isClearOfHoles({ clear }: World, x: number, y: number, endX: number, endY: number): boolean {
  const west = clear[0]!;
  const east = clear[1]!;
  if (x > west && x < east && endX > west && endX < east) return true;
  const south = clear[2]!;
  const north = clear[3]!;
  return y > south && y < north && endY > south && endY < north;
}

/** The hole that the disc comes over first within `found[GOAL]`, or −1; the way to it replaces that. */
function findHole({ n, holeData, found }: World, i: number): number {
  const x = n[X + i]!;
  const y = n[Y + i]!;
  const ux = n[UX + i]!;
  const uy = n[UY + i]!;
  let nearest = found[GOAL]!;
  let hole = -1;
  for (let at = 0; at < holeData.length; at += 3) {
    const dx = holeData[at]! - x;
    const dy = holeData[at + 1]! - y;
    const radius = holeData[at + 2]!;
    const along = dx * ux + dy * uy;
    if (along <= 0 || along - radius >= nearest) continue;
    const aside = dx * uy - dy * ux;
    if (aside >= radius || aside <= -radius) continue;
    const way = Math.max(0, along - Math.sqrt(radius * radius - aside * aside));
    if (way >= nearest) continue;
    nearest = way;
    hole = at / 3;
  }
  found[GOAL] = nearest;
  return hole;
}

/** Without friction, at constant speed. */
function planWalls(world: World, i: number): void {
  const { n } = world;
  const { walls } = world;
  const speed = n[SPEED + i]!;
  if (speed === 0) return;
  for (let k = 0; k < walls.length; k++) {
    const { nx, ny, at } = walls[k]!;
    const outwards = n[UX + i]! * nx + n[UY + i]! * ny;
    if (outwards <= 0) continue;
    const way = Math.max(0, (at - n[RADIUS + i]! - (n[X + i]! * nx + n[Y + i]! * ny)) / outwards);
    const time = n[START + i]! + way / speed;
    if (time < n[OWN_TIME + i]!) decide(world, i, time, MEETS_CUSHION, k);
  }
}

/** Over a hole there is no support and no friction. What has dropped by the rounding of the edge stays in. */
function planFall(world: World, i: number): void {
  const { n } = world;
  const at = holeOf(world, i);
  const hole = world.holes[at]!;
  decide(world, i, n[START + i]! + fallTime(world, n[Z + i]! + EDGE, n[VZ + i]!), DROPS, at);
  planWalls(world, i);
  if (n[SPEED + i] === 0) return;
  const ux = n[UX + i]!;
  const uy = n[UY + i]!;
  const dx = hole.x - n[X + i]!;
  const dy = hole.y - n[Y + i]!;
  const aside = dx * uy - dy * ux;
  const chord = Math.sqrt(Math.max(0, hole.radius * hole.radius - aside * aside));
  const time = n[START + i]! + Math.max(0, dx * ux + dy * uy + chord) / n[SPEED + i]!;
  if (time < n[OWN_TIME + i]!) decide(world, i, time, LEAVES_HOLE, at);
}

function planFlight(world: World, i: number): void {
  const { n } = world;
  decide(world, i, n[START + i]! + fallTime(world, n[Z + i]!, n[VZ + i]!), LANDS, 0);
  planWalls(world, i);
  planLandingOnDiscs(world, i);
}
