import { clockNamed, playTick, ticksLeft, TICKS_PER_SECOND } from '@bande/core';
import type { Scoreboard } from '@bande/stage/view';
import { CLOCKS } from '../clocks.ts';
import { toPlay } from '../rights.ts';
import type { Match, TippKick } from '../state.ts';
import { words } from './naming.ts';

export function scoreboard(match: Match): Scoreboard<TippKick> {
  const clock = clockNamed(match.clocks, CLOCKS.half);
  return {
    score: match.state.score,
    period: words('Halbzeit', 'Half'),
    secondsLeft: clock === undefined ? null : Math.max(0, ticksLeft(clock, playTick(match)) / TICKS_PER_SECOND),
    moveSecondsLeft: null,
    toMove: null,
    inPossession: toPlay(match),
    tokens: { red: [], blue: [] },
  };
}
