import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests that put something else in the place of a module or of the page's own things. */
const ALONE = ['packages/stage/test/**/*.test.ts', 'packages/games/test/**/{one-run,scene}.test.ts'];

export default defineConfig({
  test: {
    // A loaded machine is slow, not wrong: only a test that hangs should fail by time. The slowest takes 40 s on a quiet one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Left to itself, Vitest keeps one core free: on two that would be half of them. One more than there are, for servers and disks are mostly waited for.
    maxWorkers: availableParallelism() + 1,
    setupFiles: ['vitest.setup.ts'],
    projects: [
      // What is computed leaves nothing behind: there the rules are loaded once a worker instead of once a file, and stay warm. It takes a third off the time.
      {
        extends: true,
        test: { name: 'together', include: ['packages/*/test/**/*.test.ts'], exclude: ALONE, isolate: false },
      },
      {
        extends: true,
        test: { name: 'alone', include: [...ALONE, 'apps/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'] },
      },
    ],
  },
});
