import type { GoalsAgain } from '@bande/stage/use-again';
import type { Match, TippKick } from '../../state.ts';
import { freshGoal, Memory } from './memory.ts';

const isTakenUp = (before: Match, after: Match): boolean =>
  after.state.movement !== null && before.state.movement === null;

/** A goal is seen once more before the kick-off. */
export const goalsAgain: GoalsAgain<TippKick> = {
  pace: { inNet: 0.9, before: 0.4, after: 0.3, slowly: 0.3, still: 1.5 },
  memory: () => new Memory(),
  freshGoal,
  isTakenUp,
  inReplays: true,
};
