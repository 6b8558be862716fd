import { kickerMet, moveOf, type Excuse, type KickerMet } from '../reckoning/kicker-met.ts';
import { movementIn } from '../reckoning/movement.ts';
import { ballBefore, faultIn, isInside, standingOf, type StandingFault } from '../reckoning/standing.ts';
import type { Paragraph } from '../rulebook.ts';
import type { FactOf, Match } from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';

/** Rule 6: the ball meets a kicker of the side that defends. What does not meet the ball is not punished ['DTKV-6.K5', 'DTKV-6.K13']. */

/** [C-10]: where the ball touched it. */
const contact = ({ at, where }: FactOf<'touched'>): Whereabouts => ({ at, where });
const metAs = <K extends KickerMet['is']>(
  match: Match,
  fact: FactOf<'touched'>,
  is: K,
): Extract<KickerMet, { is: K }> | null => {
  const met = kickerMet(match, fact);
  return met?.is === is ? (met as Extract<KickerMet, { is: K }>) : null;
};

// ── offences ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'DTKV-6.5.2', 'DTKV-6.5.3', 'DTKV-6.K3', 'DTKV-6.K39': moved after the ball, with or without contact with the ground; the referee decides whether it was ['DTKV-6.K24']. */
const kickerIsMovedIntoTheBall: Rule<'touched'> = (match, fact) => {
  const met = metAs(match, fact, 'active');
  return met === null
    ? null
    : offence(match, fact, 'activeDefence', {
        against: fact.by,
        place: contact(fact),
        inArea: isInside(met.standing, met.fault),
        paragraphs: [
          'DTKV-6.5.2',
          'DTKV-6.5.3',
          'DTKV-6.7.2',
          'DTKV-6.K24',
          'DTKV-6.K39',
          ...thrownOrKnocked(match, fact),
        ],
        freeKick: 'DTKV-13.1.3',
        penalty: 'DTKV-14.1.3',
        gross: true,
        detail: { move: moveOf(match, fact) },
      });
};
/** 'DTKV-6.K3', 'DTKV-6.K4': a kicker that is knocked over is moved even if some of it stays on the ground. */
function thrownOrKnocked(match: Match, fact: FactOf<'touched'>): readonly Paragraph[] {
  const move = moveOf(match, fact);
  if (move === 'thrown') return ['DTKV-6.K3', 'DTKV-6.K5'];
  return move === 'knockedOver' ? ['DTKV-6.K3', 'DTKV-6.K4', 'DTKV-6.K5'] : ['DTKV-6.K5'];
}

/** 'DTKV-6.3.2', 'DTKV-6.K38', 'DTKV-13.K9': off the ground; taking it away is allowed, being hit meanwhile costs a free kick and is not gross [C-94]. */
const kickerIsOffTheGround: Rule<'touched'> = (match, fact) => {
  const met = metAs(match, fact, 'lifted');
  if (met === null) return null;
  const move = moveOf(match, fact);
  return offence(match, fact, 'liftedKicker', {
    against: fact.by,
    place: contact(fact),
    inArea: wasInside(match, fact) && isInside(met.standing, met.fault) === true,
    paragraphs: [...offTheGround(move), 'DTKV-13.K9'],
    freeKick: 'DTKV-13.1.3',
    penalty: 'DTKV-14.1.3',
    gross: move === 'still',
    detail: { move },
  });
};
/** 'DTKV-6.K38': on its way out it may be above its area; only whoever was in it before is punished for that. */
const wasInside = ({ state }: Match, fact: FactOf<'touched'>): boolean =>
  fact.inArea !== undefined || state.defence[fact.by] !== null || fact.move !== 'takenAway';
function offTheGround(move: ReturnType<typeof moveOf>): readonly Paragraph[] {
  if (move === 'takenAway') return ['DTKV-6.K37', 'DTKV-6.K38'];
  return move === 'following' ? ['DTKV-6.3.2', 'DTKV-6.K27'] : ['DTKV-6.3.2', 'DTKV-6.7.1'];
}

/** 'DTKV-6.3', 'DTKV-6.7.1', 'DTKV-13.1.3', 'DTKV-14.1.3': too close, in its own area, on the line without leave, lying wrongly, its leg not hanging. */
const kickerStandsWrongly: Rule<'touched'> = (match, fact) => {
  const met = metAs(match, fact, 'illegal');
  if (met === null || met.fault === null) return null;
  const gap = met.standing.gap;
  return offence(match, fact, 'illegalDefence', {
    against: fact.by,
    place: contact(fact),
    inArea: isInside(met.standing, met.fault),
    paragraphs: [...brokenBy(match, met.fault), ...late(fact, met), 'DTKV-6.7.1', 'DTKV-6.K13'],
    freeKick: 'DTKV-13.1.3',
    penalty: 'DTKV-14.1.3',
    gross: moveOf(match, fact) === 'still',
    detail: { because: met.fault, ...(met.fault === 'distance' && gap !== undefined ? { gapMm: gap } : {}) },
  });
};
/** 'DTKV-14.K4': the ball came to it, or shoved it there, but there was time to take it away. */
const late = ({ hadTime }: FactOf<'touched'>, { standing, fault }: KickerMet): readonly Paragraph[] =>
  hadTime === true || (fault === 'area' && standing.put === 'before') ? ['DTKV-14.K4'] : [];

/** What a kicker that stands or lies like this breaks. */
function brokenBy(match: Match, fault: StandingFault): readonly Paragraph[] {
  switch (fault) {
    case 'area':
      return ['DTKV-6.3.4'];
    case 'line':
      return movementIn(match)?.as === 'freeKick' ? ['DTKV-6.K23', 'DTKV-6.3.4'] : ['DTKV-6.3.4', 'DTKV-6.K10'];
    case 'posture':
      return ['DTKV-6.3.3', 'DTKV-6.K6'];
    case 'leg':
      return ['DTKV-6.K12'];
    case 'distance':
      return distanceBy(match);
  }
}
function distanceBy(match: Match): readonly Paragraph[] {
  const as = movementIn(match)?.as ?? null;
  if (as === 'penalty') return ['DTKV-13.2.2', 'DTKV-14.K7'];
  return as === 'freeKick' ? ['DTKV-13.2.2'] : ['DTKV-6.3.1', 'DTKV-6.K7', 'DTKV-6.K8'];
}

// ── what is taken once more, unless it is a goal ─────────────────────────────────────────────────────────────────────

const AGAIN = {
  pulledBack: ['DTKV-6.K25', 'DTKV-6.K30.1'],
  handFollowing: ['DTKV-6.K27', 'DTKV-6.K28'],
} as const satisfies Record<string, readonly Paragraph[]>;
/** 'DTKV-6.K25', 'DTKV-6.K28', 'DTKV-6.K30.1' [B-6]: pulled back on the ground, or the hand is hit that drags it; no free kick; it is called when the ball has ended its way, for a goal counts ['DTKV-6.K29', 'DTKV-6.K30.2']. */
const kickerIsHitInTheHand: Rule<'touched'> = (match, fact) => {
  const met = metAs(match, fact, 'repeated');
  const movement = movementIn(match);
  if (met === null || movement === null) return null;
  const paragraphs = AGAIN[met.because];
  return ruling(fact, 'noOffence', paragraphs, {
    for: movement.by,
    against: fact.by,
    where: contact(fact),
    detail: { because: met.because },
    then: [{ kind: 'repetitionIsDue', fact: fact.id, for: movement.by, paragraphs }],
  });
};

// ── no offence ────────────────────────────────────────────────────────────────────────────────────────────────────

const EXCUSES: Readonly<Record<Excuse, readonly Paragraph[]>> = {
  displaced: ['DTKV-14.K3'],
  noTime: ['DTKV-14.K3', 'DTKV-6.9.1'],
  toDistance: ['DTKV-6.K26', 'DTKV-6.K31'],
  following: ['DTKV-6.K27', 'DTKV-6.K31'],
};
/** 'DTKV-6.K26', 'DTKV-6.K27', 'DTKV-6.K31', 'DTKV-14.K3': hit where it may not be, but by no fault of its player. */
const kickerIsExcused: Rule<'touched'> = (match, fact) => {
  const met = metAs(match, fact, 'excused');
  return met === null
    ? null
    : ruling(fact, 'noOffence', EXCUSES[met.because], {
        for: fact.by,
        where: contact(fact),
        detail: { because: met.because },
      });
};

/** 'DTKV-6.1', 'DTKV-6.5.1', 'DTKV-6.K2': hit without being moved, whether it was meant to or not. */
const kickerIsInTheWay: Rule<'touched'> = (match, fact) => {
  const met = metAs(match, fact, 'passive');
  return met === null
    ? null
    : ruling(fact, 'defence', ['DTKV-6.1', 'DTKV-6.5.1', 'DTKV-6.K2', ...legalBy(met)], {
        for: fact.by,
        where: contact(fact),
        detail: { what: 'kicker' },
      });
};
function legalBy({ standing: { onLine, posture } }: KickerMet): readonly Paragraph[] {
  if (!onLine) return ['DTKV-6.3.1', 'DTKV-6.K8'];
  return posture === 'standing'
    ? ['DTKV-6.3.5', 'DTKV-6.K11', 'DTKV-14.K2']
    : ['DTKV-6.3.6', 'DTKV-6.K10', 'DTKV-14.K2'];
}

/** 'DTKV-6.K13' [C-70]: a kicker that was put wrongly is pointed out; nothing follows unless the ball hits it. */
const kickerIsPutWrongly: Rule<'defenceSet'> = (match, fact) => {
  if (match.state.movement !== null || ballBefore(match).top === undefined) return null;
  const fault = faultIn(match, fact.by, standingOf(match, fact));
  return fault === null || movementIn(match)?.by === fact.by
    ? null
    : ruling(fact, 'noOffence', [...brokenBy(match, fault), 'DTKV-6.K13'], {
        against: fact.by,
        detail: { because: fault },
      });
};

/** 'DTKV-6.K37': as soon as the ball moves the kicker may be taken out of its way. */
const kickerIsTakenAway: Rule<'defenceTaken'> = ({ state: { movement } }, fact) =>
  movement === null || movement.by === fact.by
    ? null
    : ruling(fact, 'noOffence', ['DTKV-6.K37', 'DTKV-6.K5'], { for: fact.by });

export const rules: Chapter = {
  touched: [
    kickerIsMovedIntoTheBall,
    kickerIsOffTheGround,
    kickerStandsWrongly,
    kickerIsHitInTheHand,
    kickerIsExcused,
    kickerIsInTheWay,
  ],
  defenceSet: [kickerIsPutWrongly],
  defenceTaken: [kickerIsTakenAway],
};
