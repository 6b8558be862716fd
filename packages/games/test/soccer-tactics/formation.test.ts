import { actionWords } from '@bande/stage/view';
import { legalActions, play, type Seat } from '@bande/core';
import { soccerTactics } from '@bande/games/soccer-tactics';
import type { Action } from '@bande/games/soccer-tactics/actions.ts';
import type { Match } from '@bande/games/soccer-tactics/state.ts';
import { SQUARE_NAMES } from '@bande/games/soccer-tactics/table.ts';
import { light } from '@bande/games/soccer-tactics/view/light.ts';
import { expect, test } from 'vitest';

const red = soccerTactics.notation.readGiven({ phase: 'formation', attacker: 'red' }, 'stw');
const blue = soccerTactics.notation.readGiven(
  { phase: 'formation', attacker: 'red', carrier: 'R10', ball: 'red:D8' },
  'stw',
);
const formations = (match: Match, seat: Seat): readonly Extract<Action, { kind: 'formation' }>[] =>
  legalActions(soccerTactics, match, seat).flatMap((action) => (action.kind === 'formation' ? [action] : []));
const isTaken = (match: Match, by: Seat, action: Action): boolean =>
  play(soccerTactics, match, { tick: match.tick, kind: 'action', by, action }).ok;

test('STW-1A.3 STW-1A.7 STW-1A.8 the side that kicks off has 28 formations: two keeper squares, two for the ball, seven for the other striker', () => {
  expect(new Set(formations(red, 0).map((one) => JSON.stringify(one))).size).toBe(2 * 2 * 7);
  expect(formations(red, 0).filter((one) => !isTaken(red, 0, one))).toEqual([]);
});

test('STW-1A.9 with the ball on D8 the other side has 20: two keeper squares, two strikers on five squares', () => {
  expect(new Set(formations(blue, 1).map((one) => JSON.stringify(one))).size).toBe(2 * 10);
  expect(formations(blue, 1).filter((one) => !isTaken(blue, 1, one))).toEqual([]);
  const strikers = formations(blue, 1).flatMap(({ pawns }) => [pawns['B10'], pawns['B11']]);
  expect(new Set(strikers)).toEqual(new Set(['blue:A8', 'blue:B8', 'blue:F8', 'blue:G8', 'blue:H8']));
});

test('STW-1A.6 every two of the six numbers may play up front', () => {
  const usual = formations(blue, 1)[0]!;
  const numbers = ['B6', 'B7', 'B8', 'B9', 'B10', 'B11'];
  const squares = numbers.map((name) => usual.pawns[name]!);
  for (const first of numbers) {
    for (const second of numbers.filter((name) => name !== first)) {
      const order = [...numbers.filter((name) => name !== first && name !== second), first, second];
      const pawns = { ...usual.pawns, ...Object.fromEntries(order.map((name, i) => [name, squares[i]!])) };
      expect([first, second, isTaken(blue, 1, { kind: 'formation', pawns })]).toEqual([first, second, true]);
    }
  }
});

test('STW-1A.4 STW-1A.5 any pawn on any other square of the board makes the formation illegal, unless it is a striker in row 8', () => {
  const usual = formations(blue, 1)[0]!;
  for (const [pawn, at] of Object.entries(usual.pawns)) {
    const taken = SQUARE_NAMES.filter(
      (square) => square !== at && isTaken(blue, 1, { kind: 'formation', pawns: { ...usual.pawns, [pawn]: square } }),
    );
    const besideTheStrikers = ['A', 'B', 'F', 'G', 'H']
      .map((column) => `blue:${column}8`)
      .filter((square) => !Object.values(usual.pawns).includes(square));
    const openToFieldPlayers = at.endsWith('8') ? besideTheStrikers : [];
    const open = pawn === 'B1' ? ['blue:E1'] : openToFieldPlayers;
    expect([pawn, taken]).toEqual([pawn, open]);
  }
});

test('what was chosen is said with who stands where: one square for the ball, others up front, one for the keeper', () => {
  const words = formations(red, 0).map((one) => actionWords(light, one, red));
  expect(words.map(({ de }) => de)).toContain('Aufstellen: Ball auf D8, vorne E8, Torwart auf D1');
  expect(words.map(({ en }) => en)).toContain('Line up: ball on D8, up front E8, keeper on D1');
  const [other] = formations(blue, 1).map((one) => actionWords(light, one, blue).de);
  expect(other).toMatch(/^Aufstellen: vorne [A-H]8, [A-H]8, Torwart auf [DE]1$/);
});

test('the help names what the spinner shows', () => {
  const help = light.lessons!()
    .map(({ words }) => words.en)
    .join(' ');
  expect(help).toContain('ball (goal), flag (corner) or glove (goal kick)');
});
