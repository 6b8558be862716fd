import { goalBehind, type Side } from '../names.ts';
import { verdictInGoal } from '../reckoning/goal-or-none.ts';
import { goalStanding } from '../reckoning/goal-standing.ts';
import { offenderIn } from '../reckoning/movement.ts';
import { isPutRight } from '../reckoning/put-right.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, Match, Movement, Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** The action under way is taken once more, since no goal has come of it. */

/** What ends the way of a ball; one that is kept out beside the goal goes on. */
type WayEnds = 'ballRested' | 'ballOver' | 'ballFell' | 'keptOut';
const goesOn = (fact: Fact): boolean => fact.kind === 'keptOut' && fact.onTarget === false;

/** 'DTKV-14.4.3': the keeper moved too early or stood wrongly. */
const penaltyIsTakenAgain: Rule<WayEnds> = (match, fact) => penalty(match, fact);
/** 'DTKV-6.6.4', 'DTKV-6.K28', 'DTKV-6.K30.1': the hand was hit, or the kicker that was pulled back. */
const actionIsTakenAgain: Rule<WayEnds> = (match, fact) => again(match, fact);

function isGoal(match: Match, fact: Fact): boolean {
  const goal = goalIn(fact);
  return goal !== null && verdictInGoal(match, goal).is !== 'noGoal';
}
/** Whose goal it is in, or would be. */
export function goalIn(fact: Fact): Side | null {
  if (fact.kind === 'keptOut') return fact.goal;
  return fact.kind === 'ballOver' && fact.inGoal ? goalBehind(fact.line) : null;
}

function penalty(match: Match, fact: Fact): Ruling | null {
  const { movement } = match.state;
  if (movement === null || movement.keeperOffended === null || goesOn(fact) || isGoal(match, fact)) return null;
  return ruling(fact, 'penaltyAgain', ['DTKV-14.4.3', ...likeAPenalty(movement)], {
    for: movement.by,
    evidence: [movement.fact, movement.keeperOffended],
    ...(movement.as === 'penalty' ? { restart: 'penalty' } : {}),
    then: [{ kind: 'actionIsRepeated', likePenalty: true }],
  });
}

/** 'DTKV-14.2.3.1': an action that is repeated instead of a penalty is taken like one, and repeated as it was ['DTKV-14.2.2']. */
export const likeAPenalty = ({ as, likePenalty }: Pick<Movement, 'as' | 'likePenalty'>): readonly Paragraph[] =>
  likePenalty && as !== 'penalty' ? ['DTKV-14.2.3.1', 'DTKV-14.2.2'] : [];

/** What is put back or taken once more was no goal, and the score shows that ['DTKV-16.3'] [C-124]; nothing where none stands. */
export function goalFalls(match: Match, { paragraphs, evidence }: Ruling): readonly Ruling[] {
  const scorer = goalStanding(match);
  if (scorer === null) return [];
  const then = [{ kind: 'goalIsTakenBack', for: scorer } as const];
  return [{ call: 'noGoal', paragraphs, evidence, against: scorer, then }];
}

function again(match: Match, fact: Fact): Ruling | null {
  const { movement } = match.state;
  if (movement === null || movement.repetition === null || movement.keeperOffended !== null || isGoal(match, fact))
    return null;
  // What weighs more was given besides ['DTKV-13.1.8'] [C-88].
  if (goesOn(fact) || !isPutRight(match) || offenderIn(match) !== null) return null;
  return ruling(fact, 'actionAgain', becauseOf(movement), {
    for: movement.repetition.for,
    evidence: [movement.fact, movement.repetition.fact],
    then: [{ kind: 'actionIsRepeated' }],
  });
}

/** After the signal it counts as not taken, from the same place: 'DTKV-13.K11', 'DTKV-13.K12', 'DTKV-14.K7'. */
const becauseOf = ({ afterSignal, as, likePenalty, repetition }: Movement): readonly Paragraph[] => {
  if (!afterSignal) return repetition?.paragraphs ?? [];
  const isPenalty = likePenalty || as === 'penalty';
  return ['DTKV-13.K11', 'DTKV-13.K12', 'DTKV-4.K9', ...(isPenalty ? (['DTKV-14.K7'] as const) : [])];
};

export const rules: Chapter = {
  ballRested: [penaltyIsTakenAgain, actionIsTakenAgain],
  ballOver: [penaltyIsTakenAgain, actionIsTakenAgain],
  ballFell: [penaltyIsTakenAgain, actionIsTakenAgain],
  keptOut: [penaltyIsTakenAgain, actionIsTakenAgain],
};
