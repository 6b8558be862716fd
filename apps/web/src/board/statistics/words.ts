import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

export const STATISTICS = {
  side: w('Seite', 'Side'),
  figure: w('Zahl', 'Figure'),
  share: w('Anteil', 'Share'),
  rows: w('Reihe', 'Row'),
  row: w('Reihe {n}', 'Row {n}'),
  column: w('{n}', '{n}'),
  goalOf: w('Tor von {side}', '{side}’s goal'),
  none: w('Dazu gab es nichts zu zählen.', 'Nothing to count here.'),
} as const satisfies Readonly<Record<string, Words>>;
