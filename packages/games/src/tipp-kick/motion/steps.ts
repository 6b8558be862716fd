import { TICKS_PER_SECOND } from '@bande/core';

/** A tick is stepped in 4 to 64 parts: what is fast goes no further in one than its stride, so that it meets things where it should. */
const LEAST = 4;
const MOST = 64;
/** Seconds. */
export const TICK = 1 / TICKS_PER_SECOND;

/** Metres: a fifth of the ball, with which it neither sinks into a post nor slips past one; and a fifteenth, for the foot that decides how the ball flies. */
export const BALL_STRIDE = 0.0032;
export const FOOT_STRIDE = 0.001;
export const LEAST_WHILE_PRESSED = 8;

/** While the ball lies and no button is pressed. */
export const STEPS_AT_REST = LEAST;

/** For a speed in metres a second. */
export function stepsFor(speed: number, stride: number): number {
  let steps = LEAST;
  while (steps < MOST && speed / TICKS_PER_SECOND / steps > stride) steps *= 2;
  return steps;
}
