import type { Action as AnyAction, Seat } from '@bande/core';
import { bearing } from '../../bearing.ts';
import { isFixed } from '../../by-action.ts';
import { other, type Side } from '../../names.ts';
import { isPressing, lieNow, spotOf } from '../../plate.ts';
import { toDefend, toPlay } from '../../rights.ts';
import { sideOfSeat, type Match, type TippKick } from '../../state.ts';
import { goalOf } from '../../usual.ts';
import { whyNotDefend } from '../../where-may.ts';
import { defenceToBegin, NOBODY } from '../hands/defending.ts';
import type { Shoot } from './kinds.ts';
import { isShot, shotFor, type Meant } from './meant.ts';
import { distance } from '../hands/players.ts';

/** What a hand finds set, and what it may set before the rules let it. */

const FIRST_STRENGTH = 0.55;

/** Straight at the middle of the other goal, flat. */
export function straightOn(match: Match, side: Side, strength = FIRST_STRENGTH): Meant {
  const lie = lieNow(match);
  const facing = lie === null ? 0 : bearing(side, spotOf(lie.ball), goalOf(other(side)));
  return { facing: Math.round(10 * facing) / 10 + 0, strength, kind: 'flat', spin: 0 };
}

/** The ball lies for this side: its kicker is set behind it, even if the referee has not released it yet. */
export function isToShoot(match: Match, side: Side): boolean {
  const { plate, restart, offers, held, setUps } = match.state;
  if (plate === null || match.outcome !== null || offers.length > 0 || held) return false;
  if (isPressing(plate) || toPlay(match) !== side) return false;
  if (restart === null && setUps.of === side && setUps.keeperOnly) return false;
  return restart === null || (restart.laid && restart.given === null);
}

/** The other side has the ball, and this one may still set its kicker. */
export function isToDefend(match: Match, side: Side): boolean {
  const { plate, restart, offers } = match.state;
  if (plate === null || match.outcome !== null || offers.length > 0 || isPressing(plate)) return false;
  return toDefend(match) === side && (restart === null || restart.laid) && !isFixed(match);
}

/** A shot as a hand finds it. */
export const shotToBegin = (match: Match, side: Side, strength?: number): Shoot | null =>
  shotFor(match, side, straightOn(match, side, strength));

/** Whoever is about to shoot may set his kicker before he may press; whoever defends may look for a place where there is no usual one. */
export function aims(match: Match, seat: Seat, now: AnyAction<TippKick> | null): AnyAction<TippKick> | null {
  const side = sideOfSeat(match, seat);
  if (isToDefend(match, side))
    return now?.kind === 'defend' && whyNotDefend(match, side, now) === null
      ? now
      : defenceToBegin(match, side, NOBODY);
  if (!isToShoot(match, side)) return null;
  return isShot(now) && standsAtBall(match, now) ? now : shotToBegin(match, side);
}

/** Millimetres: farther away it was set for a ball that lay elsewhere. */
const AT_THE_BALL = 45;
export function standsAtBall(match: Match, { at }: Shoot): boolean {
  const lie = lieNow(match);
  return lie !== null && distance(at, spotOf(lie.ball)) < AT_THE_BALL;
}
