import type { KeeperFault } from '../events.ts';
import type { Side } from '../names.ts';
import { faultsIn, isDefence, liesInHisArea, posedIn, restingAt } from '../reckoning/keeper-used.ts';
import { movementIn } from '../reckoning/movement.ts';
import { ballBefore } from '../reckoning/standing.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, FactOf, Match, Ruling } from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';

/** Rule 6.2 and 6.4: how a keeper may be used. */

const BREAKS: Readonly<Record<Exclude<KeeperFault, 'handUnderRubber'>, Paragraph>> = {
  bentForward: 'DTKV-6.2.1',
  upsideDown: 'DTKV-6.2.2',
  boxOver: 'DTKV-6.2.3',
  figureHeld: 'DTKV-6.2.4',
};
const isKeeper = ({ what }: FactOf<'touched'>): boolean => what === 'keeper';
/** 'DTKV-6.1' [C-102]: whoever has not played the ball defends. */
const defends = (match: Match, { by }: FactOf<'touched'>): boolean => {
  const movement = movementIn(match);
  return movement !== null && movement.by !== by;
};
const wrongUse = (faults: readonly KeeperFault[]): readonly Exclude<KeeperFault, 'handUnderRubber'>[] =>
  faults.filter((one) => one !== 'handUnderRubber');

// ── a moving ball ─────────────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-6.5.2', 'DTKV-6.6.2', 'DTKV-6.K16', 'DTKV-6.K17', 'DTKV-6.K22': at any distance, moved or lifted with its box. */
const keeperSaves: Rule<'touched'> = (match, fact) =>
  isKeeper(fact) && defends(match, fact) && faultsIn(fact).length === 0 && fact.hand !== true
    ? ruling(fact, 'defence', ['DTKV-6.1', 'DTKV-6.6.2', 'DTKV-6.5.2', 'DTKV-6.K16', 'DTKV-6.K17', 'DTKV-6.K22'], {
        for: fact.by,
        where: { at: fact.at, where: fact.where },
        detail: { what: 'keeper' },
      })
    : null;

/** 'DTKV-6.2', 'DTKV-6.7.1', 'DTKV-13.1.3': a free kick from where it met the ball, in the area too [C-9]. */
const keeperIsUsedWrongly: Rule<'touched'> = (match, fact) => {
  const faults = wrongUse(faultsIn(fact));
  return isKeeper(fact) && defends(match, fact) && faults.length > 0
    ? keeperOffence(match, fact, fact.by, faults, fact)
    : null;
};
/** 'DTKV-6.2.3' [C-15]: the box before the line stops a ball that would not have crossed; one that would is a goal ['DTKV-8.2.2']. */
const boxStopsTheBall: Rule<'keptOut'> = (match, fact) => {
  const movement = movementIn(match);
  const isHis = movement === null || movement.by === fact.goal;
  return fact.by !== 'box' || fact.onTarget !== false || isHis
    ? null
    : keeperOffence(match, fact, fact.goal, ['boxOver'], fact);
};
function keeperOffence(
  match: Match,
  fact: Fact,
  against: Side,
  faults: readonly Exclude<KeeperFault, 'handUnderRubber'>[],
  { at, where }: Whereabouts,
): Ruling {
  return offence(match, fact, 'keeperOffence', {
    against,
    place: { at, where },
    paragraphs: [...faults.map((one) => BREAKS[one]), 'DTKV-6.7.1'],
    freeKick: 'DTKV-13.1.3',
    gross: true,
    detail: { because: faults[0]! },
  });
}

/** 'DTKV-6.4.1', 'DTKV-6.4.2': a hand under the rubber while a shot is defended; from where it was shot [B-8]. */
const handIsUnderTheRubber: Rule<'touched'> = (match, fact) => {
  if (!isKeeper(fact) || !defends(match, fact) || wrongUse(faultsIn(fact)).length > 0) return null;
  if (!faultsIn(fact).includes('handUnderRubber')) return null;
  const { at, where } = ballBefore(match);
  return offence(match, fact, 'handUnderRubber', {
    against: fact.by,
    place: { at, where },
    paragraphs: ['DTKV-6.4.1', 'DTKV-6.4.2', 'DTKV-6.7.1'],
    freeKick: 'DTKV-13.1.3',
    gross: true,
    then: [{ kind: 'counts', what: 'handUnderRubber', against: fact.by }],
  });
};
// ── a ball at rest ────────────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-3.K10', 'DTKV-13.1.2', 'DTKV-14.1.2' [C-9]: on the opponent's colour, held as a keeper may not be held, it moves the ball wrongly. */
const keeperMovesTheBallWrongly: Rule<'keeperPlayed'> = (match, fact) => {
  const posed = posedIn(faultsIn(fact));
  if (posed.length === 0 || fact.moved === false || !isDefence(match, fact)) return null;
  return offence(match, fact, 'illegalMovement', {
    against: fact.by,
    place: restingAt(match, fact),
    inArea: liesInHisArea(match, fact),
    paragraphs: [...posed.map((one) => BREAKS[one]), 'DTKV-3.3.3', 'DTKV-3.K10', 'DTKV-3.K14', 'DTKV-6.7.1'],
    freeKick: 'DTKV-13.1.2',
    penalty: 'DTKV-14.1.2',
    detail: { how: 'keeper' },
  });
};

/** 'DTKV-6.6.1' [C-105]: on the own colour it is no defence, and only the box matters. */
const keeperPlaysHisOwnBall: Rule<'keeperPlayed'> = (match, fact) =>
  posedIn(faultsIn(fact)).length > 0 &&
  faultsIn(fact).length === posedIn(faultsIn(fact)).length &&
  !isDefence(match, fact)
    ? ruling(fact, 'noOffence', ['DTKV-6.6.1', 'DTKV-6.6.3'], { for: fact.by })
    : null;

/** 'DTKV-6.7.1', 'DTKV-6.8.1.1': the box over the line and the ball outside its area: no leniency. */
const boxIsOverForABallOutside: Rule<'keeperPlayed'> = (match, fact) =>
  !faultsIn(fact).includes('boxOver') ||
  liesInHisArea(match, fact) ||
  !isDefence(match, fact) ||
  posedIn(faultsIn(fact)).length > 0
    ? null
    : keeperOffence(match, fact, fact.by, ['boxOver'], restingAt(match, fact));

export const rules: Chapter = {
  touched: [keeperSaves, keeperIsUsedWrongly, handIsUnderTheRubber],
  keptOut: [boxStopsTheBall],
  keeperPlayed: [keeperMovesTheBallWrongly, keeperPlaysHisOwnBall, boxIsOverForABallOutside],
};
