import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Every file starts a browser of its own; two cores carry one at a time.
    fileParallelism: false,
  },
});
