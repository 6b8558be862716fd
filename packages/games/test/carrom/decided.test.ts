import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createRandom,
  enteredSchema,
  LiveMatch,
  scenarioSchema,
  scenarioSteps,
  type Random,
  type Scenario,
} from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { BREACH_NAMES } from '@bande/games/carrom/referee/breaches.ts';
import { CALLS, type Call } from '@bande/games/carrom/referee/calls.ts';
import type { Match, Ruling } from '@bande/games/carrom/state.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { canBeShared, playOut, sane } from './random-play.ts';

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

// ── at random ─────────────────────────────────────────────────────────────────────────────────────────────────────

const oneOf = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;
/** Any value that a field of this name can have, or nothing. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  for: ['white', 'black'],
  against: ['white', 'black'],
  by: [0, 1, 2, 3],
  to: [0, 1, 2, 3],
  askedBy: [0, 1],
  points: [1, 2, 5, 12],
  extra: [1, 2],
  count: [1, 2, 3],
  white: [0, 1, 2],
  black: [0, 1, 2],
  queen: [true, false],
  cleared: [true, false],
  wrongColour: [true, false],
  number: [1, 2],
  left: [1, 2],
  degrees: [0, 30],
  cause: ['unforeseen', 'noContact', 'noPlace'],
  choice: ['side', 'break'],
  end: ['north', 'south'],
  breach: BREACH_NAMES,
  because: [
    'games',
    'conceded',
    'late',
    'overTime',
    'insult',
    'points',
    'boards',
    'attempts',
    'striker',
    'distraction',
    'time',
    'decided',
  ],
  how: ['byItself', 'influence', 'removal', 'strikerOnRemoval', 'opposing'],
  what: ['outOfTurn', 'playedOn', 'noContact', 'wrongColour'],
  did: ['restores', 'noticesMissedChange', 'leavesOnEdge'],
  stroke: [
    {},
    { striker: true },
    { white: 1 },
    { black: 1, striker: true },
    { white: 1, queen: true },
    { improper: ['push'] },
  ],
};
function decisionAtRandom(random: Random): object {
  const call = oneOf(random, CALLS);
  const fields = Object.keys(carrom.decisions!.fields[call])
    .filter(() => random.unit() < 0.85)
    .map((name): readonly [string, unknown] => [name, oneOf(random, VALUES[name] ?? [])]);
  return { kind: 'decided', call, ...Object.fromEntries<unknown>(fields) };
}

test('whatever is decided in the middle of a match is refused or leaves a position that can be', () => {
  const random = createRandom('decisions');
  const carriedOut = new Set<Call>();
  const decide = (match: Match): void => {
    const decided = enteredSchema(carrom).safeParse(decisionAtRandom(random));
    if (!decided.success) return;
    const live = new LiveMatch(carrom, match);
    const done = live.play({ tick: match.tick, kind: 'facts', by: 'referee', facts: [decided.data] });
    if (!done.ok) return;
    sane(live.match);
    canBeShared(live.match);
    for (const { fact } of done.value) if (fact.kind === 'decided') carriedOut.add(fact.call);
  };
  for (let n = 0; n < 12; n++) playOut(`decided ${n}`, true, 400, carrom, decide);
  expect(carriedOut.size).toBeGreaterThan(30);
});
