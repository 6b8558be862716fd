import { describe, expect, test } from 'vitest';
import { table } from './by-hand.ts';

describe('falling by itself', () => {
  test('ICF-71: a piece at the edge, without effect on the turn', () => {
    expect(table({ white: 6 }).fact({ kind: 'fell', piece: 'white' }).now).toMatchObject({
      white: 5,
      turn: 0,
      strokesInTurn: 0,
    });
  });
  test('ICF-113: the queen must be covered by the player on turn, or is placed again', () => {
    const at = table({ white: 6 }).fact({ kind: 'fell', piece: 'queen' });
    expect(at.now).toMatchObject({ queen: 'pending', queenSide: 'white', turn: 0 });
    expect(at.stroke().calls).toContain('queenOut');
    expect(table().fact({ kind: 'fell', piece: 'queen' }).now).toMatchObject({ queen: 'board', turn: 0 });
  });
  test('ICF-71: the last one ends the board', () => {
    expect(
      table({ white: 1, black: 3, queen: 'covered', queenSide: 'black', lastShooter: 1 })
        .fact({ kind: 'fell', piece: 'white' })
        .ruling('boardWon'),
    ).toMatchObject({ for: 'white', detail: { points: 3 } });
  });
  test('ICF-96.2: a queen nobody took out counts as covered', () => {
    expect(table({ white: 6, uncoveredBy: 'black' }).fact({ kind: 'queenNotTakenOut', by: 1 }).now).toMatchObject({
      queen: 'covered',
      queenSide: 'black',
      uncoveredBy: null,
    });
  });
});
