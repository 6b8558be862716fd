import { SEATS, type Seat } from '@bande/core';
import type { Action } from './actions.ts';
import { byAction, isSecret } from './by-action.ts';
import { squareOf } from './plate.ts';
import { toDefend, toPlay } from './rights.ts';
import { colourOf, sideOfSeat, type Match } from './state.ts';
import { usualDefence, usualShot } from './usual.ts';
import { usualPlace } from './where-may.ts';
import type { Side } from './names.ts';

/** What a seat may do: of what has free numbers one example each. */
export function legalFor(match: Match, seat: Seat): readonly Action[] {
  if (match.state.plate === null) return [];
  const side = sideOfSeat(match, seat);
  return candidates(match, side).filter((action) => byAction(match, seat, action).ok);
}

function candidates(match: Match, side: Side): readonly Action[] {
  // In turn nobody lays or changes anything while he is asked: play would never go on by itself.
  const atLeisure = match.mode === 'paced' ? [] : [...layings(match, side), ...changes(match)];
  if (toPlay(match) === side) {
    const shot = usualShot(match, side);
    return [...(shot === null ? [] : [shot]), ...atLeisure, { kind: 'drawSides' }, { kind: 'takeAway' }];
  }
  if (isSecret(match)) return [{ kind: 'keep', from: 0, to: 0, forward: 6, lift: 0, roll: 0 }];
  const defence = toDefend(match) === side ? usualDefence(match, side) : null;
  return [
    ...(defence === null ? [] : [defence]),
    { kind: 'ready' },
    { kind: 'takeAway' },
    ...atLeisure,
    { kind: 'drawSides' },
  ];
}

function layings(match: Match, side: Side): readonly Action[] {
  if (match.state.restart?.by !== side) return [];
  const [x, y] = usualPlace(match);
  return [{ kind: 'lay', at: [x, y], face: squareOf(colourOf(match.state, side)), yaw: 0 }];
}

const changes = ({ setup }: Match): readonly Action[] =>
  Array.from({ length: setup.settings.kickers }, (_, i) => ({ kind: 'changeKicker', to: i + 1 }));

/** Who chooses in secret now. */
export const secretSeats = (match: Match): readonly Seat[] =>
  match.state.plate !== null && isSecret(match) ? SEATS.filter((seat) => match.setup.seating[seat] !== undefined) : [];
