import { opening } from '@bande/core';
import type { LineUp } from './actions.ts';
import { toldOf } from './crossings.ts';
import { handsAtHome, spotsOf } from './line-ups.ts';
import { groundOf } from './motion.ts';
import type { Match, Setup, Subbuteo } from './state.ts';

/** A new match with everything in its place, Red to kick off. */
export function start(setup: Setup, lineUp: LineUp = 'kickOff'): Match {
  const ground = groundOf(setup.settings);
  const motion = ground.motions.start(spotsOf(ground.pitch, lineUp, 'red'));
  return opening<Subbuteo>(setup, {
    motion,
    pending: [],
    told: toldOf(ground, motion, 0),
    hands: handsAtHome(ground.pitch),
  });
}
