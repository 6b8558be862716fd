import type { Refusal, Words } from '@bande/core';
import { words } from './naming.ts';

/** Null where nothing shorter can be said. */
export function refusalWords({ code, paragraphs: [first] }: Refusal): Words | null {
  if (code !== 'againstTheRules') return null;
  return first === 'FISTF-II.1.2.2'
    ? words('Die Figur liegt: Tipp sie an, dann steht sie wieder.', 'The figure is down: tap it to stand it up.')
    : words('Dort ist kein Platz.', 'There is no room there.');
}
