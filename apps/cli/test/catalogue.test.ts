import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';
import { coverageOf, idsIn, stringsIn } from '../src/coverage.ts';

const root = join(import.meta.dirname, '../../..');
/** How many paragraphs may be open in a game that is still being written; a number here only falls. A game that is not here is whole. */
const MOST_OPEN: Readonly<Record<string, number>> = { subbuteo: 9, 'tipp-kick': 10 };
const DECIDING = new Set(['play', 'desk', 'equipment', 'admin']);

describe.each(registry.map((game) => [game.id, game] as const))('the catalogue of %s', (id, game) => {
  const coverage = coverageOf(game, root);
  const done = Object.entries(game.rulebook)
    .filter(([, { kind, status }]) => DECIDING.has(kind) && status === 'done')
    .map(([paragraph]) => paragraph);

  test('code cites every paragraph that decides something', () => {
    expect(done.filter((paragraph) => coverage.get(paragraph)?.citedBy.length === 0)).toEqual([]);
  });

  test('a scenario or a test shows every paragraph that decides something', () => {
    expect(done.filter((paragraph) => coverage.get(paragraph)?.shownBy.length === 0)).toEqual([]);
  });

  test('every citation in code exists', () => {
    const prefix = Object.keys(game.rulebook)[0]?.split('-')[0] ?? '';
    const files = globSync(`packages/games/src/${id}/**/*.ts`, { cwd: root });
    const cited = files.flatMap((file) =>
      stringsIn(readFileSync(join(root, file), 'utf8'))
        .filter((text) => new RegExp(`^${prefix}-\\S+$`).test(text))
        .flatMap(idsIn),
    );
    expect([...new Set(cited)].filter((paragraph) => !Object.hasOwn(game.rulebook, paragraph))).toEqual([]);
  });

  test('every reading rests on paragraphs of the book, and code refers to it', () => {
    const text = globSync(`packages/games/src/${id}/**/*.ts`, { cwd: root })
      .filter((file) => !file.endsWith('readings.ts'))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const lost = Object.entries(game.readings).filter(([, { paragraphs }]) =>
      paragraphs.some((paragraph) => !Object.hasOwn(game.rulebook, paragraph)),
    );
    expect(lost.map(([reading]) => reading)).toEqual([]);
    expect(Object.keys(game.readings).filter((reading) => !new RegExp(`\\b${reading}\\b`).test(text))).toEqual([]);
  });

  test('the number of open paragraphs only falls', () => {
    const open = Object.values(game.rulebook).filter(({ status }) => status === 'open').length;
    expect(open).toBeLessThanOrEqual(MOST_OPEN[id] ?? 0);
  });

  test('every paragraph has words in both languages and a chapter', () => {
    const wordless = Object.entries(game.rulebook).filter(
      ([, { gist, chapter }]) => gist.de === '' || gist.en === '' || game.chapters[chapter] === undefined,
    );
    expect(wordless.map(([paragraph]) => paragraph)).toEqual([]);
  });
});
