import type { Words } from '@bande/core';
import type { ShotKind } from './match-figures.ts';
import { words } from '../words/naming.ts';

/** What became of shots. */
export const SHOT_WORDS: Readonly<Record<ShotKind, Words>> = {
  goal: words('Tore', 'goals'),
  saved: words('gehalten', 'saved'),
  frame: words('Pfosten und Latte', 'post and bar'),
  blocked: words('vom Kicker abgewehrt', 'stopped by a kicker'),
  wide: words('vorbei', 'wide'),
};
