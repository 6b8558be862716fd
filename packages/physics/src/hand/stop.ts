import { go } from '../kernel.ts';
import { blowsOf } from '../solid/jam.ts';
import { OWN, type World } from '../world.ts';
import { setLean } from './state.ts';

/** So many blows within a hundredth of a second: what it presses on cannot get away, and the hand feels it. */
const FELT = 12;

/** A hand that squeezes body `i` against something stops where it is, until it is led anew. */
export function stopHand(world: World, hand: number, i: number): void {
  if (blowsOf(world, i) >= FELT && world.paths[hand] !== null) haltHand(world, hand);
}

/** It stops as it is now held, or at a height. */
export function haltHand(world: World, hand: number, lift: number | null = null): void {
  world.kinds[hand]!.bring(world, hand, world.now);
  if (lift !== null) world.z[hand] = lift;
  world.vx[hand] = world.vy[hand] = world.vz[hand] = 0;
  setLean(world, hand, world.own[OWN * hand]!, 0);
  go(world, hand);
}
