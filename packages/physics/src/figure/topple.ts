import { LAY_DOWN, TOPPLED } from '../log.ts';
import { gapAround } from '../solid/room.ts';
import type { World } from '../world.ts';
import { fallX, fallY, LYING, setFall, STANDING, TOPPLING, traitsOf } from './state.ts';
import { tipTime } from './tip.ts';

/**
 * Whether a push along the ground at a height knocks a figure over. It tips about the edge of its foot: the push turns it by J·(height − h) against the inertia
 * about that edge, less what friction under the edge does; over it goes if that is enough to lift its centre of mass over the edge.
 */
function isKnockedOver(world: World, i: number, push: number, height: number): boolean {
  const { stand, tiltGyration } = traitsOf(world, i);
  const { footRadius: foot, centreHeight: centre } = stand;
  const mass = world.mass[i]!;
  const lever = height - centre;
  const friction = world.slowing[i]! / world.gravity;
  const helps = lever > 0 ? friction * foot * centre : -friction * foot * centre;
  const inertia = mass * Math.max(tiltGyration, tiltGyration + foot * foot - helps);
  const turn = (push * lever) / inertia;
  const lift = mass * world.gravity * (Math.sqrt(foot * foot + centre * centre) - centre);
  return (mass * (tiltGyration + foot * foot) * turn * turn) / 2 > lift;
}

/** A push (jx, jy) at a height above the base: topples a figure that stands, if it is hard enough. */
export function mayTopple(world: World, i: number, jx: number, jy: number, height: number): void {
  if (world.place[i] !== STANDING) return;
  const push = Math.sqrt(jx * jx + jy * jy);
  if (!(push > 0) || !isKnockedOver(world, i, push, height)) return;
  const way = height > traitsOf(world, i).stand.centreHeight ? 1 : -1;
  topple(world, i, (way * jx) / push, (way * jy) / push);
}

/** It is past saving: from now on it falls, in the direction of a unit vector. */
function topple(world: World, i: number, x: number, y: number): void {
  world.place[i] = TOPPLING;
  setFall(world, i, x, y, world.now + traitsOf(world, i).fallTime);
  world.log.add(TOPPLED, world.now, i, 0, world.x[i]!, world.y[i]!);
}

/** When the braking of its own foot has tipped figure i, which slides on its foot from its start on; Infinity if it does not. */
export function whenTipped(world: World, i: number): number {
  const { stand, tiltGyration } = traitsOf(world, i);
  const [vx, vy] = [world.vx[i]!, world.vy[i]!];
  const friction = world.slowing[i]! / world.gravity;
  const rim = stand.footRadius * Math.abs(world.spin[i]!);
  const tipper = { stand, tiltGyration, friction, gravity: world.gravity };
  return world.start[i]! + tipTime(tipper, Math.sqrt(vx * vx + vy * vy), rim);
}

/** Its own braking has tipped it: it falls ahead. */
export function tipOver(world: World, i: number): void {
  const [vx, vy] = [world.vx[i]!, world.vy[i]!];
  const speed = Math.sqrt(vx * vx + vy * vy);
  topple(world, i, vx / speed, vy / speed);
}

/** It lies where it fell to, as long as it is, or as far as there is room: then it leans on what is there. */
export function lieDown(world: World, i: number): void {
  const [x, y] = [fallX(world, i), fallY(world, i)];
  world.place[i] = LYING;
  world.spin[i] = 0;
  const whole = world.height[i]! - traitsOf(world, i).lyingRound;
  setFall(world, i, x, y, whole);
  if (!isClear(world, i)) setFall(world, i, x, y, lengthWithRoom(world, i, whole));
  world.log.add(LAY_DOWN, world.now, i, 0, world.x[i]!, world.y[i]!);
}

/** Whether it keeps clear of everything else now, by looking at all of it. */
const isClear = (world: World, i: number): boolean =>
  gapAround(world, i, { x: world.x[i]!, y: world.y[i]!, z: 0 }, world.now) >= 0;

function lengthWithRoom(world: World, i: number, whole: number): number {
  const [x, y] = [fallX(world, i), fallY(world, i)];
  let [low, high] = [0, whole];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    setFall(world, i, x, y, middle);
    if (isClear(world, i)) low = middle;
    else high = middle;
  }
  return low;
}
