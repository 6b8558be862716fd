import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registered, runScenario, scenarioSchema, type Scenario } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { tippKick as referee } from '@bande/games/tipp-kick/game.ts';
import { colourSwapped, halfTurned } from './turned.ts';

/** Every scenario once more from the other end, and with the colours exchanged: the same is ruled. */
const folder = join(import.meta.dirname, '../../src/tipp-kick/scenarios');
const game = registered(referee);
const scenarios: readonly Scenario[] = globSync('*.yaml', { cwd: folder })
  .toSorted()
  .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[])
  .map((entry) => scenarioSchema.parse(entry))
  .filter(({ equipment }) => equipment === undefined);

type Given = Readonly<Record<string, unknown>>;
const played = (scenario: Scenario) => {
  const { expect: _, ...rest } = scenario;
  const bare = JSON.parse(
    JSON.stringify(rest, (key, value: unknown) => (key === 'expect' ? undefined : value)),
  ) as object;
  const { rulings, state, refusals } = runScenario(game, { ...bare, expect: {} } as Scenario);
  return { rulings, state, refused: refusals.map(({ step }) => step) };
};
const white = ({ state }: ReturnType<typeof played>): unknown => state['white'];

describe('from the other end', () => {
  test.each(scenarios.map((one) => [one.title, one] as const))('%s', (_, scenario) => {
    const { whiteFirst = 'red', ...settings } = (scenario.given['settings'] ?? {}) as Given;
    const given = { ...scenario.given, settings: { ...settings, whiteFirst } };
    const there = played({ ...halfTurned({ ...scenario, given }), title: scenario.title });
    expect(halfTurned(there)).toEqual(played(scenario));
  });
});

/** 'DTKV-9.2.1': white begins a half; with other colours others begin. */
const beginsAHalf = ({ rulings }: ReturnType<typeof played>): boolean =>
  (rulings as readonly { readonly call: string; readonly paragraphs: readonly string[] }[]).some(
    ({ call, paragraphs }) =>
      ['periodOver', 'extraTime', 'sidesDrawn'].includes(call) || paragraphs.includes('DTKV-9.2.1'),
  );
const isTold = ({ given }: Scenario): boolean =>
  ['turn', 'restart', 'repetition', 'ball'].some((name) => given[name] !== undefined);

describe('with the colours exchanged', () => {
  test.each(scenarios.map((one) => [one.title, one] as const))('%s', (_, scenario) => {
    const here = played(scenario);
    const swapped = colourSwapped(scenario);
    const given = { ...swapped.given, white: white(here) === 'red' ? 'blue' : 'red' };
    const there = colourSwapped(played({ ...swapped, given, title: scenario.title }));
    if (!isTold(scenario) || beginsAHalf(here) || beginsAHalf(there)) return;
    expect({ ...there, state: { ...there.state, white: white(here) } }).toEqual(here);
  });
});
