import type { Seat } from '@bande/core';
import type { Action } from './actions.ts';
import { roomForStriker, roomToPlace } from './placing.ts';
import { endOf, isDoubles, sideNamed, sideOfSeat, type Match } from './state.ts';
import { ENDS, other, type Side } from './table.ts';

/** Who chooses the end: the winner of the toss if he took the side, otherwise the loser ['ICF-39a.4', 'ICF-39c']. */
export const chooserOfEnds = ({ state }: Match): Side => other(sideOfSeat(state.breaker));

/** The right to place that this seat has. */
export const placingOf = (match: Match, seat: Seat): Match['options'][number] | undefined => match.options.find((option) => option.name === 'place' && option.seat === seat);

/** While extra points may be demanded, only their owner decides that play goes on. */
export const mayGoOn = (match: Match, seat: Seat): boolean => match.options.every((option) => option.name !== 'demand' || sideNamed(option.owner) === sideOfSeat(seat));

/** Ends to choose from: in singles south and north, in doubles all four. */
export const endChoices = (match: Match): readonly (typeof ENDS)[number][] => (isDoubles(match) ? ENDS : ['south', 'north']);

/** One example of each kind of action; giving up is always allowed and never asked for ['ICF-139']. */
export function legalFor(match: Match, seat: Seat): readonly Action[] {
  const { state } = match;
  const side = sideOfSeat(seat);
  switch (state.phase) {
    case 'tossChoice':
      return state.tossWinner === side ? [{ kind: 'takeSide' }, { kind: 'takeBreak' }] : [];
    case 'sideChoice':
      return chooserOfEnds(match) === side ? endChoices(match).map((end): Action => ({ kind: 'chooseEnd', end })) : [];
    case 'setUp':
      return state.breaker === seat ? [{ kind: 'ready' }, { kind: 'turnRack', degrees: state.turned === 30 ? 0 : 30 }] : [];
    case 'stroke':
      return state.turn === seat && !state.board.held ? [exampleStrike(match, seat)] : [];
    case 'placing':
      return placingOf(match, seat) === undefined ? [] : examplePlace(match);
    case 'boardOver':
      return mayGoOn(match, seat) ? [{ kind: 'next' }] : [];
    case 'interval':
      return state.interval?.ready[side] === false ? [{ kind: 'ready' }] : [];
    default:
      return [];
  }
}

/** Straight ahead with half the force. */
const exampleStrike = (match: Match, seat: Seat): Action => ({ kind: 'strike', x: (roomForStriker(match.state.board.pieces, endOf(match, seat)) ?? 0) * 1000, angle: 0, force: 0.5, spin: 0, lift: 0 });

function examplePlace(match: Match): readonly Action[] {
  const { pieces, measured } = match.state.board;
  const at = roomToPlace(pieces) ?? (measured ? null : { x: 0.05, y: 0 });
  return at === null ? [] : [{ kind: 'place', x: at.x * 1000, y: at.y * 1000 }];
}
