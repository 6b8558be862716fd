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
import type { Match } from '@bande/games/carrom/state.ts';
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
  const fields = Object.keys(carrom.decisions.fields[call])
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
