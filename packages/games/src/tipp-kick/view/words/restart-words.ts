import type { Words } from '@bande/core';
import type { RestartKind } from '../../consequences.ts';
import { words } from './naming.ts';

/** What whoever takes a restart does, after his name. */
export const TAKES: Readonly<Record<RestartKind, Words>> = {
  kickOff: words('stößt an', 'kicks off'),
  goalKick: words('stößt ab', 'takes the goal kick'),
  kickIn: words('stößt ein', 'takes the kick-in'),
  corner: words('tritt die Ecke', 'takes the corner'),
  freeKick: words('schießt den Freistoß', 'takes the free kick'),
  indirectFreeKick: words('schießt den indirekten Freistoß', 'takes the indirect free kick'),
  penalty: words('schießt den Strafstoß', 'takes the penalty'),
};
