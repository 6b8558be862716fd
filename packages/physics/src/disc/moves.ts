import * as columns from '../columns.ts';
import type { Kind } from '../contract.ts';
import type { World } from '../world.ts';
import * as assumptions from './assumptions.ts';
import { carryOut, noticeHole } from './events.ts';
import { planDisc } from './plan.ts';
import * as state from './state.ts';
import { isFlying, setHole, setHops, setPerch, setStray } from './state.ts';
import { bring, comeToRest, halt, heightAfter, launch, look, turnAfter } from './way.ts';
import * as slots from './slots.ts';

// Constants of the module itself, unlike imported ones, become part of the compiled code.
const { HEIGHT, PLACE, SPIN, UX, UY, VX, VY, VZ, X, Y, Z } = columns;
const { LEAST_HOP } = assumptions;
const { IN_AIR, OFF, ON_BOARD, ON_FRAME, OUTSIDE, OVER_FRAME, OVER_HOLE, PERCHED, POCKETED } = state;
const { PACE, SPAN, WAY } = slots;

/** A uniform disc that lies on its whole area: slides, spins, hops, falls into holes, comes to lie on others and on the frame. */
export const DISC: Kind = {
  name: 'disc',
  flat: true,
  adopt,
  launch,
  look: lookDisc,
  turn: turnAfter,
  bring,
  plan: planDisc,
  carryOut,
  stop: comeToRest,
  rests: (world, i) => world.k[PLACE + i] === ON_BOARD || world.k[PLACE + i] === ON_FRAME,
  isAway: (world, i) => world.k[PLACE + i] === POCKETED || world.k[PLACE + i] === OFF,
  strike,
  put,
  take,
};

/** Pushed up it leaves what it lies on, unless the hop would be too small to see. */
function adopt(world: World, i: number): void {
  const { n, k } = world;
  const place = k[PLACE + i]!;
  if ((place === ON_BOARD || place === ON_FRAME) && n[VZ + i]! > 0) {
    if (n[VZ + i]! <= LEAST_HOP) n[VZ + i] = 0;
    else k[PLACE + i] = place === ON_BOARD ? IN_AIR : OVER_FRAME;
  }
  if (place === PERCHED && (n[VX + i] !== 0 || n[VY + i] !== 0)) k[PLACE + i] = IN_AIR;
}

function lookDisc(world: World, i: number, span: number): void {
  const { n, k } = world;
  const { seen } = world;
  world.found[SPAN] = span;
  look(world, i);
  const [way, speed] = [world.found[WAY]!, world.found[PACE]!];
  const place = k[PLACE + i]!;
  const falls = isFlying(place) || place === OVER_HOLE || place === OUTSIDE;
  seen[0] = n[X + i]! + n[UX + i]! * way;
  seen[1] = n[Y + i]! + n[UY + i]! * way;
  seen[2] = falls ? heightAfter(world, i, span) : n[Z + i]!;
  seen[3] = n[UX + i]! * speed;
  seen[4] = n[UY + i]! * speed;
  seen[5] = falls ? n[VZ + i]! - world.gravity * span : 0;
}

function strike(world: World, i: number, vx: number, vy: number, lift: number, spin: number): void {
  const { n, k } = world;
  n[VX + i] = vx;
  n[VY + i] = vy;
  n[SPIN + i] = spin;
  if (lift <= 0 && k[PLACE + i] !== PERCHED) return;
  k[PLACE + i] = IN_AIR;
  n[VZ + i] = lift;
}

function put(world: World, i: number, x: number, y: number, on: number): void {
  const { n, k } = world;
  halt(world, i);
  // What goes through JSON has no −0.
  n[X + i] = x + 0;
  n[Y + i] = y + 0;
  n[Z + i] = on < 0 ? 0 : n[Z + on]! + n[HEIGHT + on]!;
  k[PLACE + i] = on < 0 ? ON_BOARD : PERCHED;
  setHole(world, i, -1);
  setPerch(world, i, on);
  setHops(world, i, 0);
  setStray(world, i, 0);
  if (on < 0) noticeHole(world, i);
}

function take(world: World, i: number): void {
  const { k } = world;
  halt(world, i);
  k[PLACE + i] = OFF;
}
