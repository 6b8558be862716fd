import { go, noticeRest } from '../kernel.ts';
import { CUSHION, DROPPED, HIT, LANDED, LEFT } from '../log.ts';
import { STOPS, type World } from '../world.ts';
import { EDGE, LANDING_RESTITUTION, LEAST_HOP, PERCH_HOP, PERCH_HOPS, SLOW } from './assumptions.ts';
import { strikeWall } from './impact.ts';
import { lieOver } from './landing.ts';
import { frameTop, isClear, isInside, tipIn } from './over-frame.ts';
import * as d from './state.ts';
import { halt } from './way.ts';

/** What a disc does by itself, without another one. */
export function carryOut(world: World, i: number): void {
  const what = world.ownWith[i]!;
  switch (world.ownKind[i]) {
    case STOPS:
      return stop(world, i);
    case d.MEETS_CUSHION:
      return meetFrame(world, i, what);
    case d.ENTERS_HOLE:
      world.place[i] = d.OVER_HOLE;
      d.setHole(world, i, what);
      world.z[i] = world.vz[i] = 0;
      return go(world, i);
    case d.LEAVES_HOLE:
      return leaveHole(world, i);
    case d.DROPS:
      return drop(world, i);
    case d.LANDS:
      return land(world, i);
    case d.LANDS_ON_DISC:
      return landOn(world, i, what);
    case d.LANDS_OUTSIDE:
      world.log.add(LANDED, world.now, i, 1, world.x[i]!, world.y[i]!);
      world.place[i] = d.OFF;
      return go(world, i);
    case d.LANDS_ON_FRAME:
      return landOnFrame(world, i);
    case d.CLEARS_FRAME:
      if (isClear(world, i)) world.place[i] = d.IN_AIR;
      return go(world, i);
    case d.TIPS_IN:
      return tipBack(world, i);
    case d.TIPS_OUT:
      world.place[i] = d.OUTSIDE;
      return go(world, i);
    default:
      return lookDown(world, i);
  }
}

function stop(world: World, i: number): void {
  halt(world, i);
  return go(world, i);
}

/** A disc whose centre lies over a hole has no support. */
export function noticeHole(world: World, i: number): void {
  for (let k = 0; k < world.holes.length; k++) {
    const { x, y, radius } = world.holes[k]!;
    const dx = world.x[i]! - x;
    const dy = world.y[i]! - y;
    if (dx * dx + dy * dy >= radius * radius) continue;
    world.place[i] = d.OVER_HOLE;
    d.setHole(world, i, k);
  }
}

function noticeReturn(world: World, i: number): void {
  const cameBack = d.strayOf(world, i) === d.STRAYED;
  world.log.add(LANDED, world.now, i, Number(cameBack), world.x[i]!, world.y[i]!);
  if (cameBack) d.setStray(world, i, d.CAME_BACK);
}

function lookDown(world: World, i: number): void {
  const j = d.perchOf(world, i);
  if ((world.place[j] !== d.ON_BOARD && world.place[j] !== d.PERCHED) || !lieOver(world, i, j, world.now)) {
    world.place[i] = d.IN_AIR;
    d.setPerch(world, i, -1);
    d.setHops(world, i, 0);
  }
  return go(world, i);
}

function meetFrame(world: World, i: number, side: number): void {
  if (world.place[i] === d.IN_AIR && world.z[i]! >= frameTop(world)) {
    world.place[i] = d.OVER_FRAME;
    d.setStray(world, i, d.STRAYED);
    world.log.add(LEFT, world.now, i, side, world.x[i]!, world.y[i]!);
    return go(world, i);
  }
  const speed = strikeWall(world, i, side);
  if (speed >= SLOW) {
    const { nx, ny } = world.walls[side]!;
    const reach = world.radius[i]!;
    world.log.add(CUSHION, world.now, i, side, world.x[i]! + nx * reach, world.y[i]! + ny * reach);
    world.log.withSpeed(speed, world.place[i] === d.IN_AIR);
  }
  return go(world, i);
}

/** Back over the board: the climb to its level costs speed. What cannot pay stays in the hole. */
function leaveHole(world: World, i: number): void {
  const left = world.speed[i]! * world.speed[i]! + 2 * world.gravity * Math.min(0, world.z[i]!);
  if (left <= 0 || world.z[i]! < -EDGE) return drop(world, i);
  const part = Math.sqrt(left) / world.speed[i]!;
  world.vx[i] = world.vx[i]! * part;
  world.vy[i] = world.vy[i]! * part;
  world.z[i] = world.vz[i] = 0;
  world.place[i] = d.ON_BOARD;
  d.setHole(world, i, -1);
  return go(world, i);
}

function drop(world: World, i: number): void {
  world.log.add(DROPPED, world.now, i, d.holeOf(world, i), world.x[i]!, world.y[i]!);
  world.place[i] = d.POCKETED;
  return go(world, i);
}

function land(world: World, i: number): void {
  const fall = -world.vz[i]!;
  const up = LANDING_RESTITUTION * fall;
  world.z[i] = 0;
  d.setHops(world, i, 0);
  world.place[i] = d.ON_BOARD;
  noticeHole(world, i);
  if (world.place[i] === d.ON_BOARD) {
    if (fall > LEAST_HOP || d.strayOf(world, i) === d.STRAYED) noticeReturn(world, i);
    world.vz[i] = up > LEAST_HOP ? up : 0;
  }
  return go(world, i);
}

function landOnFrame(world: World, i: number): void {
  world.z[i] = frameTop(world);
  if (isInside(world, i)) return tipBack(world, i);
  const fall = -world.vz[i]!;
  const up = LANDING_RESTITUTION * fall;
  if (fall > LEAST_HOP) world.log.add(LANDED, world.now, i, 1, world.x[i]!, world.y[i]!);
  world.vz[i] = up > LEAST_HOP ? up : 0;
  if (world.vz[i] === 0) world.place[i] = d.ON_FRAME;
  return go(world, i);
}

function tipBack(world: World, i: number): void {
  tipIn(world, i);
  world.place[i] = d.IN_AIR;
  return go(world, i);
}

/** Hops on another disc until it is past it; one that has no speed left comes to lie there. */
function landOn(world: World, i: number, j: number): void {
  const fall = -world.vz[i]!;
  const up = Math.max(LANDING_RESTITUTION * fall, PERCH_HOP);
  // A hop higher than the bounce is paid for by the speed along the board; and hop by hop friction takes as much as if it slid.
  const paid = Math.max(0, up * up - fall * fall);
  const speed = world.speed[i]!;
  const left = Math.sqrt(Math.max(0, speed * speed - paid)) - (world.slowing[i]! / world.gravity) * (fall + up);
  world.z[i] = world.z[j]! + world.height[j]!;
  if (d.hopsOf(world, i) >= PERCH_HOPS || left <= 0) return perchOn(world, i, j);
  if (fall > LEAST_HOP) {
    world.log.add(HIT, world.now, i, j, world.x[i]!, world.y[i]!);
    world.log.withSpeed(fall, true);
  }
  const part = left / speed;
  world.vx[i] = world.vx[i]! * part;
  world.vy[i] = world.vy[i]! * part;
  world.vz[i] = up;
  d.setHops(world, i, d.hopsOf(world, i) + 1);
  return go(world, i);
}

function perchOn(world: World, i: number, j: number): void {
  halt(world, i);
  world.place[i] = world.place[j] === d.ON_FRAME ? d.OFF : d.PERCHED;
  d.setPerch(world, i, j);
  if (d.strayOf(world, i) === d.STRAYED) noticeReturn(world, i);
  noticeRest(world, i);
  return go(world, i);
}
