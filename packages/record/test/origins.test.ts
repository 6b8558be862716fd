import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenarioSchema, scenarioSteps, type AnyGame, type Scenario } from '@bande/core';
import { registry } from '@bande/games';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { firstMatchSchema } from '../src/match-schema.ts';
import { originFault } from '../src/origin.ts';
import { ENGINE_VERSION } from '../src/version.ts';

/** Wherever a scenario comes to rest, a record may begin there: an old match goes on from such a place under a new engine. */

const SOAK = process.env['SOAK'] !== undefined;
const EVERY = SOAK ? 1 : 9;

/** Titles of scenarios that leave a position which does not come back: the list only gets shorter. */
const OPEN: ReadonlySet<string> = new Set([
  'what the check has told holds again after Back',
  'at a kick-off nobody stands at the border of the cloth any more',
]);

const scenariosOf = ({ id }: AnyGame): readonly Scenario[] => {
  const folder = join(import.meta.dirname, '../../games/src', id, 'scenarios');
  return globSync('*.yaml', { cwd: folder })
    .toSorted()
    .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as readonly unknown[])
    .map((entry) => scenarioSchema.parse(entry))
    .filter(({ equipment }) => equipment === undefined);
};

/** Why a record cannot begin where these steps have led, or null. */
function faultAfter(game: AnyGame, scenario: Scenario): string | null {
  for (const { match } of scenarioSteps(game, scenario)) {
    if (match.outcome !== null || !game.atRest(match)) continue;
    const read = firstMatchSchema(game).safeParse(JSON.parse(JSON.stringify(match)));
    if (!read.success) return read.error.message;
    const fault = originFault(game, match.setup, { engine: ENGINE_VERSION, inputs: 0, match: read.data as never });
    if (fault !== null) return fault;
  }
  return null;
}

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

test.each(registry.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const looked = scenariosOf(game).filter(({ title }, i) => i % EVERY === 0 || OPEN.has(title));
  const faults = looked.flatMap((scenario) => {
    const fault = faultAfter(game, scenario);
    return fault === null ? [] : [[scenario.title, fault]];
  });
  expect(looked.length).toBeGreaterThan(20);
  expect(faults.filter(([title]) => !OPEN.has(title!))).toEqual([]);
});
