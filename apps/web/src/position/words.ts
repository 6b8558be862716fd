import type { Words } from '@bande/core';

const w = (de: string, en: string): Words => ({ de, en });

export const POSITION = {
  title: w('Geteilte Stellung', 'Shared position'),
  loading: w('Die Stellung wird aufgebaut …', 'Setting the position up …'),
  missing: w('Der Link führt zu keiner Stellung', 'The link leads to no position'),
  missingHow: w(
    'Er ist wohl nicht ganz angekommen, oder er gehört zu einer anderen Fassung des Spiels.',
    'Some of it seems to be lost, or it belongs to another edition of the game.',
  ),
} as const satisfies Readonly<Record<string, Words>>;
