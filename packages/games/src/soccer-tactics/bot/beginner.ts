import type { Random } from '@bande/core';
import type { Action } from '../actions.ts';
import type { Match } from '../state.ts';
import { other, rowFrom, squareNamed, type Side } from '../table.ts';
import { clubAction } from './club.ts';

/** How often he plays as he was told at the club, and how often he otherwise looks where the ball is. */
const LESSONS = 0.6;
const ATTENTION = 0.6;

/** He remembers a rule of thumb, runs to the ball and plays it forward, or does anything at all. */
export function beginnerAction(match: Match, side: Side, legal: readonly Action[], random: Random): Action {
  if (random.unit() < LESSONS) return clubAction(match, side, legal, random);
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
