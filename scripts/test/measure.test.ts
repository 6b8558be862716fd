import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { fullFolders, isData, longFiles } from '../measure/code.ts';
import { answersOf } from '../measure/contract.ts';
import { atShare, functionsIn } from '../measure/functions.ts';
import { importsBetween } from '../measure/places.ts';
import { routesOf } from '../measure/routes.ts';
import { equalRuns } from '../measure/runs.ts';
import type { SyntaxNode } from '../syntax.ts';

const lines = (count: number, say: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => say(i)).join('\n');

describe('functions', () => {
  test('those with a name, by their lines; what is handed on is a part of who hands it', () => {
    const text =
      'export const a = (x) =>\n  x.map((y) => y);\nfunction b() {}\nclass C {\n  c() {\n    return 1;\n  }\n}\n';
    expect(functionsIn({ path: 'a.ts', text }).map(({ name, lines: count }) => [name, count])).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 3],
    ]);
  });

  test('half of them and nine in ten', () => {
    const lengths = [9, 1, 2, 3, 4, 5, 6, 7, 8, 100];
    expect([atShare(lengths, 0.5), atShare(lengths, 0.9), atShare([], 0.5)]).toEqual([6, 100, 0]);
  });
});

test('a file is long by what it says, and data may be long', () => {
  const long = lines(11, (i) => `const a${i} = ${i};\n\n// why`);
  expect(longFiles([{ path: 'a.ts', text: long }], 10)).toEqual([['a.ts', 11]]);
  expect(longFiles([{ path: 'a.ts', text: long }], 11)).toEqual([]);
  expect(longFiles([{ path: 'games/rulebook/a.ts', text: long }], 10)).toEqual([]);
  expect(isData({ path: 'a/wordsmith.ts', text: '' })).toBe(false);
  expect(isData({ path: 'a/words/scoreboard.ts', text: '' })).toBe(false);
});

test('a folder is full by the files that lie in it, not below it', () => {
  expect(fullFolders(['a/1.ts', 'a/2.ts', 'a/b/3.ts'], 1)).toEqual([['a', 2]]);
});

test('imports between places of the pages, by what is taken', () => {
  const text =
    "import { a, b } from '../table/x.ts';\nimport '../table/x.css';\nimport { c } from './d.ts';\nimport { e } from 'react';\n";
  expect(importsBetween([{ path: 'apps/web/src/replay/y.ts', text }])).toEqual([['replay → table', 3]]);
});

describe('equal runs', () => {
  const same = (count: number): string => lines(count, (i) => `  step(${i}, of, a, dance);`);
  const file = (path: string, text: string) => ({ path, text });

  test('are found once each, as long as they are, whatever stands between the lines', () => {
    const runs = equalRuns([
      file('a.ts', `one();\n${same(8)}\ntwo();`),
      file('b.ts', `// why\n${same(8).replaceAll('\n', '\n\n')}`),
    ]);
    expect(runs).toEqual([{ a: 'a.ts', b: 'b.ts', lines: 8, begins: 'step(0, of, a, dance);' }]);
  });

  test('are none up to five lines, and none of imports and brackets', () => {
    expect(equalRuns([file('a.ts', same(5)), file('b.ts', same(5))])).toEqual([]);
    const imports = lines(9, (i) => `import { a${i} } from './a.ts';\n}`);
    expect(equalRuns([file('a.ts', imports), file('b.ts', imports)])).toEqual([]);
  });

  test('are none of what is handed on under its own name, but are of what is given another value', () => {
    const runsOf = (...said: readonly string[]) =>
      equalRuns(['a.ts', 'b.ts'].map((path) => file(path, said.join('\n')))).map(({ lines: count }) => count);
    const names = ['side', 'call', 'state', 'event', 'action', 'place'];
    expect(runsOf(...names.map((name) => `${name}: ${name}Schema,`))).toEqual([]);
    expect(
      runsOf(...names.map((name) => `readonly ${name}: ${name.charAt(0).toUpperCase()}${name.slice(1)};`)),
    ).toEqual([]);
    expect(runsOf(...names.map((name) => `${name}={${name}}`))).toEqual([]);
    expect(runsOf(...names.map((name) => `${name}: of.${name},`))).toEqual([6]);
    expect(runsOf(...names.map((name) => `readonly ${name}: number;`))).toEqual([6]);
    expect(runsOf(...names.map((name) => `${name}: ${name}(),`))).toEqual([6]);
  });
});

test('answers of a contract: those it extends, the parts of a member, the fields of a look, and functions in data', () => {
  const { program } = parseSync(
    'a.ts',
    `interface A<G> { a?: string; b(told: Other): void }
     interface View<G> extends A<G> { c: { d?: 1; e: 2 }; f: Rows; g: readonly Thing[]; h?(): ThatLook }
     type Rows = Record<string, ThisLook>;
     interface ThisLook { i: 1; j?(): 2 }
     interface ThatLook { k: 1 }
     interface Thing { figure: 1; when?: () => 1 }
     interface Other { l(): 1 }`,
  );
  const types = new Map(
    program.body.flatMap((node) =>
      node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration'
        ? [[node.id.name, node as unknown as SyntaxNode] as const]
        : [],
    ),
  );
  expect(answersOf('View', types).map(({ name, optional }) => (optional ? `${name}?` : name))).toEqual(
    'a? b c.d? c.e f.i f.j? g g.when? h.k'.split(' '),
  );
});

test('bytes of a page: what it imports, and what it shows of a game: rules, view, scene and cases', () => {
  const later = (chunk: string): string => `()=>r(()=>import(\`./${chunk}\`),[])`;
  const weights = {
    'a.css': 1,
    'index-a.js': 2,
    'open-a.js': 4,
    'settings-page-a.js': 8,
    'reader-page-a.js': 16,
    'table-page-a.js': 32,
    'ask-page-a.js': 64,
    'rules-a.js': 128,
    'shared-a.js': 256,
    'view-a.js': 512,
    'scene-a.js': 1024,
    'parser-a.js': 2048,
    'cases-a.js': 4096,
    'bot.worker-a.js': 8192,
  };
  const written: Readonly<Record<string, string>> = {
    'index-a.js': 'r(()=>import(`./open-a.js`),[])',
    'reader-page-a.js': later('show-me-a.js'),
    'ask-page-a.js': later('parser-a.js'),
    'open-a.js': `{toy:async()=>reg((await r(async()=>{let{toy:e}=await import(\`./rules-a.js\`);return{toy:e}},[])).toy)}
      {"../packages/games/src/toy/view/index.ts":${later('view-a.js')}}`,
    'rules-a.js': 'import{a}from"./shared-a.js"',
    'view-a.js': later('scene-a.js'),
    'table-page-a.js': `{"../packages/games/src/toy/game.ts":${later('cases-a.js')}}`,
    'bot.worker-a.js': '{toy:async()=>reg((await import(`./rules-b.js`)).toy)}',
  };
  const texts = new Map(
    Object.keys(weights)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, written[name] ?? '']),
  );
  const start = 1 + 2 + 4;
  const rulesAndView = 128 + 256 + 512;
  expect(routesOf(texts, ['a.css'], (name) => weights[name as keyof typeof weights])).toEqual([
    ['start', start],
    ['settings', start + 8],
    ['reader of toy', start + 16 + rulesAndView],
    ['table of toy', start + 32 + rulesAndView + 1024],
    ['ask of toy', start + 64 + rulesAndView + 1024 + 2048 + 4096],
  ]);
});
