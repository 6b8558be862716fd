import type { Streams } from '@bande/core';
import { reachable, type Hold } from './motion/index.ts';
import { lieNow, withDeed } from './plate.ts';
import { other, type Side } from './names.ts';
import { sideOfSeat, type Match, type TippKick } from './state.ts';

/** A keeper in a hand: tenths of a millimetre to the east of the goal's middle, into the field and up; tenths of a degree. */
const holdOf = ([sideways = 0, forward = 0, lift = 0, roll = 0]: readonly number[]): Hold =>
  reachable({ sideways, forward, lift, roll });

/** 'DTKV-14.4.2', 'DTKV-14.2.3.1': at a penalty the keeper is not moved before the shot. */
export const isLocked = ({ state }: Match, side: Side): boolean =>
  state.movement === null &&
  ((state.restart?.kind === 'penalty' && state.restart.by === other(side)) ||
    (state.repetition?.likePenalty === true && state.repetition.by === other(side)));

const isSame = (one: Hold, two: Hold): boolean =>
  one.sideways === two.sideways && one.forward === two.forward && one.lift === two.lift && one.roll === two.roll;

export const streams: Streams<TippKick> = {
  size: 4,
  steer(match, seat, to) {
    const side = sideOfSeat(match, seat);
    const lie = lieNow(match);
    const target = holdOf(to);
    if (lie === null || match.mode !== 'live' || isLocked(match, side)) return null;
    if (isSame(lie.figures[side].keeper.towards, target)) return null;
    return withDeed(match, { kind: 'keeper', side, ...target }).state;
  },
};
