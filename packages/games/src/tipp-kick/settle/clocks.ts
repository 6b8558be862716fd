import { atDesk, clockNamed, goingOn, playTick, seconds, started, stopped, without } from '@bande/core';
import { CLOCKS, DEFENCE_TICKS, SHOT_TICKS } from '../clocks.ts';
import { SIDES, type Side } from '../names.ts';
import { withState, type Fact, type Match, type Restart } from '../state.ts';
import { ticksOf } from './timing.ts';
import { kickersAreFree } from './took-place.ts';

const begin = (match: Match, name: string, ticks: number): Match => ({
  ...match,
  clocks: started(match.clocks, name, ticks, playTick(match)),
});
const end = (match: Match, name: string): Match => ({ ...match, clocks: without(match.clocks, name) });

/** The clocks that run in the match as it stands now. */
export function withClocks(before: Match, match: Match, fact: Fact | null): Match {
  if (match.outcome !== null) return { ...match, clocks: [] };
  return releaseClock(defenceClock(before, shotClock(before, halfClock(match, fact), fact), fact));
}

/** 'DTKV-4.1.1', 'DTKV-4.3': from the signal on [C-99], at a desk at the latest from the first shot; it does not stop for a ball that is out [C-40]. */
function halfClock(match: Match, fact: Fact | null): Match {
  const { signal, period, movement, last } = match.state;
  if (isAnnounced(fact)) return end(match, CLOCKS.lastMinute);
  if (signal) return end(end(match, CLOCKS.half), CLOCKS.lastMinute);
  const isPlayed = movement !== null || last !== null;
  const isBegun = !atDesk(match) || isPlayed || (fact?.kind === 'refereed' && fact.did === 'gaveSignal');
  if (clockNamed(match.clocks, CLOCKS.half) !== undefined || !isBegun) return match;
  const ticks = ticksOf(match, period);
  const timed = begin(match, CLOCKS.half, ticks);
  const isLast = period === 'secondHalf' || period === 'extraSecond';
  return isLast && ticks > seconds(60) ? begin(timed, CLOCKS.lastMinute, ticks - seconds(60)) : timed;
}

/** 'DTKV-4.K4': at a desk the clock has only rung. */
const isAnnounced = (fact: Fact | null): boolean =>
  (fact?.kind === 'refereed' && fact.did === 'announcedLastMinute') ||
  (fact?.kind === 'clockRanOut' && fact.clock === CLOCKS.lastMinute) ||
  (fact?.kind === 'decided' && fact.call === 'lastMinute');

/** Somebody is to play, and the ball lies. */
const isToPlay = ({ state }: Match): boolean =>
  state.movement === null &&
  state.offers.length === 0 &&
  !state.held &&
  (state.turn !== null || state.repetition !== null || (state.restart !== null && isTakeable(state.restart)));
/** The ball must lie where it is taken from [C-19] ['DTKV-6.9.4']; a penalty must be released ['DTKV-14.K6']. */
const isTakeable = ({ laid, kind, released }: Restart): boolean => laid && (kind !== 'penalty' || released);
/** 'DTKV-6.9.4': from the final laying on, also where a penalty is not released yet. */
const isDefenceDue = (match: Match): boolean => {
  const { restart } = match.state;
  return isToPlay(restart === null ? match : withState(match, { restart: { ...restart, released: true } }));
};
/** The ball is no longer to be played, or not yet: what was fixed before is free until it is. */
const isStopped = (before: Match, { state }: Match): boolean =>
  state.movement === null &&
  (isDefenceDue(before) || before.state.movement !== null || state.restart !== before.state.restart);
/** In a match in turn the defender sets up first, without haste; then the shooter's time begins. */
const isShotDue = (match: Match): boolean => isToPlay(match) && (match.mode !== 'paced' || match.state.ready);
const isTimed = (match: Match): boolean => match.setup.settings.limits || atDesk(match);

/** 'DTKV-8.5.1' [C-19]: from the rest of the ball, from the first laying at a restart, from the release of a penalty; laying the ball anew changes nothing ['DTKV-8.K11']. */
function shotClock(before: Match, match: Match, fact: Fact | null): Match {
  if (isTimed(match) && positionerIn(match) !== null) return timeIsKept(match);
  if (!isTimed(match) || !isShotDue(match)) return end(match, CLOCKS.shot);
  if (match.state.turn !== null && positionerIn(before) === match.state.turn && isTimeLeft(match))
    return { ...match, clocks: goingOn(match.clocks, CLOCKS.shot, playTick(match)) };
  const isNew = !isShotDue(before) || isOverrun(fact);
  return clockNamed(match.clocks, CLOCKS.shot) !== undefined && !isNew ? match : begin(match, CLOCKS.shot, SHOT_TICKS);
}

/** 'DTKV-8.K11' [C-61]: whoever positions his own ball with the keeper gains no new seconds by it; while it rolls none are lost. */
const positionerIn = ({ state: { movement } }: Match): Side | null =>
  movement !== null && movement.with === 'keeper' && movement.before.turn === movement.by ? movement.by : null;
const timeIsKept = (match: Match): Match => ({
  ...match,
  clocks: stopped(match.clocks, CLOCKS.shot, playTick(match)),
});
const isTimeLeft = ({ clocks }: Match): boolean => {
  const clock = clockNamed(clocks, CLOCKS.shot);
  return clock !== undefined && clock.spent < clock.limit;
};

/** At a desk the clock only rings: it stands until somebody has said that the time is over. */
const isOverrun = (fact: Fact | null): boolean =>
  (fact?.kind === 'clockRanOut' && fact.clock === CLOCKS.shot) || (fact?.kind === 'decided' && fact.call === 'overrun');

/** 'DTKV-6.9.4', 'DTKV-6.9.5', 'DTKV-8.K10': from the rest of the ball, or whenever the attacker lays it anew; another kicker of his changes nothing ['DTKV-8.K12']. */
function defenceClock(before: Match, match: Match, fact: Fact | null): Match {
  if (!isTimed(match) || !isDefenceDue(match) || match.mode === 'paced')
    return end(isStopped(before, match) ? kickersAreFree(match) : match, CLOCKS.defence);
  // A position that is read has its three seconds before it, unless a kicker is said to be fixed.
  if (fact === null && SIDES.some((side) => match.state.defence[side]?.fixed === true)) return match;
  const isNew = fact === null || !isDefenceDue(before) || fact.kind === 'ballPlaced';
  // At a desk somebody has said that they are over: nothing rings any more.
  if (atDesk(match) && fact?.kind === 'clockRanOut' && fact.clock === CLOCKS.defence) return end(match, CLOCKS.defence);
  if (isNew) return begin(kickersAreFree(match), CLOCKS.defence, DEFENCE_TICKS);
  return match;
}

/** 'DTKV-14.K6': the referee releases a penalty when the defence has had its time; at a desk he says so himself. */
function releaseClock(match: Match): Match {
  const { restart, movement, plate } = match.state;
  const isAwaited =
    plate !== null && movement === null && restart?.kind === 'penalty' && restart.laid && !restart.released;
  if (!isAwaited || match.state.offers.length > 0) return end(match, CLOCKS.release);
  return clockNamed(match.clocks, CLOCKS.release) !== undefined ? match : begin(match, CLOCKS.release, DEFENCE_TICKS);
}
