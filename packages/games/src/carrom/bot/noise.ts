import { deviate, type Random } from '@bande/core';
import { COVERS_TO } from '../table.ts';

/** How far a hand misses what it aims at: standard deviations of the place in metres, the angle in degrees, the force as a share of the greatest. */
export interface Noise {
  readonly x: number;
  readonly angle: number;
  readonly force: number;
}

/** Along the base line, from the outermost place of the striker to the other. */
export const BASE_RANGE = 2 * COVERS_TO;

/** What a hand does in one stroke, in standard deviations. */
export interface Slip {
  readonly x: number;
  readonly angle: number;
  readonly force: number;
}
export const slipOf = (random: Random): Slip => ({
  x: deviate(random),
  angle: deviate(random),
  force: deviate(random),
});

/** The share of a normal distribution below so many deviations, by its series: exact enough up to five. */
function shareBelow(deviations: number): number {
  let [term, sum] = [deviations, deviations];
  for (let k = 1; k < 60; k++) {
    term *= (0 - deviations * deviations) / (2 * k);
    sum += term / (2 * k + 1);
  }
  return 0.5 + sum / Math.sqrt(2 * Math.PI);
}
const STEPS = 256;
/** Deviations with this many of `STEPS` parts below them; the outermost stand for what lies beyond. */
const QUANTILES: readonly number[] = Array.from({ length: STEPS + 1 }, (_, i) => {
  let [low, high] = [-3, 3];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (shareBelow(middle) < i / STEPS) low = middle;
    else high = middle;
  }
  return low;
});
function quantile(share: number): number {
  const at = share * STEPS;
  const whole = Math.min(STEPS - 1, Math.floor(at));
  return QUANTILES[whole]! + (QUANTILES[whole + 1]! - QUANTILES[whole]!) * (at - whole);
}

/** Mirrors the digits of a number behind the point: any first few of these lie evenly between 0 and 1. */
function mirrored(index: number, base: number): number {
  let [rest, digit, sum] = [index, 1 / base, 0];
  while (rest > 0) {
    sum += digit * (rest % base);
    rest = Math.floor(rest / base);
    digit /= base;
  }
  return sum;
}

/** Slips that miss to all sides in due proportion however few of them are tried: they say more than as many by chance. */
export function slipsOf(random: Random, count: number): readonly Slip[] {
  const [x, angle, force] = [random.unit(), random.unit(), random.unit()];
  const spread = (index: number, base: number, shift: number): number => quantile((mirrored(index, base) + shift) % 1);
  return Array.from({ length: count }, (_, i) => ({
    x: spread(i, 3, x),
    angle: spread(i, 2, angle),
    force: spread(i, 5, force),
  }));
}
