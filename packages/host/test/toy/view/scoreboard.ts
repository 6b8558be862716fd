import { clockNamed, lapsesAt, playTick, ticksLeft, TICKS_PER_SECOND, type Match } from '@bande/core';
import type { Scoreboard, Token } from '@bande/stage/view';
import { sideToMove, type Side, type Toy } from '../state.ts';
import { litSign } from './drawings.ts';
import { words } from './naming.ts';

export function scoreboard(match: Match<Toy>): Scoreboard<Toy> {
  const { score } = match.state;
  const heap = score.first + score.second + 1;
  return {
    score,
    period: match.outcome === null ? words(`Haufen ${heap}`, `Heap ${heap}`) : words('Spielende', 'Full time'),
    secondsLeft: secondsOf(match, 'match'),
    moveSecondsLeft: moveSeconds(match),
    toMove: match.outcome === null ? sideToMove(match) : null,
    tokens: { first: points(match, 'first'), second: points(match, 'second') },
  };
}

function secondsOf(match: Match<Toy>, name: string): number | null {
  const clock = clockNamed(match.clocks, name);
  return clock === undefined ? null : ticksLeft(clock, playTick(match)) / TICKS_PER_SECOND;
}

function moveSeconds(match: Match<Toy>): number | null {
  const [option] = match.options;
  const until = option === undefined ? null : lapsesAt(option);
  return until === null ? secondsOf(match, 'move') : Math.max(0, until - playTick(match)) / TICKS_PER_SECOND;
}

const MOST_SIGNS = 9;
/** A match that burns for every point; the figure beside it counts on. */
const points = ({ state }: Match<Toy>, side: Side): readonly Token[] =>
  Array.from({ length: Math.min(MOST_SIGNS, state.score[side]) }, (): Token => ({
    kind: 'point',
    sign: litSign,
    label: words('Ein Punkt', 'A point'),
  }));
