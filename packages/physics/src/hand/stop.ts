import { go } from '../kernel.ts';
import { blowsOf } from '../solid/jam.ts';
import type { World } from '../world.ts';

/** So many blows within a hundredth of a second: what it presses on cannot get away, and the hand feels it. */
const FELT = 12;

/** A hand that squeezes body `i` against something stops where it is, until it is led anew. */
export function stopHand(world: World, hand: number, i: number): void {
  if (blowsOf(world, i) < FELT || world.paths[hand] === null) return;
  world.kinds[hand]!.bring(world, hand, world.now);
  world.vx[hand] = world.vy[hand] = 0;
  go(world, hand);
}
