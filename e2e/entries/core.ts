import { createRandom, hashOf } from '@bande/core';

/** A thousand draws, some arithmetic on them, and the hash of it all: one wrong bit anywhere changes the answer. */
export function answer(): string {
  const random = createRandom('e2e');
  const draws = Array.from({ length: 1000 }, () => [random.below(6), Math.sqrt(random.unit()) / 3]);
  return hashOf({ draws, words: 'Spielfläche' });
}
