import { isFree, stands } from './aims.ts';
import type { Noise } from './noise.ts';
import type { Shot, Trial } from './scene.ts';

/** Strokes in all directions: from so many places, so many degrees apart, with these forces, of which the best are kept. */
export interface Sweep {
  readonly stands: number;
  readonly step: number;
  readonly forces: readonly number[];
  readonly keep: number;
}

/**
 * Whatever one would not think of: off cushions first, through several pieces, backwards. Each stroke is tried once, and where the hand
 * misses by about as much as the step between two of them, its neighbours say as much about it as trials of its own would. Only the best
 * of neighbouring directions is kept.
 */
export function sweep(
  trial: Trial,
  noise: Noise,
  { stands: places, step, forces, keep }: Sweep,
  value: (trial: Trial) => number,
): readonly Shot[] {
  const directions = Array.from({ length: Math.floor(360 / step) }, (_, i) => i * step - 180);
  const weights = Array.from({ length: Math.ceil((2 * noise.angle) / step) + 1 }, (_, i) =>
    bell((i * step) / noise.angle),
  );
  const found = stands(places)
    .filter((x) => isFree(trial.scene, x))
    .flatMap((x) =>
      forces.flatMap((force) => {
        const values = directions.map((angle) => {
          trial.play({ x, angle, force });
          return value(trial);
        });
        const even = values.map((_, i) => smoothed(values, i, weights));
        return directions
          .map((angle, i) => ({ shot: { x, angle, force }, value: even[i]! }))
          .filter((_, i) => isPeak(even, i));
      }),
    );
  return found
    .toSorted((a, b) => b.value - a.value)
    .slice(0, keep)
    .map(({ shot }) => shot);
}

/** Like a normal curve, up to two deviations. */
const bell = (deviations: number): number =>
  1 / (1 + deviations * deviations * (0.5 + deviations * deviations * (0.125 + (deviations * deviations) / 48)));

/** Directions go round: the first lies beside the last. */
function smoothed(values: readonly number[], at: number, weights: readonly number[]): number {
  let [sum, all] = [0, 0];
  for (let i = 1 - weights.length; i < weights.length; i++) {
    const weight = weights[Math.abs(i)]!;
    sum += weight * values[(at + i + values.length) % values.length]!;
    all += weight;
  }
  return sum / all;
}
const isPeak = (values: readonly number[], at: number): boolean =>
  values[at]! >= values.at(at - 1)! && values[at]! > values[(at + 1) % values.length]!;
