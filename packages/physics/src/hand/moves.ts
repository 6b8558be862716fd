import { decide } from '../agenda.ts';
import type { Kind } from '../contract.ts';
import { go, guide } from '../kernel.ts';
import { durationOf, lookAlong } from '../poly-way.ts';
import { type Extent, fence, fenceOff } from '../solid/fence.ts';
import { keepsClear } from '../solid/measure.ts';
import { REST, STOPS, type World } from '../world.ts';
import { pathTo } from './path.ts';
import { AWAY, HELD, leanOf, liftOf, type Posture, setPosture, traitsOf } from './state.ts';

const LED = 1;

/** What a hand holds: it goes where it is led, and nothing on the table moves it. */
export const HAND: Kind = {
  name: 'hand',
  launch,
  look,
  turn: () => 0,
  bring,
  plan,
  carryOut(world, i) {
    world.vx[i] = world.vy[i] = 0;
    go(world, i);
  },
  rests: () => false,
  strike: () => undefined,
  put(world, i, x, y) {
    halt(world, i);
    world.x[i] = x;
    world.y[i] = y;
    world.place[i] = HELD;
    setPosture(world, i, { lean: 0, lift: 0 });
  },
  take(world, i) {
    halt(world, i);
    world.place[i] = AWAY;
  },
};

function halt(world: World, i: number): void {
  world.vx[i] = world.vy[i] = 0;
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

function look(world: World, i: number, span: number): void {
  const { seen } = world;
  if (world.form[i] !== REST) return lookAlong(world.curves[i]!, span, seen);
  seen[0] = world.x[i]!;
  seen[1] = world.y[i]!;
  seen[2] = seen[3] = seen[4] = seen[5] = 0;
}

/** What leads it ends here: whoever brings it gives it a new path or lets it stop. */
function bring(world: World, i: number, time: number): void {
  look(world, i, time - world.start[i]!);
  world.x[i] = world.seen[0]! + 0;
  world.y[i] = world.seen[1]! + 0;
  world.vx[i] = world.seen[3]! + 0;
  world.vy[i] = world.seen[4]! + 0;
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
  const aside = halfWidth + Math.abs(leanOf(world, i)) * world.height[i]!;
  const ahead = 2 * halfThickness;
  return {
    west: aside,
    east: aside,
    south: behind < 0 ? rodLength + ahead : ahead,
    north: behind > 0 ? rodLength + ahead : ahead,
  };
}

/** Leads a hand to a place, from what it is doing at `at`. A posture that would not leave room for what is there is not taken. */
export function lead(
  world: World,
  i: number,
  at: number,
  to: { readonly x: number; readonly y: number } & Partial<Posture>,
): void {
  const before = { lean: leanOf(world, i), lift: liftOf(world, i) };
  const after = { lean: to.lean ?? before.lean, lift: to.lift ?? before.lift };
  const { seen } = world;
  look(world, i, at - world.start[i]!);
  const [x = 0, y = 0, , vx = 0, vy = 0] = seen;
  if (after.lean !== before.lean || after.lift !== before.lift) {
    setPosture(world, i, after);
    if (!keepsClear(world, i, x, y, at)) setPosture(world, i, before);
  }
  guide(world, i, at, pathTo({ x, y, vx, vy, toX: to.x, toY: to.y }, traitsOf(world, i)));
}
