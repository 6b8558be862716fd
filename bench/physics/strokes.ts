import { createRandom } from '@bande/core';
import { CARROM } from '@bande/games/carrom/table-bodies.ts';
import type { Disc } from '@bande/physics';

export interface Stroke {
  /** The first one is struck. */
  readonly discs: readonly Disc[];
  readonly vx: number;
  readonly vy: number;
}

const MAN = { radius: 0.0159, mass: 0.005_25, height: 0.008 };
const STRIKER = { radius: 0.020_65, mass: 0.015, height: 0.008 };
const BASE_LINE = -0.25;

const striker = (x: number): Disc => ({ id: 'S', x, y: BASE_LINE, ...STRIKER });

const apart = (a: Disc, b: Disc): boolean => Math.hypot(a.x - b.x, a.y - b.y) > a.radius + b.radius + 1e-4;

/** From a base line, at a piece or closely past it. */
function aimed(discs: readonly Disc[], x: number, y: number, speed: number): Stroke {
  const [dx, dy] = [x - discs[0]!.x, y - discs[0]!.y];
  const length = Math.hypot(dx, dy);
  return { discs, vx: (speed * dx) / length, vy: (speed * dy) / length };
}

/** Pieces lying about, and a stroke of 1 to 4 m/s at one of them. */
export function midGame(seed: string, pieces: number): Stroke {
  const random = createRandom(`physics:${seed}`);
  const discs: Disc[] = [striker((random.unit() - 0.5) * 0.4)];
  while (discs.length <= pieces) {
    const one = { id: `m${discs.length}`, x: (random.unit() - 0.5) * 0.64, y: (random.unit() - 0.5) * 0.64, ...MAN };
    if (discs.every((other) => apart(one, other))) discs.push(one);
  }
  const target = discs[1 + random.below(pieces)]!;
  return aimed(
    discs,
    target.x + (random.unit() - 0.5) * 0.04,
    target.y + (random.unit() - 0.5) * 0.04,
    1 + 3 * random.unit(),
  );
}

/** All nineteen touching, struck with 3 to 5 m/s. */
export function opening(seed: string): Stroke {
  const random = createRandom(`physics:${seed}`);
  const d = 2 * MAN.radius;
  const discs: Disc[] = [striker((random.unit() - 0.5) * 0.2)];
  for (let row = -2; row <= 2; row++) {
    for (let at = 0; at < 5 - Math.abs(row); at++)
      discs.push({
        id: `m${discs.length}`,
        x: (at - (4 - Math.abs(row)) / 2) * d,
        y: (row * d * Math.sqrt(3)) / 2,
        ...MAN,
      });
  }
  return aimed(discs, (random.unit() - 0.5) * 0.06, 0, 3 + 2 * random.unit());
}

/** How far beside the middle the obliquely hit piece is hit, as a part of the sum of the radii. */
export const OFFSET = 0.5;
/** What every engine is asked for the direction test: no loss, no rim friction. */
export const ELASTIC = {
  ...CARROM,
  half: 50,
  discFriction: 0,
  discRestitution: { slow: 1, fast: 1, slowSpeed: 1, fastSpeed: 4 },
};

/** A striker that comes along the x axis from a little different distances, so that steps fall differently. */
export function oblique(speed: number, phase: number): Stroke {
  const b = OFFSET * (MAN.radius + STRIKER.radius);
  return {
    discs: [
      { id: 'S', x: -0.06 - 0.001 * phase, y: -b, ...STRIKER },
      { id: 'm', x: 0, y: 0, ...MAN },
    ],
    vx: speed,
    vy: 0,
  };
}
