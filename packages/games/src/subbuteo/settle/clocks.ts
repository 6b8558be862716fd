import { atDesk, clockNamed, playTick, seconds, started, without } from '@bande/core';
import { CLOCKS, FLICK_TICKS, INTERVAL_TICKS, SHOT_TICKS, STEP_TICKS, USUAL_TICKS, KEEPER_TICKS } from '../clocks.ts';
import { isToFlick } from '../rights.ts';
import type { Match, Restart } from '../state.ts';
import { secondsAtFreeKick } from '../free-kick-time.ts';
import { isUnaskedStep, isUsualStep } from '../asking.ts';

const on = (match: Match, change: (clocks: Match['clocks']) => Match['clocks']): Match => ({
  ...match,
  clocks: change(match.clocks),
});
const begin = (match: Match, name: string, ticks: number): Match =>
  on(match, (clocks) => started(clocks, name, ticks, playTick(match)));
const end = (match: Match, name: string): Match => on(match, (clocks) => without(clocks, name));

const isRunning = ({ clocks }: Match, name: string): boolean => (clockNamed(clocks, name)?.since ?? null) !== null;

/** The clocks that run in the match as it stands now. */
export function withClocks(before: Match, match: Match): Match {
  if (match.outcome !== null) return { ...match, clocks: [] };
  return intervalClock(stepClock(before, flickClock(before, halfClock(before, match))));
}

/** 'FISTF-II.3.1.1.1': from the signal to the kick-off on. */
function halfClock(before: Match, match: Match): Match {
  const { phase, period } = match.state;
  if (period === 'shootOut' || phase !== 'play' || clockNamed(match.clocks, CLOCKS.half) !== undefined) return match;
  if (before.state.phase === 'play' || before.state.restart?.kind !== 'kickOff') return match;
  const { halfMinutes, extraMinutes } = match.setup.settings;
  return begin(match, CLOCKS.half, Math.round(seconds(60 * (period === 'extraTime' ? extraMinutes : halfMinutes))));
}

const isTimed = (match: Match): boolean => match.setup.settings.limits || atDesk(match);

/** From the moment at which the attacker may flick and the ball rests [S-60]; ten seconds once the hand is set for a shot. */
function flickClock(before: Match, match: Match): Match {
  if (!isTimed(match) || !isToFlick(match)) return end(match, CLOCKS.flick);
  const { handSet, restart } = match.state;
  const isShot = handSet !== null || restart?.kind === 'shot' || restart?.kind === 'penalty';
  const runs = isRunning(match, CLOCKS.flick);
  const isNew = handSet !== null && before.state.handSet === null;
  return runs && !isNew ? match : begin(match, CLOCKS.flick, isShot ? SHOT_TICKS : FLICK_TICKS);
}

/** Each step of a restart has its own time, from the moment at which the ball lies. */
function stepClock(before: Match, match: Match): Match {
  const { restart } = match.state;
  const isStep = restart !== null && restart.laid && restart.step !== 'released' && restart.step !== 'taken';
  const waits =
    match.state.offers.length > 0 || match.state.flicks.some(({ as, over }) => as === 'positional' && !over);
  const isUsual = isUsualStep(match);
  if (!(isTimed(match) || isUsual) || !isStep || waits) return end(match, CLOCKS.step);
  const isAsBefore = isSameStep(before.state.restart, restart) && isUsual === isUsualStep(before);
  return isAsBefore && isRunning(match, CLOCKS.step)
    ? match
    : begin(match, CLOCKS.step, isUsual ? usualTicks(match) : STEP_TICKS);
}

const isSameStep = (was: Restart | null, now: Restart): boolean =>
  was?.step === now.step && was.by === now.by && was.kind === now.kind && was.faults === now.faults;

function usualTicks(match: Match): number {
  const agreed = secondsAtFreeKick(match);
  if (agreed !== null) return Math.round(seconds(agreed)) + 1;
  const { restart } = match.state;
  if (!isUnaskedStep(match)) return USUAL_TICKS;
  if (restart?.step !== 'ready') return 0;
  return restart.kind === 'penalty' ? KEEPER_TICKS : USUAL_TICKS;
}

function intervalClock(match: Match): Match {
  const isBreak = match.state.phase === 'interval';
  if (!isBreak) return end(match, CLOCKS.interval);
  return clockNamed(match.clocks, CLOCKS.interval) === undefined
    ? begin(match, CLOCKS.interval, INTERVAL_TICKS)
    : match;
}
