import { seconds, TICKS_PER_SECOND } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import { other } from '../names.ts';
import { isPlayedOut, leaderOf, whatFollows } from '../reckoning/periods.ts';
import type { Paragraph } from '../rulebook.ts';
import type { Fact, FactOf, Match, Ruling } from '../state.ts';
import type { Chapter, Rule } from './facts.ts';
import { ruling } from './ruling.ts';

/** Rule 3: halves, lost and added time, extra time; 'FISTF-I.6.2': who has won. Only this clock counts ['FISTF-II.3.1.1.3']. */

const isTimeOver = ({ clock }: FactOf<'clockRanOut'>): boolean => clock === CLOCKS.half;

/** 'FISTF-II.3.2.2.1', 'FISTF-II.3.2.2.2': what was lost is played now, and what is lost meanwhile after that. */
const addedTimeIsAnnounced: Rule<'clockRanOut'> = (match, fact) => {
  const { lostTicks, signal } = match.state;
  if (!isTimeOver(fact) || lostTicks === 0 || signal) return null;
  return ruling(fact, 'addedTime', ['FISTF-II.3.2.2.1', 'FISTF-II.3.2.2.2', 'FISTF-II.3.1.1.3'], {
    detail: { seconds: Math.ceil(lostTicks / TICKS_PER_SECOND) },
    then: [{ kind: 'addedTimeRuns', ticks: lostTicks }],
  });
};

/** Time is over, or it was and what had to be played out is: a ball that rolls, a choice that is open, a penalty. */
type Ending = FactOf<'clockRanOut'> | FactOf<'playedOut'>;
function isOver(match: Match, fact: Ending): boolean {
  const { lostTicks, signal } = match.state;
  const isTime = fact.kind === 'playedOut' ? signal : isTimeOver(fact) && (lostTicks === 0 || signal);
  return isTime && isPlayedOut(match);
}

/** The signal: from now on nothing is flicked, but what rolls rolls on [S-28]; a penalty is taken all the same ['FISTF-II.3.2.3', 'FISTF-II.12.1.2.1']. */
const signalSounds: Rule<'clockRanOut'> = (match, fact) => {
  const { signal, restart, lostTicks } = match.state;
  if (!isTimeOver(fact) || signal || lostTicks > 0 || isPlayedOut(match)) return null;
  const isPenalty = restart?.kind === 'penalty';
  const paragraphs: readonly Paragraph[] = isPenalty
    ? ['FISTF-II.3.2.3', 'FISTF-II.12.1.2.1', 'FISTF-II.12.1.2.2', 'FISTF-II.12.1.2.3']
    : ['FISTF-II.7.1.1.b', 'FISTF-II.3.1.1.3'];
  return ruling(fact, 'signal', paragraphs, {
    ...(isPenalty ? { for: restart.by } : {}),
    then: [{ kind: 'signalSounds' }],
  });
};

/** 'FISTF-II.4.3.5': the period is over; after a penalty beyond time as soon as it is decided ['FISTF-II.12.1.2.2']. */
const OVER: readonly Paragraph[] = ['FISTF-II.4.3.5', 'FISTF-II.3.1.1.1'];
const byProlongation = ({ state }: Match): readonly Paragraph[] =>
  state.signal && state.course.play?.restart === 'penalty' ? ['FISTF-II.12.1.2.2'] : [];

const halfTimeComes = (match: Match, fact: Ending): Ruling | null =>
  isOver(match, fact) && whatFollows(match) === 'interval'
    ? ruling(fact, 'periodOver', [...OVER, 'FISTF-II.3.1.1.2', ...byProlongation(match)], {
        then: [{ kind: 'periodIsOver' }],
      })
    : null;

const extraTimeComes = (match: Match, fact: Ending): Ruling | null =>
  isOver(match, fact) && whatFollows(match) === 'extraTime'
    ? ruling(
        fact,
        'extraTime',
        ['FISTF-II.3.3.1.1.1', 'FISTF-II.3.3.1.1.2', 'FISTF-II.4.3.5', ...byProlongation(match)],
        { then: [{ kind: 'extraTimeComes' }] },
      )
    : null;

const shootOutComes = (match: Match, fact: Ending): Ruling | null =>
  isOver(match, fact) && whatFollows(match) === 'shootOut'
    ? ruling(fact, 'shootOut', ['FISTF-II.3.3.1.2', 'FISTF-II.17.1.1.1', 'FISTF-II.4.3.5', ...byProlongation(match)], {
        then: [{ kind: 'shootOutComes' }],
      })
    : null;

/** 'FISTF-I.6.2': more goals win; a draw stands unless it is a knock-out. */
const matchEnds = (match: Match, fact: Ending): Ruling | null =>
  isOver(match, fact) && whatFollows(match) === 'end'
    ? resultOf(match, fact, ['FISTF-I.6.2', ...OVER, ...byProlongation(match)])
    : null;
function resultOf(match: Match, fact: Fact, paragraphs: readonly Paragraph[]): Ruling {
  const winner = leaderOf(match);
  const { red, blue } = match.state.score;
  return ruling(fact, 'matchOver', paragraphs, {
    for: winner,
    detail: { red, blue },
    then: [{ kind: 'matchIsOver', winner, paragraphs }],
  });
}

// ── between the halves ────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.4.1.1.3', 'FISTF-II.4.1.1.4': ends are changed, and whoever did not kick off does so now. */
const secondHalf = (fact: Fact): Ruling =>
  ruling(fact, 'kickOff', ['FISTF-II.4.1.1.3', 'FISTF-II.4.1.1.4', 'FISTF-II.3.1.1.2'], {
    then: [{ kind: 'playBeginsAgain' }],
  });
/** When both are ready, and at the latest after five minutes [S-135]. */
const bothAreReady: Rule<'readied'> = (match, fact) =>
  match.state.phase === 'interval' && match.state.ready[other(fact.by)] ? secondHalf(fact) : null;
const breakIsOver: Rule<'clockRanOut'> = (match, fact) =>
  fact.clock === CLOCKS.interval && match.state.phase === 'interval' ? secondHalf(fact) : null;

// ── lost time ─────────────────────────────────────────────────────────────────────────────────────────────────────

/** 'FISTF-II.3.2.1.1', 'FISTF-II.3.2.1.2': a substitution or an interruption has held play up for so long. */
const timeIsLost: Rule<'timeLost'> = (_match, fact) =>
  ruling(fact, 'refereeActs', ['FISTF-II.3.2.1.1', 'FISTF-II.3.2.1.2', 'FISTF-II.3.2.1.3'], {
    detail: { seconds: fact.seconds },
    then: [{ kind: 'timeIsLost', ticks: Math.round(seconds(fact.seconds)) }],
  });

export const rules: Chapter = {
  clockRanOut: [
    addedTimeIsAnnounced,
    signalSounds,
    halfTimeComes,
    extraTimeComes,
    shootOutComes,
    matchEnds,
    breakIsOver,
  ],
  playedOut: [halfTimeComes, extraTimeComes, shootOutComes, matchEnds],
  readied: [bothAreReady],
  timeLost: [timeIsLost],
};
