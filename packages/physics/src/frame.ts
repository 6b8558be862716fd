import { decide, fallTime, planLandingOnDiscs } from './decide.ts';
import { timeOfWay } from './motion.ts';
import { CLEARS_FRAME, LANDS_ON_FRAME, LANDS_OUTSIDE, STOPS, TIPS_IN, TIPS_OUT, type World } from './world.ts';

/** The top of the frame carries a disc whose centre is above it; one whose centre is inside the inner edge tips back onto the surface, one outside the outer edge falls beside the board. */
export const isInside = (world: World, i: number): boolean =>
  Math.abs(world.x[i]!) < world.half && Math.abs(world.y[i]!) < world.half;

/** Nothing of the disc is above the frame. */
export const isClear = (world: World, i: number): boolean => {
  const limit = world.half - world.radius[i]! + ROUNDING;
  return Math.abs(world.x[i]!) <= limit && Math.abs(world.y[i]!) <= limit;
};
const ROUNDING = 1e-12;

export function planOverFrame(world: World, i: number): void {
  const start = world.start[i]!;
  const edge = world.half + world.frameWidth;
  const down = fallTime(world, world.z[i]! - world.frameHeight, world.vz[i]!);
  const meetsFrame =
    down >= 0 &&
    Math.abs(world.x[i]! + world.vx[i]! * down) <= edge &&
    Math.abs(world.y[i]! + world.vy[i]! * down) <= edge;
  if (meetsFrame) decide(world, i, start + down, LANDS_ON_FRAME, 0);
  else planLandingOutside(world, i);
  planLandingOnDiscs(world, i);
  if (world.speed[i] === 0) return;
  const limit = world.half - world.radius[i]!;
  const back =
    start +
    Math.max(wayBack(world.x[i]!, world.ux[i]!, limit), wayBack(world.y[i]!, world.uy[i]!, limit)) / world.speed[i]!;
  if (back < world.ownTime[i]!) decide(world, i, back, CLEARS_FRAME, 0);
}

/** Seen from above, the way until the disc is inside the frame. */
function wayBack(place: number, direction: number, limit: number): number {
  const beyond = Math.abs(place) - limit;
  const inwards = place > 0 ? -direction : direction;
  if (inwards > 0) return Math.max(0, beyond / inwards);
  return beyond > -ROUNDING ? Infinity : 0;
}

export function planLandingOutside(world: World, i: number): void {
  decide(world, i, world.start[i]! + fallTime(world, world.z[i]!, world.vz[i]!), LANDS_OUTSIDE, 0);
}

/** A disc that slides on the frame. Gives the way to the event. */
export function planOnFrame(world: World, i: number): number {
  const x = world.x[i]!;
  const y = world.y[i]!;
  const ux = world.ux[i]!;
  const uy = world.uy[i]!;
  const edge = world.half + world.frameWidth;
  const out = Math.min(wayOut(x, ux, edge), wayOut(y, uy, edge));
  const into = Math.max(wayIn(x, ux, world.half), wayIn(y, uy, world.half));
  const comesIn = into < Math.min(wayOut(x, ux, world.half), wayOut(y, uy, world.half));
  const way = comesIn ? into : out;
  const reach = world.reach[i]!;
  if (way < reach) decide(world, i, world.start[i]! + timeOfWay(world, i, way), comesIn ? TIPS_IN : TIPS_OUT, 0);
  else decide(world, i, world.start[i]! + world.lasts[i]!, STOPS, 0);
  return Math.min(way, reach);
}

/** Where the strip |place| < limit begins along the way, and where it ends. */
const wayIn = (place: number, direction: number, limit: number): number =>
  Math.abs(place) < limit ? 0 : place * direction < 0 ? (Math.abs(place) - limit) / Math.abs(direction) : Infinity;
const wayOut = (place: number, direction: number, limit: number): number =>
  direction === 0 ? Infinity : Math.max(0, (limit - place * (direction > 0 ? 1 : -1)) / Math.abs(direction));

/**
 * Tips off the inner edge. The edge takes up what speed there is towards it, as a cushion does, and the disc slides inwards at least so fast that it is
 * clear of the frame when it is down. What that costs comes from the fall onto the frame, and if that was too soft from the height: a tipped disc's centre lies lower.
 */
export function tipIn(world: World, i: number): void {
  const limit = world.half - world.radius[i]!;
  const overX = Math.max(0, Math.abs(world.x[i]!) - limit);
  const overY = Math.max(0, Math.abs(world.y[i]!) - limit);
  const backX = thrownBack(world, world.x[i]!, world.vx[i]!);
  const backY = thrownBack(world, world.y[i]!, world.vy[i]!);
  const top = world.frameHeight;
  let height = top;
  let [leastX, leastY] = [overX / downTime(world, top), overY / downTime(world, top)];
  if (lacking(leastX, backX) + lacking(leastY, backY) > world.vz[i]! * world.vz[i]!) {
    const square = overX * overX + overY * overY;
    // From here on half the height pays for the speed and the other half is fallen through; more than that there is not.
    height = (top + Math.sqrt(Math.max(0, top * top - square))) / 2;
    const part = Math.min(1, top / Math.sqrt(square)) / downTime(world, height);
    [leastX, leastY] = [overX * part, overY * part];
  }
  if (overX > 0) world.vx[i] = (world.x[i]! > 0 ? -1 : 1) * Math.max(backX, leastX);
  if (overY > 0) world.vy[i] = (world.y[i]! > 0 ? -1 : 1) * Math.max(backY, leastY);
  world.z[i] = height;
  world.vz[i] = 0;
}

const downTime = (world: World, height: number): number => Math.sqrt((2 * height) / world.gravity);
const lacking = (wanted: number, there: number): number => Math.max(0, wanted * wanted - there * there);

/** The speed inwards. */
function thrownBack(world: World, place: number, speed: number): number {
  const outwards = place > 0 ? speed : -speed;
  return outwards > 0 ? world.cushionRestitution * outwards : -outwards;
}
