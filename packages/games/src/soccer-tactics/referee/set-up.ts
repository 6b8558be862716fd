import { formationBreaches, readFormation } from '../formation.ts';
import { nameOf, type Fact, type Match, type Ruling } from '../state.ts';
import { SIDES, type Side } from '../table.ts';
import { sideToAct } from '../turn.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Chapters 1A and 1B: formation and kick-off. */
const equalTossIsRolledAgain: Rule<'tossRolled'> = (match, fact) =>
  fact.red === fact.blue
    ? ruling(fact, 'rollAgain', [match.state.period === 'shootOut' ? 'STW-11C.6' : 'STW-1B.1'], {
        then: [{ kind: 'rollAgain' }],
      })
    : null;

const lowerRollKicksOffFirst: Rule<'tossRolled'> = (match, fact) => {
  if (fact.red === fact.blue || match.state.period === 'shootOut') return null;
  const first: Side = fact.red < fact.blue ? 0 : 1;
  return ruling(fact, 'kickOffDecided', ['STW-1B.1', 'STW-1B.2', 'STW-1B.3'], {
    for: first,
    then: [{ kind: 'sidesLineUp', kickOff: nameOf(first), after: 'toss' }],
  });
};

const higherRollShootsFirst: Rule<'tossRolled'> = (match, fact) => {
  if (fact.red === fact.blue || match.state.period !== 'shootOut') return null;
  const first: Side = fact.red > fact.blue ? 0 : 1;
  return ruling(fact, 'firstPenaltyDecided', ['STW-11C.6'], {
    for: first,
    then: [{ kind: 'nextPenalty', first: nameOf(first) }],
  });
};

const isKickOffSide = (match: Match, side: string): boolean => SIDES[match.state.attacker] === side;

/** The kicking-off side places first; the numbers are shared out anew each time. */
const otherSideSetsUpNext: Rule<'formationSet'> = (match, fact) =>
  isKickOffSide(match, fact.side)
    ? ruling(fact, 'formationReady', ['STW-1A.10', 'STW-1A.6'], {
        for: match.state.attacker,
        then: [{ kind: 'otherSideLinesUp' }],
      })
    : null;

const kickOffIsReady: Rule<'formationSet'> = (match, fact) =>
  isKickOffSide(match, fact.side)
    ? null
    : ruling(fact, 'kickOffReady', ['STW-1B.8'], { for: match.state.attacker, then: [{ kind: 'kickOff' }] });

const clockStartsWhenAllStand: Rule<'formationSet'> = (match, fact) =>
  isKickOffSide(match, fact.side) || match.state.afterGoal ? null : clockStarts(fact);

export const clockStarts = (fact: Fact): Ruling =>
  ruling(fact, 'clockStarts', ['STW-1B.7', 'STW-0.18'], { then: [{ kind: 'periodClockStarts' }] });

/** A formation entered at the desk that breaks the starting position. */
export function formationFactBreaches(
  match: Match,
  fact: Parameters<typeof kickOffIsReady>[1],
): ReturnType<typeof formationBreaches> {
  const side: Side = fact.side === 'red' ? 0 : 1;
  if (sideToAct(match.state, match.setup.settings) !== side) return ['STW-1A.10'];
  const formation = readFormation({ kind: 'formation', pawns: fact.pawns, ball: fact.ball });
  return formation === null ? ['STW-1A.1'] : formationBreaches(match.state, side, formation);
}

export const rules: Chapter = {
  tossRolled: [equalTossIsRolledAgain, lowerRollKicksOffFirst, higherRollShootsFirst],
  formationSet: [otherSideSetsUpNext, kickOffIsReady, clockStartsWhenAllStand],
};
