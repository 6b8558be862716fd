import type { FactId } from '@bande/core';
import { other, type Side } from '../names.ts';
import { goalStanding } from '../reckoning/goal-standing.ts';
import { penaltyJustTaken } from '../reckoning/told-late.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match, Movement } from '../state.ts';
import { goalFalls, likeAPenalty } from './again.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule 14.4 and 14.K6: the keeper at a penalty, and its release. */

/** Who takes a penalty, or repeats an action like one ['DTKV-14.2.3.1']. */
function takerIn({ state: { movement, restart, repetition } }: Match): Side | null {
  if (movement !== null) return movement.as === 'penalty' || movement.likePenalty ? movement.by : null;
  if (restart?.kind === 'penalty') return restart.by;
  return repetition?.likePenalty === true ? repetition.by : null;
}

const FAULTS: Readonly<Partial<Record<FactOf<'breach'>['what'], Paragraph>>> = {
  keeperMovedAtPenalty: 'DTKV-14.4.2',
  keeperNotUpright: 'DTKV-14.4.1',
};
/** 'DTKV-14.4.1', 'DTKV-14.4.2', 'DTKV-14.4.3' [C-64]: without a goal the penalty comes once more. */
const keeperDoesNotWait: Rule<'breach'> = (match, fact) => {
  const broken = FAULTS[fact.what];
  if (broken === undefined || takerIn(match) !== other(fact.by)) return null;
  const { movement, repetition } = match.state;
  const taken = movement ?? repetition ?? { as: null, likePenalty: false };
  return ruling(fact, 'keeperOffence', [broken, 'DTKV-14.4.3', ...likeAPenalty(taken)], {
    for: other(fact.by),
    against: fact.by,
    detail: { because: fact.what },
    then: [{ kind: 'keeperHasOffended', fact: fact.id }],
  });
};
/** 'DTKV-14.4.3' [C-122]: told only when it was over: no goal has come of it, so it is taken once more at once. */
const keeperHadNotWaited: Rule<'breach'> = (match, fact) => {
  const broken = FAULTS[fact.what];
  const taken = keptPenalty(match, fact);
  if (broken === undefined || taken === null || goalStanding(match) !== null) return null;
  return ruling(fact, 'penaltyAgain', [broken, 'DTKV-14.4.3', ...likeAPenalty(taken)], {
    for: taken.by,
    against: fact.by,
    evidence: evidenceOf(taken),
    ...(taken.as === 'penalty' ? { restart: 'penalty' } : {}),
    detail: { because: fact.what },
    then: [{ kind: 'actionIsRepeated', likePenalty: true }],
  });
};
/** 'DTKV-14.4.3': the goal counts in spite of it. */
const goalCountsInSpiteOfHim: Rule<'breach'> = (match, fact) =>
  FAULTS[fact.what] !== undefined && keptPenalty(match, fact) !== null && goalStanding(match) !== null
    ? ruling(fact, 'noOffence', ['DTKV-14.4.3'], { against: fact.by, detail: { because: fact.what } })
    : null;
/** The penalty that he has just faced. */
const keptPenalty = (match: Match, { by }: FactOf<'breach'>): Movement | null => penaltyJustTaken(match, other(by));
/** What lies before the first fact is no evidence. */
const evidenceOf = ({ fact }: Movement): readonly FactId[] => (fact < 0 ? [] : [fact]);
/** 'DTKV-6.K17': in play the keeper moves as it likes. */
const keeperIsFreeInPlay: Rule<'breach'> = (match, fact) =>
  FAULTS[fact.what] !== undefined && takerIn(match) !== other(fact.by) && keptPenalty(match, fact) === null
    ? ruling(fact, 'noOffence', ['DTKV-14.4.1', 'DTKV-14.4.2'], { against: fact.by })
    : null;

/** 'DTKV-14.K6'. */
const penaltyIsReleased: Rule<'refereed'> = ({ state: { restart } }, fact) =>
  fact.did === 'released' && restart?.kind === 'penalty' && restart.given === null
    ? ruling(fact, 'released', ['DTKV-14.K6'], { for: restart.by, then: [{ kind: 'penaltyIsReleased' }] })
    : null;

/** 'DTKV-14.K6' [C-31]: as the referee saw it; not punished, once more. */
const shotCameBeforeTheRelease: Rule<'breach'> = (match, fact) =>
  fact.what === 'shotBeforeRelease' && takerIn(match) === fact.by
    ? ruling(fact, 'penaltyAgain', ['DTKV-14.K6'], {
        for: fact.by,
        ...(match.state.movement === null ? {} : { then: [{ kind: 'actionIsRepeated', likePenalty: true } as const] }),
      })
    : null;

/** 'DTKV-14.K6' [C-122]: told only when it was over; before the release nothing was taken, and a goal was none. */
const shotHadComeBeforeTheRelease: Rule<'breach'> = (match, fact) => {
  const taken = fact.what === 'shotBeforeRelease' ? penaltyJustTaken(match, fact.by) : null;
  if (taken === null || takerIn(match) === fact.by) return null;
  return ruling(fact, 'penaltyAgain', ['DTKV-14.K6'], {
    for: fact.by,
    evidence: evidenceOf(taken),
    then: [{ kind: 'actionIsRepeated', likePenalty: true }],
  });
};
const goalBeforeTheReleaseIsNone: Rule<'breach'> = (match, fact) => {
  const again = shotHadComeBeforeTheRelease(match, fact);
  return again === null ? null : (goalFalls(match, again)[0] ?? null);
};

export const rules: Chapter = {
  breach: [
    keeperDoesNotWait,
    keeperHadNotWaited,
    goalCountsInSpiteOfHim,
    keeperIsFreeInPlay,
    shotCameBeforeTheRelease,
    goalBeforeTheReleaseIsNone,
    shotHadComeBeforeTheRelease,
  ],
  refereed: [penaltyIsReleased],
};
