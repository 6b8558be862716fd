import { describe, expect, test } from 'vitest';
import { checkExports, houseForExports } from '../exports.ts';

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
    ['if it is asked of all of its file', "import * as all from './a.ts'; all.a;"],
    ['if its type is asked of all of its file', "import type * as all from './a.ts'; type A = all.a<1>;"],
    ['if it is asked of a type of its file', "type A = import('./a.ts').a.b;"],
    ['if it is asked of its file by a text', "import * as all from './a.ts'; all['a'];"],
    ['if it is taken out of all of its file', "import * as all from './a.ts'; const { a: b } = all;"],
    ['if it is asked of its file when that has come', "(await import('./a.ts')).a;"],
    ['if it is taken out of its file when that has come', "const { a } = await import('./a.ts');"],
    ['if its file has a name when it has come', "const all = await import('./a.ts'); all.a;"],
    ['if it is taken out of what follows', "void import('./a.ts').then(({ a }) => a);"],
    ['if it is asked in what follows', "void import('./a.ts').then((all) => all.a);"],
    [
      'if its file is handed on, and somebody asks for it',
      "const load = () => import('./a.ts'); load().then(({ a }) => a);",
    ],
    [
      'if the type of its file is handed on',
      "import type * as All from './a.ts'; type B = typeof All; type C = B['a'];",
    ],
    ['if its file is a worker', "new Worker(new URL('a.ts', import.meta.url));"],
    ['if its file is found by a glob', "import.meta.glob('./*.ts');"],
  ])('%s', (_, text) => {
    expect(foundIn({ [A]: 'export const a = 1;', [B]: text })).toEqual([]);
  });

  test('if its file is handed on to another one of the room, that asks for it', () => {
    const files = { [A]: 'export const a = 1;', [B]: "const load = () => import('./a.ts'); load();" };
    expect(foundIn({ ...files, 'packages/room/src/c.ts': 'const { a } = await load(); a;' })).toEqual([]);
    expect(foundIn({ ...files, 'apps/x/src/main.ts': 'const { a } = await load(); a;' })).toHaveLength(1);
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

describe('beside what is asked of a whole file, the rest of it is dead', () => {
  test.each([
    ['a namespace', "import * as all from '@bande/room'; all.a;"],
    ['a namespace of types', "import type * as all from '@bande/room'; type A = all.a<1>;"],
    ['a type of a file', "type A = import('@bande/room').a;"],
    ['a file that is loaded', "(await import('@bande/room')).a;"],
    ['a file that is loaded and taken apart', "const { a } = await import('@bande/room');"],
    ['a file that follows', "void import('@bande/room').then(({ a }) => a);"],
    ['a file that is handed on', "type All = typeof import('@bande/room'); type A = All['a'];"],
  ])('%s', (_, text) => {
    const files = { [A]: 'export const a = 1;\nexport const b = 2;', [INDEX]: "export * from './a.ts';" };
    expect(foundIn({ ...files, 'apps/x/src/main.ts': text })).toEqual([`${A}:2 b: nobody takes it`]);
  });
});

test('in this house, what is added to a room of which others take all is seen', () => {
  const { files, packages } = houseForExports();
  const added = ['kit/src/swing.ts', 'kit/src/choice.ts', 'stage/src/view/call.ts', 'physics/src/index.ts'];
  const changed = files.map(({ path, text }) => ({
    path,
    text: added.includes(path.replace('packages/', '')) ? `${text}export const addedHere = 1;\n` : text,
  }));
  expect(checkExports(changed, packages).map(({ path, message }) => `${path} ${message}`)).toEqual(
    expect.arrayContaining(added.map((path) => `packages/${path} addedHere: nobody takes it`)),
  );
});
