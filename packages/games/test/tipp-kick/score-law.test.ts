import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario, scenarioSchema, type Game } from '@bande/core';
import { prevailing } from '@bande/games/tipp-kick/consequences.ts';
import { tippKick } from '@bande/games/tipp-kick/game.ts';
import { SIDES } from '@bande/games/tipp-kick/names.ts';
import type { Match, Ruling, TippKick } from '@bande/games/tipp-kick/state.ts';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ruledFor } from './ruled.ts';

/** What is ruled of the score is what the score shows: over everything that any scenario tells. */

beforeAll(() => tippKick.prepare!());
const folder = join(import.meta.dirname, '..', '..', 'src', 'tipp-kick', 'scenarios');
const scenarios = globSync('*.yaml', { cwd: folder })
  .toSorted()
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as readonly unknown[])
  .map((entry) => scenarioSchema.parse(entry));

/** Where a match is given away the rules say its score ['DTKV-15.4.1']. */
const isGivenAway = (rulings: readonly Ruling[]): boolean =>
  prevailing(rulings).some((one) => one.kind === 'matchIsOver' && one.score !== undefined);

interface Told {
  readonly before: Match;
  readonly rulings: readonly Ruling[];
  readonly after: Match;
}
function toldIn(scenario: (typeof scenarios)[number]): readonly Told[] {
  const told: Told[] = [];
  const watched: Game<TippKick> = {
    ...tippKick,
    settle: (before, fact, rulings) => {
      const after = tippKick.settle(before, fact, rulings);
      told.push({ before, rulings, after });
      return after;
    },
  };
  if (scenario.equipment === undefined) runScenario(watched, scenario);
  return told;
}
let all: readonly (readonly [title: string, told: readonly Told[]])[] = [];
beforeAll(() => {
  all = scenarios.map((scenario) => [scenario.title, toldIn(scenario)] as const);
});

test('a ruling says goal, and it is counted once; no goal leaves the score or takes it back; nothing else changes it', () => {
  const odd: unknown[] = [];
  let goals = 0;
  for (const [title, told] of all)
    for (const { before, rulings, after } of told)
      for (const side of SIDES) {
        if (isGivenAway(rulings)) continue;
        const [shown, ruled] = [after.state.score[side] - before.state.score[side], ruledFor(side, rulings)];
        goals += ruled;
        if (shown !== ruled) odd.push([title, side, { ruled, shown }, rulings.map(({ call, for: to }) => [call, to])]);
      }
  expect(odd).toEqual([]);
  expect(goals).toBeGreaterThan(100);
});

test('nobody is told of a goal and of no goal at once', () => {
  const both = all.filter(([, told]) =>
    told.some(
      ({ rulings }) =>
        rulings.some(({ call }) => call === 'noGoal') &&
        rulings.some(({ call }) => call === 'goal' || call === 'ownGoal'),
    ),
  );
  expect(both.map(([title]) => title)).toEqual([]);
});
