import { isEndless, playMatch } from '@bande/host';
import type { Bench, Measured } from '@bande/cli/bench';
import { seconds, type AnyGame, type AnyShape, type Setup } from '@bande/core';

const PACE = 15;
/** A match in which everybody acts four times as fast has four times as many actions, in every game with a clock. */
const LONGER = 4;
const LEAST_MS = 2000;

interface Run {
  readonly matches: number;
  readonly actions: number;
  readonly ms: number;
}

const plus = (a: Run, b: Run): Run => ({
  matches: a.matches + b.matches,
  actions: a.actions + b.actions,
  ms: a.ms + b.ms,
});

const usual = (game: AnyGame): Setup<AnyShape> => ({
  edition: game.editions[0]?.id ?? '',
  seating: game.seatings[0] ?? [],
  mode: 'paced',
  settings: game.schemas.settings.parse({}),
});

function playSome(game: AnyGame, pace: number, leastMs: number, series: string): Run {
  const setup = usual(game);
  const start = performance.now();
  let [matches, actions] = [0, 0];
  while (performance.now() - start < leastMs) {
    const { length, trouble } = playMatch(game, setup, {
      seed: `${series}:${matches++}`,
      bots: ['random'],
      paceTicks: seconds(pace),
    });
    if (trouble !== null) throw new Error(`${game.id}, seed ${series}:${matches - 1}: ${trouble.reason}`);
    actions += length.actions;
  }
  return { matches, actions, ms: performance.now() - start };
}

/** Short and long matches take turns, so that a machine that slows down slows both. */
function compare(game: AnyGame): readonly [usual: Run, longer: Run] {
  playSome(game, PACE, LEAST_MS / 4, 'warm-up');
  let usual: Run = { matches: 0, actions: 0, ms: 0 };
  let longer = usual;
  for (let round = 0; round < 4; round++) {
    usual = plus(usual, playSome(game, PACE, LEAST_MS / 4, `usual-${round}`));
    longer = plus(longer, playSome(game, PACE / LONGER, LEAST_MS / 4, `longer-${round}`));
  }
  return [usual, longer];
}

const microseconds = ({ ms, actions }: Run): number => (ms * 1000) / actions;
const actionsAMatch = ({ matches, actions }: Run): number => Math.round(actions / matches);

function measure(game: AnyGame): readonly Measured[] {
  const [usual, longer] = compare(game);
  const name = `simulate/${game.id}`;
  return [
    {
      name,
      metric: 'random matches on one core',
      value: (usual.matches * 1000) / usual.ms,
      unit: 'matches/s',
      note: `${actionsAMatch(usual)} actions a match`,
    },
    { name, metric: 'cost of one action', value: microseconds(usual), unit: 'µs' },
    {
      name,
      metric: 'cost of one action in longer matches, against the usual',
      value: microseconds(longer) / microseconds(usual),
      unit: 'times',
      note: `${actionsAMatch(longer)} actions a match; must stay near 1`,
    },
  ];
}

export const bench: Bench = {
  about: 'random matches a second, and whether an action costs the same in long matches',
  run: (registry) => registry.filter((game) => !isEndless(game, usual(game))).flatMap(measure),
};
