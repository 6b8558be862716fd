import { expect, test } from 'vitest';
import { readHere, walksIn } from '../walk.ts';

const files: Readonly<Record<string, string>> = {
  'packages/a/src/one.ts': "import { two } from './two.ts';",
  'packages/a/src/two.ts': "import { three } from '@bande/b';",
  'packages/b/src/three.ts': '',
  'packages/c/src/alone.ts': '',
};
const walk = (steps: string) =>
  walksIn(
    `## The walk of a test\n\nFiles without a room are in \`packages/a/src\`.\n\n${steps}`,
    (path) => files[path] ?? null,
  )[0];

test('a walk names each file once; what is gone back to, missing or not led to is said', () => {
  const told = walk(
    '    first   one.ts → two.ts\n    then    packages/b/src/three.ts, packages/c/src/alone.ts → two.ts, gone.ts\n',
  );
  expect(told).toEqual({
    title: 'The walk of a test',
    files: [
      'packages/a/src/one.ts',
      'packages/a/src/two.ts',
      'packages/b/src/three.ts',
      'packages/c/src/alone.ts',
      'packages/a/src/gone.ts',
    ],
    back: ['packages/a/src/two.ts'],
    missing: ['packages/a/src/gone.ts'],
    apart: ['packages/c/src/alone.ts'],
  });
});

test('the walks in ARCHITECTURE lead from file to file, and nothing of them is missing', () => {
  const walks = walksIn(readHere('ARCHITECTURE.md')!, readHere);
  expect(walks).toHaveLength(2);
  expect(walks.map(({ missing, apart }) => [missing, apart])).toEqual([
    [[], []],
    [[], []],
  ]);
});
