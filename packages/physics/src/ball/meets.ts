import { firstContact, type Gauge } from '../approach.ts';
import type { Meeting, Spot } from '../contract.ts';
import { asStriker as figureAsStriker, takeBlow as figureTakesBlow } from '../figure/meets.ts';
import { LYING } from '../figure/state.ts';
import { mayTopple } from '../figure/topple.ts';
import { firstAlong, type Leg, plateHurry, type Search } from '../hand/along-path.ts';
import { newPose, plateVelocity, poseAt, rodVelocity } from '../hand/state.ts';
import { haltHand, stopHand } from '../hand/stop.ts';
import { go } from '../kernel.ts';
import { STRUCK } from '../log.ts';
import { approachOf, type Striker, strikeApart } from '../solid/blow.ts';
import { Gap } from '../solid/gap.ts';
import { jams } from '../solid/jam.ts';
import { ballToFigure, ballToHand, ballToSolid, figureParts, FIRST, type Middle, SECOND } from '../solid/measure.ts';
import {
  BALL_HOP,
  first,
  firstOf,
  gap,
  LEAST_TOLD,
  logHit,
  nearest,
  placeI,
  placeJ,
  second,
  see,
  tell,
  type Touch,
  unmoved,
} from '../solid/pair.ts';
import type { World } from '../world.ts';
import { isTrembling } from './carried.ts';
import { IN_AIR, LEAST_HOP, noteLeaning, ON_GROUND, traitsOf } from './state.ts';

const middle: Middle = [0, 0, 0, 0];
const pose = newPose();
/** Of a look, apart from what a blow has measured. */
const apart = new Gap();
const PARTS = [FIRST, SECOND] as const;

function seeBall(world: World, i: number, time: number): void {
  see(world, i, time, placeI);
  middle[0] = placeI.x;
  middle[1] = placeI.y;
  middle[3] = world.radius[i]!;
  middle[2] = placeI.z + middle[3];
}

const figurePart =
  (part: number): Gauge =>
  (world, i, j, time) => {
    seeBall(world, i, time);
    see(world, j, time, placeJ);
    ballToFigure(gap, middle, world, j, placeJ, part);
    tell(world);
  };
const standing: readonly Gauge[] = [figurePart(FIRST), figurePart(SECOND)];
const lying: readonly Gauge[] = [figurePart(FIRST)];
const partsOf = (world: World, j: number): readonly Gauge[] => (world.place[j] === LYING ? lying : standing);

const handPart =
  (part: number): Gauge =>
  (world, i, j, time) => {
    seeBall(world, i, time);
    poseAt(world, j, time, pose);
    ballToHand(gap, middle, world, j, pose, part);
    if (part === FIRST) plateVelocity(world, j, pose, gap, placeJ);
    else rodVelocity(pose, placeJ);
    tell(world);
  };
const plate = handPart(FIRST);
const rod = handPart(SECOND);
const hands: readonly Gauge[] = [plate, rod];

const searchHand: Search = (world, i, j, leg, from, limit) => {
  const hurry = world.hurry[i]! + leg.acceleration;
  const time = firstContact(world, i, j, rod, hurry, from, limit);
  const turned = leg.turn === 0 ? hurry : turnedHurry(world, i, j, leg, from);
  return turned < 0 ? time : Math.min(time, firstContact(world, i, j, plate, turned, from, Math.min(limit, time)));
};

function turnedHurry(world: World, i: number, j: number, leg: Leg, from: number): number {
  seeBall(world, i, from);
  const speed = Math.sqrt(placeI.vx * placeI.vx + placeI.vy * placeI.vy + placeI.vz * placeI.vz);
  const [x, y, z, radius] = middle;
  return plateHurry(world, j, leg, from, { x, y, z, speed, hurry: world.hurry[i]! }, radius);
}

export const solidGauge: Gauge = (world, i, k, time) => {
  seeBall(world, i, time);
  ballToSolid(gap, middle, world, k);
  world.gauge[0] = gap.gap;
  world.gauge[1] = -(placeI.vx * gap.nx + placeI.vy * gap.ny + placeI.vz * gap.nz);
};

/** A ball in a blow. On the ground it cannot be pushed down; whether it can be pushed up is for the blow to find out. */
function asStriker(world: World, i: number, striker: Striker, up: boolean): void {
  const radius = world.radius[i]!;
  striker.vx = world.vx[i]!;
  striker.vy = world.vy[i]!;
  striker.vz = world.vz[i]!;
  striker.wx = world.spinX[i]!;
  striker.wy = world.spinY[i]!;
  striker.wz = world.spin[i]!;
  striker.rx = -radius * gap.nx;
  striker.ry = -radius * gap.ny;
  striker.rz = -radius * gap.nz;
  striker.ease = 1 / world.mass[i]!;
  striker.easeUp = up ? striker.ease : 0;
  striker.turn = striker.tilt = striker.ease / (traitsOf(world, i).run.gyration * radius * radius);
}

/** What is pressed on by gravity or by its own spin must part in hops. */
function hopOf(world: World, i: number): number {
  if (world.place[i] !== ON_GROUND) return BALL_HOP;
  const radius = world.radius[i]!;
  const slipX = world.vx[i]! - radius * world.spinY[i]!;
  const slipY = world.vy[i]! + radius * world.spinX[i]!;
  return slipX * slipX + slipY * slipY > 1e-12 ? BALL_HOP : 0;
}

/** The blow between the ball and what `other` sets up: first as if it could rise; if the hop is too small to see, as if the ground held it level. Gives the impulse. */
function strike(world: World, i: number, touch: Touch, hop: number, other: () => void): number {
  const aloft = world.place[i] !== ON_GROUND;
  asStriker(world, i, first, aloft || gap.nz > 0);
  other();
  const impulse = strikeApart(first, second, gap, touch.restitution, touch.friction, hop);
  if (aloft || gap.nz <= 0 || first.vz >= LEAST_HOP) return impulse;
  asStriker(world, i, first, false);
  other();
  return strikeApart(first, second, gap, touch.restitution, touch.friction, hop);
}

/** What leans on something rolls on it, and that costs as much as on the ground. */
function lean(world: World, i: number, speed: number, impulse: number): void {
  if (!noteLeaning(world, i, speed)) return;
  const along = first.vx * gap.nx + first.vy * gap.ny + first.vz * gap.nz;
  const [x, y, z] = [first.vx - along * gap.nx, first.vy - along * gap.ny, first.vz - along * gap.nz];
  const rolls = Math.sqrt(x * x + y * y + z * z);
  const lost = traitsOf(world, i).run.roll * impulse * first.ease;
  const part = rolls > lost ? lost / rolls : 1;
  first.vx -= part * x;
  first.vy -= part * y;
  first.vz -= part * z;
  first.wx *= 1 - part;
  first.wy *= 1 - part;
  first.wz *= 1 - part;
}

function takeBlow(world: World, i: number): void {
  const jammed = jams(world, i);
  const part = jammed ? 0 : 1;
  world.vx[i] = part * first.vx + 0;
  world.vy[i] = part * first.vy + 0;
  world.vz[i] = part * first.vz + 0;
  world.spinX[i] = part * first.wx + 0;
  world.spinY[i] = part * first.wy + 0;
  world.spin[i] = part * first.wz + 0;
}

function middleAt(world: World, i: number, { x, y, z }: Spot): Middle {
  const radius = world.radius[i]!;
  return [x, y, z + radius, radius];
}

/** The gap to the nearest of several parts, each measured into `apart`. */
function leastOf(parts: readonly number[], measure: (part: number) => void): number {
  let least = Infinity;
  for (const part of parts) {
    measure(part);
    least = Math.min(least, apart.gap);
  }
  return least;
}

export function gapToSolid(world: World, i: number, at: Spot, k: number): number {
  ballToSolid(apart, middleAt(world, i, at), world, k);
  return apart.gap;
}

export const ballMeetsFigure = (touch: Touch): Meeting => ({
  between: ['ball', 'figure'],
  time: (world, i, j, limit) => firstOf(world, i, j, partsOf(world, j), limit),
  blow(world, i, j) {
    world.kinds[i]!.bring(world, i, world.now);
    world.kinds[j]!.bring(world, j, world.now);
    const part = nearest(world, i, j, partsOf(world, j));
    const [vx, vy] = [world.vx[j]!, world.vy[j]!];
    const hop = Math.max(hopOf(world, i), world.spin[j] === 0 ? 0 : BALL_HOP);
    const speed = closing(world, i, () => figureAsStriker(world, j, second));
    const impulse = strike(world, i, touch, hop, () => figureAsStriker(world, j, second));
    if (isTrembling(world, i, j, speed)) {
      figureTakesBlow(world, j, second);
      return go(world, j);
    }
    logHit(world, i, j, speed, world.place[i] === IN_AIR);
    lean(world, i, speed, impulse);
    takeBlow(world, i);
    figureTakesBlow(world, j, second);
    const mass = world.mass[j]!;
    if (part === SECOND) mayTopple(world, j, mass * (world.vx[j]! - vx), mass * (world.vy[j]! - vy), gap.z);
    go(world, i);
    go(world, j);
  },
  gap(world, i, atI, j, atJ) {
    const ball = middleAt(world, i, atI);
    return leastOf(PARTS.slice(0, figureParts(world, j)), (part) => ballToFigure(apart, ball, world, j, atJ, part));
  },
});

function closing(world: World, i: number, other: () => void): number {
  asStriker(world, i, first, true);
  other();
  return approachOf(first, second, gap);
}

/** A hand that comes down steeply on a ball which lies on the ground presses it down and not aside: friction above and below holds it. */
function isPinned(world: World, i: number, touch: Touch): boolean {
  if (world.place[i] !== ON_GROUND || gap.nz >= 0) return false;
  const down = placeJ.vx * gap.nx + placeJ.vy * gap.ny + placeJ.vz * gap.nz;
  const aside = Math.sqrt(gap.nx * gap.nx + gap.ny * gap.ny);
  return down > 0 && aside < Math.min(touch.friction, traitsOf(world, i).run.slide) * (1 - gap.nz);
}

export const ballMeetsHand = (touch: Touch): Meeting => ({
  between: ['ball', 'hand'],
  time: (world, i, j, limit) => firstAlong(world, i, j, searchHand, limit),
  blow(world, i, j) {
    world.kinds[i]!.bring(world, i, world.now);
    nearest(world, i, j, hands);
    const { vx, vy, vz } = placeJ;
    const other = (): void => unmoved(second, vx, vy, vz);
    const hop = vx !== 0 || vy !== 0 || vz !== 0 ? BALL_HOP : hopOf(world, i);
    const speed = closing(world, i, other);
    logHit(world, i, j, speed, world.place[i] === IN_AIR);
    if (isPinned(world, i, touch)) {
      haltHand(world, j);
      return go(world, i);
    }
    const impulse = strike(world, i, touch, hop, other);
    lean(world, i, speed, impulse);
    takeBlow(world, i);
    go(world, i);
    stopHand(world, j, i);
  },
  gap(world, i, atI, j, _atJ, time) {
    const ball = middleAt(world, i, atI);
    poseAt(world, j, time, pose);
    return leastOf(PARTS, (part) => ballToHand(apart, ball, world, j, pose, part));
  },
});

/** Against a post, the bar, a barrier, a net. */
export function hitSolid(world: World, i: number, k: number): void {
  solidGauge(world, i, k, world.now);
  const other = (): void => unmoved(second, 0, 0, 0);
  const speed = closing(world, i, other);
  const impulse = strike(world, i, world.solids[k]!, hopOf(world, i), other);
  lean(world, i, speed, impulse);
  if (speed >= LEAST_TOLD) {
    world.log.add(STRUCK, world.now, i, k, gap.x, gap.y);
    world.log.withSpeed(speed, world.place[i] === IN_AIR);
  }
  takeBlow(world, i);
}
