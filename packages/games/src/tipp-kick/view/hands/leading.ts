import type { Spot as TableSpot } from '@bande/stage/grip';
import type { Leading as LeadingOf, Led } from '@bande/stage/use-leading';
import { reachable, type Hold } from '../../motion/index.ts';
import { SIDES, type Side } from '../../names.ts';
import { lieNow } from '../../plate.ts';
import { toPlay } from '../../rights.ts';
import type { Match, TippKick } from '../../state.ts';
import { isLocked } from '../../streams.ts';
import { aheadOf, PITCH, type Spot } from '../../zones.ts';
import { fromTable } from '../layout.ts';
import { seatOf } from './seats.ts';

/** Where hands lead the keepers: tenths of a millimetre to the east of the goal's middle, into the field and up; tenths of a degree. */
export type Target = readonly [sideways: number, forward: number, lift: number, roll: number];

export type Leading = LeadingOf<Side, Target>;

const targetOf = ({ sideways, forward, lift, roll }: Hold): Target => [sideways, forward, lift, roll];
const within = ([sideways, forward, lift, roll]: Target): Target =>
  targetOf(
    reachable({
      sideways: Math.round(sideways) + 0,
      forward: Math.round(forward) + 0,
      lift: Math.round(lift) + 0,
      roll: Math.round(roll) + 0,
    }),
  );

/** Where the match has him go. */
const headsFor = (match: Match, side: Side): Target => {
  const lie = lieNow(match);
  return lie === null ? HOME : targetOf(lie.figures[side].keeper.towards);
};
/** In the middle, just before the line. */
export const HOME: Target = [0, 80, 0, 0];

/** A hand may lead him at all: in a live match, unless he must stand still for a penalty. */
export const isLed = (match: Match, side: Side): boolean =>
  match.state.plate !== null && match.mode === 'live' && match.outcome === null && !isLocked(match, side);

export const KEEPERS: Led<TippKick, Side, Target> = {
  sides: SIDES,
  seatOf,
  isLed,
  headsFor,
  within: (_match, _side, to) => within(to),
  turns: 'each',
};

/** He dives by two buttons instead of being led. */
export const dives = ({ setup }: Match): boolean => setup.settings.keeper === 'buttons';

/** The other side has the ball, or it rolls: whoever has nothing to shoot has a hand for his keeper. */
export const isAttacked = (match: Match, side: Side): boolean => isLed(match, side) && toPlay(match) !== side;

/** A hand goes a little farther than he does: the whole goal lies under a quiet wrist. */
const GAIN = 0.8;
/** Millimetres before his line within which he also comes out as far as the hand is. */
const BEFORE = 60;
const TENTHS = 10;

/** Sideways with the hand wherever it is; near his goal also out of it. */
export function hoveredTo(side: Side, at: Spot, [, forward, lift, roll]: Target): Target {
  const ahead = aheadOf(side, at);
  const isNear = ahead > -BEFORE && ahead < 2 * BEFORE && Math.abs(at[0]) < PITCH.penaltyWidth / 2;
  return within([at[0] * GAIN * TENTHS, isNear ? ahead * GAIN * TENTHS : forward, lift, roll]);
}

/** A mouse that holds nothing goes over the table. Where two sit at it the mouse is Red's, and Blue has the keys. */
export function hovered(match: Match, isHere: (side: Side) => boolean, leading: Leading, spot: TableSpot): void {
  const own = SIDES.find(isHere);
  if (own === undefined || dives(match) || !isAttacked(match, own)) return;
  if (SIDES.every(isHere) && isOthersShot(match, own, fromTable(spot))) return;
  leading.lead(own, hoveredTo(own, fromTable(spot), leading.wanted(own)));
}

/** The other one of two aims with the same mouse: until the ball moves he is left alone unless the mouse is at his goal. */
const isOthersShot = ({ state }: Match, own: Side, at: Spot): boolean =>
  state.movement === null && aheadOf(own, at) > 2 * BEFORE;
