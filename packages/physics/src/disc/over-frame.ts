import { decide } from '../agenda.ts';
import { STOPS, type World } from '../world.ts';
import { fallTime, planLandingOnDiscs } from './landing.ts';
import { CLEARS_FRAME, LANDS_ON_FRAME, LANDS_OUTSIDE, TIPS_IN, TIPS_OUT } from './state.ts';
import { timeOfWay } from './way.ts';

/** The walls enclose the surface; their tops together are the frame. Its top carries a disc whose centre is above it; one whose centre is inside the inner edge tips back onto the surface, one outside the outer edge falls beside the board. */

const ROUNDING = 1e-12;

/** How far a point is beyond the inner edge of a wall; below 0 it is inside. */
const beyond = (world: World, wall: number, x: number, y: number): number => {
  const { nx, ny, at } = world.walls[wall]!;
  return x * nx + y * ny - at;
};

export function isInside(world: World, i: number): boolean {
  for (let k = 0; k < world.walls.length; k++) if (beyond(world, k, world.x[i]!, world.y[i]!) >= 0) return false;
  return true;
}

/** Nothing of the disc is above the frame. */
export function isClear(world: World, i: number): boolean {
  const limit = ROUNDING - world.radius[i]!;
  for (let k = 0; k < world.walls.length; k++) if (beyond(world, k, world.x[i]!, world.y[i]!) > limit) return false;
  return true;
}

/** The height of the frame's top; all walls of one frame are of a height. */
export const frameTop = (world: World): number => world.walls[0]?.height ?? 0;

function isOverTop(world: World, x: number, y: number): boolean {
  for (let k = 0; k < world.walls.length; k++) if (beyond(world, k, x, y) > world.walls[k]!.width) return false;
  return true;
}

export function planOverFrame(world: World, i: number): void {
  const start = world.start[i]!;
  const down = fallTime(world, world.z[i]! - frameTop(world), world.vz[i]!);
  const meetsFrame =
    down >= 0 && isOverTop(world, world.x[i]! + world.vx[i]! * down, world.y[i]! + world.vy[i]! * down);
  if (meetsFrame) decide(world, i, start + down, LANDS_ON_FRAME, 0);
  else planLandingOutside(world, i);
  planLandingOnDiscs(world, i);
  if (world.speed[i] === 0) return;
  let way = 0;
  for (let k = 0; k < world.walls.length; k++) way = Math.max(way, wayBack(world, i, k));
  const back = start + way / world.speed[i]!;
  if (back < world.ownTime[i]!) decide(world, i, back, CLEARS_FRAME, 0);
}

/** Towards a wall: the part of the direction that goes outwards. */
const outwards = (world: World, i: number, wall: number): number =>
  world.ux[i]! * world.walls[wall]!.nx + world.uy[i]! * world.walls[wall]!.ny;

/** Seen from above, the way until the disc is clear of a wall. */
function wayBack(world: World, i: number, wall: number): number {
  const over = beyond(world, wall, world.x[i]!, world.y[i]!) + world.radius[i]!;
  const inwards = -outwards(world, i, wall);
  if (over <= -ROUNDING) return 0;
  return inwards > 0 ? Math.max(0, over / inwards) : Infinity;
}

export function planLandingOutside(world: World, i: number): void {
  decide(world, i, world.start[i]! + fallTime(world, world.z[i]!, world.vz[i]!), LANDS_OUTSIDE, 0);
}

/** A disc that slides on the frame. Gives the way to the event. */
export function planOnFrame(world: World, i: number): number {
  let out = Infinity;
  let into = 0;
  let through = Infinity;
  for (let k = 0; k < world.walls.length; k++) {
    const over = beyond(world, k, world.x[i]!, world.y[i]!);
    const speed = outwards(world, i, k);
    out = Math.min(out, wayOver(over - world.walls[k]!.width, speed));
    into = Math.max(into, wayUnder(over, speed));
    through = Math.min(through, wayOver(over, speed));
  }
  const comesIn = into < through;
  const way = comesIn ? into : out;
  const reach = world.reach[i]!;
  if (way < reach) decide(world, i, world.start[i]! + timeOfWay(world, i, way), comesIn ? TIPS_IN : TIPS_OUT, 0);
  else decide(world, i, world.start[i]! + world.lasts[i]!, STOPS, 0);
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
  if (missing > world.vz[i]! * world.vz[i]!) {
    // From here on half the height pays for the speed and the other half is fallen through; more than that there is not.
    height = (top + Math.sqrt(Math.max(0, top * top - square))) / 2;
    part = Math.min(1, top / Math.sqrt(square)) / downTime(world, height);
  }
  for (let k = 0; k < world.walls.length; k++) sendBack(world, i, k, part);
  world.z[i] = height;
  world.vz[i] = 0;
}

const overhang = (world: World, i: number, wall: number): number =>
  Math.max(0, beyond(world, wall, world.x[i]!, world.y[i]!) + world.radius[i]!);

/** The speed inwards that the edge gives back. */
function thrownBack(world: World, i: number, wall: number): number {
  const { nx, ny, restitution } = world.walls[wall]!;
  const speed = world.vx[i]! * nx + world.vy[i]! * ny;
  return speed > 0 ? restitution * speed : -speed;
}

function sendBack(world: World, i: number, wall: number, part: number): void {
  const over = overhang(world, i, wall);
  if (over === 0) return;
  const { nx, ny } = world.walls[wall]!;
  const change = Math.max(thrownBack(world, i, wall), over * part) + world.vx[i]! * nx + world.vy[i]! * ny;
  world.vx[i] = world.vx[i]! - nx * change;
  world.vy[i] = world.vy[i]! - ny * change;
}

const downTime = (world: World, height: number): number => Math.sqrt((2 * height) / world.gravity);
