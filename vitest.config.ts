import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A loaded machine is slow, not wrong: only a test that hangs should fail by time. The slowest takes 40 s on a quiet one.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Vitest would leave one core to itself, and start a process for every file.
    maxWorkers: '100%',
    isolate: false,
    setupFiles: ['vitest.setup.ts'],
    include: ['packages/*/test/**/*.test.ts', 'apps/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
  },
});
