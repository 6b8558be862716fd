import type { Spot } from '../../zones.ts';

/** Millimetres: by which steps one looks for the nearest place that is allowed, how far, in how many directions, and how exactly. */
const [STEP, FARTHEST, WAYS, EXACT] = [4, 260, 48, 0.5];

/** The nearest place that is allowed, to the millimetre; where none is near, the place itself. */
export function snapped(isAllowed: (at: Spot) => boolean, at: Spot): Spot {
  if (isAllowed(at)) return at;
  for (let far = STEP; far <= FARTHEST; far += STEP) {
    const found = Array.from({ length: WAYS }, (_, i) => wayFrom(at, (2 * Math.PI * i) / WAYS))
      .filter((there) => isAllowed(there(far)))
      .map((there) => toBorder(isAllowed, there, far));
    const best = found.toSorted((a, b) => farFrom(at, a) - farFrom(at, b))[0];
    if (best !== undefined) return best;
  }
  return at;
}

type Way = (by: number) => Spot;
const wayFrom =
  ([x, y]: Spot, turn: number): Way =>
  (by) => [x + by * Math.cos(turn), y + by * Math.sin(turn)];
const farFrom = ([x, y]: Spot, to: Spot): number => Math.hypot(to[0] - x, to[1] - y);

/** Between a step that is not allowed and one that is; tenths of a millimetre, on the allowed side. */
function toBorder(isAllowed: (at: Spot) => boolean, there: Way, far: number): Spot {
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
