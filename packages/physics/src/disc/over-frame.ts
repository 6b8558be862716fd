import * as columns from '../columns.ts';
import { decide } from '../agenda.ts';
import * as worlds from '../world.ts';
import type { World } from '../world.ts';
import { fallTime, planLandingOnDiscs } from './landing.ts';
import * as state from './state.ts';
import { findTime } from './way.ts';
import * as slots from './slots.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { LASTS, OWN_TIME, RADIUS, REACH, SPEED, START, UX, UY, VX, VY, VZ, X, Y, Z } = columns;
const { STOPS } = worlds;
const { CLEARS_FRAME, LANDS_ON_FRAME, LANDS_OUTSIDE, TIPS_IN, TIPS_OUT } = state;
const { GOAL, SPAN } = slots;

/** The walls enclose the surface; their tops together are the frame. Its top carries a disc whose centre is above it; one whose centre is inside the inner edge tips back onto the surface, one outside the outer edge falls beside the board. */

const ROUNDING = 1e-12;

/** How far a point is beyond the inner edge of a wall; below 0 it is inside. */
const beyond = (world: World, wall: number, x: number, y: number): number => {
  const { nx, ny, at } = world.walls[wall]!;
  return x * nx + y * ny - at;
};

export function isInside(world: World, i: number): boolean {
  const { n } = world;
  for (let k = 0; k < world.walls.length; k++) if (beyond(world, k, n[X + i]!, n[Y + i]!) >= 0) return false;
  return true;
}

/** Nothing of the disc is above the frame. */
export function isClear(world: World, i: number): boolean {
  const { n } = world;
  const limit = ROUNDING - n[RADIUS + i]!;
  for (let k = 0; k < world.walls.length; k++) if (beyond(world, k, n[X + i]!, n[Y + i]!) > limit) return false;
  return true;
}

/** The height of the frame's top; all walls of one frame are of a height. */
export const frameTop = (world: World): number => world.walls[0]?.height ?? 0;

function isOverTop(world: World, x: number, y: number): boolean {
  for (let k = 0; k < world.walls.length; k++) if (beyond(world, k, x, y) > world.walls[k]!.width) return false;
  return true;
}

export function planOverFrame(world: World, i: number): void {
  const { n } = world;
  const start = n[START + i]!;
  const down = fallTime(world, n[Z + i]! - frameTop(world), n[VZ + i]!);
  const meetsFrame = down >= 0 && isOverTop(world, n[X + i]! + n[VX + i]! * down, n[Y + i]! + n[VY + i]! * down);
  if (meetsFrame) decide(world, i, start + down, LANDS_ON_FRAME, 0);
  else planLandingOutside(world, i);
  planLandingOnDiscs(world, i);
  if (n[SPEED + i] === 0) return;
  let way = 0;
  for (let k = 0; k < world.walls.length; k++) way = Math.max(way, wayBack(world, i, k));
  const back = start + way / n[SPEED + i]!;
  if (back < n[OWN_TIME + i]!) decide(world, i, back, CLEARS_FRAME, 0);
}

/** Towards a wall: the part of the direction that goes outwards. */
const outwards = (world: World, i: number, wall: number): number =>
  world.n[UX + i]! * world.walls[wall]!.nx + world.n[UY + i]! * world.walls[wall]!.ny;

/** Seen from above, the way until the disc is clear of a wall. */
function wayBack(world: World, i: number, wall: number): number {
  const { n } = world;
  const over = beyond(world, wall, n[X + i]!, n[Y + i]!) + n[RADIUS + i]!;
  const inwards = -outwards(world, i, wall);
  if (over <= -ROUNDING) return 0;
  return inwards > 0 ? Math.max(0, over / inwards) : Infinity;
}

export function planLandingOutside(world: World, i: number): void {
  const { n } = world;
  decide(world, i, n[START + i]! + fallTime(world, n[Z + i]!, n[VZ + i]!), LANDS_OUTSIDE, 0);
}

/** A disc that slides on the frame. Gives the way to the event. */
export function planOnFrame(world: World, i: number): number {
  const { n } = world;
  let out = Infinity;
  let into = 0;
  let through = Infinity;
  for (let k = 0; k < world.walls.length; k++) {
    const over = beyond(world, k, n[X + i]!, n[Y + i]!);
    const speed = outwards(world, i, k);
    out = Math.min(out, wayOver(over - world.walls[k]!.width, speed));
    into = Math.max(into, wayUnder(over, speed));
    through = Math.min(through, wayOver(over, speed));
  }
  const comesIn = into < through;
  const way = comesIn ? into : out;
  const reach = n[REACH + i]!;
  if (way < reach) {
    world.found[GOAL] = way;
    findTime(world, i);
    decide(world, i, n[START + i]! + world.found[SPAN]!, comesIn ? TIPS_IN : TIPS_OUT, 0);
  } else decide(world, i, n[START + i]! + n[LASTS + i]!, STOPS, 0);
  return Math.min(way, reach);
}

/** The way until something that is `over` an edge, and goes outwards with this part of its speed, is inside it; and until it is outside. */
function wayUnder(over: number, speed: number): number {
  if (over < 0) return 0;
  return speed < 0 ? over / -speed : Infinity;
}
function wayOver(over: number, speed: number): number {
  // What is outside one edge and goes inwards does not leave there: another edge decides.
  return speed > 0 ? Math.max(0, -over / speed) : Infinity;
}

/**
 * Tips off the inner edge. The edge takes up what speed there is towards it, as a cushion does, and the disc slides inwards at least so fast that it is
 * clear of the frame when it is down. What that costs comes from the fall onto the frame, and if that was too soft from the height: a tipped disc's centre lies lower.
 */
export function tipIn(world: World, i: number): void {
  const { n } = world;
  const top = frameTop(world);
  let height = top;
  let part = 1 / downTime(world, top);
  let [missing, square] = [0, 0];
  for (let k = 0; k < world.walls.length; k++) {
    const over = overhang(world, i, k);
    const least = over * part;
    const back = thrownBack(world, i, k);
    if (over > 0) missing += Math.max(0, least * least - back * back);
    square += over * over;
  }
  if (missing > n[VZ + i]! * n[VZ + i]!) {
    // From here on half the height pays for the speed and the other half is fallen through; more than that there is not.
    height = (top + Math.sqrt(Math.max(0, top * top - square))) / 2;
    part = Math.min(1, top / Math.sqrt(square)) / downTime(world, height);
  }
  for (let k = 0; k < world.walls.length; k++) sendBack(world, i, k, part);
  n[Z + i] = height;
  n[VZ + i] = 0;
}

const overhang = (world: World, i: number, wall: number): number =>
  Math.max(0, beyond(world, wall, world.n[X + i]!, world.n[Y + i]!) + world.n[RADIUS + i]!);

/** The speed inwards that the edge gives back. */
function thrownBack(world: World, i: number, wall: number): number {
  const { n } = world;
  const { nx, ny, restitution } = world.walls[wall]!;
  const speed = n[VX + i]! * nx + n[VY + i]! * ny;
  return speed > 0 ? restitution * speed : -speed;
}

function sendBack(world: World, i: number, wall: number, part: number): void {
  const { n } = world;
  const over = overhang(world, i, wall);
  if (over === 0) return;
  const { nx, ny } = world.walls[wall]!;
  const change = Math.max(thrownBack(world, i, wall), over * part) + n[VX + i]! * nx + n[VY + i]! * ny;
  n[VX + i] = n[VX + i]! - nx * change;
  n[VY + i] = n[VY + i]! - ny * change;
}

const downTime = (world: World, height: number): number => Math.sqrt((2 * height) / world.gravity);
