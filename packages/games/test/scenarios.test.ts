import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { canFail, runScenario, scenarioSchema, type Scenario } from '@bande/core';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** One runner for every game: each entry of each `scenarios/*.yaml` is one test. */
const folder = (game: string): string => join(import.meta.dirname, '..', 'src', game, 'scenarios');
const filesOf = (game: string): readonly string[] =>
  globSync('*.yaml', { cwd: folder(game) })
    .toSorted()
    .map((name) => join(folder(game), name));
const scenariosIn = (file: string): readonly Scenario[] =>
  (parse(readFileSync(file, 'utf8')) as readonly unknown[]).map((entry) => scenarioSchema.parse(entry));

/** Read once: there are thousands. */
const all = registry.map((game) => ({
  game,
  files: filesOf(game.id).map((file) => ({ file, scenarios: scenariosIn(file) })),
}));

for (const { game, files } of all) {
  for (const { file, scenarios } of files) {
    describe(`${game.id} ${basename(file)}`, () => {
      for (const scenario of scenarios) {
        test(`${scenario.paragraphs.join(' ')} ${scenario.title}`, () => {
          expect(scenario.paragraphs.filter((id) => !Object.hasOwn(game.rulebook, id))).toEqual([]);
          expect(runScenario(game, scenario).mismatch ?? []).toEqual([]);
        });
      }
    });
  }
}

test('every scenario has a title in English and in German, and no two of a game have the same', () => {
  for (const { files } of all) {
    const scenarios = files.flatMap((file) => file.scenarios);
    expect(scenarios.filter(({ titel }) => titel === undefined).map(({ title }) => title)).toEqual([]);
    for (const titles of [scenarios.map(({ title }) => title), scenarios.map(({ titel }) => titel)]) {
      const twice = new Set<string | undefined>();
      expect(titles.filter((title) => twice.size === twice.add(title).size)).toEqual([]);
    }
  }
});

test('every scenario can fail: it expects rulings, a state, what is legal, a refusal or a breach', () => {
  for (const { files } of all) {
    const idle = files.flatMap(({ scenarios }) => scenarios.filter((scenario) => !canFail(scenario)));
    expect(idle.map(({ title }) => title)).toEqual([]);
  }
});
