import { defineConfig } from 'vitest/config';

/** Whole matches and every page with axe take long where the processor draws: `npm run e2e:all` runs them too. */
const LONG = ['web-hot-seat.test.ts', 'web-match.test.ts', 'web-offline.test.ts', 'web-places.test.ts', 'web-reader.test.ts', 'web-replay.test.ts'];

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', ...(process.env['BANDE_E2E'] === 'all' ? [] : LONG)],
    // A shared machine that draws in software may be slow; nothing is measured here.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Every file starts a browser of its own; two cores carry one at a time.
    fileParallelism: false,
  },
});
