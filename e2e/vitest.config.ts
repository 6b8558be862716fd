import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // A shared machine that draws in software may be slow; nothing is measured here.
    testTimeout: 240_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Every file starts a browser of its own; two cores carry one at a time.
    fileParallelism: false,
  },
});
