import type { FactId } from '@bande/core';
import type { Consequence } from '../consequences.ts';
import { goalBehind, goalLineOf, other, type Side } from '../names.ts';
import { playStands } from '../reckoning/dead-ball.ts';
import { verdictInGoal, type Verdict } from '../reckoning/goal-or-none.ts';
import { cornerSide, outBy } from '../reckoning/last-touch.ts';
import { movementIn } from '../reckoning/movement.ts';
import { isDecided } from '../reckoning/rest.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, FactOf, Match, Ruling } from '../state.ts';
import { CENTRE, cornerSpot, goalKickSpotOf, type Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule 8: the ball is in a goal, and whether it counts. */

const isInGoal = ({ inGoal }: FactOf<'ballOver'>): boolean => inGoal === true;
/** The movement and the last touch; what lies before the first fact is no evidence. */
export function howItCame(match: Match): readonly FactId[] {
  const movement = movementIn(match);
  const facts = movement === null ? [] : [movement.fact, movement.last.fact];
  return [...new Set(facts)].filter((one) => one >= 0).toSorted((a, b) => a - b);
}

/** 'DTKV-8.2.1': wholly over the line, between the posts. */
const ballIsInGoal: Rule<'ballOver'> = (match, fact) =>
  isInGoal(fact) ? called(match, fact, goalBehind(fact.line), ['DTKV-8.2.1']) : null;
/** 'DTKV-8.2.2': kept from it by what was pushed forward. */
const ballIsKeptOut: Rule<'keptOut'> = (match, fact) =>
  fact.onTarget !== false ? called(match, fact, fact.goal, ['DTKV-8.2.2']) : null;

export function called(match: Match, fact: Fact, goal: Side, by: readonly Paragraph[]): Ruling {
  const verdict = verdictInGoal(match, goal);
  const evidence = howItCame(match);
  if (verdict.is === 'noGoal')
    return ruling(fact, 'noGoal', [...verdict.paragraphs], {
      against: other(goal),
      evidence,
      detail: { because: verdict.because },
      then: afterNoGoal(match, goal, verdict, fact as Whereabouts),
    });
  return ruling(fact, verdict.is, [...by, ...verdict.paragraphs], {
    for: verdict.for,
    against: goal,
    evidence,
    then: [{ kind: 'goalCounts', for: verdict.for }],
  });
}

/** What a ball in the goal is that is no goal: by the last touch, as it was before, or as it has been decided already. */
function afterNoGoal(
  match: Match,
  goal: Side,
  { after }: Extract<Verdict, { is: 'noGoal' }>,
  place: Whereabouts,
): readonly Consequence[] {
  switch (after) {
    case 'restored':
      // Play stands already, and everything lies where it lay: nothing is left to be put back.
      return playStands(match) ? [] : [{ kind: 'situationIsRestored' }, { kind: 'playIsHeld' }];
    case 'standing':
    case 'ended':
      return [];
    case 'byLastTouch':
      return isDecided(match) ? [] : lastTouchDecides(match, goal, place);
  }
}
function lastTouchDecides(match: Match, goal: Side, place: Whereabouts): readonly Consequence[] {
  const movement = movementIn(match);
  if (movement === null || match.state.signal) return [];
  const out = outBy(movement, goalLineOf(goal));
  if (out.restart === 'goalKick')
    return [{ kind: 'restartIs', restart: 'goalKick', for: out.for, at: goalKickSpotOf(out.for) }];
  const side = cornerSide(place);
  const at = side === null ? {} : { at: cornerSpot(goal, side) };
  return [{ kind: 'restartIs', restart: 'corner', for: out.for, corner: side, ...at }];
}

/** How a ball that is no goal goes on: 'DTKV-10.K3', 'DTKV-8.K3' [B-17] [C-26]. */
const goalKickAfterNoGoal: Rule<'ballOver'> = (match, fact) => restartAfterNoGoal(match, fact, 'goalKick');
const cornerAfterNoGoal: Rule<'ballOver'> = (match, fact) => restartAfterNoGoal(match, fact, 'corner');
function restartAfterNoGoal(match: Match, fact: FactOf<'ballOver'>, kind: 'goalKick' | 'corner'): Ruling | null {
  if (fact.inGoal !== true) return null;
  const goal = goalBehind(fact.line);
  const verdict = verdictInGoal(match, goal);
  if (verdict.is !== 'noGoal') return null;
  const one = afterNoGoal(match, goal, verdict, fact).find(
    (then): then is Extract<Consequence, { kind: 'restartIs' }> => then.kind === 'restartIs',
  );
  if (one === undefined || one.restart !== kind) return null;
  const { paragraphs } = outBy(movementIn(match)!, fact.line);
  const by: readonly Paragraph[] =
    kind === 'goalKick' ? ['DTKV-10.K3', 'DTKV-8.K3'] : [...paragraphs, 'DTKV-8.K3', 'DTKV-12.K6'];
  return ruling(fact, kind, verdict.because === 'covered' ? [...by, 'DTKV-13.K16'] : by, {
    for: one.for,
    where: { at: one.at, where: one.where },
    restart: kind,
  });
}

/** 'DTKV-9.1.2', 'DTKV-9.2.2': whoever got the goal against him kicks off; after the signal nobody does. */
const kickOffAfterAGoal: Rule<'ballOver'> = (match, fact) =>
  isInGoal(fact) ? kickOff(match, fact, goalBehind(fact.line)) : null;
const kickOffAfterKeptOut: Rule<'keptOut'> = (match, fact) =>
  fact.onTarget !== false ? kickOff(match, fact, fact.goal) : null;
function kickOff(match: Match, fact: Fact, goal: Side): Ruling | null {
  if (verdictInGoal(match, goal).is === 'noGoal' || match.state.signal) return null;
  return kickOffFor(fact, goal, ['DTKV-9.1.2', 'DTKV-9.2.2', 'DTKV-9.3.1']);
}
export const kickOffFor = (fact: Fact, side: Side, by: readonly Paragraph[]): Ruling =>
  ruling(fact, 'kickOff', by, {
    for: side,
    restart: 'kickOff',
    then: [{ kind: 'restartIs', restart: 'kickOff', for: side, at: CENTRE }],
  });

export const rules: Chapter = {
  ballOver: [ballIsInGoal, goalKickAfterNoGoal, cornerAfterNoGoal, kickOffAfterAGoal],
  keptOut: [ballIsKeptOut, kickOffAfterKeptOut],
};
