import type { Refusal, Words } from '@bande/core';
import { words } from './naming.ts';

/** Null where nothing shorter can be said. */
export function refusalWords({ code, paragraphs: [first] }: Refusal): Words | null {
  if (code !== 'againstTheRules') return null;
  return first === 'FISTF-II.1.2.2'
    ? words('Die Figur liegt: Stell neu auf.', 'The figure is down: set up anew.')
    : words('Dort ist kein Platz.', 'There is no room there.');
}
