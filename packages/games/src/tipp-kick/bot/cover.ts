import type { Side } from '../names.ts';
import { aheadOf, BALL_RADIUS, type Spot } from '../zones.ts';

/** Where a keeper covers most of his goal; millimetres to the east of its middle and before its line. */
export type Place = readonly [sideways: number, forward: number];

/** Between the posts the figure has so much room to either side, before them more. */
const BETWEEN = 15;
const BEFORE = 41;
const BEFORE_THE_POSTS = 7;
/** Half of the figure's depth and a little air. */
const THICK = 6;

/** In the middle between the two ways from the ball to the posts, and never in the ball. */
export function covering(goal: Side, ball: Spot, out: number): Place {
  const ahead = aheadOf(goal, ball);
  const forward = Math.max(0, Math.min(out, ahead - BALL_RADIUS - THICK));
  // Both ways narrow towards the ball alike: their middle goes as far aside as the keeper stands out.
  return within(ahead <= 0 ? 0 : (ball[0] * forward) / ahead, forward);
}

export function within(sideways: number, forward: number): Place {
  const most = forward >= BEFORE_THE_POSTS ? BEFORE : BETWEEN;
  return [Math.max(-most, Math.min(most, sideways)) + 0, forward];
}
