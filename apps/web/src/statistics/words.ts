import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

export const STATISTICS = {
  side: w('Seite', 'Side'),
  value: w('Wert', 'Value'),
  row: w('Reihe {n}', 'Row {n}'),
  column: w('{n}', '{n}'),
  at: w('bei', 'at'),
  none: w('Dazu gab es nichts zu zählen.', 'Nothing to count here.'),
} as const satisfies Readonly<Record<string, Words>>;
