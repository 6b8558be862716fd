import { EDGE, LANDING_RESTITUTION, LEAST_HOP, PERCH_HOP, PERCH_HOPS, SLOW } from './assumptions.ts';
import { isClear, isInside, tipIn } from './frame.ts';
import { strikeCushion } from './impact.ts';
import { CUSHION, DROPPED, HIT, LANDED, LEFT } from './log.ts';
import { bring, halt } from './motion.ts';
import type { Table } from './table.ts';
import * as w from './world.ts';

/** What a disc does by itself, without another one. */
export function ownEvent(table: Table, i: number): void {
  const { world } = table;
  bring(world, i, world.now);
  const what = world.ownWith[i]!;
  switch (world.ownKind[i]) {
    case w.STOPS:
      return stop(table, i);
    case w.MEETS_CUSHION:
      return meetFrame(table, i, what);
    case w.ENTERS_HOLE:
      world.place[i] = w.OVER_HOLE;
      world.pocket[i] = what;
      world.z[i] = world.vz[i] = 0;
      return table.goOn(i);
    case w.LEAVES_HOLE:
      return leaveHole(table, i);
    case w.DROPS:
      return drop(table, i);
    case w.LANDS:
      return land(table, i);
    case w.LANDS_ON_DISC:
      return landOn(table, i, what);
    case w.LANDS_OUTSIDE:
      table.log.add(LANDED, world.now, i, 1, world.x[i]!, world.y[i]!);
      world.place[i] = w.OFF;
      return table.goOn(i);
    case w.LANDS_ON_FRAME:
      return landOnFrame(table, i);
    case w.CLEARS_FRAME:
      if (isClear(world, i)) world.place[i] = w.IN_AIR;
      return table.goOn(i);
    case w.TIPS_IN:
      return tipBack(table, i);
    case w.TIPS_OUT:
      world.place[i] = w.OUTSIDE;
      return table.goOn(i);
    default:
      return table.lookDown(i);
  }
}

function stop(table: Table, i: number): void {
  const { world } = table;
  halt(world, i);
  world.ownTime[i] = Infinity;
  table.noticeRest(i);
  table.watcher?.(world, i);
}

function meetFrame(table: Table, i: number, side: number): void {
  const { world } = table;
  if (world.place[i] === w.IN_AIR && world.z[i]! >= world.frameHeight) {
    world.place[i] = w.OVER_FRAME;
    world.strayed[i] = w.STRAYED;
    table.log.add(LEFT, world.now, i, side, world.x[i]!, world.y[i]!);
    return table.goOn(i);
  }
  const speed = strikeCushion(world, i, side);
  if (speed >= SLOW) {
    const reach = world.radius[i]!;
    const x = side === 1 ? reach : side === 3 ? -reach : 0;
    const y = side === 2 ? reach : side === 0 ? -reach : 0;
    table.log.add(CUSHION, world.now, i, side, world.x[i]! + x, world.y[i]! + y);
    table.log.withSpeed(speed, world.place[i] === w.IN_AIR);
  }
  return table.goOn(i);
}

/** Back over the board: the climb to its level costs speed. What cannot pay stays in the hole. */
function leaveHole(table: Table, i: number): void {
  const { world } = table;
  const left = world.speed[i]! * world.speed[i]! + 2 * world.gravity * Math.min(0, world.z[i]!);
  if (left <= 0 || world.z[i]! < -EDGE) return drop(table, i);
  const part = Math.sqrt(left) / world.speed[i]!;
  world.vx[i] = world.vx[i]! * part;
  world.vy[i] = world.vy[i]! * part;
  world.z[i] = world.vz[i] = 0;
  world.place[i] = w.ON_BOARD;
  world.pocket[i] = -1;
  return table.goOn(i);
}

function drop(table: Table, i: number): void {
  const { world } = table;
  table.log.add(DROPPED, world.now, i, world.pocket[i]!, world.x[i]!, world.y[i]!);
  world.place[i] = w.POCKETED;
  return table.goOn(i);
}

function land(table: Table, i: number): void {
  const { world } = table;
  const fall = -world.vz[i]!;
  const up = LANDING_RESTITUTION * fall;
  world.z[i] = 0;
  world.hops[i] = 0;
  world.place[i] = w.ON_BOARD;
  table.noticeHole(i);
  if (world.place[i] === w.ON_BOARD) {
    if (fall > LEAST_HOP || world.strayed[i] === w.STRAYED) table.noticeReturn(i);
    world.vz[i] = up > LEAST_HOP ? up : 0;
  }
  return table.goOn(i);
}

function landOnFrame(table: Table, i: number): void {
  const { world } = table;
  world.z[i] = world.frameHeight;
  if (isInside(world, i)) return tipBack(table, i);
  const fall = -world.vz[i]!;
  const up = LANDING_RESTITUTION * fall;
  if (fall > LEAST_HOP) table.log.add(LANDED, world.now, i, 1, world.x[i]!, world.y[i]!);
  world.vz[i] = up > LEAST_HOP ? up : 0;
  if (world.vz[i] === 0) world.place[i] = w.ON_FRAME;
  return table.goOn(i);
}

function tipBack(table: Table, i: number): void {
  tipIn(table.world, i);
  table.world.place[i] = w.IN_AIR;
  return table.goOn(i);
}

/** Hops on another disc until it is past it; one that has no speed left comes to lie there. */
function landOn(table: Table, i: number, j: number): void {
  const { world } = table;
  const fall = -world.vz[i]!;
  const up = Math.max(LANDING_RESTITUTION * fall, PERCH_HOP);
  // A hop higher than the bounce is paid for by the speed along the board; and hop by hop friction takes as much as if it slid.
  const paid = Math.max(0, up * up - fall * fall);
  const speed = world.speed[i]!;
  const left = Math.sqrt(Math.max(0, speed * speed - paid)) - (world.slowing / world.gravity) * (fall + up);
  world.z[i] = world.z[j]! + world.height[j]!;
  if (world.hops[i]! >= PERCH_HOPS || left <= 0) return perchOn(table, i, j);
  if (fall > LEAST_HOP) {
    table.log.add(HIT, world.now, i, j, world.x[i]!, world.y[i]!);
    table.log.withSpeed(fall, true);
  }
  const part = left / speed;
  world.vx[i] = world.vx[i]! * part;
  world.vy[i] = world.vy[i]! * part;
  world.vz[i] = up;
  world.hops[i] = world.hops[i]! + 1;
  return table.goOn(i);
}

function perchOn(table: Table, i: number, j: number): void {
  const { world } = table;
  halt(world, i);
  world.place[i] = world.place[j] === w.ON_FRAME ? w.OFF : w.PERCHED;
  world.perch[i] = j;
  if (world.strayed[i] === w.STRAYED) table.noticeReturn(i);
  table.noticeRest(i);
  return table.goOn(i);
}
