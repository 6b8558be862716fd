import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canFail, runScenario, scenarioSchema } from '@bande/core';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** One runner for every game: each entry of each `scenarios/*.yaml` is one test. */
const folder = (game: string): string => join(import.meta.dirname, '..', 'src', game, 'scenarios');
const filesOf = (game: string): readonly string[] =>
  globSync('*.yaml', { cwd: folder(game) })
    .toSorted()
    .map((name) => join(folder(game), name));
const entriesOf = (file: string): readonly unknown[] => parse(readFileSync(file, 'utf8')) as readonly unknown[];

for (const game of registry) {
  for (const file of filesOf(game.id)) {
    describe(`${game.id} ${basename(file)}`, () => {
      for (const entry of entriesOf(file)) {
        const scenario = scenarioSchema.parse(entry);
        test(`${scenario.paragraphs.join(' ')} ${scenario.title}`, () => {
          expect(scenario.paragraphs.filter((id) => !Object.hasOwn(game.rulebook, id))).toEqual([]);
          expect(runScenario(game, scenario).mismatch ?? []).toEqual([]);
        });
      }
    });
  }
}

test('every scenario has a title in English and in German, and no two of a game have the same', () => {
  for (const game of registry) {
    const scenarios = filesOf(game.id)
      .flatMap(entriesOf)
      .map((entry) => scenarioSchema.parse(entry));
    expect(scenarios.filter(({ titel }) => titel === undefined).map(({ title }) => title)).toEqual([]);
    for (const titles of [scenarios.map(({ title }) => title), scenarios.map(({ titel }) => titel)]) {
      expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    }
  }
});

test('every scenario can fail: it expects rulings, a state, what is legal, a refusal or a breach', () => {
  for (const game of registry) {
    const idle = filesOf(game.id)
      .flatMap(entriesOf)
      .map((entry) => scenarioSchema.parse(entry))
      .filter((scenario) => !canFail(scenario));
    expect(idle.map(({ title }) => title)).toEqual([]);
  }
});
