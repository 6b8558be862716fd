import { createRandom } from '@bande/core';
import { FIGURES } from '@bande/games/subbuteo/live-scenes.ts';
import { PITCH } from '@bande/games/subbuteo/table.ts';

/** Twenty-two figures and the ball somewhere, both keepers on their lines, and one flick. */
export interface FlickScene {
  /** Ball, figures, keepers. */
  readonly places: readonly (readonly [x: number, y: number])[];
  /** The figure flicked, by its number in `places`. */
  readonly figure: number;
  readonly vx: number;
  readonly vy: number;
  readonly spin: number;
}

const APART = 0.0225;
export const SECONDS = 2;

/** The figure stands 4 to 20 cm from the ball and is flicked at it or closely past it, with 0.8 to 2.5 m/s, two times in three with spin. */
export function flickScene(seed: string): FlickScene {
  const random = createRandom(`flick:${seed}`);
  const places: (readonly [number, number])[] = [[(random.unit() - 0.5) * 0.5, (random.unit() - 0.5) * 0.8]];
  const [ballX, ballY] = places[0]!;
  const reach = 0.04 + 0.16 * random.unit();
  const slope = 2 * random.unit() - 1;
  const side = random.below(2) === 0 ? 1 : -1;
  const [ux, uy] = [(side * 2 * slope) / (1 + slope * slope), (side * (1 - slope * slope)) / (1 + slope * slope)];
  places.push([ballX - reach * ux, ballY - reach * uy]);
  while (places.length <= FIGURES) {
    const one = [(random.unit() - 0.5) * 0.78, (random.unit() - 0.5) * 1.1] as const;
    if (places.every(([x, y]) => Math.hypot(one[0] - x, one[1] - y) > APART)) places.push(one);
  }
  const line = PITCH.length / 2 - 0.02;
  const speed = 0.8 + 1.7 * random.unit();
  const aside = (random.unit() - 0.5) * 0.1;
  return {
    places: [...places, [0, -line], [0, line]],
    figure: 1,
    vx: speed * (ux - aside * uy),
    vy: speed * (uy + aside * ux),
    spin: random.below(3) === 0 ? 0 : (random.unit() - 0.5) * 400,
  };
}
