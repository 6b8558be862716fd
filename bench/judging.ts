import type { Bench, Measured } from '@bande/cli/bench';
import type { AnyGame, AnyShape, Setup } from '@bande/core';
import { registry } from '@bande/games';
import { isEndless, playMatch } from '@bande/host';
import { unitOf } from './ladder/series.ts';
import { worked } from './machine/machine.ts';
import { writeFigures } from './machine/written.ts';

/** What the referee costs, and how many whole matches of bots one core plays in an hour. */
const FACTS = 4000;
const LEAST_MS = 1500;
const ROUNDS = 3;
const HOUR = 3_600_000;

const setupOf = (game: AnyGame, settings: object): Setup<AnyShape> => ({
  edition: game.editions[0]?.id ?? '',
  seating: game.seatings[0] ?? [],
  mode: 'paced',
  settings: game.schemas.settings.parse(settings),
});

type Judged = Parameters<AnyGame['judge']>;

/** What was judged in matches of random players, who break more rules than others: each fact with the match it was told in. */
function judgedIn(game: AnyGame): readonly Judged[] {
  const heard: Judged[] = [];
  const listening: AnyGame = {
    ...game,
    judge: (...asked) => {
      heard.push(asked);
      return game.judge(...asked);
    },
  };
  for (let number = 1; heard.length < FACTS; number++)
    playMatch(listening, setupOf(game, unitOf(game).settings), { seed: `judging:${number}`, bots: ['random'] });
  return heard;
}

/** Microseconds a fact: the best of some rounds. */
function judging(game: AnyGame): readonly Measured[] {
  const heard = judgedIn(game);
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    let judged = 0;
    const start = worked();
    do {
      for (const asked of heard) game.judge(...asked);
      judged += heard.length;
    } while (worked() - start < LEAST_MS);
    best = Math.min(best, (1000 * (worked() - start)) / judged);
  }
  const kinds = new Set(heard.map(([, fact]) => fact.kind)).size;
  return [
    {
      name: `judging/${game.id}`,
      metric: 'judging a fact',
      value: best,
      unit: 'µs',
      note: `${heard.length} facts of ${kinds} kinds`,
    },
  ];
}

/** The usual match, as its middle strength plays it. */
function matchesAnHour(game: AnyGame): readonly Measured[] {
  const bot = game.bots[Math.floor(game.bots.length / 2)]?.id ?? 'random';
  const start = worked();
  let [matches, actions] = [0, 0];
  do {
    const { length, trouble } = playMatch(game, setupOf(game, {}), { seed: `hour:${++matches}`, bots: [bot] });
    if (trouble !== null) throw new Error(`${game.id}, seed hour:${matches}: ${trouble.reason}`);
    actions += length.actions;
  } while (worked() - start < LEAST_MS);
  const ms = worked() - start;
  return [
    {
      name: `judging/${game.id}`,
      metric: `whole matches of ${bot} players on one core`,
      value: (HOUR * matches) / ms,
      unit: 'matches/h',
      note: `${(ms / 1000 / matches).toFixed(1)} s a match of ${Math.round(actions / matches)} actions`,
    },
  ];
}

export const bench: Bench = {
  about: 'what judging a fact costs, and how many whole matches of bots are played in an hour',
  run: (games) =>
    games.flatMap((game) =>
      game.bots.length === 0 || isEndless(game, setupOf(game, {})) ? [] : [...judging(game), ...matchesAnHour(game)],
    ),
};

/** Measures and writes it down with the machine: `node bench/judging.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures('judging', await bench.run(registry), process.argv[2]);
