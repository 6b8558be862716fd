import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // A machine that draws in software and has six other things to do is slow, not wrong: only what hangs should fail by time.
    testTimeout: 900_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 180_000 } },
    globalSetup: ['setup.ts'],
    // Every file starts a browser of its own, and one alone leaves a good part of two cores idle.
    maxWorkers: 2,
  },
});
