import { kickerMet } from '../reckoning/kicker-met.ts';
import { faultsIn } from '../reckoning/keeper-used.ts';
import { movementIn } from '../reckoning/movement.ts';
import { ballBefore } from '../reckoning/standing.ts';
import type { FactOf, Match } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';

/** Rule 6.6: the ball meets a figure and the hand of its player [B-5] [B-7]. */

/** The hand alone is at fault: whatever weighs more is judged as that. */
function isHandOfADefender(match: Match, fact: FactOf<'touched'>): boolean {
  if (fact.hand !== true || movementIn(match)?.by === fact.by) return false;
  return fact.what === 'keeper' ? faultsIn(fact).length === 0 : kickerMet(match, fact)?.is === 'hand';
}

/** 'DTKV-6.6.4': the first time the action is taken once more, unless it is a goal. */
const handIsHitOnce: Rule<'touched'> = (match, fact) => {
  const movement = movementIn(match);
  if (movement === null || !isHandOfADefender(match, fact) || match.state.counts[fact.by].handWithFigure > 0)
    return null;
  return ruling(fact, 'actionAgain', ['DTKV-6.6.4'], {
    for: movement.by,
    against: fact.by,
    where: { at: fact.at, where: fact.where },
    detail: { because: 'hand' },
    then: [
      { kind: 'counts', what: 'handWithFigure', against: fact.by },
      { kind: 'repetitionIsDue', fact: fact.id, for: movement.by, paragraphs: ['DTKV-6.6.4'] },
    ],
  });
};

/** 'DTKV-6.6.5': any further time it is a free kick from where the ball was shot. */
const handIsHitAgain: Rule<'touched'> = (match, fact) => {
  if (!isHandOfADefender(match, fact) || match.state.counts[fact.by].handWithFigure === 0) return null;
  const { at, where } = ballBefore(match);
  return offence(match, fact, 'bodyTouch', {
    against: fact.by,
    place: { at, where },
    paragraphs: ['DTKV-6.6.4', 'DTKV-6.6.5'],
    freeKick: 'DTKV-13.1.1',
    then: [{ kind: 'counts', what: 'handWithFigure', against: fact.by }],
    detail: { because: 'hand' },
  });
};

/** 'DTKV-13.1.1', 'DTKV-14.1.1' [C-97]: the hand of whoever has shot has no such excuse. */
const handOfTheShooterIsHit: Rule<'touched'> = (match, fact) =>
  fact.hand === true && fact.what !== 'spare' && movementIn(match)?.by === fact.by
    ? offence(match, fact, 'bodyTouch', {
        against: fact.by,
        place: { at: fact.at, where: fact.where },
        paragraphs: [],
        freeKick: 'DTKV-13.1.1',
        penalty: 'DTKV-14.1.1',
        detail: { because: 'hand' },
      })
    : null;

export const rules: Chapter = { touched: [handIsHitOnce, handIsHitAgain, handOfTheShooterIsHit] };
