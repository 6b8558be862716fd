import * as columns from '../columns.ts';
import { go, noticeRest } from '../kernel.ts';
import * as logs from '../log.ts';
import type { World } from '../world.ts';
import * as assumptions from './assumptions.ts';
import { strikeWall } from './impact.ts';
import { lieOver } from './landing.ts';
import { frameTop, isClear, isInside, tipIn } from './over-frame.ts';
import * as d from './state.ts';
import { halt } from './way.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { HEIGHT, OWN_KIND, OWN_WITH, PLACE, RADIUS, SLOWING, SPEED, VX, VY, VZ, X, Y, Z } = columns;
const { CUSHION, DROPPED, HIT, LANDED, LEFT } = logs;
const { EDGE, LANDING_RESTITUTION, LEAST_HOP, PERCH_HOP, PERCH_HOPS, SLOW } = assumptions;

/** What a disc does by itself, without another one. */
export function carryOut(world: World, i: number): void {
  const { n, k } = world;
  const what = k[OWN_WITH + i]!;
  switch (k[OWN_KIND + i]) {
    case d.MEETS_CUSHION:
      return meetFrame(world, i, what);
    case d.ENTERS_HOLE:
      k[PLACE + i] = d.OVER_HOLE;
      d.setHole(world, i, what);
      n[Z + i] = n[VZ + i] = 0;
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
      world.log.add(LANDED, world.now, i, 1, n[X + i]!, n[Y + i]!);
      k[PLACE + i] = d.OFF;
      return go(world, i);
    case d.LANDS_ON_FRAME:
      return landOnFrame(world, i);
    case d.CLEARS_FRAME:
      if (isClear(world, i)) k[PLACE + i] = d.IN_AIR;
      return go(world, i);
    case d.TIPS_IN:
      return tipBack(world, i);
    case d.TIPS_OUT:
      k[PLACE + i] = d.OUTSIDE;
      return go(world, i);
    default:
      return lookDown(world, i);
  }
}

/** A disc whose centre lies over a hole has no support. */
export function noticeHole(world: World, i: number): void {
  const { n, k, clear, holeData } = world;
  const x = n[X + i]!;
  const y = n[Y + i]!;
  if ((x > clear[0]! && x < clear[1]!) || (y > clear[2]! && y < clear[3]!)) return;
  for (let at = 0; at < holeData.length; at += 3) {
    const dx = x - holeData[at]!;
    const dy = y - holeData[at + 1]!;
    const radius = holeData[at + 2]!;
    if (dx * dx + dy * dy >= radius * radius) continue;
    k[PLACE + i] = d.OVER_HOLE;
    d.setHole(world, i, at / 3);
  }
}

function noticeReturn(world: World, i: number): void {
  const { n } = world;
  const cameBack = d.strayOf(world, i) === d.STRAYED;
  world.log.add(LANDED, world.now, i, Number(cameBack), n[X + i]!, n[Y + i]!);
  if (cameBack) d.setStray(world, i, d.CAME_BACK);
}

function lookDown(world: World, i: number): void {
  const { k } = world;
  const j = d.perchOf(world, i);
  if ((k[PLACE + j] !== d.ON_BOARD && k[PLACE + j] !== d.PERCHED) || !lieOver(world, i, j, world.now)) {
    k[PLACE + i] = d.IN_AIR;
    d.setPerch(world, i, -1);
    d.setHops(world, i, 0);
  }
  return go(world, i);
}

function meetFrame(world: World, i: number, side: number): void {
  const { n, k } = world;
  if (k[PLACE + i] === d.IN_AIR && n[Z + i]! >= frameTop(world)) {
    k[PLACE + i] = d.OVER_FRAME;
    d.setStray(world, i, d.STRAYED);
    world.log.add(LEFT, world.now, i, side, n[X + i]!, n[Y + i]!);
    return go(world, i);
  }
  const speed = strikeWall(world, i, side);
  if (speed >= SLOW) {
    const { nx, ny } = world.walls[side]!;
    const reach = n[RADIUS + i]!;
    world.log.add(CUSHION, world.now, i, side, n[X + i]! + nx * reach, n[Y + i]! + ny * reach);
    world.log.withSpeed(speed, k[PLACE + i] === d.IN_AIR);
  }
  return go(world, i);
}

/** Back over the board: the climb to its level costs speed. What cannot pay stays in the hole. */
function leaveHole(world: World, i: number): void {
  const { n, k } = world;
  const left = n[SPEED + i]! * n[SPEED + i]! + 2 * world.gravity * Math.min(0, n[Z + i]!);
  if (left <= 0 || n[Z + i]! < -EDGE) return drop(world, i);
  const part = Math.sqrt(left) / n[SPEED + i]!;
  n[VX + i] = n[VX + i]! * part;
  n[VY + i] = n[VY + i]! * part;
  n[Z + i] = n[VZ + i] = 0;
  k[PLACE + i] = d.ON_BOARD;
  d.setHole(world, i, -1);
  return go(world, i);
}

function drop(world: World, i: number): void {
  const { n, k } = world;
  world.log.add(DROPPED, world.now, i, d.holeOf(world, i), n[X + i]!, n[Y + i]!);
  k[PLACE + i] = d.POCKETED;
  return go(world, i);
}

function land(world: World, i: number): void {
  const { n, k } = world;
  const fall = -n[VZ + i]!;
  const up = LANDING_RESTITUTION * fall;
  n[Z + i] = 0;
  d.setHops(world, i, 0);
  k[PLACE + i] = d.ON_BOARD;
  noticeHole(world, i);
  if (k[PLACE + i] === d.ON_BOARD) {
    if (fall > LEAST_HOP || d.strayOf(world, i) === d.STRAYED) noticeReturn(world, i);
    n[VZ + i] = up > LEAST_HOP ? up : 0;
  }
  return go(world, i);
}

function landOnFrame(world: World, i: number): void {
  const { n, k } = world;
  n[Z + i] = frameTop(world);
  if (isInside(world, i)) return tipBack(world, i);
  const fall = -n[VZ + i]!;
  const up = LANDING_RESTITUTION * fall;
  if (fall > LEAST_HOP) world.log.add(LANDED, world.now, i, 1, n[X + i]!, n[Y + i]!);
  n[VZ + i] = up > LEAST_HOP ? up : 0;
  if (n[VZ + i] === 0) k[PLACE + i] = d.ON_FRAME;
  return go(world, i);
}

function tipBack(world: World, i: number): void {
  const { k } = world;
  tipIn(world, i);
  k[PLACE + i] = d.IN_AIR;
  return go(world, i);
}

/** Hops on another disc until it is past it; one that has no speed left comes to lie there. */
function landOn(world: World, i: number, j: number): void {
  const { n } = world;
  const fall = -n[VZ + i]!;
  const up = Math.max(LANDING_RESTITUTION * fall, PERCH_HOP);
  // A hop higher than the bounce is paid for by the speed along the board; and hop by hop friction takes as much as if it slid.
  const paid = Math.max(0, up * up - fall * fall);
  const speed = n[SPEED + i]!;
  const left = Math.sqrt(Math.max(0, speed * speed - paid)) - (n[SLOWING + i]! / world.gravity) * (fall + up);
  n[Z + i] = n[Z + j]! + n[HEIGHT + j]!;
  if (d.hopsOf(world, i) >= PERCH_HOPS || left <= 0) return perchOn(world, i, j);
  if (fall > LEAST_HOP) {
    world.log.add(HIT, world.now, i, j, n[X + i]!, n[Y + i]!);
    world.log.withSpeed(fall, true);
  }
  const part = left / speed;
  n[VX + i] = n[VX + i]! * part;
  n[VY + i] = n[VY + i]! * part;
  n[VZ + i] = up;
  d.setHops(world, i, d.hopsOf(world, i) + 1);
  return go(world, i);
}

function perchOn(world: World, i: number, j: number): void {
  const { k } = world;
  halt(world, i);
  k[PLACE + i] = k[PLACE + j] === d.ON_FRAME ? d.OFF : d.PERCHED;
  d.setPerch(world, i, j);
  if (d.strayOf(world, i) === d.STRAYED) noticeReturn(world, i);
  noticeRest(world, i);
  return go(world, i);
}
