import type { Choose } from '@bande/core';
import type { Action } from '../actions.ts';
import { nameOf, type Match } from '../state.ts';
import { halfOf, type Side } from '../table.ts';

/** A free kick in the centre circle is declined where the ball already lies better ['STW-9C.6']. */
export function answerToOption(match: Match, side: Side): Action | null {
  const option = match.options.find(({ owner }) => owner === nameOf(side));
  if (option === undefined) return null;
  const { state } = match;
  const better = state.chance || (state.ball >= 0 && halfOf(state.ball) !== side && state.carrier >= 0);
  const answer: Choose = { kind: 'choose', option: option.id, choice: better ? 'decline' : option.default };
  // The core takes it like any other action; the contract of bots only names the game's own.
  return answer as unknown as Action;
}
