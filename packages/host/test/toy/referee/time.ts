import type { Fact, Match, Ruling } from '@bande/core';
import { sideToMove, type Toy } from '../state.ts';

export function slowMoveLosesTheTurn(match: Match<Toy>, fact: Fact<Toy>): readonly Ruling<Toy>[] {
  if (fact.kind !== 'clockRanOut' || fact.clock !== 'move') return [];
  return [{ call: 'turnLost', paragraphs: ['TOY-2.3', 'TOY-1.2'], evidence: [fact.id], against: sideToMove(match) }];
}

export function fullTimeEndsTheMatch(_match: Match<Toy>, fact: Fact<Toy>): readonly Ruling<Toy>[] {
  return fact.kind === 'clockRanOut' && fact.clock === 'match'
    ? [{ call: 'fullTime', paragraphs: ['TOY-2.2'], evidence: [fact.id] }]
    : [];
}
