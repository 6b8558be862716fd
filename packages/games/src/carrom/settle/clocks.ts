import { clockNamed, goingOn, playTick, started, stopped, without, type Clocks } from '@bande/core';
import { betweenClock, timed } from '../between.ts';
import { CLOCKS, DECISION_TICKS, ENDS_TICKS, PROTEST_TICKS, REST_TICKS, STROKE_TICKS } from '../clocks.ts';
import { protestClock } from '../protests.ts';
import { waitsForStriker, type Fact, type Match } from '../state.ts';

/** The clocks as they are to run now. */
export function withClocks(before: Match, match: Match, fact: Fact): Match {
  const clocks = betweenClock(before, match, intervalClock(before, match, strokeClock(before, match, fact)));
  return withProtestClocks(clocks === match.clocks ? match : { ...match, clocks });
}

/** It runs while somebody may strike, anew for every stroke and after every placing ['ICF-50.3', 'ICF-50.4']; a slip does not lengthen it. */
function strokeClock(before: Match, match: Match, fact: Fact): Clocks {
  const { clocks, state } = match;
  const now = playTick(match);
  if (!timed(match) || match.outcome !== null) return without(clocks, CLOCKS.stroke);
  if (state.phase === 'running') return stopped(clocks, CLOCKS.stroke, now);
  if (state.phase !== 'stroke' || waitsForStriker(state)) return without(clocks, CLOCKS.stroke);
  if (state.board.held) return stopped(clocks, CLOCKS.stroke, now);
  const clock = clockNamed(clocks, CLOCKS.stroke);
  if (!isSameStroke(before, match, fact) || clock === undefined)
    return started(clocks, CLOCKS.stroke, STROKE_TICKS, now);
  return clock.since === null ? goingOn(clocks, CLOCKS.stroke, now) : clocks;
}

/** Is it still the stroke that was to be made before this fact? */
function isSameStroke(before: Match, { state }: Match, fact: Fact): boolean {
  if (before.state.turn !== state.turn) return false;
  if (fact.kind === 'strokeEnded') return state.board.strokesInTurn === before.state.board.strokesInTurn;
  return before.state.phase === 'stroke' && !(fact.kind === 'clockRanOut' && fact.clock === CLOCKS.stroke);
}

function intervalClock(before: Match, match: Match, clocks: Clocks): Clocks {
  const { interval } = match.state;
  if (interval === null || !timed(match)) return without(clocks, CLOCKS.interval);
  return before.state.interval === null
    ? started(clocks, CLOCKS.interval, interval.kind === 'rest' ? REST_TICKS : ENDS_TICKS, playTick(match))
    : clocks;
}

/** Fifteen minutes from the end of the board to hand it in, an hour from then to decide it. */
function withProtestClocks(match: Match): Match {
  const { protests } = match.state;
  if (protests.length === 0 && match.clocks.every(({ name }) => !isProtestClock(name))) return match;
  const kept = match.clocks.filter(({ name }) => !isProtestClock(name));
  const clocks = protests.flatMap((one): Clocks => {
    const name = protestClock(one.handedIn ? CLOCKS.decision : CLOCKS.protest, one.number);
    const running = clockNamed(match.clocks, name);
    if (running !== undefined) return [running];
    if (one.handedIn) return started([], name, DECISION_TICKS, playTick(match));
    return one.endedAt === null
      ? []
      : started([], name, PROTEST_TICKS, playTick(match)).map((clock) => ({
          ...clock,
          spent: playTick(match) - one.endedAt!,
        }));
  });
  return { ...match, clocks: [...kept, ...clocks] };
}
const isProtestClock = (name: string): boolean =>
  name.startsWith(`${CLOCKS.protest} `) || name.startsWith(`${CLOCKS.decision} `);
