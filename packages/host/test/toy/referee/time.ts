import { rulingOn } from '@bande/core';
import type { Chapter, Rule } from '@bande/kit';
import { sideToMove, type Toy } from '../state.ts';

const slowMoveLosesTheTurn: Rule<Toy, 'clockRanOut'> = (match, fact) =>
  fact.clock === 'move'
    ? rulingOn<Toy>(fact, 'turnLost', ['TOY-2.3', 'TOY-1.2'], { against: sideToMove(match) })
    : null;

const fullTimeEndsTheMatch: Rule<Toy, 'clockRanOut'> = (_match, fact) =>
  fact.clock === 'match' ? rulingOn<Toy>(fact, 'fullTime', ['TOY-2.2']) : null;

export const rules: Chapter<Toy> = { clockRanOut: [slowMoveLosesTheTurn, fullTimeEndsTheMatch] };
