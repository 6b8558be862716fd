import { gapOf } from '../solid/room.ts';
import { REST, type World } from '../world.ts';
import { PERCHED } from './state.ts';

/** What carries a ball that has come to lie may still tremble from its last hops: slower than this, and to a place where it carries the ball too. */
const TREMBLES = 0.02;

/** So near is touching, for what lies on something. */
const LIES_ON = 2e-5;

/** Whether ball i, which lies still, touches body j when that one is at (x, y), otherwise as it is where its piece begins. */
function touches(world: World, i: number, j: number, x: number, y: number): boolean {
  if (world.kinds[j]!.isAway(world, j)) return false;
  const here = { x: world.x[i]!, y: world.y[i]!, z: world.z[i]! };
  return gapOf(world, i, here, j, { x, y, z: world.z[j]! }, world.start[j]!) < LIES_ON;
}

/** Ball i has come to lie: what touches it now carries it, and that is remembered with the pairs that lean on each other. */
export function rememberCarriers(world: World, i: number): void {
  const { count, slowTime, x, y } = world;
  for (let j = 0; j < count; j++) {
    const since = j !== i && touches(world, i, j, x[j]!, y[j]!) ? world.now : -1;
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
