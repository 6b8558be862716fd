import type { Lie } from '../motion/index.ts';
import { other, type Side } from '../names.ts';
import { spotOf } from '../plate.ts';
import { KEEPER } from '../table.ts';
import { aheadOf, BALL_RADIUS, BASE_RADIUS, type Spot } from '../zones.ts';

/** What is in the way of a ball along the felt, by geometry alone. */

/** Half of a kicker, its leg included, and of the ball; one that grazes it is not worth a trial. */
const KICKER_ROOM = BASE_RADIUS + BALL_RADIUS;

/** Does the other side's kicker leave the straight way from the ball free? */
export function isFree(lie: Lie, side: Side, to: Spot): boolean {
  const kicker = lie.figures[other(side)].kicker;
  if (kicker === null) return true;
  const [[x, y], [kx, ky]] = [spotOf(lie.ball), spotOf(kicker)];
  const [dx, dy] = [to[0] - x, to[1] - y];
  const along = ((kx - x) * dx + (ky - y) * dy) / Math.max(1, dx * dx + dy * dy);
  if (along < 0 || along > 1) return true;
  const [ex, ey] = [x + along * dx - kx, y + along * dy - ky];
  return Math.sqrt(ex * ex + ey * ey) > KICKER_ROOM;
}

/** Half of the figure; a ball that meets less than half of itself may still go on into the goal. */
const KEEPER_ROOM = (1000 * KEEPER.width) / 2 + BALL_RADIUS / 2;

/** Does the straight way to a place on the goal line meet the keeper where he stands? */
export function meetsKeeper(lie: Lie, goal: Side, to: Spot): boolean {
  const ball = spotOf(lie.ball);
  const { sideways, forward } = lie.figures[goal].keeper.at;
  const ahead = aheadOf(goal, ball);
  const share = ahead <= 0 ? 0 : Math.max(0, Math.min(1, forward / 10 / ahead));
  const passes = to[0] + (ball[0] - to[0]) * share;
  return Math.abs(passes - sideways / 10) < KEEPER_ROOM;
}
