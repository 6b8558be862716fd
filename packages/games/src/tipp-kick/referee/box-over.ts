import type { Consequence } from '../consequences.ts';
import type { KeeperFault } from '../events.ts';
import { goalBehind, other, type Side } from '../names.ts';
import { faultsIn, isDefence, liesInHisArea, posedIn } from '../reckoning/keeper-used.ts';
import { outBy } from '../reckoning/last-touch.ts';
import { movementIn } from '../reckoning/movement.ts';
import { ownerAtRest } from '../reckoning/rest.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, FactOf, Match, Ruling } from '../state.ts';
import { abandonment } from './abandonment.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule 6.8: a ball at rest in the own area, of whatever colour, and the box comes over the goal line, or a hand under the rubber ['DTKV-6.K19']. */

const isBoxOver = (match: Match, fact: FactOf<'keeperPlayed'>): boolean =>
  faultsIn(fact).includes('boxOver') && isLenient(match, fact);
const isHandUnder = (match: Match, fact: FactOf<'keeperPlayed'>): boolean =>
  faultsIn(fact).includes('handUnderRubber') && !faultsIn(fact).includes('boxOver') && isLenient(match, fact);
const isLenient = (match: Match, fact: FactOf<'keeperPlayed'>): boolean =>
  liesInHisArea(match, fact) && !isWorse(match, fact);
/** Whoever moves the ball on the other colour and holds the figure wrongly besides has done worse [C-9]; on the own one that is free [C-105]. */
const isWorse = (match: Match, fact: FactOf<'keeperPlayed'>): boolean =>
  fact.moved !== false && posedIn(faultsIn(fact)).length > 0 && isDefence(match, fact);

const dueIf = ({ moved, id, faults = [] }: FactOf<'keeperPlayed'>): readonly Consequence[] =>
  moved !== false ? [{ kind: 'puttingBackIsDue', fact: id, paragraphs: putBackBy(faults) }] : [];
/** The box by 'DTKV-6.8.1.2' and 'DTKV-6.K18', the hand by 'DTKV-6.K19'. */
const putBackBy = (faults: readonly KeeperFault[]): readonly Paragraph[] => [
  ...(faults.includes('boxOver') ? (['DTKV-6.8.1.2', 'DTKV-6.K18'] as const) : []),
  ...(faults.includes('handUnderRubber') ? (['DTKV-6.K19'] as const) : []),
];
const byHow = ({ moved }: FactOf<'keeperPlayed'>): readonly Paragraph[] =>
  moved !== false ? ['DTKV-6.6.3', 'DTKV-6.K18'] : ['DTKV-6.6.3', 'DTKV-6.K20'];

/** 'DTKV-6.8.1.1', 'DTKV-6.K20': the first time an admonition, whether the ball was moved or not. */
const boxIsOverOnce: Rule<'keeperPlayed'> = (match, fact) =>
  isBoxOver(match, fact) && match.state.counts[fact.by].boxOver === 0
    ? ruling(fact, 'admonition', ['DTKV-6.8.1.1', 'DTKV-6.K20', ...byHow(fact)], {
        against: fact.by,
        detail: { because: 'boxOver' },
        then: [...counted(fact.by, 'boxOver', 'admonitions'), ...dueIf(fact)],
      })
    : null;
/** 'DTKV-6.8.2': the second time a caution. */
const boxIsOverTwice: Rule<'keeperPlayed'> = (match, fact) =>
  isBoxOver(match, fact) && match.state.counts[fact.by].boxOver === 1
    ? ruling(fact, 'caution', ['DTKV-6.8.2', ...byHow(fact)], {
        against: fact.by,
        detail: { because: 'boxOver' },
        then: [...counted(fact.by, 'boxOver', 'cautions'), ...dueIf(fact)],
      })
    : null;
/** 'DTKV-6.8.3', 'DTKV-15.3.4': any further time the match is abandoned. */
const boxIsOverAgain: Rule<'keeperPlayed'> = (match, fact) =>
  isBoxOver(match, fact) && match.state.counts[fact.by].boxOver > 1
    ? abandonment(match, fact, fact.by, ['DTKV-6.8.3', 'DTKV-15.3.4'], { because: 'boxOver' })
    : null;

/** 'DTKV-6.K19', 'DTKV-6.K20', 'DTKV-6.K21' [B-8]: the same with a hand under the rubber; where it becomes a habit rule 15 follows [C-93]. */
const handIsUnderTheRubber: Rule<'keeperPlayed'> = (match, fact) =>
  isHandUnder(match, fact)
    ? ruling(fact, 'admonition', ['DTKV-6.K19', 'DTKV-6.K20', 'DTKV-6.K21'], {
        against: fact.by,
        detail: { because: 'handUnderRubber' },
        then: [...counted(fact.by, 'handUnderRubber', 'admonitions'), ...dueIf(fact)],
      })
    : null;

const counted = (
  against: Side,
  ...what: readonly ('boxOver' | 'handUnderRubber' | 'admonitions' | 'cautions')[]
): readonly Consequence[] => what.map((one) => ({ kind: 'counts', what: one, against }));

// ── the ball has ended its way ────────────────────────────────────────────────────────────────────────────────────

/** Against whom the ball has to be put back. */
const offender = ({ state: { movement } }: Match): Side | null =>
  movement === null || movement.putBack === null ? null : movement.by;

/** 'DTKV-6.8.1.2', 'DTKV-6.K18': as it was, unless the opponent has gained by it. */
const ballIsPutBackFromRest: Rule<'ballRested'> = (match, fact) =>
  isGainAtRest(match, fact) ? null : restored(match, fact);
const ballIsPutBackFromOutside: Rule<'ballOver'> = (match, fact) =>
  isGainOutside(match, fact) ? null : restored(match, fact);
const ballIsPutBackFromTheGoal: Rule<'keptOut'> = (match, fact) =>
  fact.onTarget !== false && fact.goal !== offender(match) ? restored(match, fact) : null;
const ballIsPutBackFromTheFloor: Rule<'ballFell'> = (match, fact) => restored(match, fact);
function restored(match: Match, fact: Fact): Ruling | null {
  const by = offender(match);
  const { movement } = match.state;
  if (by === null || movement === null || movement.putBack === null) return null;
  return ruling(fact, 'restored', movement.putBack.paragraphs, {
    against: by,
    evidence: [movement.fact],
    then: [{ kind: 'situationIsRestored' }],
  });
}

/** 'DTKV-6.8.1.3' [C-95]: a goal, a ball out in his favour, or at rest on his colour. */
const opponentGainsAtRest: Rule<'ballRested'> = (match, fact) =>
  isGainAtRest(match, fact) ? gained(match, fact) : null;
const opponentGainsAGoal: Rule<'keptOut'> = (match, fact) =>
  fact.onTarget !== false && fact.goal === offender(match) ? gained(match, fact) : null;
const opponentGainsOutside: Rule<'ballOver'> = (match, fact) =>
  isGainOutside(match, fact) ? gained(match, fact) : null;
function gained(match: Match, fact: Fact): Ruling | null {
  const by = offender(match);
  return by === null ? null : ruling(fact, 'advantage', ['DTKV-6.8.1.3'], { for: other(by), against: by });
}
function isGainAtRest(match: Match, fact: FactOf<'ballRested'>): boolean {
  const by = offender(match);
  return by !== null && ownerAtRest(match, fact) === other(by);
}
function isGainOutside(match: Match, { line, inGoal }: FactOf<'ballOver'>): boolean {
  const by = offender(match);
  const movement = movementIn(match);
  if (by === null || movement === null) return false;
  return inGoal === true ? goalBehind(line) === by : outBy(movement, line).for !== by;
}

export const rules: Chapter = {
  keeperPlayed: [boxIsOverOnce, boxIsOverTwice, boxIsOverAgain, handIsUnderTheRubber],
  ballRested: [ballIsPutBackFromRest, opponentGainsAtRest],
  ballOver: [ballIsPutBackFromOutside, opponentGainsOutside],
  ballFell: [ballIsPutBackFromTheFloor],
  keptOut: [ballIsPutBackFromTheGoal, opponentGainsAGoal],
};
