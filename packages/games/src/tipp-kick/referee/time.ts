import { TICKS_PER_SECOND } from '@bande/core';
import { CLOCKS, LEAST_ADDED } from '../clocks.ts';
import type { Consequence } from '../consequences.ts';
import { goalBehind, type Side } from '../names.ts';
import { verdictInGoal } from '../reckoning/goal-or-none.ts';
import { isWrongColour, movementIn } from '../reckoning/movement.ts';
import { endOfPeriod, outlivesTheSignal } from '../reckoning/periods.ts';
import { isDecided } from '../reckoning/rest.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, FactOf, Match, Ruling } from '../state.ts';
import type { Whereabouts } from '../zones.ts';
import type { Chapter, Rule } from './facts.ts';
import { kickOffFor } from './goals.ts';
import { ballPlace } from './moving.ts';
import { ruling } from './ruling.ts';
import { offence } from './sanction.ts';

/** Rules 4, 8.5 and 13.4: playing time, its end, and the seconds for a shot. */

const isHalf = ({ clock }: FactOf<'clockRanOut'>): boolean => clock === CLOCKS.half;
const isOver = ({ state }: Match): boolean => state.addedTicks === 0;

/** 'DTKV-4.1.2', 'DTKV-4.K7', 'DTKV-4.K11': what was lost is played now. */
const addedTimeIsPlayed: Rule<'clockRanOut'> = (match, fact) =>
  isHalf(fact) && !isOver(match)
    ? ruling(fact, 'addedTime', ['DTKV-4.1.2', 'DTKV-4.K7', 'DTKV-4.K11'], {
        detail: { seconds: match.state.addedTicks / TICKS_PER_SECOND },
        then: [{ kind: 'timeIsAdded', ticks: 0 }],
      })
    : null;

/** 'DTKV-4.K1', 'DTKV-4.K9': time is up; what outlives the signal is still taken. */
const signalSounds: Rule<'clockRanOut'> = (match, fact) => {
  if (!isHalf(fact) || !isOver(match) || match.state.signal) return null;
  const waits = outlivesTheSignal(match);
  const by: readonly Paragraph[] = waits ? [...waitsBy(match), 'DTKV-4.K9'] : [];
  return ruling(fact, 'signal', ['DTKV-4.K1', ...by], { then: [{ kind: 'signalSounds' }] });
};
function waitsBy({ state }: Match): readonly Paragraph[] {
  if (state.repetition?.likePenalty === true || state.movement?.likePenalty === true)
    return ['DTKV-14.2.3.2', 'DTKV-14.5'];
  return state.restart?.kind === 'penalty' || state.movement?.as === 'penalty' ? ['DTKV-14.5'] : ['DTKV-13.4'];
}

/** With the signal, where nothing outlives it [C-27]. */
const periodEndsWithTheSignal: Rule<'clockRanOut'> = (match, fact) =>
  isHalf(fact) && isOver(match) && !outlivesTheSignal(match) ? ends(match, fact) : null;
const kickOffAfterTheSignal: Rule<'clockRanOut'> = (match, fact) =>
  isHalf(fact) && isOver(match) && !outlivesTheSignal(match) ? nextKickOff(match, fact) : null;

/** 'DTKV-4.K9' [C-29]: what outlived the signal has been taken. */
const isTaken = (match: Match): boolean => match.state.signal && movementIn(match) !== null && !isDecided(match);
const periodEndsAfterwards: Rule<'ballRested'> = (match, fact) => (isTaken(match) ? ends(match, fact) : null);
const kickOffAfterwards: Rule<'ballRested'> = (match, fact) => (isTaken(match) ? nextKickOff(match, fact) : null);
const periodEndsWithTheBallOut = (match: Match, fact: Gone): Ruling | null =>
  isEndedBy(match, fact) ? ends(match, fact, scorerOf(match, fact)) : null;
const kickOffAfterTheBallIsOut = (match: Match, fact: Gone): Ruling | null =>
  isEndedBy(match, fact) ? nextKickOff(match, fact, scorerOf(match, fact)) : null;

/** 'DTKV-13.6.2' [C-25] [C-90]: a kick after the signal that its taker plays on the wrong colour, or pushes, is void. */
const isVoid = (match: Match, fact: FactOf<'shot'>): boolean => {
  const { signal, movement, restart, repetition } = match.state;
  const isHis = (restart?.by ?? repetition?.by) === fact.by;
  return signal && movement === null && isHis && (isWrongColour(match, fact) || (fact.how ?? 'button') !== 'button');
};
const periodEndsWithAVoidKick: Rule<'shot'> = (match, fact) => (isVoid(match, fact) ? ends(match, fact) : null);
const kickOffAfterAVoidKick: Rule<'shot'> = (match, fact) => (isVoid(match, fact) ? nextKickOff(match, fact) : null);

type Gone = FactOf<'ballOver' | 'keptOut' | 'ballFell'>;
/** In whose goal the ball counts as being ['DTKV-8.2.1', 'DTKV-8.2.2']. */
function goalOf(fact: Gone): Side | null {
  if (fact.kind === 'ballOver') return fact.inGoal ? goalBehind(fact.line) : null;
  return fact.kind === 'keptOut' && fact.onTarget !== false ? fact.goal : null;
}
function scorerOf(match: Match, fact: Gone): Side | null {
  const goal = goalOf(fact);
  const verdict = goal === null ? null : verdictInGoal(match, goal);
  return verdict === null || verdict.is === 'noGoal' ? null : verdict.for;
}
/** What was pushed forward and stops a ball that would have missed leaves it in play [C-15]. */
const isGone = (fact: Gone): boolean => fact.kind !== 'keptOut' || fact.onTarget !== false;
/** It was taken, also where nobody has told of the shot; but a ball that lay may fall off the plate. */
const isShot = (match: Match, { kind }: Gone): boolean =>
  kind === 'ballFell' ? match.state.movement !== null : movementIn(match) !== null;
/** A goal in spite of an offence ends it too. */
const isEndedBy = (match: Match, fact: Gone): boolean =>
  match.state.signal && isShot(match, fact) && isGone(fact) && (!isDecided(match) || scorerOf(match, fact) !== null);

const scoreWith = ({ state: { score } }: Match, scorer: Side | null): Match['state']['score'] =>
  scorer === null ? score : { ...score, [scorer]: score[scorer] + 1 };

export function ends(match: Match, fact: Fact, scorer: Side | null = null): Ruling {
  const { call, paragraphs, then } = endOfPeriod(match, scoreWith(match, scorer));
  return ruling(fact, call, paragraphs, {
    ...(then.kind === 'matchIsOver' ? { for: then.winner } : {}),
    then: [then],
  });
}
/** 'DTKV-9.1.1', 'DTKV-9.2.1': white kicks off. It is carried out with the end of the period; the ruling says so. */
export function nextKickOff(match: Match, fact: Fact, scorer: Side | null = null): Ruling | null {
  const { kickOff } = endOfPeriod(match, scoreWith(match, scorer));
  if (kickOff === null) return null;
  const { then: _, ...said } = kickOffFor(fact, kickOff, ['DTKV-9.1.1', 'DTKV-9.2.1', 'DTKV-9.3.1']);
  return said;
}

/** 'DTKV-4.K4': in the second halves only. */
const lastMinuteRuns: Rule<'clockRanOut'> = ({ state }, fact) =>
  fact.clock === CLOCKS.lastMinute && (state.period === 'secondHalf' || state.period === 'extraSecond')
    ? ruling(fact, 'lastMinute', ['DTKV-4.K4'])
    : null;

// ── seven seconds ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Whose seven seconds run; after the signal they are asked for elsewhere [C-89]. */
const toPlay = ({ state }: Match): Side | null =>
  state.signal ? null : (state.restart?.by ?? state.repetition?.by ?? state.turn);

/** 'DTKV-8.5.1', 'DTKV-8.K19' [C-19]: one overrun costs nothing; a later one an admonition. */
const sevenSecondsAreOver: Rule<'clockRanOut'> = (match, fact) => {
  const side = toPlay(match);
  if (fact.clock !== CLOCKS.shot || side === null) return null;
  const { admonishedOverrun, punishedOverrun } = match.setup.settings;
  const nth = match.state.counts[side].overruns + 1;
  if (nth >= punishedOverrun) return null;
  const counted: Consequence = { kind: 'counts', what: 'overruns', against: side };
  return nth < admonishedOverrun
    ? ruling(fact, 'overrun', ['DTKV-8.5.1', 'DTKV-8.K19'], { against: side, detail: { nth }, then: [counted] })
    : ruling(fact, 'admonition', ['DTKV-8.5.1', 'DTKV-8.K19'], {
        against: side,
        detail: { nth },
        then: [counted, { kind: 'counts', what: 'admonitions', against: side }],
      });
};

/** 'DTKV-8.K20', 'DTKV-7.K10', 'DTKV-4.K10' [C-19]: punished as time-wasting. */
const overrunIsPunished: Rule<'clockRanOut'> = (match, fact) => {
  const side = toPlay(match);
  if (fact.clock !== CLOCKS.shot || side === null) return null;
  const nth = match.state.counts[side].overruns + 1;
  if (nth < match.setup.settings.punishedOverrun) return null;
  return timeWasting(
    match,
    fact,
    side,
    ['DTKV-8.K20', 'DTKV-8.K19'],
    [{ kind: 'counts', what: 'overruns', against: side }],
  );
};

/** 'DTKV-7.K10', 'DTKV-7.K13', 'DTKV-4.K10': a gross offence; by the place of the ball, and at least ten seconds more [C-10]. */
export const timeWasting = (
  match: Match,
  fact: Fact,
  against: Side,
  by: readonly Paragraph[],
  then: readonly Consequence[] = [],
  place: Whereabouts = ballPlace(match, {}),
): Ruling =>
  offence(match, fact, 'timeWasting', {
    against,
    place,
    paragraphs: [...by, 'DTKV-7.K10', 'DTKV-7.K13', 'DTKV-4.K10', 'DTKV-4.K11', 'DTKV-15.2.4'],
    detail: { addedSeconds: LEAST_ADDED / TICKS_PER_SECOND },
    freeKick: 'DTKV-13.1.4',
    penalty: 'DTKV-14.1.4',
    then: [...then, { kind: 'counts', what: 'grossOffences', against }, { kind: 'timeIsAdded', ticks: LEAST_ADDED }],
  });

/** 'DTKV-14.K6': the penalty is released. */
const penaltyIsReleased: Rule<'clockRanOut'> = ({ state }, fact) =>
  fact.clock === CLOCKS.release && state.restart?.kind === 'penalty'
    ? ruling(fact, 'released', ['DTKV-14.K6'], { for: state.restart.by, then: [{ kind: 'penaltyIsReleased' }] })
    : null;

export const rules: Chapter = {
  clockRanOut: [
    penaltyIsReleased,
    addedTimeIsPlayed,
    signalSounds,
    periodEndsWithTheSignal,
    kickOffAfterTheSignal,
    lastMinuteRuns,
    sevenSecondsAreOver,
    overrunIsPunished,
  ],
  shot: [periodEndsWithAVoidKick, kickOffAfterAVoidKick],
  ballRested: [periodEndsAfterwards, kickOffAfterwards],
  ballOver: [periodEndsWithTheBallOut, kickOffAfterTheBallIsOut],
  keptOut: [periodEndsWithTheBallOut, kickOffAfterTheBallIsOut],
  ballFell: [periodEndsWithTheBallOut, kickOffAfterTheBallIsOut],
};
