import { existsSync, rmSync } from 'node:fs';
import type { AnyGame, Registry } from '@bande/core';
import { registry as all } from './games.ts';

/** Whoever judges while this file lies there takes it away and dies of it, with its whole thread; one thread alone. */
const pit = process.env['BANDE_PIT'] ?? '';

function falls(): boolean {
  if (!existsSync(pit)) return false;
  try {
    rmSync(pit);
    return true;
  } catch {
    // Another thread has fallen into it.
    return false;
  }
}

const falling = (game: AnyGame): AnyGame => ({
  ...game,
  judge: (match, fact) => {
    if (falls()) process.exit(1);
    return game.judge(match, fact);
  },
});

export const registry: Registry = all.map(falling);
