import type { Words } from '@bande/core';
import type { RestartKind } from '../../consequences.ts';
import { words } from './naming.ts';

/** What whoever takes a restart does, after his name. */
export const TAKES: Readonly<Record<RestartKind, Words>> = {
  kickOff: words('stößt an', 'kicks off'),
  goalKick: words('stößt ab', 'takes the goal kick'),
  freeKick: words('tritt den Freistoß', 'takes the free kick'),
  throwIn: words('wirft ein', 'throws in'),
  corner: words('tritt die Ecke', 'takes the corner'),
  penalty: words('schießt den Strafstoß', 'takes the penalty'),
  shot: words('schießt', 'shoots'),
};
