import { BALL_RADIUS } from '../../table-bodies.ts';
import { SCALE } from '../layout.ts';

/** From its middle to its edge the ball has so many pixels at least: on a phone the whole table is seen, and the eye looks for the ball. */
const LEAST_PX = 6;

/** How many times as large as it is the ball is drawn where a pixel is so many table units; it is played as large as it is. */
export const ballDrawn = (pixel: number): number => Math.max(1, (LEAST_PX * pixel) / (BALL_RADIUS * SCALE));
