import { unfit, withFirst } from '@bande/kit';
import { other } from '../../names.ts';
import { goalStanding } from '../../reckoning/goal-standing.ts';
import { noneAtAll } from './lines.ts';
import type { Decide } from './saying.ts';

/** Rule 7.2, decided after a goal was counted: rulings and score never contradict each other. */

/** 'FISTF-II.7.2.1', 'FISTF-II.4.2.5.1': until the kick-off is taken the goal that was counted is taken back; afterwards, and of the other goal, nothing can be meant. What is entered with it is another ball. */
export const noGoal: Decide<'noGoal'> = (match, fact, judge) => {
  const goal = fact.overrules === undefined ? goalStanding(match) : null;
  if (goal === null) return noneAtAll(match, fact, judge);
  if (goal.for === fact.for) return unfit('for: the ball was in the other goal', 'FISTF-II.7.1.3', 'FISTF-II.4.2.5.1');
  if (goal.isPast)
    return unfit('the goal counts, and the kick-off has been taken', 'FISTF-II.7.1.3', 'FISTF-II.4.2.5.1');
  return withFirst([{ kind: 'goalIsTakenBack', for: other(fact.for) }], noneAtAll(match, fact, judge));
};
