import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { copyTree, type Tree } from '../fifth-game/tree.ts';
import { CALL, PARAGRAPH, PIECES, SCENARIOS, type PieceName } from './pieces.ts';

/** CONTRIBUTING, "Add a ruling", followed in a copy of the sources: with every piece it is ruled, cited and read out; without one something says which. */

let tree: Tree;
const untouched = new Map<string, string>();

const house = join(import.meta.dirname, '../..');
/** What asks for a new call, and what it stands on. */
const TESTS = ['packages/games/test', 'packages/core/test', 'vitest.config.ts', 'vitest.setup.ts'];

beforeAll(() => {
  tree = copyTree();
  for (const path of TESTS) cpSync(join(house, path), join(tree.root, path), { recursive: true });
  for (const { file } of Object.values(PIECES)) untouched.set(file, readFileSync(join(tree.root, file), 'utf8'));
});
afterEach(() => {
  for (const [file, text] of untouched) writeFileSync(join(tree.root, file), text);
});
afterAll(() => tree.remove());

function write(...without: readonly PieceName[]): void {
  for (const [name, { file, after, text }] of Object.entries(PIECES)) {
    if (without.includes(name as PieceName)) continue;
    const path = join(tree.root, file);
    const before = readFileSync(path, 'utf8');
    expect(before, `${file} has no place for ${name}`).toContain(after);
    writeFileSync(
      path,
      before.replace(after, () => after + text),
    );
  }
}

/** What the compiler says of the game, of its view, or of both and their tests. */
function complaints(room: typeof RULES | typeof VIEW | typeof TESTED): string {
  const compiler = join(tree.root, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [compiler, '-p', room, '--pretty', 'false'], { cwd: tree.root, encoding: 'utf8' })
    .stdout;
}
const RULES = 'packages/games';
const VIEW = 'packages/games/src/soccer-tactics/view';
const TESTED = 'packages/games/test';

/** What the tests say that walk all calls or all scenarios of the game. */
function failures(): string {
  const runner = join(tree.root, 'node_modules/vitest/vitest.mjs');
  const files = ['soccer-tactics/decisions', 'soccer-tactics/as-played', 'scenarios'].map(
    (name) => `${TESTED}/${name}.test.ts`,
  );
  const named = 'every call can be decided|soccer-tactics .*yaml|as a decision|every scenario';
  const { status, stdout, stderr } = spawnSync(process.execPath, [runner, 'run', ...files, '-t', named], {
    cwd: tree.root,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

const bande = (...args: readonly string[]): unknown => {
  const command = [join(tree.root, 'apps/cli/src/main.ts'), ...args, '--json'];
  return JSON.parse(spawnSync(process.execPath, command, { cwd: tree.root, encoding: 'utf8' }).stdout);
};
const paragraph = (): unknown => bande('rules', 'soccer-tactics', PARAGRAPH);

/** Titles of the scenarios of the chapter that do not come out. */
const failing = (): readonly string[] =>
  (bande('rule', join(tree.root, SCENARIOS)) as readonly { readonly ok: boolean; readonly title: string }[]).flatMap(
    ({ ok, title }) => (ok ? [] : [title]),
  );

test('with all its pieces it compiles, is cited and shown, and every scenario and every call holds', () => {
  write();
  expect(complaints(TESTED)).toBe('');
  expect(paragraph()).toEqual([
    expect.objectContaining({
      id: PARAGRAPH,
      citedBy: [expect.stringContaining('referee/decided/course.ts'), expect.stringContaining('referee/duel.ts')],
      shownBy: [expect.stringContaining('a one and a two are applauded'), expect.stringContaining('decided: applause')],
    }),
  ]);
  expect(failures()).toBe('');
});

describe('the compiler leads: it asks for', () => {
  test('its name and its rank', () => {
    write('call');
    expect(complaints(RULES)).toMatch(new RegExp(`referee/duel.ts.*${CALL}`));
  });

  test('its paragraph, what a referee may say of it, and its label', () => {
    write('paragraph', 'fields', 'decision', 'label');
    const said = complaints(RULES);
    expect(said).toMatch(new RegExp(`referee/duel.ts.*${PARAGRAPH}`));
    for (const file of ['decisions', 'referee/decided', 'labels'])
      expect(said).toMatch(new RegExp(`${file}.ts.*${CALL}`));
  });

  test('its words, its weight, when it is said, and what is seen and heard of it', () => {
    write('words', 'look', 'moment', 'shown');
    const said = complaints(VIEW);
    for (const file of ['words', 'call-looks', 'in-time', 'shown-at'])
      expect(said).toMatch(new RegExp(`${file}.ts.*${CALL}`));
  });
});

describe('what no compiler sees is missed by name:', () => {
  test('its place in the chapter', () => {
    write('listing');
    expect(failing()).toEqual(['a one and a two are applauded']);
  });

  test('its scenario', () => {
    write('scenario');
    expect(paragraph()).toEqual([
      expect.objectContaining({ id: PARAGRAPH, shownBy: [expect.stringContaining('decided: applause')] }),
    ]);
  });
});
