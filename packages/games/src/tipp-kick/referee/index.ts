import type { Fact, Match, Ruling } from '../state.ts';
import { endedByTheTaker } from './after-signal.ts';
import { ruledOnEnd } from './abandonment.ts';
import { byTheBook } from './book.ts';
import { choiceIsMade } from './choices.ts';
import { decided } from './decided.ts';
import { sanctionsFor } from './ladder.ts';

/** Judge: every paragraph that applies to the fact. */
export function judge(match: Match, fact: Fact): readonly Ruling[] {
  if (fact.kind === 'ended') return ruledOnEnd(match, fact);
  if (fact.kind === 'optionTaken' || fact.kind === 'optionLapsed') return choiceIsMade(match, fact);
  const rulings = fact.kind === 'decided' ? decided(match, fact) : byTheBook(match, fact);
  const sanctions = sanctionsFor(match, fact, rulings);
  return [...rulings, ...sanctions, ...endedByTheTaker(match, fact, [...rulings, ...sanctions])];
}
