import { groundIn } from '../motion.ts';
import { other, type Side } from '../names.ts';
import type { Match, Restart } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { isInCorner, isInGoalArea } from '../where-may.ts';
import { gapBetween, penaltySpotOf, type Spot, type Where, type Whereabouts } from '../zones.ts';
import { centreSpot, placeOfRestart } from './restart-spots.ts';
import { isThere } from './said-place.ts';

/** In millimetres: what is exact by a rounding is exact. */
const FINE = 1e-6;
const covers = (ball: Spot, spot: Spot): boolean => gapBetween(ball, spot, BALL_RADIUS) <= FINE;

/** Whether the ball of a restart lies as it must, and where it was given, as somebody has told its place [S-292]. */
export const isLaidRight = (match: Match, restart: Restart, ball: Spot): boolean =>
  isLaidAsItMust(match, restart, { at: ball }) && isLaidWhereGiven(match, restart, { at: ball });

/** By a word: whether it can lie there. */
export function isLaidAsItMust(match: Match, restart: Restart, ball: Whereabouts): boolean {
  if (ball.at !== undefined) return isLaidAt(match, restart, ball.at);
  if (ball.where === undefined) return true;
  const { kind, by } = restart;
  if (kind === 'goalKick') return mayBeInGoalArea(by, ball.where);
  if (kind === 'throwIn') return !/Area$|End$/u.test(ball.where);
  const { at } = placeOfRestart(match, restart);
  return kind === 'freeKick' || kind === 'shot' || at === undefined || mayBe(match, ball.where, at);
}

/** The zone holds its areas ['FISTF-II.15.2.1.4.1']. */
export const mayBeInGoalArea = (side: Side, where: Where): boolean =>
  where.startsWith(side) && !where.endsWith('Middle') && !where.endsWith('GoalEnd');

function isLaidAt(match: Match, restart: Restart, ball: Spot): boolean {
  const { pitch } = groundIn(match);
  switch (restart.kind) {
    case 'throwIn':
      return isOverTheTouchline(pitch, ball);
    case 'goalKick':
      return isInGoalArea(match, restart.by, ball, BALL_RADIUS);
    case 'corner':
      return isInCorner(match, restart, ball);
    case 'kickOff':
      return covers(ball, centreSpot);
    case 'penalty':
      return covers(ball, penaltySpotOf(pitch, other(restart.by)));
    default:
      return true; // a free kick is taken anywhere, and a shot from one of five places
  }
}

/** 'FISTF-II.14.2.1': a throw-in where the ball went over, a free kick where it was given, as far as that is known. */
export function isLaidWhereGiven(match: Match, { kind, at, where }: Restart, ball: Whereabouts): boolean {
  if (kind !== 'freeKick' && kind !== 'throwIn') return true;
  if (at === null) return where === null || ball.at === undefined || mayBe(match, where, ball.at);
  if (ball.at === undefined) return ball.where === undefined || mayBe(match, ball.where, at);
  return kind === 'freeKick' ? covers(ball.at, at) : isBeside(ball.at, at);
}
/** Where it is laid across the line is another matter ['FISTF-II.14.2.4.2']. */
const isBeside = ([x, y]: Spot, [atX, atY]: Spot): boolean =>
  Math.sign(x) === Math.sign(atX) && Math.abs(y - atY) <= 1000 * BALL_RADIUS + FINE;

/** Some of a ball that lies there can be where the word says; its middle in an area. */
const mayBe = (match: Match, where: Where, at: Spot): boolean =>
  [BALL_RADIUS, -BALL_RADIUS].some((radius) => isThere(match, where, { at, radius }));

/** 'FISTF-II.14.2.4.2': its middle, seen from above. */
const isOverTheTouchline = (
  { width, lineWidth }: { readonly width: number; readonly lineWidth: number },
  [x]: Spot,
): boolean => {
  const inside = 500 * width - Math.abs(x);
  return inside >= -FINE && inside <= 1000 * lineWidth + FINE;
};
