import type { Kind } from '../contract.ts';
import type { World } from '../world.ts';
import { LEAST_HOP } from './assumptions.ts';
import { carryOut, noticeHole } from './events.ts';
import { planDisc } from './plan.ts';
import {
  IN_AIR,
  isFlying,
  OFF,
  ON_BOARD,
  ON_FRAME,
  OUTSIDE,
  OVER_FRAME,
  OVER_HOLE,
  PERCHED,
  setHole,
  setHops,
  setPerch,
  setStray,
} from './state.ts';
import { bring, halt, heightAfter, launch, look, turnAfter } from './way.ts';

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
  rests: (world, i) => world.place[i] === ON_BOARD || world.place[i] === ON_FRAME,
  strike,
  put,
  take,
};

/** Pushed up it leaves what it lies on, unless the hop would be too small to see. */
function adopt(world: World, i: number): void {
  const place = world.place[i]!;
  if ((place === ON_BOARD || place === ON_FRAME) && world.vz[i]! > 0) {
    if (world.vz[i]! <= LEAST_HOP) world.vz[i] = 0;
    else world.place[i] = place === ON_BOARD ? IN_AIR : OVER_FRAME;
  }
  if (place === PERCHED && (world.vx[i] !== 0 || world.vy[i] !== 0)) world.place[i] = IN_AIR;
}

function lookDisc(world: World, i: number, span: number): void {
  const { seen } = world;
  look(world, i, span);
  const [way, speed] = [world.found[0]!, world.found[1]!];
  const place = world.place[i]!;
  const falls = isFlying(place) || place === OVER_HOLE || place === OUTSIDE;
  seen[0] = world.x[i]! + world.ux[i]! * way;
  seen[1] = world.y[i]! + world.uy[i]! * way;
  seen[2] = falls ? heightAfter(world, i, span) : world.z[i]!;
  seen[3] = world.ux[i]! * speed;
  seen[4] = world.uy[i]! * speed;
  seen[5] = falls ? world.vz[i]! - world.gravity * span : 0;
}

function strike(world: World, i: number, vx: number, vy: number, lift: number, spin: number): void {
  world.vx[i] = vx;
  world.vy[i] = vy;
  world.spin[i] = spin;
  if (lift <= 0 && world.place[i] !== PERCHED) return;
  world.place[i] = IN_AIR;
  world.vz[i] = lift;
}

function put(world: World, i: number, x: number, y: number, on: number): void {
  halt(world, i);
  world.x[i] = x;
  world.y[i] = y;
  world.z[i] = on < 0 ? 0 : world.z[on]! + world.height[on]!;
  world.place[i] = on < 0 ? ON_BOARD : PERCHED;
  setHole(world, i, -1);
  setPerch(world, i, on);
  setHops(world, i, 0);
  setStray(world, i, 0);
  if (on < 0) noticeHole(world, i);
}

function take(world: World, i: number): void {
  halt(world, i);
  world.place[i] = OFF;
}
