import type { Fact, Match, Ruling } from '@bande/core';
import { allows, sideToMove, type Toy } from '../state.ts';

/** Whoever takes the last match has a point, and with the agreed number of points the match. */
export function lastMatchScores(match: Match<Toy>, fact: Fact<Toy>): readonly Ruling<Toy>[] {
  if (fact.kind !== 'taken' || fact.count < match.state.heap) return [];
  const point: Ruling<Toy> = { call: 'point', paragraphs: ['TOY-1.3'], evidence: [fact.id], for: fact.by };
  const reached = match.state.score[fact.by] + 1 >= match.setup.settings.points;
  return reached ? [point, { call: 'win', paragraphs: ['TOY-2.1'], evidence: [fact.id], for: fact.by }] : [point];
}

export function aSixMayBeRolledAgain(match: Match<Toy>, fact: Fact<Toy>): readonly Ruling<Toy>[] {
  if (fact.kind !== 'rolled' || fact.value !== 6 || !allows(match, 'TOY-3.1')) return [];
  return [{ call: 'again', paragraphs: ['TOY-3.1', 'TOY-1.1'], evidence: [fact.id], for: sideToMove(match) }];
}
