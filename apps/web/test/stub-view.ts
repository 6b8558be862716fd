import { gameNamed, legalActions, type AnyGame, type AnyShape, type Match, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import type { Board, GameView, Show } from '@bande/stage/view';
import { newTable, setupFor } from '../src/session/open.ts';

/** A board of three cells and two pieces: what the table's own parts are tried on, without a game. */
export const board: Board = {
  columns: 3,
  rows: [
    [
      { id: 'a', name: 'A', label: { de: 'Feld, A, Rot 1', en: 'Cell, A, Red 1' }, holds: ['red1'] },
      { id: 'b', name: 'B', label: { de: 'Feld, B', en: 'Cell, B' }, holds: [] },
      { id: 'c', name: 'C', label: { de: 'Feld, C, Blau 1', en: 'Cell, C, Blue 1' }, holds: ['blue1'] },
    ],
  ],
};

export interface Step {
  readonly kind: string;
  readonly piece?: string;
  readonly to?: string;
}

const stubLook = {
  words: () => ({ de: '', en: '' }),
  picks: (action: Step) => [action.piece, action.to].filter((id): id is string => id !== undefined),
};

export const stubView = {
  board: () => board,
  actions: { move: stubLook, place: stubLook, choose: stubLook, pass: stubLook },
  underWay: () => null,
  shows: (entry: { readonly shows?: readonly Show[] }) => entry.shows ?? [],
} as unknown as GameView<AnyShape>;

/** A game that lets red 1 go to b, and names a paragraph for everything else. */
export const stubGame = {
  id: 'stub',
  duties: () => [{ who: 'red', what: 'move', paragraphs: ['S-1'] }],
  chance: () => null,
  legal: () => [],
  happen: {
    byAction: (_match: unknown, _seat: Seat, action: Step) => ({
      ok: false,
      refusal: { code: 'againstTheRules', paragraphs: [action.piece === 'red1' ? 'S-2' : 'S-3'] },
    }),
  },
} as unknown as AnyGame;

export const stubMatch = {
  setup: { seating: ['red', 'blue'] },
  tick: 0,
  pausedAt: null,
  held: 0,
  outcome: null,
  options: [],
  clocks: [],
  debts: [],
  facts: 0,
  optionCount: 0,
  state: {},
} as unknown as Match<AnyShape>;

/** A real match of the first game after some random play, for parts that need one. */
export function someMatch(steps: number): { readonly game: AnyGame; readonly table: ReturnType<typeof newTable> } {
  const game = gameNamed(registry, registry[0]!.id)!;
  const table = newTable(game, setupFor(game, {}), ['human', 'human'], 'seed');
  for (let i = 0; i < steps && table.recorder.match.outcome === null; i++) {
    const { match } = table.recorder;
    const request = game.chance(match);
    const seat = ([0, 1] as const).find((one) => legalActions(game, match, one).length > 0);
    if (seat !== undefined) {
      const legal = legalActions(game, match, seat);
      table.recorder.play({ tick: match.tick, kind: 'action', by: seat, action: legal[i % legal.length]! });
    } else if (request !== null)
      table.recorder.play({ tick: match.tick, kind: 'chance', by: 'host', draws: table.chance.draw(request) });
  }
  return { game, table };
}
