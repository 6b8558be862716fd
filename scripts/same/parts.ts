import { dirname } from 'node:path/posix';
import { PACES, type AnyGame, type AnyShape, type Pace, type Setup } from '@bande/core';
import { registry } from '@bande/games';
import { isEndless } from '@bande/host';
import { listTree } from '../tree.ts';

/** One call of the command: its answer may not change when code only moves. */
export interface Part {
  /** Parts of one group are told as one line. */
  readonly group: string;
  readonly name: string;
  readonly args: readonly string[];
}

const SCENARIOS = ['packages/games/src/*/scenarios/**/*.yaml', 'packages/host/test/*/scenarios/**/*.yaml'];
const RECORDS = [
  'packages/games/src/*/sample-match.json',
  'packages/record/test/goldens/*/*.json',
  'packages/record/test/kept/*.json',
  'e2e/golden-matches/*.json',
];
const SEEDS = 3;

const rules = (): readonly Part[] =>
  listTree(SCENARIOS).map((path) => ({
    group: `rule, ${/([^/]+)\/scenarios\//.exec(path)?.[1]}`,
    name: path,
    args: ['rule', path, '--json'],
  }));

const verdicts = (): readonly Part[] =>
  listTree(RECORDS).map((path) => ({
    group: `verdict, ${dirname(path)}`,
    name: path,
    args: ['replay', path, '--json'],
  }));

const simulations = (): readonly Part[] =>
  registry.flatMap((game) => PACES.flatMap((mode) => [...atRandom(game, mode), ...byThinking(game, mode)]));

function simulation({ id }: AnyGame, mode: Pace, what: string, ...flags: readonly string[]): Part {
  const group = `simulate, ${id}, ${mode}`;
  const args = ['simulate', id, '--mode', mode, '--seed', 'same', ...flags, '--json'];
  return { group, name: `${group}, ${what}`, args };
}

/** Whole matches for every number of seats with which the game has an end. */
const atRandom = (game: AnyGame, mode: Pace): readonly Part[] =>
  game.seatings
    .filter((seating) => !isEndless(game, setupOf(game, mode, seating)))
    .map(({ length }) => {
      const flags = ['--seats', String(length), '--matches', String(SEEDS), '--bots', 'random'];
      return simulation(game, mode, `seats ${length}, at random`, ...flags);
    });

/** A short match of the strongest bot against the weakest: players at random notice nothing and plan nothing. */
function byThinking(game: AnyGame, mode: Pace): readonly Part[] {
  const [first, last] = [game.bots[0], game.bots.at(-1)];
  if (first === undefined || last === undefined) return [];
  const short = JSON.stringify(game.ladder?.settings ?? {});
  return [
    simulation(game, mode, `${last.id} and ${first.id}`, '--bots', `${last.id},${first.id}`, '--settings', short),
  ];
}

const setupOf = (game: AnyGame, mode: Pace, seating: Setup<AnyShape>['seating']): Setup<AnyShape> => ({
  edition: game.editions[0]?.id ?? '',
  seating,
  mode,
  settings: game.schemas.settings.parse({}),
});

export const everyPart = (): readonly Part[] => [...rules(), ...simulations(), ...verdicts()];
