import { sha256 } from './sha256.ts';

/** Numbers for thinking (bots, tests), and to spread one draw over many small things. Chance in the match itself comes from `ChanceStream`. */
export interface Random {
  /** 0 ≤ n < bound. */
  below(bound: number): number;
  /** 0 ≤ x < 1 with 32 bits. */
  unit(): number;
}

/** sfc32 (Chris Doty-Humphrey, public domain algorithm), seeded by a hash of the text. */
export function createRandom(seed: string): Random {
  let [a = 0, b = 0, c = 0, counter = 1] = sha256(`bande-random:${seed}`).words;
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  return {
    below: (bound) => Math.floor((next() / 0x1_0000_0000) * bound),
    unit: () => next() / 0x1_0000_0000,
  };
}

/** Close to a normal deviate by adding up: the exact functions have no logarithm. */
export function deviate(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.unit();
  return sum;
}
