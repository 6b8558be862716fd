import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, scenarioSchema, scenarioSteps, type Game, type Scenario } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { consequencesOf, IN_ORDER } from '@bande/games/carrom/consequences.ts';
import type { Carrom, Match, Ruling } from '@bande/games/carrom/state.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { playOut } from './random-play.ts';

const folder = join(import.meta.dirname, '..', '..', 'src', 'carrom', 'scenarios');
const scenarios: readonly Scenario[] = globSync('*.yaml', { cwd: folder })
  .toSorted()
  .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[])
  .map((entry) => scenarioSchema.parse(entry))
  .filter(({ equipment }) => equipment === undefined);

/** The game whose settling is told nothing of a ruling but what follows from it. */
const toldOnlyWhatFollows: Game<Carrom> = {
  ...carrom,
  settle: (match, fact, rulings) => carrom.settle(match, fact, rulings.map(bare)),
};
const bare = ({ then }: Ruling): Ruling => ({
  call: 'umpireActs',
  paragraphs: [],
  evidence: [],
  ...(then === undefined ? {} : { then }),
});

const statesOf = (game: Game<Carrom>, scenario: Scenario): readonly Match[] =>
  scenarioSteps(game, scenario).map(({ match }) => match);

test('settling reads nothing of a ruling but what follows from it: every scenario comes to the same states', () => {
  expect(scenarios.length).toBeGreaterThan(1000);
  for (const scenario of scenarios) expect(statesOf(toldOnlyWhatFollows, scenario)).toEqual(statesOf(carrom, scenario));
});

test('settling reads nothing of a ruling but what follows from it: random matches run the same', () => {
  for (let n = 0; n < 12; n++) {
    const [told, whole] = [toldOnlyWhatFollows, carrom].map((game) => playOut(`told ${n}`, true, 5000, game).live);
    expect(hashOf(told!.match)).toBe(hashOf(whole!.match));
    expect(told!.log.length).toBe(whole!.log.length);
  }
});

test('every kind of consequence follows in some scenario, and the match is another one without it', () => {
  const missed = new Set<string>();
  const noticing: Game<Carrom> = {
    ...carrom,
    settle: (match, fact, rulings) => {
      const next = carrom.settle(match, fact, rulings);
      for (const kind of new Set(rulings.flatMap(({ then }) => then ?? []).map((one) => one.kind))) {
        if (missed.has(kind)) continue;
        const without = carrom.settle(
          match,
          fact,
          rulings.map((one) => withoutKind(one, kind)),
        );
        if (JSON.stringify(without) !== JSON.stringify(next)) missed.add(kind);
      }
      return next;
    },
  };
  for (const scenario of scenarios) scenarioSteps(noticing, scenario);
  expect([...missed].toSorted()).toEqual(IN_ORDER.toSorted());
});
const withoutKind = (ruling: Ruling, kind: string): Ruling => ({
  ...ruling,
  then: ruling.then?.filter((one) => one.kind !== kind) ?? [],
});

test('what follows from a ruling is plain data: written down and read again it is the same', () => {
  const then = scenarios
    .flatMap((scenario) => scenarioSteps(carrom, scenario))
    .flatMap(({ entries }) => entries.flatMap(({ rulings }) => consequencesOf(rulings)));
  expect(JSON.parse(JSON.stringify(then))).toEqual(then);
});
