import { SEATS, type Seat } from '@bande/core';
import type { Action, ActionOf } from './actions.ts';
import { isSamePose } from './ball/pose.ts';
import { byAction, isSecret } from './by-action.ts';
import { ballAt, lieNow } from './plate.ts';
import { toDefend, toPlay } from './rights.ts';
import { sideOfSeat, type Match } from './state.ts';
import { usualStrikes } from './strikes.ts';
import { usualDefence, usualLay, usualShot } from './usual.ts';
import type { Side } from './names.ts';

/** What a seat may do: of what has free numbers one example each. */
export function legalFor(match: Match, seat: Seat): readonly Action[] {
  if (match.state.plate === null) return [];
  const side = sideOfSeat(match, seat);
  return candidates(match, side).filter((action) => byAction(match, seat, action).ok);
}

function candidates(match: Match, side: Side): readonly Action[] {
  // In turn whoever has nothing to decide yet is not asked: at one device the other one would not be.
  const isAsked = match.mode === 'live' || (toPlay(match) === side) === match.state.ready;
  const atLeisure = isAsked ? [...layings(match, side), ...changes(match, side)] : [];
  if (toPlay(match) === side) {
    const shot = usualShot(match, side);
    return [
      ...(shot === null ? [] : [shot]),
      ...usualStrikes(match, side),
      ...atLeisure,
      { kind: 'drawSides' },
      { kind: 'takeAway' },
    ];
  }
  if (isSecret(match)) return [{ kind: 'keep', from: 0, to: 0, forward: 6, lift: 0, roll: 0 }];
  const defence = toDefend(match) === side ? usualDefence(match, side) : null;
  return [
    ...(defence === null ? [] : [defence]),
    { kind: 'ready' },
    ...usualStrikes(match, side),
    { kind: 'ready', alone: true },
    { kind: 'takeAway' },
    ...atLeisure,
    { kind: 'drawSides' },
  ];
}

/** In turn, where everybody waits for him, only a ball that lies as it was laid for him: play would never go on by itself. */
function layings(match: Match, side: Side): readonly Action[] {
  if (match.state.restart?.by !== side) return [];
  const lay = usualLay(match, side);
  return match.mode === 'live' || liesLike(match, lay) ? [lay] : [];
}
function liesLike(match: Match, { at, face, yaw }: ActionOf<'lay'>): boolean {
  const lie = lieNow(match);
  return lie !== null && isSamePose(lie.ball, ballAt(at, face, yaw));
}

/** In turn only one that comes after the one in use, for the same reason. */
function changes({ mode, setup, state }: Match, side: Side): readonly Action[] {
  const all = Array.from({ length: setup.settings.kickers }, (_, i) => i + 1);
  const offered = mode === 'live' ? all : all.filter((to) => to > state.kicker[side]);
  return offered.map((to) => ({ kind: 'changeKicker', to }));
}

/** Who chooses in secret now: whoever shoots, then whoever keeps. */
export function secretSeats(match: Match): readonly Seat[] {
  if (match.state.plate === null || !isSecret(match)) return [];
  const shooter = toPlay(match);
  return SEATS.filter((seat) => match.setup.seating[seat] !== undefined).toSorted(
    (one, two) => Number(sideOfSeat(match, two) === shooter) - Number(sideOfSeat(match, one) === shooter),
  );
}
