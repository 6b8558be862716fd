/** All angles in degrees, clockwise as seen from above, 0 pointing away from a viewer at the front. */

/** Fewer than two full turns would not count at a real table. */
const FULL_TURNS = 2;

const positive = (angle: number): number => ((angle % 360) + 360) % 360;

/** How far the arrow turns from one rest to the next. */
export const spinnerWay = (from: number, to: number): number => FULL_TURNS * 360 + positive(to - from);

/** Where the arrow points at a share of the time: a flick, then friction. */
export const spinnerAngle = (from: number, to: number, progress: number): number =>
  progress >= 1 ? positive(to) : from + spinnerWay(from, to) * (1 - (1 - Math.max(0, progress)) ** 2.6);
