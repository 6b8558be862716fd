import { decide, watches } from '../agenda.ts';
import type { Kind } from '../contract.ts';
import { go } from '../kernel.ts';
import { LANDED } from '../log.ts';
import { Pieces } from '../pieces.ts';
import { startOf } from '../places.ts';
import { durationOf, lookAlong, spinAlong, turnAlong } from '../poly-way.ts';
import { fence, fenceOff } from '../solid/fence.ts';
import { forgetBlows } from '../solid/jam.ts';
import { look } from '../solid/look.ts';
import { carryOutAtObstacle, GONE, planEdge, planSolids } from '../solid/obstacles.ts';
import { REST, STOPS, type World } from '../world.ts';
import { forgetCarriers, isCarrier, rememberCarriers, stillCarries } from './carried.ts';
import { airWay, landing } from './flight.ts';
import { gapToSolid, hitSolid, solidGauge } from './meets.ts';
import { forgetLeaning, hasLeaned, IN_AIR, LEANS_AT_REST, LEAST_HOP, ON_GROUND, PERCHED, traitsOf } from './state.ts';
import { type Ball, groundWay, slideAt, STILL } from './way.ts';

const RUNS = 1;
const FLIES = 2;
/** Own events, besides `STOPS` and those of `obstacles.ts`. */
const LANDS = 4;
const DROPS = 5;

const pieces = new Pieces();

/** A ball that slides, rolls, flies and bounces. Its height is that of its lowest point. */
export const BALL: Kind = {
  name: 'ball',
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

/** Pushed up it leaves the ground, unless the hop would be too small to see; having leaned long enough on something it lies there. */
function adopt(world: World, i: number): void {
  const place = world.place[i]!;
  const [vx, vy, vz] = [world.vx[i]!, world.vy[i]!, world.vz[i]!];
  if (place === PERCHED && (vx !== 0 || vy !== 0 || vz !== 0)) {
    forgetCarriers(world, i);
    world.place[i] = IN_AIR;
  }
  if (place === ON_GROUND) {
    if (vz > LEAST_HOP) world.place[i] = IN_AIR;
    else world.vz[i] = 0;
  }
  if (place !== IN_AIR || !hasLeaned(world, i)) return;
  if (vx * vx + vy * vy + vz * vz < LEANS_AT_REST * LEANS_AT_REST) {
    world.place[i] = PERCHED;
    forgetLeaning(world, i);
    rememberCarriers(world, i);
  }
}

function stateOf(world: World, i: number): Ball {
  const radius = world.radius[i]!;
  return {
    ...startOf(world, i),
    time: 0,
    turn: world.spin[i]!,
    rollX: radius * world.spinY[i]!,
    rollY: -radius * world.spinX[i]!,
  };
}

function launch(world: World, i: number): void {
  const place = world.place[i]!;
  if (place === GONE || place === PERCHED) return halt(world, i);
  const ball = stateOf(world, i);
  const { run } = traitsOf(world, i);
  const { vx, vy, rollX, rollY } = ball;
  if (place === IN_AIR) airWay(pieces, run, world.gravity, ball);
  else if (vx * vx + vy * vy < STILL * STILL && rollX * rollX + rollY * rollY < STILL * STILL) return halt(world, i);
  else groundWay(pieces, run, world.gravity, ball);
  const way = pieces.copyTo(world.curves[i]!);
  world.curves[i] = way;
  world.form[i] = place === IN_AIR ? FLIES : RUNS;
  world.lasts[i] = durationOf(way);
  const speed = vx * vx + vy * vy + ball.vz * ball.vz;
  // In the air the speed can grow by the fall to the ground, and drag with it.
  const fastest =
    place === IN_AIR ? speed + 2 * world.gravity * Math.max(0, ball.z) : Math.max(speed, rollX * rollX + rollY * rollY);
  world.hurry[i] = 1.1 * ((place === IN_AIR ? 1 : run.slide) * world.gravity + run.air * fastest);
}

function halt(world: World, i: number): void {
  world.vx[i] = world.vy[i] = world.vz[i] = 0;
  world.spin[i] = world.spinX[i] = world.spinY[i] = 0;
  world.form[i] = REST;
  world.lasts[i] = world.hurry[i] = 0;
}

function bring(world: World, i: number, time: number): void {
  const span = time - world.start[i]!;
  world.start[i] = time;
  if (world.form[i] === REST || span <= 0) return;
  const { seen } = world;
  const way = world.curves[i]!;
  const slid = world.form[i] === RUNS ? slideAt(traitsOf(world, i).run, world.gravity, stateOf(world, i), span) : null;
  lookAlong(way, span, seen);
  const radius = world.radius[i]!;
  if (world.form[i] === RUNS) {
    world.spinY[i] = (slid?.[0] ?? seen[3]!) / radius + 0;
    world.spinX[i] = -(slid?.[1] ?? seen[4]!) / radius + 0;
  }
  if (world.turns) world.angle[i]! += turnAlong(way, span);
  world.spin[i] = spinAlong(way, span) + 0;
  world.x[i] = seen[0]! + 0;
  world.y[i] = seen[1]! + 0;
  world.z[i] = seen[2]! + 0;
  world.vx[i] = seen[3]! + 0;
  world.vy[i] = seen[4]! + 0;
  world.vz[i] = seen[5]! + 0;
}

function plan(world: World, i: number): void {
  const place = world.place[i]!;
  if (place === GONE) return fenceOff(world, i);
  const start = world.start[i]!;
  if (place === IN_AIR) decide(world, i, start + landing(world.curves[i]!, 0), LANDS, 0);
  else if (world.form[i] !== REST) decide(world, i, start + world.lasts[i]!, STOPS, 0);
  const radius = world.radius[i]!;
  fence(world, i, { west: radius, east: radius, south: radius, north: radius });
  if (place === PERCHED) planDrop(world, i);
  if (world.form[i] === REST) return;
  planSolids(world, i, solidGauge, highest(world, i));
  planEdge(world, i);
}

/** What it lies on moves, or is no longer there: it drops. */
function planDrop(world: World, i: number): void {
  watches(world, i);
  for (let j = 0; j < world.count; j++) {
    if (!isCarrier(world, i, j) || stillCarries(world, i, j)) continue;
    const time = Math.max(world.start[i]!, world.start[j]!);
    if (time < world.ownTime[i]!) decide(world, i, time, DROPS, j);
  }
}

/** The height of its top at the highest point of its way. */
function highest(world: World, i: number): number {
  const top = world.z[i]! + 2 * world.radius[i]!;
  const vz = world.vz[i]!;
  return vz > 0 && world.place[i] === IN_AIR ? top + (vz * vz) / (2 * world.gravity) : top;
}

function carryOut(world: World, i: number): void {
  if (!carryOutAtObstacle(world, i, hitSolid)) carryOutOwn(world, i);
  go(world, i);
}

function carryOutOwn(world: World, i: number): void {
  switch (world.ownKind[i]) {
    case LANDS:
      return land(world, i);
    case DROPS:
      forgetCarriers(world, i);
      world.place[i] = IN_AIR;
      return;
    default:
      halt(world, i);
  }
}

/** Bounces; what slips under it is rubbed, at most until nothing slips. */
function land(world: World, i: number): void {
  const { run, bounce } = traitsOf(world, i);
  const fall = -world.vz[i]!;
  const radius = world.radius[i]!;
  const slipX = world.vx[i]! - radius * world.spinY[i]!;
  const slipY = world.vy[i]! + radius * world.spinX[i]!;
  const slip = Math.sqrt(slipX * slipX + slipY * slipY);
  const up = bounce * fall > LEAST_HOP ? bounce * fall : 0;
  const rubbed = slip > 0 ? Math.min(run.slide * (fall + up), slip / (1 + 1 / run.gyration)) / slip : 0;
  world.vx[i] = world.vx[i]! - rubbed * slipX;
  world.vy[i] = world.vy[i]! - rubbed * slipY;
  world.spinY[i] = world.spinY[i]! + (rubbed * slipX) / (run.gyration * radius) + 0;
  world.spinX[i] = world.spinX[i]! - (rubbed * slipY) / (run.gyration * radius) + 0;
  world.z[i] = 0;
  world.vz[i] = up;
  world.place[i] = ON_GROUND;
  forgetLeaning(world, i);
  if (fall > LEAST_HOP) {
    world.log.add(LANDED, world.now, i, 0, world.x[i]!, world.y[i]!);
    world.log.withSpeed(fall, true);
  }
}

/** A ball is not flicked; but a hand may roll it (spin counts about the upright axis). */
function strike(world: World, i: number, vx: number, vy: number, lift: number, spin: number): void {
  world.vx[i] = vx;
  world.vy[i] = vy;
  world.vz[i] = lift;
  world.spin[i] = spin;
}

function put(world: World, i: number, x: number, y: number): void {
  halt(world, i);
  forgetCarriers(world, i);
  world.x[i] = x;
  world.y[i] = y;
  world.z[i] = 0;
  world.place[i] = ON_GROUND;
  forgetLeaning(world, i);
  forgetBlows(world, i);
}

function take(world: World, i: number): void {
  halt(world, i);
  forgetCarriers(world, i);
  world.place[i] = GONE;
}
