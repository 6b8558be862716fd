import { direction } from '@bande/physics';
import { endOf, type Side } from './names.ts';
import type { Spot } from './zones.ts';

/** The direction from one place to another, in degrees to the right of straight ahead as a side sees it. Halved until it fits: there is no exact arc tangent. */
export function bearing(side: Side, [x, y]: Spot, to: Spot): number {
  const ahead = -endOf(side);
  const [right, front] = [ahead * (to[0] - x), ahead * (to[1] - y)];
  const length = Math.sqrt(right * right + front * front);
  if (length === 0) return 0;
  let [low, high] = [0, 180];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (direction(middle).cos * length > front) low = middle;
    else high = middle;
  }
  return right < 0 ? 0 - low : low;
}

/** The place so far ahead and to the left of another, as a side sees it that looks there. */
export function placeFrom(side: Side, [x, y]: Spot, facing: number, [ahead, left]: Spot): Spot {
  const { sin, cos } = direction(facing);
  const way = -endOf(side);
  return [x + way * (ahead * sin - left * cos), y + way * (ahead * cos + left * sin)];
}

/** And back: how far ahead and to the left a place is. */
export function seenFrom(side: Side, [x, y]: Spot, facing: number, to: Spot): Spot {
  const { sin, cos } = direction(facing);
  const way = -endOf(side);
  const [right, front] = [way * (to[0] - x), way * (to[1] - y)];
  return [right * sin + front * cos, front * sin - right * cos];
}
