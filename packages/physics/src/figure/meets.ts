import { firstContact, type Gauge } from '../approach.ts';
import type { Meeting, Spot } from '../contract.ts';
import { firstAlong, lowSpans, type Search, shadowHurry } from '../hand/along-path.ts';
import { newPose, poseAt, rodVelocity, shadowVelocity } from '../hand/state.ts';
import { haltHand, stopHand } from '../hand/stop.ts';
import { go } from '../kernel.ts';
import { STRUCK } from '../log.ts';
import { approachOf, type Striker, strikeApart } from '../solid/blow.ts';
import { jams } from '../solid/jam.ts';
import { Gap } from '../solid/gap.ts';
import { figureToFigure, figureToPlate, figureToRod, figureToSolid, gapToHand } from '../solid/measure.ts';
import {
  first,
  firstOf,
  gap,
  HOP,
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
import { STANDING, tallness } from './state.ts';

const pose = newPose();
/** Of a look, apart from what a blow has measured. */
const apart = new Gap();

const figures: readonly Gauge[] = [
  (world, i, j, time) => {
    see(world, i, time, placeI);
    see(world, j, time, placeJ);
    figureToFigure(gap, world, i, placeI, j, placeJ);
    tell(world);
  },
];

const shadow: Gauge = (world, i, j, time) => {
  see(world, i, time, placeI);
  poseAt(world, j, time, pose);
  figureToPlate(gap, world, i, placeI, j, pose);
  shadowVelocity(world, j, pose, gap, placeJ);
  tell(world);
};
const rod: Gauge = (world, i, j, time) => {
  see(world, i, time, placeI);
  poseAt(world, j, time, pose);
  figureToRod(gap, world, i, placeI, j, pose);
  rodVelocity(pose, placeJ);
  tell(world);
};
const hands: readonly Gauge[] = [shadow, rod];

/** So near to the top of a figure a hand is level with it. */
const LEVEL = 1e-9;

/** Whether hand j, where it begins to be lower than figure i, is above it. */
function comesDownOn(world: World, i: number, j: number, time: number): boolean {
  poseAt(world, j, time, pose);
  if (pose.z < tallness(world, i) - LEVEL) return false;
  return hands.some((gauge) => {
    gauge(world, i, j, time);
    return gap.gap < -LEVEL;
  });
}

const searchHand: Search = (world, i, j, leg, from, limit) => {
  const tall = tallness(world, i);
  if (leg.at < 0) return isLower(world, j, from, tall) ? searchLow(world, i, j, leg, from, limit) : Infinity;
  for (const [low, high] of lowSpans(world, j, leg, [from, limit], tall)) {
    const time = comesDownOn(world, i, j, low) ? low : searchLow(world, i, j, leg, low, high);
    if (time < Infinity) return time;
  }
  return Infinity;
};

function isLower(world: World, j: number, time: number, tall: number): boolean {
  poseAt(world, j, time, pose);
  return pose.z < tall;
}

const searchLow: Search = (world, i, j, leg, from, limit) => {
  const hurry = world.hurry[i]!;
  const time = firstContact(world, i, j, rod, hurry + leg.acceleration, from, limit);
  const turned = shadowHurry(world, j, leg, hurry);
  return Math.min(time, firstContact(world, i, j, shadow, turned, from, Math.min(limit, time)));
};

export const solidGauge: Gauge = (world, i, k, time) => {
  see(world, i, time, placeI);
  figureToSolid(gap, world, i, placeI, k);
  world.gauge[0] = gap.gap;
  world.gauge[1] = -(placeI.vx * gap.nx + placeI.vy * gap.ny);
};

/** A figure in a blow: it can be pushed along the ground and, if it stands, turned about its upright axis. */
export function asStriker(world: World, i: number, striker: Striker): void {
  striker.vx = world.vx[i]!;
  striker.vy = world.vy[i]!;
  striker.vz = striker.wx = striker.wy = 0;
  striker.wz = world.spin[i]!;
  striker.rx = gap.x - world.x[i]!;
  striker.ry = gap.y - world.y[i]!;
  striker.rz = 0;
  striker.ease = 1 / world.mass[i]!;
  striker.easeUp = striker.tilt = 0;
  striker.turn = world.place[i] === STANDING ? 1 / world.inertia[i]! : 0;
}

export function takeBlow(world: World, i: number, striker: Striker): void {
  const jammed = jams(world, i);
  world.vx[i] = jammed ? 0 : striker.vx;
  world.vy[i] = jammed ? 0 : striker.vy;
  world.spin[i] = jammed ? 0 : striker.wz;
}

/** Spin loads a side, which presses on what it leans on. */
const hopOf = (world: World, i: number, j: number): number => (world.spin[i] !== 0 || world.spin[j] !== 0 ? HOP : 0);

export const figuresMeet = ({ restitution, friction }: Touch): Meeting => ({
  between: ['figure', 'figure'],
  time: (world, i, j, limit) => firstOf(world, i, j, figures, limit),
  blow(world, i, j) {
    world.kinds[i]!.bring(world, i, world.now);
    world.kinds[j]!.bring(world, j, world.now);
    figures[0]!(world, i, j, world.now);
    asStriker(world, i, first);
    asStriker(world, j, second);
    const speed = approachOf(first, second, gap);
    strikeApart(first, second, gap, restitution, friction, hopOf(world, i, j));
    logHit(world, i, j, speed, false);
    takeBlow(world, i, first);
    takeBlow(world, j, second);
    go(world, i);
    go(world, j);
  },
  gap(world, i, atI, j, atJ) {
    figureToFigure(apart, world, i, atI, j, atJ);
    return apart.gap;
  },
});

/** A hand pushes what it meets ahead of it, in small hops. */
const HAND_HOP = 2e-3;

function handHop(world: World, i: number): number {
  if (placeJ.vx !== 0 || placeJ.vy !== 0) return HAND_HOP;
  return world.spin[i] === 0 ? 0 : HOP;
}

export const figureMeetsHand = ({ restitution, friction }: Touch): Meeting => ({
  between: ['figure', 'hand'],
  time: (world, i, j, limit) => firstAlong(world, i, j, searchHand, limit),
  blow(world, i, j) {
    world.kinds[i]!.bring(world, i, world.now);
    if (comesDownOn(world, i, j, world.now)) return touchDown(world, i, j);
    nearest(world, i, j, hands);
    asStriker(world, i, first);
    unmoved(second, placeJ.vx, placeJ.vy, 0);
    const speed = approachOf(first, second, gap);
    strikeApart(first, second, gap, restitution, friction, handHop(world, i));
    logHit(world, i, j, speed, false);
    takeBlow(world, i, first);
    go(world, i);
    stopHand(world, j, i);
  },
  gap(world, i, atI, j, _atJ, time) {
    poseAt(world, j, time, pose);
    return gapToHand(apart, world, i, atI, j, pose);
  },
});

/** A hand that is let down on a figure stops on it. */
function touchDown(world: World, i: number, j: number): void {
  logHit(world, i, j, -pose.vz, false);
  haltHand(world, j, tallness(world, i));
  go(world, i);
}

/** What stands higher than the figure is not in its way. */
export function gapToSolid(world: World, i: number, at: Spot, k: number): number {
  const solid = world.solids[k]!;
  const bottom = solid.kind === 'block' ? solid.bottom : Math.min(solid.from[2], solid.to[2]) - solid.radius;
  if (bottom > tallness(world, i)) return Infinity;
  figureToSolid(apart, world, i, at, k);
  return apart.gap;
}

/** Against a post, a barrier, a net. */
export function hitSolid(world: World, i: number, k: number): void {
  const { restitution, friction } = world.solids[k]!;
  solidGauge(world, i, k, world.now);
  asStriker(world, i, first);
  unmoved(second, 0, 0, 0);
  const speed = approachOf(first, second, gap);
  strikeApart(first, second, gap, restitution, friction, world.spin[i] === 0 ? 0 : HOP);
  if (speed >= LEAST_TOLD) {
    world.log.add(STRUCK, world.now, i, k, gap.x, gap.y);
    world.log.withSpeed(speed, false);
  }
  takeBlow(world, i, first);
}
