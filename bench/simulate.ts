import { isEndless, playMatch } from '@bande/host';
import type { Bench, Measured } from '@bande/cli/bench';
import { seconds, type AnyGame, type AnyShape, type Setup } from '@bande/core';

const PACE = 15;
/** A match in which everybody acts four times as fast has four times as many actions, in every game with a clock. */
const LONGER = 4;
const LEAST_MS = 4000;
const ROUNDS = 4;

interface Run {
  readonly matches: number;
  readonly actions: number;
  readonly ms: number;
}

const NOTHING: Run = { matches: 0, actions: 0, ms: 0 };

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

/** Matches of random players from seeds that are the same in every run; `inputs` cuts each of them short. */
function playSome(game: AnyGame, pace: number, series: string, inputs?: number): Run {
  const setup = usual(game);
  const start = performance.now();
  let [matches, actions] = [0, 0];
  while (performance.now() - start < LEAST_MS / ROUNDS) {
    const { length, trouble } = playMatch(game, setup, {
      seed: `${series}:${matches++}`,
      bots: ['random'],
      paceTicks: seconds(pace),
      ...(inputs === undefined ? {} : { maxInputs: inputs }),
    });
    if (trouble !== null && inputs === undefined)
      throw new Error(`${game.id}, seed ${series}:${matches - 1}: ${trouble.reason}`);
    actions += length.actions;
  }
  return { matches, actions, ms: performance.now() - start };
}

interface Runs {
  readonly usual: Run;
  readonly longer: Run;
  readonly begun: Run;
}

/** They take turns, so that a machine that slows down slows all. What a long match begins with is alike, so it is what the whole is compared with. */
function compare(game: AnyGame): Runs {
  const inputs = Math.ceil(actionsAMatch(playSome(game, PACE / LONGER, 'warm-up')) / LONGER);
  const runs = { usual: NOTHING, longer: NOTHING, begun: NOTHING };
  for (let round = 0; round < ROUNDS; round++) {
    runs.usual = plus(runs.usual, playSome(game, PACE, `usual-${round}`));
    runs.longer = plus(runs.longer, playSome(game, PACE / LONGER, `longer-${round}`));
    runs.begun = plus(runs.begun, playSome(game, PACE / LONGER, `longer-${round}`, inputs));
  }
  return runs;
}

const microseconds = ({ ms, actions }: Run): number => (ms * 1000) / actions;
const actionsAMatch = ({ matches, actions }: Run): number => Math.round(actions / matches);

function measure(game: AnyGame): readonly Measured[] {
  const { usual, longer, begun } = compare(game);
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
      metric: 'cost of one action in long matches, against their first quarter',
      value: microseconds(longer) / microseconds(begun),
      unit: 'times',
      note: `${actionsAMatch(longer)} actions a match; must stay near 1`,
    },
  ];
}

export const bench: Bench = {
  about: 'random matches a second, and whether an action costs the same in long matches',
  run: (registry) => registry.filter((game) => !isEndless(game, usual(game))).flatMap(measure),
};
