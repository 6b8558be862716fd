import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enteredSchema, LiveMatch, scenarioSchema, scenarioSteps, type Scenario } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { CALLS, type Call } from '@bande/games/carrom/referee/calls.ts';
import type { Ruling } from '@bande/games/carrom/state.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '..', '..', 'src', 'carrom', 'scenarios');
const scenarios: readonly Scenario[] = globSync('*.yaml', { cwd: folder })
  .toSorted()
  .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')) as readonly unknown[])
  .map((entry) => scenarioSchema.parse(entry))
  .filter(({ equipment }) => equipment === undefined);

test('every call can be decided, and a scenario shows it', () => {
  const shown = scenarios
    .flatMap((scenario) => scenarioSteps(carrom, scenario))
    .flatMap(({ entries }) => entries)
    .flatMap(({ fact, rulings }) =>
      fact.kind === 'decided' && rulings.some(({ call }) => call === fact.call) ? [fact.call] : [],
    );
  expect([...new Set(shown)].toSorted()).toEqual(CALLS.toSorted());
});

/** What a decision needs, taken from the ruling that the book makes on a stroke. */
const AFTER_A_STROKE: { readonly [C in Call]?: (by: number, ruling: Ruling) => object } = {
  boardWon: (by, { for: winner, detail }) => ({ by, for: winner, points: detail?.['points'] }),
  foul: (by) => ({ by }),
  returned: (by, { detail }) => ({ by, count: detail?.['count'] }),
  due: (by) => ({ by }),
  queenOut: (by) => ({ by }),
  queenPending: (by) => ({ by }),
  queenCovered: (by) => ({ by }),
  jumpedPlaced: () => ({}),
  turnKept: (by) => ({ by }),
  turnPasses: (by, { detail }) => ({ by, to: detail?.['seat'] }),
  countsAsLawful: (by) => ({ by }),
  putRight: (by) => ({ by }),
};

test('decided instead of the book, a call on a stroke cites what the book cites for it', () => {
  let compared = 0;
  for (const scenario of scenarios) {
    const steps = scenarioSteps(carrom, scenario);
    for (const [i, { entries }] of steps.entries()) {
      const before = steps[i - 1]?.match;
      const [entry, ...others] = entries;
      if (before === undefined || entry === undefined || others.length > 0 || entry.source !== 'person') continue;
      if (entry.fact.kind !== 'strokeEnded' || before.tick !== entry.fact.tick) continue;
      const { id: _id, tick: _tick, ...stroke } = entry.fact;
      for (const ruling of entry.rulings) {
        const fields = AFTER_A_STROKE[ruling.call]?.(stroke.by, ruling);
        if (fields === undefined) continue;
        const live = new LiveMatch(carrom, before);
        const decided = { kind: 'decided', call: ruling.call, ...fields, overrules: stroke };
        const done = live.play({
          tick: before.tick,
          kind: 'facts',
          by: 'referee',
          facts: [enteredSchema(carrom).parse(decided)],
        });
        if (!done.ok) continue; // before Play nothing but the early break is decided
        const same = done.value.at(-1)!.rulings.find(({ call }) => call === ruling.call);
        expect(same?.paragraphs).toEqual(ruling.paragraphs);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(500);
});
