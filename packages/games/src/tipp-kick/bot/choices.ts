import type { Choose, Seat } from '@bande/core';
import type { Action } from '../actions.ts';
import { byAction } from '../by-action.ts';
import { usualChoice } from '../reckoning/usual-choice.ts';
import { sideOfSeat, type Match } from '../state.ts';

/** What is done with a word: choices, and the draw of sides. */

/** Takes whichever promises more goals [C-127]. */
export function answerToOption(match: Match, seat: Seat): Choose | null {
  const side = sideOfSeat(match, seat);
  const option = match.options.find(({ owner }) => owner === side);
  if (option === undefined) return null;
  const offer = match.state.offers.find((one) => one.option === option.id);
  const choice =
    offer === undefined ? option.default : usualChoice(match, { ...offer, to: side, default: option.default });
  return { kind: 'choose', option: option.id, choice };
}

/** White kicks off: whoever has black in extra time has nothing to lose by a draw ['DTKV-4.K6.2']. */
export function wantsDraw(match: Match, seat: Seat): Action | null {
  const draw: Action = { kind: 'drawSides' };
  return match.state.period === 'extraFirst' &&
    match.state.white !== sideOfSeat(match, seat) &&
    byAction(match, seat, draw).ok
    ? draw
    : null;
}
