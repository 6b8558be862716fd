import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A loaded machine is slow, not wrong: only a test that hangs should fail by time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['vitest.setup.ts'],
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
  },
});
