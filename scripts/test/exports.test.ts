import { describe, expect, test } from 'vitest';
import { checkExports } from '../exports.ts';

const ROOM = {
  path: 'packages/room/package.json',
  text: '{"name": "@bande/room", "exports": {".": "./src/index.ts"}}',
};
const OPEN = {
  path: 'packages/open/package.json',
  text: '{"name": "@bande/open", "exports": {"./*": "./src/*/game.ts", "./*.ts": "./src/*.ts"}}',
};

const foundIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  checkExports(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    [ROOM, OPEN],
  ).map(({ path, line, message }) => `${path}:${line} ${message}`);

const A = 'packages/room/src/a.ts';
const B = 'packages/room/src/b.ts';
const INDEX = 'packages/room/src/index.ts';
const TEST = 'packages/room/test/a.test.ts';

describe('an export is alive', () => {
  test.each([
    ['if another file imports it', "import { a } from './a.ts'; a;"],
    ['if its type is imported', "import type { a } from './a.ts'; type B = typeof a;"],
    ['if all of its file is imported', "import * as all from './a.ts'; all.a;"],
    ['if its file is loaded while running', "void import('./a.ts');"],
    ['if its file is a worker', "new Worker(new URL('a.ts', import.meta.url));"],
    ['if its file is found by a glob', "import.meta.glob('./*.ts');"],
  ])('%s', (_, text) => {
    expect(foundIn({ [A]: 'export const a = 1;', [B]: text })).toEqual([]);
  });

  test('if somebody takes it from a file that hands it on, under whatever name', () => {
    const files = { [A]: 'export const a = 1;', [INDEX]: "export { a as b } from './a.ts';" };
    expect(foundIn(files)).toEqual([`${A}:1 a: nobody takes it`]);
    expect(foundIn({ ...files, 'apps/x/src/main.ts': "import { b } from '@bande/room'; b;" })).toEqual([]);
  });

  test('if a test looks at it and its own file uses it', () => {
    const looks = { [TEST]: "import { a } from '../src/a.ts'; a;" };
    expect(foundIn({ [A]: 'export const a = 1; a;', ...looks })).toEqual([]);
    expect(foundIn({ [A]: 'export const a = 1; const b = { a: 2 }; b.a;', ...looks })).toEqual([
      `${A}:1 a: tests alone use it`,
    ]);
  });

  test('if it is on the public face of its room and a test uses it', () => {
    const files = { [A]: 'export const a = 1;', [INDEX]: "export * from './a.ts';" };
    expect(foundIn({ ...files, [TEST]: "import { a } from '@bande/room'; a;" })).toEqual([]);
    expect(foundIn(files)).toEqual([`${A}:1 a: nobody takes it`]);
  });

  test('of a room that shows every file only if somebody takes it', () => {
    const file = { 'packages/open/src/game/parts/b.ts': 'export const b = 1;' };
    expect(foundIn(file)).toHaveLength(1);
    expect(foundIn({ ...file, [B]: "import { b } from '@bande/open/game/parts/b.ts'; b;" })).toEqual([]);
  });
});

test('every dead export is named with its line, whatever it declares', () => {
  const text = ['export const [a, { b: c }] = d;', 'export function e() {}', 'export type F = 1;', 'export { g };'];
  expect(foundIn({ [A]: text.join('\n') })).toEqual(
    ['1 a', '1 c', '2 e', '3 F', '4 g'].map((one) => `${A}:${one}: nobody takes it`),
  );
});
