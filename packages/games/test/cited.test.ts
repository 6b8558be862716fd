import { createRandom, LiveMatch, scenarioSteps, type AnyGame, type AnyShape, type LogEntry } from '@bande/core';
import { registry } from '@bande/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyDecision, positionsAtDesk, scenariosOf } from './every-scenario.ts';

/** No ruling without a paragraph: what is played, what is told, and what a referee decides with no word about why. */

const SOAK = process.env['SOAK'] !== undefined;
const EVERY = SOAK ? 1 : 30;
const SEED = process.env['BANDE_SEED'] ?? 'cited';

/** Calls that a decision still makes without a paragraph: the list only gets shorter. */
const OPEN: Readonly<Record<string, readonly string[]>> = {};

const uncited = (entries: readonly LogEntry<AnyShape>[]): readonly string[] =>
  entries.flatMap(({ rulings, overruled = [] }) =>
    [...rulings, ...overruled].filter(({ paragraphs }) => paragraphs.length === 0).map(({ call }) => call),
  );

/** Every call at every position, entered by itself; how many were taken. */
function decidedEverywhere(game: AnyGame): { readonly without: ReadonlySet<string>; readonly taken: number } {
  const random = createRandom(`${SEED} ${game.id}`);
  const [without, calls] = [new Set<string>(), Object.keys(game.decisions!.fields)];
  let taken = 0;
  for (const match of positionsAtDesk(game, EVERY))
    for (const call of calls) {
      const fact = anyDecision(game, call, random);
      if (fact === null) continue;
      const done = new LiveMatch(game, match).play({ tick: match.tick, kind: 'facts', by: 'referee', facts: [fact] });
      if (!done.ok) continue;
      taken++;
      for (const one of uncited(done.value)) without.add(one);
    }
  return { without, taken };
}

beforeAll(() => Promise.all(registry.map(async (game) => game.prepare?.())));

describe.each(registry.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('every ruling of every scenario cites a paragraph', () => {
    const without = scenariosOf(game).flatMap((scenario) => {
      const calls = scenarioSteps(game, scenario).flatMap(({ entries }) => uncited(entries));
      return calls.filter((call) => !(OPEN[id] ?? []).includes(call)).map((call) => `${scenario.title}: ${call}`);
    });
    expect(without).toEqual([]);
  });

  test('every call that is decided cites one, whatever was said of it', () => {
    const { without, taken } = decidedEverywhere(game);
    expect(taken).toBeGreaterThan(500);
    expect([...without].filter((call) => !(OPEN[id] ?? []).includes(call))).toEqual([]);
  });
});
