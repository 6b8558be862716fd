import { describe, expect, test } from 'vitest';
import { checkPatterns, checkSettings, codeInTree, NOT_IN_THE_TREE, settingsInTree, wholeTree } from '../patterns.ts';

const TREE = [
  'apps/web/src/board/book/examples.ts',
  'packages/games/src/carrom/referee/turn.ts',
  'packages/games/src/carrom/scenarios/08-turn.yaml',
  'packages/games/test/carrom/ladder.test.ts',
];

const found = (code: string, path = 'packages/games/test/carrom/a.test.ts'): readonly string[] =>
  checkPatterns([{ path, text: code }], TREE).map(({ message }) => message);

describe('what finds no file any more is named', () => {
  test.each([
    ["globSync('*.yml', { cwd: folder })", '**/*.yml'],
    ['globSync(`${id}/scenes/*.yaml`, { cwd })', '**/*/scenes/*.yaml'],
    ["listTree(['packages/games/src/*/rulebook.ts'])", 'packages/games/src/*/rulebook.ts'],
    ["readTree(['{packages,apps}/*/{src,lib}/**/*.ts'])", '{packages,apps}/*/lib/**/*.ts'],
    ["const SLOW = 'packages/games/test/*/{ladder,bots}'", 'packages/games/test/*/bots'],
    ["const files = ['packages/games/test/carrom/step']", 'packages/games/test/carrom/step'],
    ["join(import.meta.dirname, '../../src', game, 'scenes')", 'packages/games/src/*/scenes'],
    ["new URL('../kept.json', import.meta.url)", 'packages/games/test/kept.json'],
    [
      'const judging = /^packages\\/games\\/src\\/[^/]+\\/(?:referee|reckoning)\\//',
      '^packages\\/games\\/src\\/[^/]+\\/reckoning\\/',
    ],
    ['const seen = /^apps\\/web\\/|^packages\\/stage\\//', '^packages\\/stage\\/'],
    ["vitest({ include: ['**/*.spec.ts'] })", '**/*.spec.ts'],
  ])('%s', (code, missing) => {
    expect(found(code)).toEqual([`${missing} finds no file`]);
  });

  test('from the folder of a page', () => {
    const page = 'apps/web/src/board/book/examples.ts';
    expect(found("import.meta.glob('../../../../../packages/games/src/*/scenes/*.yaml')", page)).toEqual([
      'packages/games/src/*/scenes/*.yaml finds no file',
    ]);
  });

  test('in the settings of a tool, too', () => {
    const text = '{\n  // Tables.\n  "overrides": [{ "files": ["**/turn.ts", "**/words.ts"] }]\n}';
    expect(checkSettings([{ path: '.oxlintrc.json', text }], TREE)).toEqual([
      { path: '.oxlintrc.json', line: 1, message: '**/words.ts finds no file' },
    ]);
  });
});

test.each([
  "globSync('*.yaml', { cwd: folder })",
  "listTree(['packages/games/src/*/scenarios/**/*.{yaml}'])",
  "const files = ['packages/games/test/carrom/lad']",
  "const folder = join(import.meta.dirname, '../../src/carrom/scenarios')",
  "const root = join(import.meta.dirname, '../../../..')",
  "const shelf = join(root, 'node_modules/.cache/pages')",
  'const judging = /^packages\\/games\\/src\\/[^/]+\\/(?:referee|scenarios)\\//',
  "import { a } from '../gone.ts'",
  "const words = 'docs/ and packages/ are folders'",
  'const type = /^text\\/html/',
])('%s finds what it looks for, or looks for no file', (code) => {
  expect(found(code)).toEqual([]);
});

describe('in this house', () => {
  const tree = wholeTree();
  const code = codeInTree();

  test('every glob, every name of a file and every expression over paths finds something', () => {
    expect(checkPatterns(code, tree)).toEqual([]);
    expect(checkSettings(settingsInTree(), tree)).toEqual([]);
  });

  test('what is meant to find nothing still stands somewhere, and finds nothing', () => {
    const texts = code.filter(({ path }) => path !== 'scripts/patterns.ts').map(({ text }) => text);
    const known = Object.keys(NOT_IN_THE_TREE);
    expect(known.filter((one) => !texts.some((text) => text.includes(`'${one}'`)))).toEqual([]);
    expect(known.filter((one) => tree.some((path) => path.startsWith(one)))).toEqual([]);
  });
});
