import { rulingOn } from '@bande/core';
import type { Chapter, Rule } from '@bande/kit';
import { allows, sideToMove, type Toy } from '../state.ts';

/** Whoever takes the last match has a point. */
const lastMatchScores: Rule<Toy, 'taken'> = (match, fact) =>
  fact.count < match.state.heap ? null : rulingOn<Toy>(fact, 'point', ['TOY-1.3'], { for: fact.by });

/** With the agreed number of points he has the match. */
const lastPointWins: Rule<Toy, 'taken'> = (match, fact) => {
  const { state, setup } = match;
  if (fact.count < state.heap || state.score[fact.by] + 1 < setup.settings.points) return null;
  return rulingOn<Toy>(fact, 'win', ['TOY-2.1'], { for: fact.by });
};

const aSixMayBeRolledAgain: Rule<Toy, 'rolled'> = (match, fact) =>
  fact.value !== 6 || !allows(match, 'TOY-3.1')
    ? null
    : rulingOn<Toy>(fact, 'again', ['TOY-3.1', 'TOY-1.1'], { for: sideToMove(match) });

export const rules: Chapter<Toy> = {
  taken: [lastMatchScores, lastPointWins],
  rolled: [aSixMayBeRolledAgain],
};
