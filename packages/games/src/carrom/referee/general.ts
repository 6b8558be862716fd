import { sideOfSeat, type Fact, type Ruling } from '../state.ts';
import { UMPIRE } from './breaches.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Chapter XVI: requests, the umpire's hands, boards that are played again. */
const requestStopsTheClock: Rule<'request'> = (_, fact) =>
  ruling(fact, 'clockStops', ['ICF-121a.1', 'ICF-121a.2'], {
    for: sideOfSeat(fact.by),
    then: [{ kind: 'playIsHeld' }],
  });

const umpireActs: Rule<'umpire'> = (_, fact) =>
  ruling(fact, 'umpireActs', UMPIRE[fact.did], {
    ...(fact.askedBy === undefined ? {} : { for: sideOfSeat(fact.askedBy) }),
    detail: { did: fact.did },
    ...(fact.did === 'noticesMissedChange' ? { then: [{ kind: 'changeWasMissed' }] } : {}),
  });

/** The same breaker begins again [CI-44]. */
const VOID = { unforeseen: 'ICF-140', noContact: 'ICF-137', noPlace: 'ICF-142' } as const;
const boardIsPlayedAgain: Rule<'boardVoid'> = (_, fact) => boardIsVoid(fact, fact.cause);
export const boardIsVoid = (fact: Fact, cause: keyof typeof VOID | undefined): Ruling =>
  ruling(fact, 'boardVoid', cause === undefined ? ['ICF-5'] : [VOID[cause]], {
    ...(cause === undefined ? {} : { detail: { cause } }),
    then: [{ kind: 'boardAgain' }],
  });

export const rules: Chapter = {
  request: [requestStopsTheClock],
  umpire: [umpireActs],
  boardVoid: [boardIsPlayedAgain],
};
