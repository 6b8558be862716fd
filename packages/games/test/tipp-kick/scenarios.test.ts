import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canFail, registered, runScenario, scenarioSchema } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tippKick as referee } from '@bande/games/tipp-kick/game.ts';

/** Until the game is in the registry, whose tests then do all this. */
const folder = join(import.meta.dirname, '../../src/tipp-kick/scenarios');
const files = globSync('*.yaml', { cwd: folder }).toSorted();
const game = registered(referee);

const all = files.flatMap((name) =>
  (parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[]).map((entry) => ({
    name,
    scenario: scenarioSchema.parse(entry),
  })),
);
describe.each(files)('%s', (file) => {
  for (const { scenario } of all.filter(({ name }) => name === file))
    test(`${scenario.paragraphs.join(' ')} ${scenario.title}`, () => {
      expect(scenario.paragraphs.filter((id) => !Object.hasOwn(game.rulebook, id))).toEqual([]);
      expect(canFail(scenario)).toBe(true);
      expect(runScenario(game, scenario).mismatch ?? []).toEqual([]);
    });
});

test('every scenario has a title in both languages, and no two have the same', () => {
  expect(all.filter(({ scenario }) => scenario.titel === undefined).map(({ name }) => basename(name))).toEqual([]);
  for (const titles of [all.map(({ scenario }) => scenario.title), all.map(({ scenario }) => scenario.titel)])
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});
