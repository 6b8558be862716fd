import { runScenario, scenarioSchema } from '@bande/core';
import { registry } from '@bande/games';
import { describe, expect, test } from 'vitest';

/** Positions that no course of play can bring about. A scenario cannot expect its own position to be refused, so they stand here. */
const impossible: readonly (readonly [name: string, field: string, given: Record<string, unknown>])[] = [
  [
    'a queen to be covered by the side that is not on turn (ICF-15)',
    'queenSide',
    { white: 6, black: 6, queen: 'pending', queenSide: 'black', turn: 0 },
  ],
  [
    'a board that goes on without a white piece and nothing to come back (ICF-52a)',
    'white',
    { white: 0, black: 5, queen: 'covered', queenSide: 'white' },
  ],
  [
    'two pieces in one place (ICF-68)',
    'pieces.w2',
    { pieces: { w1: [100, 0], w2: [100, 0], b1: [0, 100], q: [0, 0] } },
  ],
  ['a piece outside the frame (ICF-65a)', 'pieces.w1', { pieces: { w1: [400, 0], b1: [0, 100], q: [0, 0] } }],
  [
    'a count that its places contradict (ICF-10)',
    'white',
    { white: 3, pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] } },
  ],
  [
    'a covered queen that lies on the board (ICF-15)',
    'queen',
    { queen: 'covered', queenSide: 'white', pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] } },
  ],
  [
    'a queen on the board without a place among known places (ICF-10)',
    'queen',
    { queen: 'board', pieces: { w1: [100, 0], b1: [0, 100] } },
  ],
  [
    'a piece on one that is in the pocket (ICF-68)',
    'pieces.w1',
    { pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] }, on: { w1: 'w2' } },
  ],
  ['pieces in the pockets before the break (ICF-44)', 'breakMade', { breakMade: false, white: 6, black: 9 }],
  ['a third player on turn in singles (ICF-27)', 'turn', { seats: 2, turn: 2, white: 6, black: 6 }],
  ['play after two games won (ICF-57)', 'games', { game: 3, games: { white: 2 }, white: 6, black: 6 }],
  ['a third game at nil all (ICF-57)', 'games', { game: 3, games: { white: 0, black: 0 }, white: 6, black: 6 }],
  ['play with 25 points (ICF-56a.1)', 'points', { points: { white: 25 }, white: 6, black: 6, boardNumber: 5 }],
  ['a twelfth board before the quarter-finals (ICF-56b.2)', 'boardNumber', { boardNumber: 12, white: 6, black: 6 }],
  [
    'a ninth board before the quarter-finals without a tie (ICF-56b.2)',
    'points',
    { boardNumber: 9, points: { white: 9, black: 3 }, white: 6, black: 6 },
  ],
  ['placing when nothing is owed (ICF-9.1)', 'options', { phase: 'placing', white: 6, black: 6 }],
  ['a fourth attempt at the break (ICF-45a.2)', 'attempts', { breakMade: false, attempts: 3 }],
  ['play after a third distraction (ICF-143h)', 'distractions', { white: 6, black: 6, distractions: { white: 3 } }],
];

const possible: Record<string, Record<string, unknown>> = {
  'a queen to be covered by the side on turn': { white: 6, black: 6, queen: 'pending', queenSide: 'white', turn: 0 },
  'a covered queen with all eighteen pieces back on the board (ICF-95c)': {
    white: 9,
    black: 9,
    queen: 'covered',
    queenSide: 'white',
  },
  'a ninth board from the quarter-finals on': {
    settings: { round: 'quarterFinal' },
    boardNumber: 9,
    points: { white: 9, black: 3 },
    white: 6,
    black: 6,
  },
  'one piece on another': { pieces: { w1: [100, 0], w2: [104, 0], b1: [0, 100], q: [0, 0] }, on: { w2: 'w1' } },
};

const play = (given: Record<string, unknown>): void => {
  const game = registry.find(({ id }) => id === 'carrom');
  if (game === undefined) throw new Error('carrom is not registered');
  runScenario(
    game,
    scenarioSchema.parse({
      title: 'a position',
      paragraphs: ['ICF-10'],
      given,
      steps: [{ wait: 0 }],
      expect: { rulings: [] },
    }),
  );
};

describe('impossible positions are not read', () => {
  test.each(impossible)('%s: the fault is in %s', (_name, field, given) => {
    expect(() => {
      play(given);
    }).toThrow(expect.objectContaining({ issues: [expect.objectContaining({ path: [field] })] }));
  });
});

describe('rare but possible positions are read', () => {
  test.each(Object.entries(possible))('%s', (_name, given) => {
    expect(() => {
      play(given);
    }).not.toThrow();
  });
});
