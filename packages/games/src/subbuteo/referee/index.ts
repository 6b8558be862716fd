import { isOutMeanwhile, waitsForAChoice } from '../reckoning/open-offers.ts';
import { withUntoldSteps } from '../reckoning/taking.ts';
import { turnedTo } from '../reckoning/turns.ts';
import { isTraining, type Fact, type Match, type Ruling } from '../state.ts';
import { asTimeAllows } from './after-time.ts';
import { toldAtItsLevel } from './asked.ts';
import { missPutsTheBallOut } from './attack.ts';
import { byTheBook } from './book.ts';
import { choiceIsMade } from './choices.ts';
import { decided } from './decided.ts';
import { cardsFor } from './misconduct.ts';

/** With what nobody has told before it [S-133]. */
const asTold = (match: Match, fact: Fact): Match => withUntoldSteps(turnedTo(match, fact), fact);

/** Judge: every paragraph that applies to the fact. On the training pitch nothing is judged. */
export function judge(match: Match, fact: Fact): readonly Ruling[] {
  if (isTraining(match)) return [];
  if (fact.kind === 'ballOver' && isOutMeanwhile(match.state)) return [];
  if (waitsForAChoice(match, fact)) return missPutsTheBallOut(match, fact);
  if (fact.kind === 'optionTaken' || fact.kind === 'optionLapsed') return choiceIsMade(match, fact, judge);
  const found = fact.kind === 'decided' ? decided(match, fact, judge) : byTheBook(asTold(match, fact), fact);
  const rulings = toldAtItsLevel(match, asTimeAllows(match, found));
  return [...rulings, ...cardsFor(match, fact, rulings)];
}
