/** Pixels of the page: a tag is so wide and high. */
export const TAG = 17;

/** Which part of a tag lies over the foot of its figure, as a share of it from the left and from below: the tag lies below the base; to the right of it, to the left, or above the head. */
const CENTRES = [
  [0.5, 1.35],
  [-0.45, 0.6],
  [1.45, 0.6],
  [0.5, -2],
] as const;
/** So many pixels at least between a tag and the ball. */
const GAP = 2;

type Pixel = readonly [x: number, y: number];

/** Where a tag lies, so that it covers no ball: below its figure, or else the first place that is free. `ball` is where that is seen from the foot of the figure, to the right and down. */
export function tagCentre([x, y]: Pixel, radius: number): readonly [across: number, up: number] {
  const isFree = ([across, up]: readonly [number, number]): boolean => {
    const [left, bottom] = [-across * TAG, up * TAG];
    const aside = Math.max(left - x, x - (left + TAG), 0);
    const upward = Math.max(bottom - TAG - y, y - bottom, 0);
    return Math.hypot(aside, upward) > radius + GAP;
  };
  return CENTRES.find(isFree) ?? CENTRES[0];
}
