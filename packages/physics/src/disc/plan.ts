import { decide, watches } from '../agenda.ts';
import { REST, STOPS, type World } from '../world.ts';
import { EDGE, PERCH_LOOK } from './assumptions.ts';
import { fallTime, planLandingOnDiscs } from './landing.ts';
import { planLandingOutside, planOnFrame, planOverFrame } from './over-frame.ts';
import {
  DROPS,
  ENTERS_HOLE,
  holeOf,
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
  perchOf,
} from './state.ts';
import { timeOfWay } from './way.ts';

/** What a disc does next if no other disc meets it. */
export function planDisc(world: World, i: number): void {
  const place = world.place[i]!;
  if (place === ON_BOARD) {
    fence(world, i, world.form[i] === REST ? 0 : planSlide(world, i));
    return;
  }
  if (place === ON_FRAME) {
    fence(world, i, world.form[i] === REST ? 0 : planOnFrame(world, i));
    return;
  }
  if (place === IN_AIR) planFlight(world, i);
  else if (place === OVER_HOLE) planFall(world, i);
  else if (place === OVER_FRAME) planOverFrame(world, i);
  else if (place === OUTSIDE) planLandingOutside(world, i);
  else if (place === PERCHED) planLookDown(world, i);
  fence(world, i, world.form[i] === REST ? 0 : world.speed[i]! * (world.ownTime[i]! - world.start[i]!));
}

/** Sets the box from here to where the disc will be at its own next event, this way on. */
function fence(world: World, i: number, way: number): void {
  const x = world.x[i]!;
  const y = world.y[i]!;
  const radius = world.radius[i]!;
  const endX = x + world.ux[i]! * way;
  const endY = y + world.uy[i]! * way;
  const box = world.box;
  box[4 * i] = Math.min(x, endX) - radius;
  box[4 * i + 1] = Math.max(x, endX) + radius;
  box[4 * i + 2] = Math.min(y, endY) - radius;
  box[4 * i + 3] = Math.max(y, endY) + radius;
}

/** Looks whether the disc below is still there: at once when that is gone, a moment after its last change while it moves or has come to rest since. */
function planLookDown(world: World, i: number): void {
  const j = perchOf(world, i);
  watches(world, i);
  const [looked, changed] = [world.start[i]!, world.start[j]!];
  if (world.form[j] === REST && world.place[j]! > PERCHED) decide(world, i, Math.max(looked, changed), LOOKS_DOWN, 0);
  else if (world.form[j] !== REST || changed > looked)
    decide(world, i, Math.max(looked, changed) + PERCH_LOOK, LOOKS_DOWN, 0);
}

/** Gives the way to the event. */
function planSlide(world: World, i: number): number {
  const x = world.x[i]!;
  const y = world.y[i]!;
  const ux = world.ux[i]!;
  const uy = world.uy[i]!;
  const reach = world.reach[i]!;
  const radius = world.radius[i]!;
  const { walls } = world;
  let end = reach;
  let side = -1;
  for (let k = 0; k < walls.length; k++) {
    const { nx, ny, at } = walls[k]!;
    const outwards = ux * nx + uy * ny;
    if (outwards <= 0) continue;
    const way = Math.max(0, (at - radius - (x * nx + y * ny)) / outwards);
    if (way >= end) continue;
    end = way;
    side = k;
  }
  const hole = wayToHole(world, i, end);
  if (hole >= 0) return hole;
  if (side >= 0) decide(world, i, world.start[i]! + timeOfWay(world, i, end), MEETS_CUSHION, side);
  else decide(world, i, world.start[i]! + world.lasts[i]!, STOPS, 0);
  return end;
}

/** Gives the way to the hole the disc comes over first, or −1. */
function wayToHole(world: World, i: number, end: number): number {
  const { holes } = world;
  const x = world.x[i]!;
  const y = world.y[i]!;
  const ux = world.ux[i]!;
  const uy = world.uy[i]!;
  let nearest = end;
  let found = -1;
  for (let k = 0; k < holes.length; k++) {
    const hole = holes[k]!;
    const dx = hole.x - x;
    const dy = hole.y - y;
    const { radius } = hole;
    const along = dx * ux + dy * uy;
    if (along <= 0 || along - radius >= nearest) continue;
    const aside = dx * uy - dy * ux;
    if (aside >= radius || aside <= -radius) continue;
    const way = Math.max(0, along - Math.sqrt(radius * radius - aside * aside));
    if (way >= nearest) continue;
    nearest = way;
    found = k;
  }
  if (found < 0) return -1;
  decide(world, i, world.start[i]! + timeOfWay(world, i, nearest), ENTERS_HOLE, found);
  return nearest;
}

/** Without friction, at constant speed. */
function planWalls(world: World, i: number): void {
  const { walls } = world;
  const speed = world.speed[i]!;
  if (speed === 0) return;
  for (let k = 0; k < walls.length; k++) {
    const { nx, ny, at } = walls[k]!;
    const outwards = world.ux[i]! * nx + world.uy[i]! * ny;
    if (outwards <= 0) continue;
    const way = Math.max(0, (at - world.radius[i]! - (world.x[i]! * nx + world.y[i]! * ny)) / outwards);
    const time = world.start[i]! + way / speed;
    if (time < world.ownTime[i]!) decide(world, i, time, MEETS_CUSHION, k);
  }
}

/** Over a hole there is no support and no friction. What has dropped by the rounding of the edge stays in. */
function planFall(world: World, i: number): void {
  const at = holeOf(world, i);
  const hole = world.holes[at]!;
  decide(world, i, world.start[i]! + fallTime(world, world.z[i]! + EDGE, world.vz[i]!), DROPS, at);
  planWalls(world, i);
  if (world.speed[i] === 0) return;
  const ux = world.ux[i]!;
  const uy = world.uy[i]!;
  const dx = hole.x - world.x[i]!;
  const dy = hole.y - world.y[i]!;
  const aside = dx * uy - dy * ux;
  const chord = Math.sqrt(Math.max(0, hole.radius * hole.radius - aside * aside));
  const time = world.start[i]! + Math.max(0, dx * ux + dy * uy + chord) / world.speed[i]!;
  if (time < world.ownTime[i]!) decide(world, i, time, LEAVES_HOLE, at);
}

function planFlight(world: World, i: number): void {
  decide(world, i, world.start[i]! + fallTime(world, world.z[i]!, world.vz[i]!), LANDS, 0);
  planWalls(world, i);
  planLandingOnDiscs(world, i);
}
