import { describe, expect, test } from 'vitest';
import { carry, meant, meanings, pick, type Desk } from '../src/board/picking.ts';
import { board, stubGame, stubMatch, stubView, type Step } from './stub-view.ts';

const legal: readonly Step[] = [{ kind: 'move', piece: 'red1', to: 'b' }, { kind: 'pass' }];
const desk: Desk = { game: stubGame, view: stubView, match: stubMatch, seat: 0, legal };

describe('picking one thing after the other', () => {
  test('a cell stands for what is on it, and a piece for its cell', () => {
    expect(meanings(board, 'a')).toEqual(['a', 'red1']);
    expect(meanings(board, 'blue1')).toEqual(['blue1', 'c']);
    expect(meant(board, new Set(['red1']), 'a')).toBe('red1');
    expect(meant(board, new Set(), 'a')).toBe('a');
  });

  test('of two on one cell the one is picked that may be, whichever of them is pointed at', () => {
    const shared = {
      ...board,
      rows: board.rows.map((row) => row.map((c) => (c.id === 'a' ? { ...c, holds: ['red1', 'blue2'] } : c))),
    };
    expect(meanings(shared, 'blue2')).toEqual(['blue2', 'a', 'red1']);
    const view = { ...stubView, board: () => shared };
    expect(pick({ ...desk, view }, [], 'blue2')).toEqual({ kind: 'picks', picked: ['red1'] });
  });

  test('piece, then place', () => {
    expect(pick(desk, [], 'a')).toEqual({ kind: 'picks', picked: ['red1'] });
    expect(pick(desk, ['red1'], 'b')).toEqual({ kind: 'picks', picked: ['red1', 'b'] });
  });

  test('the last pick again takes it back', () => {
    expect(pick(desk, ['red1'], 'red1')).toEqual({ kind: 'picks', picked: [] });
    expect(pick(desk, ['red1'], 'a')).toEqual({ kind: 'picks', picked: [] });
  });

  test('a piece that is dragged to a place: both are picked, and elsewhere it stays picked', () => {
    expect(carry(desk, [], 'red1', 'b')).toEqual(['red1', 'b']);
    expect(carry(desk, ['red1'], 'red1', 'b')).toEqual(['red1', 'b']);
    expect(carry(desk, ['red1'], 'red1', 'c')).toEqual(['red1']);
    expect(carry(desk, [], 'red1', 'a')).toEqual(['red1']);
    expect(carry(desk, [], 'blue1', 'b')).toEqual([]);
  });

  test('what the rules forbid is refused with the paragraph that they name', () => {
    expect(pick(desk, ['red1'], 'c')).toMatchObject({
      kind: 'refused',
      refusal: { code: 'againstTheRules', paragraphs: ['S-2'] },
    });
    expect(pick(desk, [], 'c')).toMatchObject({ kind: 'refused', refusal: { paragraphs: ['S-3'] } });
  });

  test('what means nothing is refused with what the rules want', () => {
    expect(pick(desk, [], 'b')).toMatchObject({
      kind: 'refused',
      refusal: { code: 'notOffered', paragraphs: ['S-1'] },
    });
  });
});
