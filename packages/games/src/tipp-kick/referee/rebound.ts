import { isGrounded, isMoved, moveOf } from '../reckoning/kicker-met.ts';
import { movementIn } from '../reckoning/movement.ts';
import type { FactOf, Match } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';

/** Rule 13, closed sequences: the ball comes back to the kicker of whoever has shot. He does not defend ['DTKV-13.K5']; from post or bar it is the same [C-100]. */

const isOwn = (match: Match, { by, what }: FactOf<'touched'>): boolean =>
  what === 'kicker' && movementIn(match)?.by === by;
/** [C-97]: a hand on it that is hit is judged as a touch by the body. */
const isOnlyTheKicker = (match: Match, fact: FactOf<'touched'>): boolean => isOwn(match, fact) && fact.hand !== true;

/** 'DTKV-13.K6': moved, it intervenes. */
const shootersKickerIntervenes: Rule<'touched'> = (match, fact) =>
  isOnlyTheKicker(match, fact) && isMoved(match, fact)
    ? offence(match, fact, 'activeDefence', {
        against: fact.by,
        place: { at: fact.at, where: fact.where },
        paragraphs: ['DTKV-13.K6', 'DTKV-13.K8'],
        freeKick: 'DTKV-13.1.3',
        penalty: 'DTKV-14.1.3',
        detail: { move: moveOf(match, fact) },
      })
    : null;

/** 'DTKV-13.K9' [C-52]: shooting in the air is free ['DTKV-3.3.1.2'], being hit there is not. */
const shootersKickerIsInTheAir: Rule<'touched'> = (match, fact) =>
  isOnlyTheKicker(match, fact) && !isMoved(match, fact) && !isGrounded(match, fact)
    ? offence(match, fact, 'liftedKicker', {
        against: fact.by,
        place: { at: fact.at, where: fact.where },
        paragraphs: ['DTKV-13.K9'],
        freeKick: 'DTKV-13.1.3',
        detail: { move: moveOf(match, fact) },
      })
    : null;

/** 'DTKV-13.K5': not moved, or only out of the way ['DTKV-13.K7']; the referee's impression decides ['DTKV-13.K8']. */
const sequenceIsClosed: Rule<'touched'> = (match, fact) => {
  if (!isOnlyTheKicker(match, fact) || isMoved(match, fact) || !isGrounded(match, fact)) return null;
  const isStill = moveOf(match, fact) === 'still';
  return ruling(fact, 'noOffence', isStill ? ['DTKV-13.K5'] : ['DTKV-13.K5', 'DTKV-13.K7', 'DTKV-13.K8'], {
    for: fact.by,
    where: { at: fact.at, where: fact.where },
    detail: { because: isStill ? 'rebound' : 'outOfTheWay' },
  });
};

export const rules: Chapter = { touched: [shootersKickerIntervenes, shootersKickerIsInTheAir, sequenceIsClosed] };
