import type { Choose } from '@bande/core';
import { nameOf, type Match } from '../state.ts';
import { halfOf, type Side } from '../table.ts';

/** A free kick in the centre circle is declined where the ball already lies better ['STW-9C.6']. */
export function answerToOption(match: Match, side: Side): Choose | null {
  const option = match.options.find(({ owner }) => owner === nameOf(side));
  if (option === undefined) return null;
  const { state } = match;
  const better = state.chance || (state.ball >= 0 && halfOf(state.ball) !== side && state.carrier >= 0);
  return { kind: 'choose', option: option.id, choice: better ? 'decline' : option.default };
}
