import { decide } from '../agenda.ts';
import type { Kind } from '../contract.ts';
import { go } from '../kernel.ts';
import { Pieces } from '../pieces.ts';
import { durationOf, lookAlong, spinAlong, turnAlong } from '../poly-way.ts';
import { type Extent, fence, fenceOff } from '../solid/fence.ts';
import { forgetBlows } from '../solid/jam.ts';
import { carryOutAtObstacle, GONE, planEdge, planSolids } from '../solid/obstacles.ts';
import { REST, STOPS, type World } from '../world.ts';
import { gapToSolid, hitSolid, solidGauge } from './meets.ts';
import { fallX, fallY, lengthOf, lieTime, LYING, setFall, STANDING, tallness, TOPPLING, traitsOf } from './state.ts';
import { lieDown, tipOver, whenTipped } from './topple.ts';
import { FigureWay, STILL } from './way.ts';

const MOVES = 1;
/** Own events, besides `STOPS` and those of `obstacles.ts`. */
const LIES = 4;
const TIPS = 5;

/** No friction accelerates more than this part of µg: drag and side force together 1.054, and the polynomials between two exact points hardly more. */
const MOST_FRICTION = 1.25;

const maker = new FigureWay();
const pieces = new Pieces();

/** A figure on a flat foot that loads its front: slides, spins, swerves, is knocked over and lies. */
export const FIGURE: Kind = {
  name: 'figure',
  adopt,
  launch,
  look,
  turn: (world, i, span) => (world.form[i] === REST ? 0 : turnAlong(world.curves[i]!, span)),
  bring,
  plan,
  carryOut,
  rests: (world, i) => world.place[i] !== GONE,
  isAway: (world, i) => world.place[i] === GONE,
  gapToSolid,
  strike,
  put,
  take,
};

/** Only what stands on its foot spins. */
function adopt(world: World, i: number): void {
  if (world.place[i] !== STANDING) world.spin[i] = 0;
}

function launch(world: World, i: number): void {
  const { stand } = traitsOf(world, i);
  const [vx, vy, turn] = [world.vx[i]!, world.vy[i]!, world.spin[i]!];
  const rim = stand.footRadius * Math.abs(turn);
  if (world.place[i] === GONE || (vx * vx + vy * vy < STILL * STILL && rim < STILL)) return halt(world, i);
  const slowing = world.slowing[i]!;
  maker.write(pieces, stand, slowing / world.gravity, world.gravity, { x: world.x[i]!, y: world.y[i]!, vx, vy, turn });
  const way = pieces.copyTo(world.curves[i]!);
  world.curves[i] = way;
  world.form[i] = MOVES;
  world.lasts[i] = durationOf(way);
  world.hurry[i] = MOST_FRICTION * slowing;
}

function halt(world: World, i: number): void {
  world.vx[i] = world.vy[i] = world.spin[i] = 0;
  world.form[i] = REST;
  world.lasts[i] = world.hurry[i] = 0;
}

function look(world: World, i: number, span: number): void {
  const { seen } = world;
  if (world.form[i] !== REST) return lookAlong(world.curves[i]!, span, seen);
  seen[0] = world.x[i]!;
  seen[1] = world.y[i]!;
  seen[2] = seen[3] = seen[4] = seen[5] = 0;
}

function bring(world: World, i: number, time: number): void {
  const span = time - world.start[i]!;
  world.start[i] = time;
  if (world.form[i] === REST || span <= 0) return;
  look(world, i, span);
  const [x, y, , vx, vy] = world.seen as unknown as [number, number, number, number, number];
  if (world.turns) world.angle[i]! += turnAlong(world.curves[i]!, span);
  world.spin[i] = spinAlong(world.curves[i]!, span) + 0;
  world.x[i] = x + 0;
  world.y[i] = y + 0;
  world.vx[i] = vx + 0;
  world.vy[i] = vy + 0;
}

function plan(world: World, i: number): void {
  if (world.place[i] === GONE) return fenceOff(world, i);
  const start = world.start[i]!;
  if (world.form[i] !== REST) decide(world, i, start + world.lasts[i]!, STOPS, 0);
  if (world.place[i] === TOPPLING && lieTime(world, i) <= world.ownTime[i]!)
    decide(world, i, Math.max(start, lieTime(world, i)), LIES, 0);
  if (world.place[i] === STANDING && world.form[i] !== REST) planTip(world, i);
  fence(world, i, extentOf(world, i));
  if (world.form[i] === REST) return;
  planSolids(world, i, solidGauge, tallness(world, i));
  planEdge(world, i);
}

function planTip(world: World, i: number): void {
  const time = whenTipped(world, i);
  if (time < world.ownTime[i]!) decide(world, i, time, TIPS, 0);
}

/** Of its outline, standing or lying. */
function extentOf(world: World, i: number): Extent {
  if (world.place[i] !== LYING) {
    const radius = world.radius[i]!;
    return { west: radius, east: radius, south: radius, north: radius };
  }
  const round = traitsOf(world, i).lyingRound;
  const [x, y] = [fallX(world, i) * lengthOf(world, i), fallY(world, i) * lengthOf(world, i)];
  return {
    west: round - Math.min(0, x),
    east: round + Math.max(0, x),
    south: round - Math.min(0, y),
    north: round + Math.max(0, y),
  };
}

function carryOut(world: World, i: number): void {
  if (!carryOutAtObstacle(world, i, hitSolid)) carryOutOwn(world, i);
  go(world, i);
}

function carryOutOwn(world: World, i: number): void {
  switch (world.ownKind[i]) {
    case TIPS:
      return tipOver(world, i);
    case LIES:
      return lieDown(world, i);
    default:
      world.vx[i] = world.vy[i] = world.spin[i] = 0;
  }
}

function strike(world: World, i: number, vx: number, vy: number, _lift: number, spin: number): void {
  world.vx[i] = vx;
  world.vy[i] = vy;
  world.spin[i] = spin;
}

/** Upright, whatever it was before: this is also how it is righted. */
function put(world: World, i: number, x: number, y: number): void {
  halt(world, i);
  world.x[i] = x;
  world.y[i] = y;
  world.z[i] = 0;
  world.place[i] = STANDING;
  setFall(world, i, 0, 0, 0);
  forgetBlows(world, i);
}

function take(world: World, i: number): void {
  halt(world, i);
  world.place[i] = GONE;
}
