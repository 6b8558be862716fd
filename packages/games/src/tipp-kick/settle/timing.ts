import { withBroken } from '../reckoning/broken-keepers.ts';
import { clockNamed, playTick, seconds, started, ticksLeft, withClock, without, type Clocks } from '@bande/core';
import { CLOCKS } from '../clocks.ts';
import type { ConsequenceOf } from '../consequences.ts';
import { forgetMatchOf } from '../motion/index.ts';
import { bySide } from '../names.ts';
import { NEXT, whiteAfter } from '../reckoning/periods.ts';
import { withState, type Match, type Period } from '../state.ts';
import { CENTRE } from '../zones.ts';
import { noOffers, withoutLateOffers } from './offers.ts';

/** Time is added; with 0 what was added so far is played now ['DTKV-4.1.2']. */
export function timeIsAdded(match: Match, { ticks }: ConsequenceOf<'timeIsAdded'>): Match {
  const { addedTicks } = match.state;
  if (ticks > 0) return withState(lastMinuteIsLater(match, ticks), { addedTicks: addedTicks + ticks });
  const clocks = started(match.clocks, CLOCKS.half, Math.max(1, addedTicks), playTick(match));
  return withState({ ...match, clocks }, { addedTicks: 0 });
}

/** 'DTKV-4.K4', 'DTKV-4.K7': what is added belongs to the playing time, so its last minute begins later; one that was announced is not announced again. */
function lastMinuteIsLater(match: Match, ticks: number): Match {
  const clock = clockNamed(match.clocks, CLOCKS.lastMinute);
  if (clock === undefined || ticksLeft(clock, playTick(match)) <= 0) return match;
  return { ...match, clocks: withClock(match.clocks, { ...clock, limit: clock.limit + ticks }) };
}

export const signalSounds = (match: Match): Match => withState(withoutLateOffers(match), { signal: true });

const stopped = (match: Match): Match => {
  const quiet = withState(withBroken(noOffers(match), []), {
    movement: null,
    last: null,
    restart: null,
    repetition: null,
    turn: null,
    waiting: null,
    signal: false,
    open: null,
    addedTicks: 0,
    earlyKeeper: null,
    urged: false,
    away: null,
    turned: null,
    rollsOut: match.state.movement !== null && match.state.plate === null,
    defence: bySide(() => null),
  });
  return {
    ...quiet,
    clocks: Object.values(CLOCKS).reduce<Clocks>((clocks, name) => without(clocks, name), quiet.clocks),
  };
};

/** 'DTKV-3.5', 'DTKV-4.3', 'DTKV-9.2.1': white kicks off at once. */
export function periodIsOver(match: Match): Match {
  const period = NEXT[match.state.period] ?? match.state.period;
  const white = whiteAfter(match);
  return kickOffIs(withState(stopped(match), { period, white }));
}

/** 'DTKV-9.3.1'. */
export const kickOffIs = (match: Match): Match =>
  withState(match, {
    restart: {
      kind: 'kickOff',
      by: match.state.white,
      at: CENTRE,
      where: null,
      corner: null,
      laid: false,
      released: false,
      given: null,
    },
    ball: { at: CENTRE, top: 'white' },
    setUps: { of: match.state.white, used: 0, keeperOnly: false, handling: false },
  });

/** 'DTKV-4.K6.2': sides and colours are drawn anew; white kicks off. */
export const sidesAreDrawn = (match: Match, { white }: ConsequenceOf<'sidesAreDrawn'>): Match =>
  kickOffIs(withState(match, { white, open: null, drawn: true }));

export const ticksOf = (match: Match, period: Period): number => {
  const { halfMinutes, extraMinutes } = match.setup.settings;
  return Math.round(seconds(60 * (period === 'firstHalf' || period === 'secondHalf' ? halfMinutes : extraMinutes)));
};

/** Where the rules give the match away its score is theirs ['DTKV-15.4.1']; the goals that were scored stand in the log. */
export function matchIsOver(match: Match, one: Omit<ConsequenceOf<'matchIsOver'>, 'kind'>): Match {
  const { winner, paragraphs, score = match.state.score, awarded } = one;
  const outcome = { winner, score, paragraphs, ...(awarded === undefined ? {} : { awarded }) };
  if (match.state.plate !== null) forgetMatchOf(match.state.plate.motion.rest);
  return { ...withState(stopped(match), { score }), options: [], outcome };
}
