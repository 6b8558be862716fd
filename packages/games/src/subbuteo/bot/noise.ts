import { deviate, type Random } from '@bande/core';
import type { Flick } from '../actions.ts';

/** How far a hand misses what it aims at: standard deviations of the direction in degrees, of the strength as a share of itself, of the nail. */
export interface Noise {
  readonly direction: number;
  readonly strength: number;
  readonly nail: number;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
const within180 = (degrees: number): number => {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
};

/** So many times as far. */
export const scaled = ({ direction, strength, nail }: Noise, times: number): Noise => ({
  direction: direction * times,
  strength: strength * times,
  nail: nail * times,
});

/** What a hand makes of the flick that is meant. */
export const flickedWith = (meant: Flick, noise: Noise, random: Random): Flick => ({
  ...meant,
  direction: within180(meant.direction + noise.direction * deviate(random)),
  strength: within(meant.strength * (1 + noise.strength * deviate(random)), 0.01, 1),
  nail: within(meant.nail + noise.nail * deviate(random), -1, 1),
});
