import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A loaded machine is slow, not wrong: only a test that hangs should fail by time. The slowest takes 40 s on a quiet one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Left to itself, Vitest keeps one core free: on two that would be half of them.
    maxWorkers: '100%',
    setupFiles: ['vitest.setup.ts'],
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
  },
});
