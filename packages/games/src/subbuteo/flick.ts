import { degreesOf, direction } from '@bande/physics';
import { endOf, sideOf, type Figure, type Side } from './names.ts';
import { GYRATION, type FigureSize } from './table-bodies.ts';
import type { Spot } from './zones.ts';

/** A strong flick of a practised player, in metres a second; nobody has measured one. */
export const MOST_SPEED = 3;
/** So far from the middle, as a share of the base's radius, a nail still grips the rim. */
const MOST_ASIDE = 0.5;

export interface Flicked {
  readonly figure: Figure;
  readonly direction: number;
  readonly strength: number;
  readonly nail: number;
}

/** The nail pushes straight ahead beside the middle: the figure goes that way and turns about itself. */
export function velocityOf({ figure, direction: degrees, strength, nail }: Flicked, { baseRadius }: FigureSize) {
  const { sin, cos } = direction(degrees);
  const speed = strength * MOST_SPEED;
  const ahead = -endOf(sideOf(figure));
  return {
    vx: ahead * speed * sin + 0,
    vy: ahead * speed * cos + 0,
    spin: (nail * MOST_ASIDE * baseRadius * speed) / (GYRATION * GYRATION) + 0,
    lift: 0,
  };
}

/** The direction of a flick from one place to another, in degrees to the right of straight ahead. */
export function angleTo(side: Side, [x, y]: Spot, to: Spot | undefined): number {
  if (to === undefined) return 0;
  const ahead = -endOf(side);
  return degreesOf(ahead * (to[0] - x), ahead * (to[1] - y));
}
