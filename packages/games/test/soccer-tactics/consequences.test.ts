import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ChanceStream,
  chanceNow,
  createRandom,
  hashOf,
  later,
  legalActions,
  letPass,
  play,
  runScenario,
  scenarioSchema,
  type Bot,
  type Scenario,
  type Seat,
  type Action,
} from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { RESTART_WORDS, type Consequence } from '@bande/games/soccer-tactics/consequences.ts';
import type { Fact, Match, Ruling, SoccerTactics } from '@bande/games/soccer-tactics/state.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../src/soccer-tactics/scenarios');
const scenarios: readonly Scenario[] = globSync('*.yaml', { cwd: folder })
  .toSorted()
  .flatMap((file) => parse(readFileSync(join(folder, file), 'utf8')) as readonly unknown[])
  .map((entry) => scenarioSchema.parse(entry));

type Settle = (match: Match, fact: Fact, rulings: readonly Ruling[]) => Match;
const settledBy = (settle: Settle): typeof soccerTactics => ({ ...soccerTactics, settle });

/** A match of two bots at club strength, with the time that people take; every step's match is told. */
function* botMatch(game: typeof soccerTactics, seed: string): Generator<Match> {
  const [chance, random] = [new ChanceStream(seed), createRandom(seed)];
  const bots: readonly Bot<SoccerTactics>[] = [0, 1].map((seat) =>
    game.bots.find(({ id }) => id === 'club')!.create(createRandom(`${seed} ${seat}`)),
  );
  const settings = game.schemas.settings.parse({ halfMinutes: 30, extraMinutes: 3 });
  let match = game.start({ edition: 'stw', seating: game.seatings[0]!, mode: 'paced', settings });
  while (match.outcome === null) {
    const tick = later(match.tick, random.below(30) === 0 ? 7201 : random.below(1800));
    match = letPass(game, match, tick).match;
    const request = chanceNow(game, match);
    const seat = ([0, 1] as const).find((one) => legalActions(game, match, one).length > 0);
    if (match.outcome !== null || (request === null && seat === undefined)) continue;
    const step =
      request === null
        ? play(game, match, {
            tick,
            kind: 'action',
            by: seat as Seat,
            action: bots[seat!]!.choose(match, seat as Seat) as Action<SoccerTactics>,
          })
        : play(game, match, { tick, kind: 'chance', by: 'host', draws: chance.draw(request) });
    if (!step.ok) throw new Error(step.refusal.code);
    match = step.value.match;
    yield match;
  }
}
const MATCHES = ['consequences 1', 'consequences 2', 'consequences 3'];

test('settling reads nothing of a ruling but what follows from it', () => {
  const bare = settledBy((match, fact, rulings) =>
    soccerTactics.settle(
      match,
      fact,
      rulings.map(({ then }) => (then === undefined ? {} : { then }) as Ruling),
    ),
  );
  for (const scenario of scenarios) expect(runScenario(bare, scenario)).toEqual(runScenario(soccerTactics, scenario));
  for (const seed of MATCHES)
    expect([...botMatch(bare, seed)].map(hashOf)).toEqual([...botMatch(soccerTactics, seed)].map(hashOf));
});

test('what a ruling says about how play goes on is the word of its consequence', () => {
  const told = (rulings: readonly Ruling[]): void => {
    for (const { restart, then = [] } of rulings) {
      const words = then.flatMap(({ kind }) => (RESTART_WORDS as Readonly<Record<string, string>>)[kind] ?? []);
      expect(words).toEqual(restart === undefined ? [] : [restart]);
    }
  };
  const watched = settledBy((match, fact, rulings) => {
    told(rulings);
    return soccerTactics.settle(match, fact, rulings);
  });
  for (const scenario of scenarios) runScenario(watched, scenario);
});

/** Does not compile where a kind is missing. */
const KINDS = {
  factIsUndone: true,
  goalCounts: true,
  penaltyIsTaken: true,
  pawnIsCautioned: true,
  pawnIsSentOff: true,
  attackIsTheLast: true,
  periodClockStarts: true,
  choiceIsMade: true,
  playIsBrokenOff: true,
  ballIsPlayedTo: true,
  ballIsTakenTo: true,
  ballIsWith: true,
  pawnStands: true,
  pawnIsPlaced: true,
  rollIsChosen: true,
  ...RESTART_WORDS,
} as const satisfies Record<Consequence['kind'], unknown>;

/** The other side sets up next because the first one stands: the fact itself has brought that about. */
const SAID_ONLY: readonly Consequence['kind'][] = ['otherSideLinesUp'];

test('every kind of consequence comes up, and without it the match is another one', () => {
  const [met, telling] = [new Set<Consequence['kind']>(), new Set<Consequence['kind']>()];
  const watched = settledBy((match, fact, rulings) => {
    const settled = soccerTactics.settle(match, fact, rulings);
    for (const { kind } of rulings.flatMap(({ then = [] }) => then)) {
      met.add(kind);
      if (telling.has(kind)) continue;
      const less = rulings.map((ruling) => ({
        ...ruling,
        then: ruling.then?.filter((one) => one.kind !== kind) ?? [],
      }));
      if (hashOf(soccerTactics.settle(match, fact, less)) !== hashOf(settled)) telling.add(kind);
    }
    return settled;
  });
  for (const scenario of scenarios) runScenario(watched, scenario);
  expect([...met].toSorted()).toEqual(Object.keys(KINDS).toSorted());
  expect([...met].filter((kind) => !telling.has(kind))).toEqual(SAID_ONLY);
});
