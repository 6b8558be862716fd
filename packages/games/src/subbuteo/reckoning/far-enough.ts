import { groundIn } from '../motion.ts';
import { isKeeper, other, sideOf, type Player } from '../names.ts';
import type { FactOf, Match, Restart } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { aheadOf, GREEN, penaltyAreaOf, type Spot, type Whereabouts } from '../zones.ts';

/** At a desk: the ball of this kick-off or goal kick is said to be where it has not gone far enough yet ['FISTF-II.4.2.3.4', 'FISTF-II.15.2.3.1']. */
export function isToldTooShort(match: Match, restart: Restart, place: Whereabouts): boolean {
  if (restart.kind === 'kickOff') return isBeforeHalfway(match, restart, place);
  return restart.kind === 'goalKick' && isInTheArea(match, restart, place);
}

/** 'FISTF-II.8.2.1.1': a keeper plays the ball in his own goal area; where a figure was nobody knows unless it is said [S-262]. */
export const atHome = (who: Player): Whereabouts =>
  isKeeper(who) ? { where: sideOf(who) === 'red' ? 'redGoalArea' : 'blueGoalArea' } : {};

/** It was touched there, as far as anybody has said where. */
export const isTouchedTooSoon = (match: Match, restart: Restart, touch: FactOf<'ballTouched'>): boolean =>
  isToldTooShort(match, restart, isToldWhere(touch) ? touch : atHome(touch.touchedBy));
export const isToldWhere = ({ at, where }: Whereabouts): boolean => at !== undefined || where !== undefined;

/** Not wholly past the line ['FISTF-I.7.1']. */
function isBeforeHalfway(match: Match, { by }: Restart, { at, where }: Whereabouts): boolean {
  const { pitch } = groundIn(match);
  if (at === undefined) return where?.startsWith(by) === true;
  return aheadOf(pitch, other(by), at) + BALL_RADIUS >= pitch.length / 2 - pitch.lineWidth / 2 - GREEN;
}

/** In the penalty area or over its line. */
function isInTheArea(match: Match, { by }: Restart, place: Whereabouts): boolean {
  const { pitch } = groundIn(match);
  return place.at === undefined ? penaltyAreaOf(pitch, place) === by : touchesArea(match, by, place.at);
}
function touchesArea(match: Match, by: Restart['by'], at: Spot): boolean {
  const { pitch } = groundIn(match);
  const aside = Math.max(0, Math.abs(at[0]) / 1000 - pitch.penaltyWidth / 2);
  const ahead = Math.max(0, aheadOf(pitch, by, at) - pitch.penaltyDepth);
  const reach = BALL_RADIUS + GREEN;
  return aside * aside + ahead * ahead <= reach * reach;
}
