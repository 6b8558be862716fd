import { EDGE, PERCH_LOOK } from './assumptions.ts';
import { decide, fallTime, planLandingOnDiscs } from './decide.ts';
import { planLandingOutside, planOnFrame, planOverFrame } from './frame.ts';
import { timeOfWay } from './motion.ts';
import {
  DROPS,
  ENTERS_HOLE,
  IN_AIR,
  LANDS,
  LEAVES_HOLE,
  LOOKS_DOWN,
  MEETS_CUSHION,
  NOTHING,
  ON_BOARD,
  ON_FRAME,
  OUTSIDE,
  OVER_FRAME,
  OVER_HOLE,
  PERCHED,
  REST,
  STOPS,
  type World,
} from './world.ts';

/** Finds what a disc does next if no other disc meets it: `ownTime`, `ownKind`, and which side, hole or disc in `ownWith`. */
export function planOwn(world: World, i: number): void {
  world.ownTime[i] = Infinity;
  world.ownKind[i] = NOTHING;
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
  else if (place === PERCHED && world.form[world.perch[i]!] !== REST)
    decide(world, i, world.now + PERCH_LOOK, LOOKS_DOWN, 0);
  fence(world, i, world.form[i] === REST ? 0 : world.speed[i]! * (world.ownTime[i] - world.start[i]!));
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

/** The way to the frame in one direction. */
function wayToFrame(place: number, direction: number, limit: number): number {
  if (direction > 0) return place < limit ? (limit - place) / direction : 0;
  if (direction < 0) return place > -limit ? (-limit - place) / direction : 0;
  return Infinity;
}

const sideX = (ux: number): number => (ux > 0 ? 1 : 3);
const sideY = (uy: number): number => (uy > 0 ? 2 : 0);

/** Gives the way to the event. */
function planSlide(world: World, i: number): number {
  const x = world.x[i]!;
  const y = world.y[i]!;
  const ux = world.ux[i]!;
  const uy = world.uy[i]!;
  const reach = world.reach[i]!;
  const limit = world.half - world.radius[i]!;
  const wayX = wayToFrame(x, ux, limit);
  const wayY = wayToFrame(y, uy, limit);
  const wall = Math.min(wayX, wayY);
  const end = Math.min(wall, reach);
  const corner = world.half - 2 * world.pocketRadius;
  const mayDrop =
    (Math.abs(x) > corner || Math.abs(x + ux * end) > corner) &&
    (Math.abs(y) > corner || Math.abs(y + uy * end) > corner);
  const hole = mayDrop ? planHole(world, i, end) : -1;
  if (hole >= 0) return hole;
  if (wall < reach)
    decide(world, i, world.start[i]! + timeOfWay(world, i, wall), MEETS_CUSHION, wayX <= wayY ? sideX(ux) : sideY(uy));
  else decide(world, i, world.start[i]! + world.lasts[i]!, STOPS, 0);
  return end;
}

/** South-west, south-east, north-east, north-west. */
export const holeX = (world: World, hole: number): number =>
  hole === 1 || hole === 2 ? world.half - world.pocketRadius : world.pocketRadius - world.half;
export const holeY = (world: World, hole: number): number =>
  hole > 1 ? world.half - world.pocketRadius : world.pocketRadius - world.half;

/** Gives the way to the hole the disc comes over first, or −1. */
function planHole(world: World, i: number, end: number): number {
  const x = world.x[i]!;
  const y = world.y[i]!;
  const ux = world.ux[i]!;
  const uy = world.uy[i]!;
  const radius = world.pocketRadius;
  let nearest = end;
  let found = -1;
  for (let hole = 0; hole < 4; hole++) {
    const dx = holeX(world, hole) - x;
    const dy = holeY(world, hole) - y;
    const along = dx * ux + dy * uy;
    const aside = dx * uy - dy * ux;
    if (along <= 0 || Math.abs(aside) >= radius) continue;
    const way = Math.max(0, along - Math.sqrt(radius * radius - aside * aside));
    if (way >= nearest) continue;
    nearest = way;
    found = hole;
  }
  if (found < 0) return -1;
  decide(world, i, world.start[i]! + timeOfWay(world, i, nearest), ENTERS_HOLE, found);
  return nearest;
}

function planWalls(world: World, i: number): void {
  const ux = world.ux[i]!;
  const uy = world.uy[i]!;
  const speed = world.speed[i]!;
  if (speed === 0) return;
  const limit = world.half - world.radius[i]!;
  const wayX = wayToFrame(world.x[i]!, ux, limit);
  const wayY = wayToFrame(world.y[i]!, uy, limit);
  const time = world.start[i]! + Math.min(wayX, wayY) / speed;
  if (time < world.ownTime[i]!) decide(world, i, time, MEETS_CUSHION, wayX <= wayY ? sideX(ux) : sideY(uy));
}

/** Over a hole there is no support and no friction. What has dropped by the rounding of the edge stays in. */
function planFall(world: World, i: number): void {
  const hole = world.pocket[i]!;
  decide(world, i, world.start[i]! + fallTime(world, world.z[i]! + EDGE, world.vz[i]!), DROPS, hole);
  planWalls(world, i);
  if (world.speed[i] === 0) return;
  const ux = world.ux[i]!;
  const uy = world.uy[i]!;
  const dx = holeX(world, hole) - world.x[i]!;
  const dy = holeY(world, hole) - world.y[i]!;
  const aside = dx * uy - dy * ux;
  const chord = Math.sqrt(Math.max(0, world.pocketRadius * world.pocketRadius - aside * aside));
  const time = world.start[i]! + Math.max(0, dx * ux + dy * uy + chord) / world.speed[i]!;
  if (time < world.ownTime[i]!) decide(world, i, time, LEAVES_HOLE, hole);
}

function planFlight(world: World, i: number): void {
  decide(world, i, world.start[i]! + fallTime(world, world.z[i]!, world.vz[i]!), LANDS, 0);
  planWalls(world, i);
  planLandingOnDiscs(world, i);
}
