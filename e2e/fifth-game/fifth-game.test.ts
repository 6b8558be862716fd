import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeOf } from '../../packages/host/test/toy/view/board.ts';
import { FRAME, stickAt, surfaceFor, TALLEST } from '../../packages/host/test/toy/view/layout.ts';
import { mouse, onScreen, playOn, type Hands } from '../player.ts';
import { LAPTOP, tableReady, visitor } from '../visitor.ts';
import { openTree } from './open-tree.ts';
import { addFolder, copyTree, filesIn, type Tree } from './tree.ts';

const run = promisify(execFile);
const list = 'export const shelf: Shelf = {\n';
/** The one line: its entry on the shelf. */
const line = "  toy: async () => registered((await import('./toy/game.ts')).toy),\n";

let tree: Tree;
let before: readonly string[];

beforeAll(() => {
  tree = copyTree();
  before = filesIn(tree);
  addFolder(tree);
  const shelf = join(tree.root, 'packages/games/src/shelf.ts');
  const text = readFileSync(shelf, 'utf8');
  writeFileSync(shelf, text.replace(list, list + line));
});
afterAll(() => tree.remove());

async function bande(...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, [join(tree.root, 'apps/cli/src/main.ts'), ...args], {
    cwd: tree.root,
  });
  expect(stderr).toBe('');
  return stdout;
}
const json = async (...args: readonly string[]): Promise<unknown> => JSON.parse(await bande(...args, '--json'));

test('a fifth game is one folder and one line', () => {
  const added = filesIn(tree).filter((path) => !before.includes(path));
  expect(added.length).toBeGreaterThan(0);
  expect(added.filter((path) => !path.startsWith('packages/games/src/toy/'))).toEqual([]);
  expect(readFileSync(join(tree.root, 'packages/games/src/shelf.ts'), 'utf8')).toContain(line);
});

test('it is listed beside the others', async () => {
  const games = (await json('games')) as readonly { readonly id: string }[];
  expect(games.map(({ id }) => id)).toContain('toy');
  expect(games.length).toBeGreaterThan(1);
});

test('its rulebook is read, and what cites and shows each paragraph is found', async () => {
  const rules = (await json('rules', 'toy')) as readonly {
    readonly id: string;
    readonly kind: string;
    readonly citedBy: readonly string[];
    readonly shownBy: readonly string[];
  }[];
  const play = rules.filter(({ kind }) => kind === 'play');
  expect(play).toHaveLength(7);
  expect(play.filter(({ citedBy, shownBy }) => citedBy.length === 0 || shownBy.length === 0)).toEqual([]);
});

test('its schemas are printed and its scenarios run', async () => {
  expect(Object.keys((await json('schema', 'toy')) as object)).toContain('given');
  const outcomes = (await json('rule', join(tree.root, 'packages/games/src/toy/scenarios/heap.yaml'))) as readonly {
    readonly ok: boolean;
  }[];
  expect(outcomes.map(({ ok }) => ok)).toEqual(Array.from({ length: 6 }, () => true));
});

test('it is simulated, recorded and replayed to the same hash', async () => {
  const records = join(tree.root, 'records');
  const played = (await json(
    'simulate',
    'toy',
    '--matches',
    '5',
    '--bots',
    'random,greedy',
    '--record',
    records,
  )) as readonly { readonly hash: string; readonly trouble: unknown }[];
  expect(played.map(({ trouble }) => trouble)).toEqual(Array.from({ length: 5 }, () => null));
  for (const [i, { hash }] of played.entries())
    expect(await json('replay', join(records, `toy-1-${i + 1}.json`))).toMatchObject({ ok: true, hash });
});

test('its equipment is checked', async () => {
  const set = join(tree.root, 'set.yaml');
  writeFileSync(set, 'matches: 3\n');
  expect(await json('equipment', 'toy', set)).toMatchObject({ ok: false, breaches: [{ paragraph: 'TOY-4.1' }] });
});

const HEAP = 21;
const { width, depth } = surfaceFor(HEAP);
const TABLE = { bounds: { width: width + 2 * FRAME, depth: depth + 2 * FRAME, height: TALLEST }, front: 'first' };
/** Points at matches on the table itself. */
const hands: Hands = {
  ...mouse,
  async point(page, cell) {
    const { x, y } = await onScreen(page, TABLE, stickAt(placeOf(cell) - 1, HEAP));
    await page.mouse.click(x, y);
  },
};

test('its table stands in the house: one sits down, takes matches by pointing at them, and finds its own signs and pictures at the end', async () => {
  const house = await openTree(tree);
  try {
    const { page, wrong, open } = await visitor(house, { ...LAPTOP, ownTime: true });
    await open('/');
    const card = page.locator('.table-card', { hasText: 'Nim with a die' });
    await card.getByRole('button', { name: 'Play now' }).click();
    await tableReady(page);

    await playOn(page, hands, {
      thinkMs: 1000,
      until: ({ open: cells, buttons }) => cells.length > 0 && buttons.length === 0,
    });
    await hands.point(page, `stick${HEAP}`);
    await expect
      .poll(() => page.locator(`[data-cell="stick${HEAP}"]`).getAttribute('aria-label'))
      .toBe(`Place ${HEAP}, empty`);

    // A bot takes its turn in between, and somebody takes the last one.
    const { pointed } = await playOn(page, hands, { thinkMs: 1000 });
    expect(pointed).toBeGreaterThan(1);
    const sheet = page.getByRole('dialog');
    await sheet.locator('figure.chart-drawing svg rect').first().waitFor();
    expect(await sheet.locator('figure.chart-drawing tbody tr').count()).toBeGreaterThan(3);
    expect(await sheet.getByRole('img', { name: 'A point' }).count()).toBe(1);
    expect(wrong).toEqual([]);
  } finally {
    await house.close();
  }
});
