import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { scenarioSchema } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { paragraphsIn } from '../src/reader/examples.ts';
import { holdsAll, wordsIn } from '../src/reader/find.tsx';

test.each([
  ['Ecke', 'Nach dem Eckball', true],
  ['ecken', 'Eckball', true],
  ['Tore', 'Es ist ein Tor.', true],
  ['corners', 'the corner kick', true],
  ['pass', 'ein Spass', true],
  ['pass', 'ein Spaß', false],
  ['STW-8.1', 'STW-8.1 Eckball', true],
  ['die Ecke', 'Eckball', false],
])('%s in „%s“: %s', (sought, text, found) => {
  expect(holdsAll(text, wordsIn(sought))).toBe(found);
});

test('Ecke finds the paragraphs about corners', () => {
  const found = Object.entries(soccerTactics.rulebook).filter(([, { gist }]) => holdsAll(gist.de, wordsIn('Ecke')));
  expect(found.length).toBeGreaterThan(10);
});

test('which paragraphs have examples is read off the files without understanding them', () => {
  const root = resolve(import.meta.dirname, '../../../packages/games/src');
  for (const name of globSync('*/scenarios/*.yaml', { cwd: root })) {
    const text = readFileSync(resolve(root, name), 'utf8');
    const read = parse(text) as readonly unknown[] | { readonly scenarios: readonly unknown[] };
    const scenarios = 'scenarios' in read ? read.scenarios : read;
    const listed = new Set(paragraphsIn(text));
    expect(
      scenarios
        .map((one) => scenarioSchema.parse(one))
        .filter(({ equipment }) => equipment === undefined)
        .flatMap(({ paragraphs }) => paragraphs)
        .filter((id) => !listed.has(id)),
    ).toEqual([]);
  }
});
