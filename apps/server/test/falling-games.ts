import { existsSync, rmSync } from 'node:fs';
import { toy } from '@bande/host/toy';
import { registered, type Registry } from '@bande/core';

/** Whoever judges while this file lies there takes it away and dies of it, with its whole thread. */
const pit = process.env['BANDE_PIT'] ?? '';

const falling: typeof toy = {
  ...toy,
  judge: (match, fact) => {
    if (existsSync(pit)) {
      rmSync(pit);
      process.exit(1);
    }
    return toy.judge(match, fact);
  },
};

export const registry: Registry = [registered(falling)];
