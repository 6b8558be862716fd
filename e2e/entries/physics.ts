import { createRandom } from '@bande/core';
import { CARROM_TABLE } from '@bande/games/carrom/table-bodies.ts';
import { run, type Disc } from '@bande/physics';

const MAN = { radius: 0.0159, mass: 0.005_25, height: 0.008 };
const STRIKER = { radius: 0.020_65, mass: 0.015, height: 0.008 };

const apart = (a: Disc, b: Disc): boolean =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) > (a.radius + b.radius) * (a.radius + b.radius);

function rack(): readonly Disc[] {
  const rows = [-2, -1, 0, 1, 2];
  const places = rows.flatMap((row) =>
    Array.from(
      { length: 5 - Math.abs(row) },
      (_, at) => [at - (4 - Math.abs(row)) / 2, (row * Math.sqrt(3)) / 2] as const,
    ),
  );
  return places.map(([x, y], i) => ({ id: `m${i}`, x: x * 2 * MAN.radius, y: y * 2 * MAN.radius, ...MAN }));
}

/** Every seventh stroke is a break, every fifth has lift, every second spin. Without sines: they differ between machines, and the input must not. */
export function hashOfStroke(number: number): string {
  const random = createRandom(`stroke:${number}`);
  const discs: Disc[] = [{ id: 'S', x: (random.unit() - 0.5) * 0.4, y: -0.25, ...STRIKER }];
  if (number % 7 === 0) discs.push(...rack());
  for (let tries = number % 7 === 0 ? 0 : random.below(22); tries > 0; tries--) {
    const one = { id: `m${discs.length}`, x: (random.unit() - 0.5) * 0.7, y: (random.unit() - 0.5) * 0.7, ...MAN };
    if (discs.every((other) => apart(one, other))) discs.push(one);
  }
  const slope = 2 * random.unit() - 1;
  const speed = 0.2 + 5.8 * random.unit();
  const vx = (speed * 2 * slope) / (1 + slope * slope);
  const vy = (speed * (1 - slope * slope)) / (1 + slope * slope);
  const spin = number % 2 === 0 ? 0 : 300 * (random.unit() - 0.5);
  return run(CARROM_TABLE, discs, { disc: 'S', vx, vy, spin, lift: number % 5 === 0 ? random.unit() : 0 }).hash;
}

export const hashesOfStrokes = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => hashOfStroke(number));
