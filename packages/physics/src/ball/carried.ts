import { gapOf } from '../solid/room.ts';
import { REST, type World } from '../world.ts';
import { PERCHED } from './state.ts';

/** What carries a ball that has come to lie may still tremble from its last hops: slower than this, and to a place where it carries the ball too. */
const TREMBLES = 0.02;

/** So near is touching, for what lies on something. */
const LIES_ON = 2e-5;

/** Whether ball i, which lies still, touches body j when that one is at (x, y), otherwise as it is at a time, unless told where its piece begins. */
function touches(world: World, i: number, j: number, x: number, y: number, time = world.start[j]!): boolean {
  if (world.kinds[j]!.isAway(world, j)) return false;
  const here = { x: world.x[i]!, y: world.y[i]!, z: world.z[i]! };
  return gapOf(world, i, here, j, { x, y, z: world.z[j]! }, time) < LIES_ON;
}

/** The same where j is now: what has only passed by carries nothing. */
function touchesNow(world: World, i: number, j: number): boolean {
  world.kinds[j]!.look(world, j, world.now - world.start[j]!);
  return touches(world, i, j, world.seen[0]!, world.seen[1]!, world.now);
}

/** Ball i has come to lie: what touches it now carries it, and that is remembered with the pairs that lean on each other. */
export function rememberCarriers(world: World, i: number): void {
  const { count, slowTime } = world;
  for (let j = 0; j < count; j++) {
    const since = j !== i && touchesNow(world, i, j) ? world.now : -1;
    slowTime[i * count + j] = slowTime[j * count + i] = since;
  }
}

/** Nothing carries it any longer. */
export function forgetCarriers(world: World, i: number): void {
  const { count, slowTime } = world;
  if (world.place[i] !== PERCHED) return;
  for (let j = 0; j < count; j++) slowTime[i * count + j] = slowTime[j * count + i] = -1;
}

export const isCarrier = ({ count, slowTime }: World, i: number, j: number): boolean => slowTime[i * count + j]! >= 0;

/** Whether j, from its piece alone, is still under ball i and stays there. What a hand leads does not tremble, it goes. */
export function stillCarries(world: World, i: number, j: number): boolean {
  if (world.form[j] === REST) return touches(world, i, j, world.x[j]!, world.y[j]!);
  const rim = world.radius[j]! * world.spin[j]!;
  const speed = world.vx[j]! * world.vx[j]! + world.vy[j]! * world.vy[j]! + rim * rim;
  if (world.paths[j] !== null || speed > TREMBLES * TREMBLES) return false;
  world.kinds[j]!.look(world, j, world.lasts[j]!);
  return touches(world, i, j, world.seen[0]!, world.seen[1]!);
}

/** Whether j, which comes towards ball i that lies on it, only trembles: the ball stays, or it would be thrown up again and again. */
export const isTrembling = (world: World, i: number, j: number, speed: number): boolean =>
  world.place[i] === PERCHED && isCarrier(world, i, j) && speed < TREMBLES;
