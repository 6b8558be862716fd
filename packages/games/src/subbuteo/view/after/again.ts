import type { GoalsAgain } from '@bande/stage/use-again';
import type { Match, Subbuteo } from '../../state.ts';
import { freshGoal, Memory } from './memory.ts';

/** As long as the kick-off may be taken and is not, there is nothing to miss. */
export const isTakenUp = (before: Match, after: Match): boolean => isPlayed(after) && !isPlayed(before);
const isPlayed = ({ state: { phase, restart, flicks } }: Match): boolean =>
  phase === 'play' && (restart === null || flicks.length > 0);

/** A goal is seen once more while figures are set up for the kick-off. */
export const goalsAgain: GoalsAgain<Subbuteo> = {
  pace: { inNet: 0.4, before: 0.75, after: 0.1, slowly: 0.45 },
  memory: () => new Memory(),
  freshGoal,
  isTakenUp,
};
