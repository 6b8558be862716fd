import type { Consequence } from '../consequences.ts';
import { isFigure, other, sideOf } from '../names.ts';
import { contactOf } from '../reckoning/contact.ts';
import { isUnderWay } from '../rights.ts';
import type { Paragraph } from '../rulebook.ts';
import { flickOf, isShort, type FactOf, type Match, type Ruling } from '../state.ts';
import { groundIn } from '../motion.ts';
import { penaltyAreaOf } from '../zones.ts';
import { DEEDS } from './breach-names.ts';
import type { Chapter, Rule } from './facts.ts';
import { byArea, calledOnly, placeOf, punished } from './punished.ts';
import { ruling } from './ruling.ts';
import { backOffered, mayBeGiven } from './sanction.ts';

/** Bodies of players: in the way of figures (5.3 and 6.2.5, 6.2.6), and in the way of a keeper's hand (5.4). Simulated play has none. */

// ── the attacker's figure meets the defender ──────────────────────────────────────────────────────────────────────

/** 'FISTF-II.5.3.1.3': and then the ball. */
const bodyBeforeTheBallIsAFoul: Rule<'breach'> = (match, fact) => {
  if (fact.what !== 'bodyTouchedBeforeBall' || !isOfAttacker(match, fact)) return null;
  const place = placeOf(match, fact, fact.figure);
  const isPenalty = penaltyAreaOf(groundIn(match).pitch, place) === fact.by;
  return punished(match, fact, {
    call: 'foul',
    paragraphs: ['FISTF-II.5.3.1.3', isPenalty ? 'FISTF-II.5.3.1.P.2' : 'FISTF-II.5.3.1.P.1'],
    against: fact.by,
    place,
    penaltyBy: 'FISTF-II.12.1.1.1',
  });
};

/** 'FISTF-II.5.3.4.2': the ball was missed; possession changes whether Back is demanded or not. */
const bodyAfterAMissGivesBack: Rule<'breach'> = (match, fact) => {
  if (fact.what !== 'bodyTouchedAfterMiss' || match.state.phase !== 'play' || !mayBeGiven(match)) return null;
  const opponent = other(fact.by);
  return backOffered(fact, {
    call: 'back',
    paragraphs: ['FISTF-II.5.3.4.2', 'FISTF-II.5.3.4.4'],
    by: 'FISTF-II.5.3.4.3',
    to: opponent,
    flick: flickBy(match, fact),
    besides: [{ kind: 'restartIsFulfilled' }, { kind: 'possessionIs', of: opponent, by: 'miss' }],
  });
};

const isOfAttacker = ({ state }: Match, { by }: FactOf<'breach'>): boolean =>
  state.attacker === null || state.attacker === by;

/** The flick that it is about; if nobody has entered it nothing of it can be put back by the program. */
function flickBy({ state }: Match, { figure, by, id }: FactOf<'breach'>): FactOf<'breach'>['id'] {
  const flick =
    figure === undefined
      ? state.flicks.findLast(({ side }) => side === by)
      : state.flicks.findLast((one) => one.figure === figure);
  return flick?.fact ?? id;
}

// ── on purpose ────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.5.3.2', 'FISTF-II.6.2.6': a free kick where they met, never a penalty [S-64]; a finger foul or an obstruction of a figure that has been flicked is the same ['FISTF-II.10.4.2', 'FISTF-II.10.6.3']. */
const bodyPutInTheWayIsAFingerFoul: Rule<'breach'> = (match, fact) => {
  if (!isPutInTheWay(match, fact)) return null;
  const place = placeOf(match, fact, fact.figure);
  const isBlocked = isBlockFlick(match, fact);
  const by = isBlocked
    ? (['FISTF-II.6.2.6', ...byArea(match, place, 'FISTF-II.6.2.6.a', 'FISTF-II.6.2.6.b')] as const)
    : (['FISTF-II.5.3.2', ...byArea(match, place, 'FISTF-II.5.3.2.a', 'FISTF-II.5.3.2.b')] as const);
  return punished(match, fact, {
    call: 'fingerFoul',
    paragraphs: [...by, fact.what === 'obstruction' ? 'FISTF-II.10.6.3' : 'FISTF-II.10.4.2'],
    against: fact.by,
    place,
  });
};

/** 'FISTF-II.5.3.2': on purpose. */
export function isPutInTheWay({ state }: Match, { what, figure, deliberate }: FactOf<'breach'>): boolean {
  if (what === 'bodyPutInTheWay') return deliberate !== false;
  const isMoving = figure !== undefined && isUnderWay(state, figure);
  return (what === 'fingerFoul' || what === 'obstruction') && isMoving && deliberate === true;
}

/** Was it a block flick that was stopped? Otherwise one of the attacker's. */
function isBlockFlick({ state }: Match, { figure, by }: FactOf<'breach'>): boolean {
  const flick = figure === undefined ? undefined : flickOf(state, figure);
  if (flick !== undefined) return flick.as === 'block';
  return by === state.attacker;
}

// ── the block figure meets the attacker ───────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.6.2.5.0': it has come to rest in his way; Back while the ball rested, a free kick while it rolled. */
const blockFigureAgainstABody: Rule<'breach'> = (match, fact) => {
  if (fact.what !== 'bodyTouchedByBlock' || match.state.attacker === fact.by) return null;
  return (fact.ballRolling ?? match.state.rolling) ? blockFoul(match, fact) : blockGoesBack(match, fact);
};

function blockFoul(match: Match, fact: FactOf<'breach'>): Ruling | null {
  const place = placeOf(match, fact, fact.figure);
  return punished(match, fact, {
    call: 'obstruction',
    paragraphs: ['FISTF-II.6.2.5.0', ...byArea(match, place, 'FISTF-II.6.2.5.b', 'FISTF-II.6.2.5.c')],
    against: fact.by,
    place,
  });
}

/** Where no half runs there is nothing to put back: it is called, and it counts [S-98]. */
function blockGoesBack(match: Match, fact: FactOf<'breach'>): Ruling {
  const paragraphs: readonly Paragraph[] = ['FISTF-II.6.2.5.0', 'FISTF-II.6.2.5.a.1'];
  if (!mayBeGiven(match)) return calledOnly(fact, { call: 'obstruction', paragraphs, against: fact.by, place: {} });
  return backOffered(fact, {
    call: 'obstruction',
    paragraphs,
    by: 'FISTF-II.6.2.5.a.2',
    to: other(fact.by),
    flick: flickBy(match, fact),
    besides: [{ kind: 'offenceCounts', against: fact.by }],
    after: [{ kind: 'blockIsOver' }],
  });
}

// ── the restricted flick ──────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.5.4.1': only if the attacker stands behind the goal line and the keeper's hand is really hindered. */
const flickIsRestricted: Rule<'refereed'> = (match, fact) => {
  const { phase, attacker } = match.state;
  if (fact.did !== 'restrictedFlick' || phase !== 'play') return null;
  if (fact.behind === false) return ruling(fact, 'refereeActs', ['FISTF-II.5.4.2.1'], { detail: { applies: false } });
  if (fact.hinders === false) return ruling(fact, 'refereeActs', ['FISTF-II.5.4.2.2'], { detail: { applies: false } });
  return ruling(fact, 'restrictedFlick', DEEDS.restrictedFlick, {
    for: attacker,
    then: [{ kind: 'flickIsRestricted', is: true }],
  });
};

/** 'FISTF-II.5.4.3': the attacking flick has met the ball; now the attacker waits. */
const blockFollowsARestrictedFlick: Rule<'ballTouched'> = (match, fact) => {
  const { course, attacker, shootOut } = match.state;
  const { touchedBy } = fact;
  if (shootOut !== null) return null; // nobody blocks a shot [S-210]
  if (!course.restricted || !isFigure(touchedBy) || sideOf(touchedBy) !== attacker) return null;
  if (contactOf(match, fact) !== 'play') return null;
  if (isShort(match)) return ruling(fact, 'restrictedFlick', ['SHORT-fast.1'], { for: attacker, then: [NO_LONGER] }); // [S-190]
  return ruling(fact, 'restrictedFlick', ['FISTF-II.5.4.3', 'FISTF-II.5.4.2.3', 'FISTF-II.6.2.3.2'], {
    for: other(attacker),
    then: [NO_LONGER, { kind: 'blockFirst', paragraph: 'FISTF-II.5.4.3', then: [] }],
  });
};

const NO_LONGER: Consequence = { kind: 'flickIsRestricted', is: false };

export const rules: Chapter = {
  breach: [bodyBeforeTheBallIsAFoul, bodyAfterAMissGivesBack, bodyPutInTheWayIsAFingerFoul, blockFigureAgainstABody],
  refereed: [flickIsRestricted],
  ballTouched: [blockFollowsARestrictedFlick],
};
