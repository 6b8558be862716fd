import type { Flick } from '../../actions.ts';
import { BALL_RADIUS } from '../../table-bodies.ts';
import { wayOf, type Places } from './aiming.ts';

/** From where to where an arrow goes, in metres from the figure: as long as the flick is strong; up to a ball that is in its way, or behind the figure where that leaves no room. */
export function arrowOf(flick: Flick, places: Places): readonly [near: number, far: number] {
  const long = 0.017 + 0.09 * flick.strength;
  const { x, y } = wayOf(flick);
  const [dx, dy] = [places.ball.x - places[flick.figure].x, places.ball.y - places[flick.figure].y];
  const isAhead = Math.abs(dx * y - dy * x) < 3 * BALL_RADIUS && dx * x + dy * y > 0;
  const room = isAhead ? dx * x + dy * y - BALL_RADIUS - HEAD - NEAR : long;
  return room < HEAD ? [-NEAR - HEAD - Math.min(long, SHORT), -NEAR - HEAD] : [NEAR, NEAR + Math.min(long, room)];
}
/** Metres: beside the base it begins; its head is so long; behind a figure it is no longer than this. */
const [NEAR, HEAD, SHORT] = [0.018, 0.012, 0.03];
