import type { Board } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { whatIsThere } from '../src/board/grid/cell-words.ts';
import { firstOpen, placeAfter } from '../src/board/grid/walk.ts';
import { inTurn, middleOf, nextOf, placeOf, seenRows, type Choosing } from '../src/board/grid/board-rows.ts';

const cell = (id: string, ...holds: readonly string[]): Board['rows'][number][number] => ({
  id,
  name: id,
  label: { de: id, en: `Half, ${id}, Red 1 with the ball` },
  holds,
});
/** Two columns, three rows; the near edge of the first side is at the bottom. */
const board: Board = {
  columns: 2,
  rows: [
    [cell('a3'), cell('b3')],
    [cell('a2'), cell('b2', 'piece')],
    [cell('a1'), cell('b1')],
  ],
};
const open = (...pickable: readonly string[]): Choosing => ({
  pickable: new Set(pickable),
  picked: [],
  promises: new Map(),
});
const WORDS = { de: 'x', en: 'x' };
const ids = (turns: Parameters<typeof seenRows>[1]): readonly string[] =>
  seenRows(board, turns).map((row) => row.map(({ id }) => id).join(' '));

describe('the board as it is seen', () => {
  test('from every end', () => {
    expect(ids(0)).toEqual(['a3 b3', 'a2 b2', 'a1 b1']);
    expect(ids(2)).toEqual(['b1 a1', 'b2 a2', 'b3 a3']);
    expect(ids(1)).toEqual(['a1 a2 a3', 'b1 b2 b3']);
    expect(ids(3)).toEqual(['b3 b2 b1', 'a3 a2 a1']);
  });

  test('one begins at what promises most, otherwise where one is or near', () => {
    const rows = seenRows(board, 0);
    const both = open('piece', 'a3');
    expect(firstOpen(rows, both, [1, 1])).toEqual([1, 1]);
    expect(firstOpen(rows, { ...both, promises: new Map([['a3', WORDS]]) }, [1, 1])).toEqual([0, 0]);
    expect(firstOpen(rows, { ...both, promises: new Map([['a3', { ...WORDS, inVain: true }]]) }, [1, 1])).toEqual([
      1, 1,
    ]);
    expect(firstOpen(rows, open('a1', 'b3'), [0, 0])).toEqual([0, 1]);
    expect(firstOpen(rows, open(), [1, 0])).toEqual([1, 0]);
  });

  test('places and the next thing that can be picked', () => {
    const rows = seenRows(board, 0);
    expect(placeOf(rows, 'b2')).toEqual([1, 1]);
    expect(placeOf(rows, 'x')).toBeNull();
    expect(middleOf(rows)).toEqual([1, 1]);
    const places = inTurn(rows, open('piece', 'a3'));
    expect(nextOf(places, [1, 1], false)).toEqual([0, 0]);
    expect(nextOf(places, [0, 0], true)).toEqual([1, 1]);
    expect(nextOf(inTurn(rows, open()), [0, 0], false)).toBeNull();
  });

  test('a key leads to what promises something first, then from near to far of what was picked', () => {
    const rows = seenRows(board, 0);
    const named = (choosing: Choosing): readonly string[] =>
      inTurn(rows, choosing).map(([row, column]) => rows[row]![column]!.id);
    const squares = { ...open('a3', 'b3', 'a1', 'b2'), picked: ['piece'] };
    expect(named(open('a3', 'b3', 'a1'))).toEqual(['a3', 'b3', 'a1']);
    expect(named({ ...squares, picked: ['a1'] })).toEqual(['a1', 'b2', 'a3', 'b3']);
    expect(named({ ...squares, promises: new Map([['a1', WORDS]]) })[0]).toBe('a1');
    expect(nextOf(inTurn(rows, { ...squares, picked: ['a1'] }), [2, 1], false)).toEqual([2, 0]);
  });

  test('keys stay on the board', () => {
    const rows = seenRows(board, 1);
    expect(placeAfter('ArrowUp', rows, open(), [0, 0])).toEqual([0, 0]);
    expect(placeAfter('ArrowRight', rows, open(), [0, 1])).toEqual([0, 2]);
    expect(placeAfter('End', rows, open(), [1, 0])).toEqual([1, 2]);
    expect(placeAfter('PageDown', rows, open(), [0, 2])).toEqual([1, 2]);
    expect(placeAfter('n', rows, open('b3'), [0, 2])).toEqual([1, 2]);
    expect(placeAfter('x', rows, open(), [0, 2])).toBeNull();
  });

  test('what stands there, without what everybody sees', () => {
    expect(whatIsThere(cell('D8'), (words) => words.en)).toBe('Red 1 with the ball');
  });
});
