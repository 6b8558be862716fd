import type { Match } from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import { isCovered } from './movement.ts';

/** 'DTKV-14.4.3', 'DTKV-6.6.4', 'DTKV-6.K28', 'DTKV-6.K30.1': unless it is a goal the action under way is taken once more; when time is over only what outlives it [C-91]. */
export const isPutRight = ({ state: { movement, signal } }: Match): boolean =>
  movement !== null &&
  (movement.keeperOffended !== null || movement.repetition !== null) &&
  (!signal || isCovered(movement));

/** The ball is out of play: so it was said, or a restart waits for it to be laid. */
export const isOut = ({ state }: Match, { where }: Whereabouts): boolean =>
  where === 'outside' ||
  (state.movement === null && (state.open === 'out' || (state.restart !== null && !state.restart.laid)));
