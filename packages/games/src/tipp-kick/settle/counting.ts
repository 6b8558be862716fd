import type { ConsequenceOf } from '../consequences.ts';
import { withoutGoal } from '../reckoning/goal-standing.ts';
import { withState, type Match } from '../state.ts';
import { noOffers } from './offers.ts';

export function setUpCounts(match: Match, { of, keeperOnly = false }: ConsequenceOf<'setUpCounts'>): Match {
  const { last, ball } = match.state;
  const handling = last !== null && (ball.reach === undefined ? last.keeperTouched : ball.reach === of);
  return withState(match, { setUps: { of, used: 1, keeperOnly, handling } });
}
export const setUpsBeginAnew = (match: Match, { of }: ConsequenceOf<'setUpsBeginAnew'>): Match =>
  withState(match, { setUps: { of, used: 0, keeperOnly: false, handling: false } });

/** A goal ends the movement and what was given before it ['DTKV-13.3', 'DTKV-14.3', 'DTKV-13.K3.2']. */
export const goalCounts = (match: Match, { for: side }: ConsequenceOf<'goalCounts'>): Match =>
  withState(noOffers(match), {
    score: { ...match.state.score, [side]: match.state.score[side] + 1 },
    movement: null,
    last: match.state.movement ?? match.state.last,
    restart: null,
    repetition: null,
    waiting: null,
  });

/** 'DTKV-2.K17', 'DTKV-16.3'. */
export const goalIsTakenBack = (match: Match, { for: side }: ConsequenceOf<'goalIsTakenBack'>): Match =>
  withoutGoal(noOffers(match), side);

export function counts(match: Match, { what, against, figure }: ConsequenceOf<'counts'>): Match {
  const mine = match.state.counts[against];
  const gone = figure === undefined ? mine.gone : [...mine.gone, figure];
  return withState(match, {
    counts: { ...match.state.counts, [against]: { ...mine, [what]: mine[what] + 1, gone } },
  });
}
