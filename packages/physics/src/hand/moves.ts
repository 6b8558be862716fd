import { decide } from '../agenda.ts';
import type { Body, Kind, Piece } from '../contract.ts';
import { go, guide } from '../kernel.ts';
import { MOST_PLACE, mustBeWithin } from '../limits.ts';
import { ANGLE, durationOf, PIECE } from '../poly-way.ts';
import { type Extent, fence, fenceOff } from '../solid/fence.ts';
import { look } from '../solid/look.ts';
import { REST, STOPS, type World } from '../world.ts';
import { pathTo } from './path.ts';
import {
  AWAY,
  HELD,
  type HandTraits,
  leanWith,
  newPose,
  poseAt,
  type Posture,
  postureAt,
  setLean,
  sineOf,
  traitsOf,
} from './state.ts';

const LED = 1;

const pose = newPose();

/** What a hand holds: it goes and turns as it is led, and nothing on the table moves it. */
export const HAND: Kind = {
  name: 'hand',
  launch,
  look,
  turn: () => 0,
  bring,
  plan,
  carryOut(world, i) {
    halt(world, i);
    go(world, i);
  },
  rests: () => false,
  isAway: (world, i) => world.place[i] === AWAY,
  strike: () => undefined,
  put(world, i, x, y) {
    halt(world, i);
    world.x[i] = x;
    world.y[i] = y;
    world.z[i] = 0;
    world.place[i] = HELD;
    setLean(world, i, 0, 0);
  },
  take(world, i) {
    halt(world, i);
    world.place[i] = AWAY;
  },
};

function halt(world: World, i: number): void {
  world.vx[i] = world.vy[i] = world.vz[i] = 0;
  poseAt(world, i, world.start[i]!, pose);
  setLean(world, i, pose.lean, 0);
  world.paths[i] = null;
  world.form[i] = REST;
  world.lasts[i] = world.hurry[i] = 0;
}

function launch(world: World, i: number): void {
  const path = world.paths[i]!;
  if (path === null || path.length === 0 || world.place[i] === AWAY) return halt(world, i);
  world.curves[i] = Float64Array.from(path);
  world.form[i] = LED;
  world.lasts[i] = durationOf(path);
  world.hurry[i] = traitsOf(world, i).mostAcceleration;
}

/** What leads it ends here: whoever brings it gives it a new path or lets it stop. */
function bring(world: World, i: number, time: number): void {
  poseAt(world, i, time, pose);
  world.x[i] = pose.x + 0;
  world.y[i] = pose.y + 0;
  world.z[i] = pose.z + 0;
  world.vx[i] = pose.vx + 0;
  world.vy[i] = pose.vy + 0;
  world.vz[i] = pose.vz + 0;
  setLean(world, i, pose.lean, pose.leaning);
  world.start[i] = time;
  world.paths[i] = null;
}

function plan(world: World, i: number): void {
  if (world.place[i] === AWAY) return fenceOff(world, i);
  if (world.form[i] !== REST) decide(world, i, world.start[i]! + world.lasts[i]!, STOPS, 0);
  fence(world, i, extentOf(world, i));
}

/** Everything the plate and the rod can cover. */
function extentOf(world: World, i: number): Extent {
  const { halfWidth, halfThickness, behind, rodLength } = traitsOf(world, i);
  const aside = halfWidth + mostSine(world, i) * world.height[i]!;
  const ahead = 2 * halfThickness;
  return {
    west: aside,
    east: aside,
    south: behind < 0 ? rodLength + ahead : ahead,
    north: behind > 0 ? rodLength + ahead : ahead,
  };
}

/** Of its lean; all of it while it turns. */
function mostSine(world: World, i: number): number {
  const path = world.paths[i] ?? [];
  for (let at = ANGLE; at < path.length; at += PIECE) if (path[at + 1] !== 0 || path[at + 2] !== 0) return 1;
  poseAt(world, i, world.start[i]!, pose);
  return Math.abs(sineOf(pose.lean));
}

/** The path by which a hand was led from where its piece begins to a place and a posture on the ground: a function of these alone. */
export function pathFrom(
  piece: Piece,
  { traits }: Body,
  to: { readonly x: number; readonly y: number; readonly lean: number },
): readonly number[] {
  const { x, y, z = 0, vx = 0, vy = 0, vz = 0, own: [lean = 0, leaning = 0] = [] } = piece;
  const target = { x: to.x, y: to.y, z: 0, lean: leanWith(to.lean) };
  return pathTo({ x, y, z, vx, vy, vz, lean, leaning }, target, traits as HandTraits);
}

/** Leads a hand to a place and a posture, from what it is doing at `at`; a posture that is not said stays as it was to be. */
export function lead(
  world: World,
  i: number,
  at: number,
  to: { readonly x: number; readonly y: number } & Partial<Posture>,
): void {
  const meant = postureAt(world, i, world.start[i]! + world.lasts[i]!);
  mustBeWithin('a place', MOST_PLACE, to.x, to.y, to.lift ?? 0);
  mustBeWithin('the sine of a lean', 1, to.lean ?? 0);
  const lean = leanWith(to.lean ?? meant.lean);
  const target = { x: to.x, y: to.y, z: Math.max(0, to.lift ?? meant.lift), lean };
  poseAt(world, i, at, pose);
  guide(world, i, at, pathTo(pose, target, traitsOf(world, i)));
}
