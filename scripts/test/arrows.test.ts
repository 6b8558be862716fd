import { describe, expect, test } from 'vitest';
import { checkArrows } from '../arrows.ts';

const games = ['carrom', 'soccer-tactics'];
const messagesFor = (path: string, text: string): readonly string[] =>
  checkArrows([{ path, text }], games).map(({ message }) => message);

const wrong: readonly (readonly [path: string, code: string, complaint: RegExp])[] = [
  ['packages/core/src/a.ts', "import { x } from '@bande/games'", /core may not import @bande\/games/],
  ['packages/core/src/a.ts', "import { readFileSync } from 'node:fs'", /may import zod/],
  ['packages/core/src/a.ts', "import yaml from 'yaml'", /may import zod/],
  ['packages/core/src/a.ts', "export * from 'yaml'", /may import zod/],
  ['packages/core/src/a.ts', "export { x } from 'yaml'", /may import zod/],
  ['packages/core/src/a.ts', "type X = import('@bande/record').X", /core may not import @bande\/record/],
  ['packages/core/src/a.ts', "const x = await import('yaml')", /may import zod/],
  ['packages/core/src/a.ts', 'const x = await import(name)', /must name/],
  ['packages/core/src/a.ts', "import { x } from '../../games/src/index.ts'", /leaves the room/],
  ['packages/core/test/a.test.ts', "import { x } from '../../games/src/index.ts'", /leaves the room/],
  ['packages/physics/src/a.ts', "import { z } from 'zod'", /may import @dimforge/],
  ['packages/kit/src/a.ts', "import { x } from '@bande/games'", /kit may not import @bande\/games/],
  ['packages/kit/src/a.ts', "import { z } from 'zod'", /no library/],
  ['packages/physics/src/a.ts', "import { x } from '@bande/kit'", /physics may not import @bande\/kit/],
  ['packages/games/src/carrom/a.ts', "import { x } from '@bande/host'", /games may not import @bande\/host/],
  ['packages/games/src/carrom/a.ts', "import { x } from './view/table.ts'", /nothing imports a view/],
  ['packages/games/src/carrom/referee/a.ts', "import { x } from '../settle.ts'", /judging does not call what settles/],
  [
    'packages/games/src/carrom/reckoning/a.ts',
    "import { x } from '../settle/b.ts'",
    /judging does not call what settles/,
  ],
  ['packages/games/src/carrom/view/a.ts', "import { x } from '@bande/server'", /may not import @bande\/server/],
  ['packages/host/src/a.ts', "import { x } from '@bande/games'", /host may not import @bande\/games/],
  ['packages/record/src/a.ts', "import { x } from '@bande/physics'", /record may not import/],
  ['packages/stage/src/a.ts', "import fs from 'node:fs'", /browser/],
  ['apps/server/src/a.ts', "import { x } from '@bande/stage'", /server may not import @bande\/stage/],
  ['apps/web/src/a.ts', "import { x } from '@bande/server'", /web may not import @bande\/server/],
  ['apps/web/src/a.ts', "import { x } from '@bande/games/carrom'", /carrom is named outside/],
  ['apps/web/src/a.ts', "switch (game) { case 'carrom': break }", /carrom is named outside/],
  ['apps/web/src/ui/a.ts', "import { x } from '../board/b.ts'", /ui may not import board/],
  ['apps/web/src/games/a.ts', "const x = await import('../session/b.ts')", /games may not import session/],
  ['apps/web/src/games/a.ts', "import { x } from '../offline/b.ts'", /games may not import offline/],
  ['apps/web/src/session/a.ts', "import { x } from '../board/watch/b.ts'", /session may not import board/],
  ['apps/web/src/board/story/a.tsx', "import { x } from '../../table/b.ts'", /board may not import table/],
  ['apps/web/src/replay/a.tsx', "import { x } from '../table/b.ts'", /replay may not import table/],
  ['apps/web/src/position/a.tsx', "import '../replay/replay.css'", /position may not import replay/],
  ['apps/web/src/start/a.tsx', "import { x } from '../app/b.ts'", /start may not import app/],
  ['apps/web/src/reader/a.tsx', "import.meta.glob('../replay/*.ts')", /reader may not import replay/],
  ['apps/web/src/reader/a.tsx', "import.meta.glob(['./*.ts', '../replay/*.ts', '!../table/*.ts'])", /import replay/],
  ['apps/web/src/ui/a.ts', "import.meta.glob('../*/words.ts')", /\* stands on no storey/],
  ['apps/web/src/board/a.ts', "import.meta.glob('../../../server/src/*.ts')", /leaves the room/],
  ['apps/web/src/board/a.ts', "import.meta.glob('/src/table/*.ts')", /must say where it begins/],
  ['apps/web/src/board/a.ts', "import.meta.glob('../../../../packages/games/src/carrom/*.ts')", /carrom is named/],
  ['packages/host/src/a.ts', "import.meta.glob('../../games/src/*/game.ts')", /leaves the room/],
  ['packages/games/src/carrom/a.ts', "import.meta.glob('./view/*.ts')", /nothing imports a view/],
  ['apps/web/src/reader/reader.css', "@import '../table/edges.css';", /reader may not import table/],
  ['apps/web/src/reader/reader.css', '@import url(../table/edges.css) layer(place);', /reader may not import table/],
  ['packages/stage/src/a.css', "@import '../../games/src/a.css';", /leaves the room/],
  ['apps/web/src/attic/a.ts', "import { x } from '../ui/b.ts'", /attic stands on no storey/],
  ['apps/cli/src/a.ts', "if (game === 'soccer-tactics') f()", /soccer-tactics is named outside/],
  ['apps/cli/src/a.ts', 'if (game === `carrom`) f()', /carrom is named outside/],
  ['apps/cli/src/a.ts', "const titles = { 'soccer-tactics': 1 }", /soccer-tactics is named outside/],
  ['apps/cli/src/a.ts', 'const titles = { carrom: 1 }', /carrom is named outside/],
  ['packages/games/src/shared.ts', "const first = 'carrom'", /carrom is named outside/],
  ['packages/games/src/index.ts', "export { carrom } from './carrom/game.ts'", /carrom is named outside/],
  ['packages/attic/src/a.ts', "import { z } from 'zod'", /no arrows/],
];

const right: readonly (readonly [path: string, code: string])[] = [
  ['packages/core/src/a.ts', "import { z } from 'zod'; import { x } from './b.ts'"],
  ['packages/core/src/a.ts', "import { z } from 'zod/mini'"],
  [
    'packages/core/test/a.test.ts',
    "import { x } from '../src/index.ts'; import { test } from 'vitest'; import { y } from '@bande/games'",
  ],
  [
    'packages/games/src/carrom/referee/turn.ts',
    "import { x } from '@bande/core'; import { w } from '@bande/kit'; import { y } from '../state.ts'; import { z } from '../../shared.ts'",
  ],
  ['packages/games/src/carrom/settle/a.ts', "import { x } from '../reckoning/b.ts'; import { y } from '../settle.ts'"],
  ['packages/games/src/carrom/state.ts', "import { x } from '../shared/board.ts'"],
  ['packages/games/src/carrom/game.ts', "export const id = 'carrom'"],
  [
    'packages/games/src/shelf.ts',
    "export const shelf = { carrom: () => import('./carrom/game.ts'), 'soccer-tactics': () => 1 }",
  ],
  [
    'packages/games/src/carrom/view/a.ts',
    "import { Vector3 } from 'three'; import { x } from '@bande/stage'; import { y } from '../table.ts'",
  ],
  ['packages/games/test/a.test.ts', "expect(games['carrom']).toBe('carrom')"],
  ['packages/record/src/a.ts', "import { x } from '@bande/core'; import { z } from 'zod'"],
  [
    'apps/cli/src/a.ts',
    "import { parse } from 'yaml'; import fs from 'node:fs'; import { serve } from '@bande/server'; import { games } from '@bande/games'",
  ],
  ['apps/cli/src/a.ts', 'const command = await import(name)'],
  ['apps/web/src/a.ts', "const words = 'a round of carrom'"],
  ['apps/web/src/main.ts', "import { x } from './app/open.tsx'"],
  ['apps/web/src/app/app.tsx', "const x = await import('../table/table-page.tsx')"],
  ['apps/web/src/table/bar/a.tsx', "import { x } from '../dials/b.ts'; import { y } from '../../board/c.ts'"],
  ['apps/web/src/board/a.ts', "import { x } from '../session/b.ts'; import { y } from '../games/c.ts'"],
  ['apps/web/src/games/a.ts', "import.meta.glob('../../../../packages/games/src/*/view/index.ts')"],
  ['apps/web/src/table/a.ts', "import.meta.glob(['../board/*.ts', './*.ts'])"],
  [
    'apps/web/src/reader/reader.css',
    "@import '../board/book/book.css';\n/* @import '../table/edges.css'; */ a { top: 0 }",
  ],
  ['apps/web/test/a.test.ts', "import { x } from '../src/ui/a.ts'; import { y } from '../src/table/b.ts'"],
];

describe('arrows', () => {
  test.each(wrong)('%s refuses %s', (path, code, complaint) => {
    expect(messagesFor(path, code)).toEqual([expect.stringMatching(complaint)]);
  });

  test.each(right)('%s accepts %s', (path, code) => {
    expect(messagesFor(path, code)).toEqual([]);
  });

  test('one game may not import another', () => {
    expect(messagesFor('packages/games/src/carrom/a.ts', "import { x } from '../soccer-tactics/state.ts'")).toContain(
      'carrom may not import soccer-tactics',
    );
  });
});

test('one library may be allowed to one game alone, and to none of the others', () => {
  const found = (game: string, code: string): readonly string[] =>
    checkArrows([{ path: `packages/games/src/${game}/a.ts`, text: code }], games, { carrom: ['engine'] }).map(
      ({ message }) => message,
    );
  expect(found('carrom', "const x = await import('engine')")).toEqual([]);
  expect(found('carrom', "import x from 'yaml'")).toEqual(['yaml: this room may import zod, engine']);
  expect(found('soccer-tactics', "import x from 'engine'")).toEqual(['engine: this room may import zod']);
});

test('a style that takes in what it may not is named with its line', () => {
  const text = "/* One. */\n@import './own.css';\n@import '../table/edges.css';\n";
  expect(checkArrows([{ path: 'apps/web/src/reader/reader.css', text }], games)).toEqual([
    { path: 'apps/web/src/reader/reader.css', line: 3, message: 'reader may not import table' },
  ]);
});
