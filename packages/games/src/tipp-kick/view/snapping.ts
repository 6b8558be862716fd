import type { Spot } from '../zones.ts';

/** Millimetres: by which steps one looks for the nearest place that is allowed, how far, in how many directions, and how exactly. */
const [STEP, FARTHEST, WAYS, EXACT] = [4, 260, 48, 0.5];

/** The nearest place that is allowed, to the millimetre; where none is near, the place itself. */
export function snapped(isAllowed: (at: Spot) => boolean, at: Spot): Spot {
  if (isAllowed(at)) return at;
  for (let far = STEP; far <= FARTHEST; far += STEP)
    for (let i = 0; i < WAYS; i++) {
      const turn = (2 * Math.PI * i) / WAYS;
      const there = (by: number): Spot => [at[0] + by * Math.cos(turn), at[1] + by * Math.sin(turn)];
      if (isAllowed(there(far))) return toBorder(isAllowed, there, far);
    }
  return at;
}

/** Between a step that is not allowed and one that is; tenths of a millimetre, on the allowed side. */
function toBorder(isAllowed: (at: Spot) => boolean, there: (by: number) => Spot, far: number): Spot {
  let [out, inside] = [far - STEP, far];
  while (inside - out > EXACT) {
    const middle = (inside + out) / 2;
    if (isAllowed(there(middle))) inside = middle;
    else out = middle;
  }
  for (let by = inside; by <= far; by += 0.1) {
    const spot = tenths(there(by));
    if (isAllowed(spot)) return spot;
  }
  return tenths(there(far));
}
const tenths = ([x, y]: Spot): Spot => [Math.round(10 * x) / 10 + 0, Math.round(10 * y) / 10 + 0];
