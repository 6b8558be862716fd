import type { Moving } from '../contract.ts';
import { lookAlong, spinAlong, turnAlong } from '../poly-way.ts';
import { clamp, type Gap, type Plate, type Stretch } from '../solid/gap.ts';
import { OWN, REST, type World } from '../world.ts';

/** A keeper on a rod: a rounded plate that faces along y, and the rod behind it. */
export interface HandTraits {
  readonly halfWidth: number;
  readonly halfThickness: number;
  /** The rod goes this way along y: 1 or −1. */
  readonly behind: number;
  readonly rodLength: number;
  readonly rodHeight: number;
  readonly rodRadius: number;
  /** What a hand can do: metres and radians a second, and a second more of each. */
  readonly mostSpeed: number;
  readonly mostAcceleration: number;
  readonly mostTurn: number;
  readonly mostTurnAcceleration: number;
}

export const traitsOf = (world: World, i: number): HandTraits => world.bodies[i]!.traits as HandTraits;

export const HELD = 0;
export const AWAY = 1;

/** How a hand holds it: sine of its lean to the right (x), which is a turn of the rod about itself, and how far it is lifted. */
export interface Posture {
  readonly lean: number;
  readonly lift: number;
}

/** Where and how it is held at a time, and how fast that changes. `lean` is the tangent of half the angle: from it sine and cosine are exact, up to lying flat. */
export interface Pose extends Moving {
  lean: number;
  leaning: number;
}

export const newPose = (): Pose => ({ x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, lean: 0, leaning: 0 });

export const sineOf = (lean: number): number => (2 * lean) / (1 + lean * lean);
const cosineOf = (lean: number): number => (1 - lean * lean) / (1 + lean * lean);
export const leanWith = (sine: number): number => sine / (1 + Math.sqrt(1 - sine * sine));

const LEAN = 0;
const LEANING = 1;

export function setLean(world: World, i: number, lean: number, leaning: number): void {
  world.own[OWN * i + LEAN] = lean + 0;
  world.own[OWN * i + LEANING] = leaning + 0;
}

/** So near to upright is upright: rounding must not say on which corner it leans. */
const UPRIGHT = 1e-12;

/** At its start the columns say it, also when it has been brought there and has not gone yet. */
export function poseAt(world: World, i: number, time: number, out: Pose): void {
  const span = time - world.start[i]!;
  if (span === 0 || world.form[i] === REST) return poseAtStart(world, i, out);
  const { seen } = world;
  const way = world.curves[i]!;
  lookAlong(way, span, seen);
  out.x = seen[0]!;
  out.y = seen[1]!;
  out.z = seen[2]!;
  out.vx = seen[3]!;
  out.vy = seen[4]!;
  out.vz = seen[5]!;
  const lean = turnAlong(way, span);
  out.lean = Math.abs(lean) < UPRIGHT ? 0 : lean;
  out.leaning = spinAlong(way, span);
}

function poseAtStart(world: World, i: number, out: Pose): void {
  out.x = world.x[i]!;
  out.y = world.y[i]!;
  out.z = world.z[i]!;
  out.vx = world.vx[i]!;
  out.vy = world.vy[i]!;
  out.vz = world.vz[i]!;
  out.lean = world.own[OWN * i + LEAN]!;
  out.leaning = world.own[OWN * i + LEANING]!;
}

/** How it is held at a time not after its next event. */
export function postureAt(world: World, i: number, time: number): Posture {
  const pose = newPose();
  poseAt(world, i, time, pose);
  return { lean: sineOf(pose.lean), lift: pose.z };
}

/** The plate: it turns about the middle of its lower edge, which rises so that its lower corner stays on the level of the foot. */
export function plateAt(world: World, i: number, { x, y, z, lean }: Pose): Plate {
  const { halfWidth, halfThickness } = traitsOf(world, i);
  const [sine, up] = [sineOf(lean), cosineOf(lean)];
  const half = world.height[i]! / 2;
  return {
    middle: [x + sine * half, y, z + up * half + halfWidth * Math.abs(sine)],
    wide: [up, 0, -sine],
    high: [sine, 0, up],
    halfWidth: halfWidth - halfThickness,
    halfHeight: half - halfThickness,
    thick: halfThickness,
  };
}

/** What a figure that stands on the ground can meet of it: the shadow of the plate. */
export function shadowAt(world: World, i: number, pose: Pose, out: Stretch): void {
  const { middle, wide, high, halfWidth, halfHeight, thick } = plateAt(world, i, pose);
  const reach = Math.abs(wide[0]) * halfWidth + Math.abs(high[0]) * halfHeight;
  // From the side that half a turn leaves where it is, so that a turned keeper is measured to the same bits.
  const { behind } = traitsOf(world, i);
  out.x = middle[0] - behind * reach;
  out.y = pose.y;
  out.alongX = 2 * behind * reach;
  out.alongY = 0;
  out.round = thick;
}

export function rodAt(world: World, i: number, { x, y }: Pose, out: Stretch): void {
  const { behind, rodLength, rodRadius } = traitsOf(world, i);
  out.x = x;
  out.y = y;
  out.alongX = 0;
  out.alongY = behind * rodLength;
  out.round = rodRadius;
}

interface Velocity {
  vx: number;
  vy: number;
  vz: number;
}

/** The rod is led and does not turn. */
export function rodVelocity({ vx, vy, vz }: Pose, out: Velocity): void {
  out.vx = vx;
  out.vy = vy;
  out.vz = vz;
}

/** How fast |sine| grows, just after now. */
const spreading = ({ lean, leaning }: Pose): number => {
  const rate = cosineOf(lean) * turnRate(lean, leaning);
  if (lean === 0) return Math.abs(rate);
  return lean > 0 ? rate : -rate;
};

/** Radians a second. */
const turnRate = (lean: number, leaning: number): number => (2 * leaning) / (1 + lean * lean);

/** Velocity of the place of the plate that is touched. */
export function plateVelocity(world: World, i: number, pose: Pose, at: Gap, out: Velocity): void {
  rodVelocity(pose, out);
  if (pose.leaning === 0) return;
  const { halfWidth } = traitsOf(world, i);
  const turn = turnRate(pose.lean, pose.leaning);
  out.vx += turn * (at.z - pose.z - halfWidth * Math.abs(sineOf(pose.lean)));
  out.vz += halfWidth * spreading(pose) - turn * (at.x - pose.x);
}

/** Velocity of the place of the shadow that is touched: it goes along with the middle, and its ends go apart. */
export function shadowVelocity(world: World, i: number, pose: Pose, at: Gap, out: Velocity): void {
  rodVelocity(pose, out);
  if (pose.leaning === 0) return;
  const { halfWidth, halfHeight } = plateAt(world, i, pose);
  const [sine, up] = [sineOf(pose.lean), cosineOf(pose.lean)];
  const turn = turnRate(pose.lean, pose.leaning);
  const half = world.height[i]! / 2;
  const reach = up * halfWidth + Math.abs(sine) * halfHeight;
  const widens = spreading(pose) * halfHeight - sine * turn * halfWidth;
  const part = clamp((at.x - pose.x - sine * half) / reach, -1, 1);
  out.vx += half * up * turn + part * widens;
}
