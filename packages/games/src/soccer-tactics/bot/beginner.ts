import type { Random } from '@bande/core';
import type { Action } from '../actions.ts';
import type { Match } from '../state.ts';
import { other, rowFrom, squareNamed, type Side } from '../table.ts';

/** How often he looks before he acts. */
const ATTENTION = 0.5;

/** Mostly anything; when he looks, he runs to the ball or plays it forward. */
export function beginnerAction(match: Match, side: Side, legal: readonly Action[], random: Random): Action {
  const liked = random.unit() < ATTENTION ? legal.filter((action) => looksGood(match, side, action)) : [];
  const pool = liked.length > 0 ? liked : legal;
  return pool[random.below(pool.length)]!;
}

function looksGood(match: Match, side: Side, action: Action): boolean {
  const { ball } = match.state;
  switch (action.kind) {
    case 'play':
    case 'dribble':
      return rowFrom(other(side), squareNamed(action.to)!) < rowFrom(other(side), ball);
    case 'move':
      return match.state.phase !== 'attackMove' && squareNamed(action.to) === ball;
    default:
      return false;
  }
}
