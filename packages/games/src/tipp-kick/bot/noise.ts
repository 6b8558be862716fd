import { deviate, type Random } from '@bande/core';
import type { Stance } from '../aim/index.ts';
import { slipped } from '../aim/index.ts';

/** How far a hand misses what it means: standard deviations of the direction in degrees and of the strength as a share of itself. */
export interface Noise {
  readonly direction: number;
  readonly strength: number;
}

/** So many times as far. */
export const scaled = ({ direction, strength }: Noise, times: number): Noise => ({
  direction: direction * times,
  strength: strength * times,
});

/** What a hand makes of the press that is meant. */
export const pressedWith = (meant: Stance, { direction, strength }: Noise, random: Random): Stance =>
  slipped(meant, {
    facing: Math.round(10 * direction * deviate(random)),
    strength: strength * deviate(random),
  });
