import { groundIn } from '../motion.ts';
import { other } from '../names.ts';
import type { Match, Restart } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';
import { isInCorner, isInGoalArea } from '../where-may.ts';
import { gapBetween, penaltySpotOf, type Spot } from '../zones.ts';
import { centreSpot } from './restart-spots.ts';

/** In millimetres: what is exact by a rounding is exact. */
const FINE = 1e-6;
const covers = (ball: Spot, spot: Spot): boolean => gapBetween(ball, spot, BALL_RADIUS) <= FINE;

/** Whether the ball of a restart lies where it belongs, as somebody has told its place [S-292]. */
export function isLaidRight(match: Match, restart: Restart, ball: Spot): boolean {
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
    default: // a free kick is taken where it was said to have happened, and a shot from one of five places
      return true;
  }
}

/** 'FISTF-II.14.2.4.2': its middle, seen from above. */
const isOverTheTouchline = (
  { width, lineWidth }: { readonly width: number; readonly lineWidth: number },
  [x]: Spot,
): boolean => {
  const inside = 500 * width - Math.abs(x);
  return inside >= -FINE && inside <= 1000 * lineWidth + FINE;
};
