import type { Random } from '@bande/core';
import { COVERS_TO } from '../table.ts';

/** How far a hand misses what it aims at: standard deviations of the place in metres, the angle in degrees, the force as a share of the greatest. */
export interface Noise {
  readonly x: number;
  readonly angle: number;
  readonly force: number;
}

/** Along the base line, from the outermost place of the striker to the other. */
export const BASE_RANGE = 2 * COVERS_TO;

/** Close to a normal deviate by adding up: the exact functions have no logarithm. */
export function deviate(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.unit();
  return sum;
}

/** What a hand does in one stroke, in standard deviations. */
export interface Slip {
  readonly x: number;
  readonly angle: number;
  readonly force: number;
}
export const slipOf = (random: Random): Slip => ({ x: deviate(random), angle: deviate(random), force: deviate(random) });
