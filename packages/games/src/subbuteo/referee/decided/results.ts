import { clockNamed, playTick, seconds as ticksOf, ticksLeft } from '@bande/core';
import { isUnfit, unfit } from '@bande/kit';
import { CLOCKS } from '../../clocks.ts';
import { other } from '../../names.ts';
import { leaderOf, whatFollows } from '../../reckoning/periods.ts';
import type { Paragraph } from '../../rulebook.ts';
import { withState, type Fact, type FactOf, type Match, type State } from '../../state.ts';
import { disqualified as disqualifies, nextCard } from '../misconduct.ts';
import { ruling } from '../ruling.ts';
import { shootOutIsDecided, shotCounts } from '../shoot-out.ts';
import { goalFor } from './lines.ts';
import { bookOn, inAHalf, type Answer, type Decide, type DecidedOf } from './saying.ts';

/** Rules 3, 4.1, 10.1 to 10.3 and 17, decided: periods, results, cards, shots of a shoot-out. */

// ── time ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const clock = ({ id, tick }: FactOf<'decided'>, name: string): Fact => ({ kind: 'clockRanOut', clock: name, id, tick });

/** His watch says so, and nothing is left to be played out; of a penalty there is ['FISTF-II.12.1.2.1']. */
function timeIsOver(match: Match, fact: FactOf<'decided'>, with_: Partial<State>): Answer {
  const then = withState(match, { lostTicks: 0, rolling: false, offers: [], ...with_ });
  const found = bookOn(then, fact, clock(fact, CLOCKS.half));
  return isUnfit(found) ? unfit(...whyNot(match)) : found;
}
function whyNot(match: Match): [string, ...Paragraph[]] {
  return match.state.restart?.kind === 'penalty'
    ? ['the penalty is taken first', 'FISTF-II.12.1.2.1']
    : [`when this period is over, what follows is ${FOLLOWS[whatFollows(match)]}`, 'FISTF-II.3.3.1.1.1'];
}
const FOLLOWS = { interval: 'half-time', extraTime: 'extra time', shootOut: 'a shoot-out', end: 'the end' } as const;

export const periodOver: Decide<'periodOver'> = inAHalf((match, fact) => timeIsOver(match, fact, {}));
export const extraTime: Decide<'extraTime'> = inAHalf((match, fact) => timeIsOver(match, fact, {}));
export const shootOut: Decide<'shootOut'> = inAHalf((match, fact) => timeIsOver(match, fact, {}));

export const addedTime: Decide<'addedTime'> = inAHalf((match, fact) => {
  const lostTicks = fact.seconds === undefined ? match.state.lostTicks : Math.round(ticksOf(fact.seconds));
  return lostTicks === 0
    ? unfit('seconds: no time was lost, say how much is added', 'FISTF-II.3.2.2.1')
    : besidesWhatIsLeft(match, timeIsOver(match, fact, { lostTicks, signal: false }));
});
/** 'FISTF-II.3.2.2.1': announced before the end, it is played after what the half has left. */
function besidesWhatIsLeft(match: Match, answer: Answer): Answer {
  const half = clockNamed(match.clocks, CLOCKS.half);
  const left = half === undefined || match.state.signal ? 0 : Math.max(0, ticksLeft(half, playTick(match)));
  if (isUnfit(answer) || left === 0) return answer;
  return answer.map((one) => ({
    ...one,
    ...(one.then === undefined
      ? {}
      : {
          then: one.then.map((next) => (next.kind === 'addedTimeRuns' ? { ...next, ticks: next.ticks + left } : next)),
        }),
  }));
}
/** What rolls rolls on [S-28]. */
export const signal: Decide<'signal'> = inAHalf((match, fact) =>
  match.state.signal ? unfit('the signal has sounded') : timeIsOver(match, fact, { rolling: true }),
);

// ── the end ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const matchOver: Decide<'matchOver'> = (match, fact, judge) => {
  switch (fact.because ?? usualEnd(match, fact)) {
    case 'shootOut':
      return afterTheShootOut(match, fact);
    case 'goal':
      return byTheGoal(match, fact, judge);
    case 'time':
      return afterTime(match, fact, judge);
  }
};
const usualEnd = ({ state }: Match, { for: winner }: DecidedOf<'matchOver'>): 'time' | 'goal' | 'shootOut' => {
  if (state.period === 'shootOut') return 'shootOut';
  return state.period === 'extraTime' && winner !== undefined ? 'goal' : 'time';
};

/** 'FISTF-I.6.2': a result that contradicts the score cannot be: he corrects what was entered before. */
const afterTime = inAHalf<'matchOver'>((match, fact) =>
  fact.for !== undefined && fact.for !== leaderOf(match)
    ? unfit('for: the score says otherwise', 'FISTF-I.6.2')
    : timeIsOver(match, fact, {}),
);
/** 'FISTF-II.3.3.1.1.3': with the goal that decides extra time. */
const byTheGoal = inAHalf<'matchOver'>((match, fact) => {
  if (fact.for === undefined) return unfit('for: say who has scored', 'FISTF-II.3.3.1.1.3');
  return match.state.period === 'extraTime'
    ? goalFor(match, fact, fact.for)
    : unfit('because: a goal ends extra time only', 'FISTF-II.3.3.1.1.3');
});
/** Shots that were not entered are unknown; those that were must not say otherwise. */
function afterTheShootOut(match: Match, fact: DecidedOf<'matchOver'>): Answer {
  const { shootOut: shots } = match.state;
  if (shots === null) return unfit('no shoot-out is under way', 'FISTF-II.17.1.4.2');
  if (fact.for === undefined) return unfit('for: say who has won', 'FISTF-II.17.1.4.2');
  return shots.goals[fact.for] < shots.goals[other(fact.for)]
    ? unfit('for: the other side has scored more', 'FISTF-II.17.1.4.2')
    : [shootOutIsDecided(match, fact, fact.for, [])];
}

const MISSED: Readonly<Record<NonNullable<DecidedOf<'shotMissed'>['because']>, Paragraph>> = {
  shooterLate: 'FISTF-II.17.2.2.1',
  shotLate: 'FISTF-II.17.2.5',
  shooterMoved: 'FISTF-II.17.2.2.2',
};
const shot = (match: Match, fact: DecidedOf<'shotScored' | 'shotMissed'>, why: Paragraph): Answer =>
  match.state.restart?.kind === 'shot'
    ? shotCounts(match, fact, fact.call === 'shotScored', [why])
    : unfit('no shot of a shoot-out is to be taken', 'FISTF-II.17.1.3');
export const shotScored: Decide<'shotScored'> = (match, fact) =>
  shot(match, fact, fact.because === 'keeperLate' ? 'FISTF-II.17.2.3.3' : 'FISTF-II.17.2.4');
export const shotMissed: Decide<'shotMissed'> = (match, fact) =>
  shot(match, fact, fact.because === undefined ? 'FISTF-II.17.2.4' : MISSED[fact.because]);

// ── cards ─────────────────────────────────────────────────────────────────────────────────────────────────────────

export const disqualified: Decide<'disqualified'> = (match, fact) => [disqualifies(match, fact, fact.against)];

/** 'FISTF-II.10.2.1': orange is for whoever has been cautioned; after it comes red alone [S-54]. */
function card(match: Match, fact: DecidedOf<'yellowCard' | 'orangeCard'>): Answer {
  const shown = nextCard(match, fact, fact.against);
  if (shown?.call === fact.call) return [shown];
  const { yellow, orange } = match.state.counts[fact.against];
  if (orange) return unfit('against: he has been shown orange', 'FISTF-II.10.3.1.1');
  return yellow
    ? unfit('against: he has been cautioned', 'FISTF-II.10.2.1')
    : unfit('against: he has not been cautioned', 'FISTF-II.10.2.1');
}
export const yellowCard: Decide<'yellowCard'> = card;
export const orangeCard: Decide<'orangeCard'> = card;

// ── the kick-off ──────────────────────────────────────────────────────────────────────────────────────────────────

/** After the break by whoever did not begin; before a match or extra time by whom the referee names. After a goal it comes with the goal. */
export const kickOff: Decide<'kickOff'> = (match, fact) => {
  const { phase, period } = match.state;
  if (phase === 'interval') return secondHalf(match, fact);
  if ((phase !== 'toss' && phase !== 'tossChoice') || period === 'shootOut')
    return unfit('a kick-off begins a period, and follows a goal', 'FISTF-II.4.2.5.1');
  return fact.for === undefined
    ? unfit('for: say who kicks off', 'FISTF-II.4.1.1.2')
    : [
        ruling(fact, 'kickOff', ['FISTF-II.4.1.1.2'], {
          for: fact.for,
          restart: 'kickOff',
          then: [{ kind: 'kickOffIs', by: fact.for }],
        }),
      ];
};

function secondHalf(match: Match, fact: DecidedOf<'kickOff'>): Answer {
  const { firstKickOff } = match.state;
  const by = firstKickOff === null ? fact.for : other(firstKickOff);
  if (by === undefined) return unfit('for: say who kicks off', 'FISTF-II.4.1.1.4');
  if (fact.for !== undefined && fact.for !== by) return unfit('for: the other side kicks off now', 'FISTF-II.4.1.1.4');
  const known = withState(match, { firstKickOff: other(by) });
  const found = bookOn(known, fact, clock(fact, CLOCKS.interval));
  return isUnfit(found) || firstKickOff !== null
    ? found
    : found.map((one) => ({ ...one, then: [...(one.then ?? []), { kind: 'kickOffIs', by }] }));
}
