import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runScenario, scenarioSchema } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** Every scenario of carrom, as packages/games/test/scenarios.test.ts runs those of the registry. */
const folder = join(import.meta.dirname, '..', '..', 'src', 'carrom', 'scenarios');
const files = globSync('*.yaml', { cwd: folder }).toSorted();

test('there is a table', () => {
  expect(carrom.id).toBe('carrom');
});

describe.each(files)('carrom %s', (file) => {
  for (const entry of parse(readFileSync(join(folder, file), 'utf8')) as readonly unknown[]) {
    const scenario = scenarioSchema.parse(entry);
    test(`${basename(file)}: ${scenario.title}`, () => {
      expect(scenario.paragraphs.filter((id) => !Object.hasOwn(carrom.rulebook, id))).toEqual([]);
      expect(runScenario(carrom, scenario).mismatch ?? []).toEqual([]);
    });
  }
});
