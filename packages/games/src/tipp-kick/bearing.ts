import { degreesOf, direction } from '@bande/physics';
import { endOf, type Side } from './names.ts';
import type { Spot } from './zones.ts';

/** The direction from one place to another, in degrees to the right of straight ahead as a side sees it. */
export function bearing(side: Side, [x, y]: Spot, to: Spot): number {
  const ahead = -endOf(side);
  return degreesOf(ahead * (to[0] - x), ahead * (to[1] - y));
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
