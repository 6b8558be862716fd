import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

export const KIND_WORDS = {
  play: w('Spiel', 'play'),
  desk: w('Spieltisch', 'real table'),
  equipment: w('Ausstattung', 'equipment'),
  admin: w('Rahmen', 'framework'),
  info: w('Begriff', 'definition'),
} as const satisfies Record<string, Words>;
