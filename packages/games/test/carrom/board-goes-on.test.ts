import { carrom } from '@bande/games/carrom';
import { describe, expect, test } from 'vitest';
import { table, type Table } from './by-hand.ts';

describe('what keeps a board going', () => {
  const goesOn = (given: object, pocketed: object, more: object = {}): Table => table(given).stroke(pocketed, more);

  test.each([
    ['ICF-73.1', { white: 1, black: 4, queen: 'covered', queenSide: 'white' }, { white: 1, striker: true }, {}],
    ['ICF-77a.1', { white: 1, black: 4, queen: 'covered', queenSide: 'white' }, { white: 1 }, { improper: ['push'] }],
    [
      'ICF-77b.1',
      { white: 1, black: 4, queen: 'covered', queenSide: 'black' },
      { white: 1, striker: true },
      { improper: ['push'] },
    ],
    ['ICF-101a.1', { white: 1, black: 4, queen: 'pending' }, { white: 1, striker: true }, {}],
    ['ICF-101b.1', { white: 1, black: 4, queen: 'pending' }, { white: 1, striker: true }, { improper: ['push'] }],
    ['ICF-77a.1', { white: 1, black: 4, queen: 'pending' }, { white: 1 }, { improper: ['push'] }], // CI-29
    ['ICF-98a.2', { white: 1, black: 4 }, { white: 1, queen: true, striker: true }, {}],
    ['ICF-98b.2', { white: 1, black: 4 }, { white: 1, queen: true, striker: true }, { improper: ['push'] }],
    ['ICF-77a.1', { white: 1, black: 4 }, { white: 1, queen: true }, { improper: ['push'] }], // CI-29
  ])('%s: the last own piece comes out again', (law, given, pocketed, more) => {
    const at = goesOn(given, pocketed, more);
    expect(at.ruling('boardWon')).toBeUndefined();
    expect(at.laws('returned')).toContain(law);
    expect(at.now).toMatchObject({ phase: 'placing', white: 0 });
  });

  test('CI-37: what the debtor owes is placed first, ICF-78a.1', () => {
    const at = goesOn(
      { white: 1, black: 4, queen: 'covered', queenSide: 'white', owed: { white: { due: 1 } }, room: true },
      { white: 1 },
    );
    expect(at.calls).toEqual(['turnKept', 'placing']);
    at.fact({ kind: 'placed', by: 1 });
    expect(at.now).toMatchObject({ phase: 'stroke', turn: 0, white: 1 });
  });
  test('CI-37: without room it lapses and the board is over, ICF-55.2', () => {
    const at = goesOn(
      { white: 1, black: 4, queen: 'covered', queenSide: 'white', owed: { white: { due: 1 } }, room: false },
      { white: 1 },
    );
    expect(at.ruling('boardWon')).toMatchObject({ for: 'white', detail: { points: 7 } });
    expect(at.laws('boardWon')).toContain('ICF-55.2');
    expect(at.match.debts).toEqual([]);
  });
  test('CI-37: a due that is waived leaves nothing on the board: it is over', () => {
    const at = goesOn(
      { white: 1, black: 4, queen: 'covered', queenSide: 'white', owed: { white: { due: 1 } } },
      { white: 1 },
    ).choose(1, 'waive');
    expect(at.ruling('boardWon')).toMatchObject({ for: 'white', detail: { points: 7 } });
  });
  test.each([
    ['ICF-98a.2', {}, { white: 1, queen: true, striker: true }],
    ['ICF-101a.1', { queen: 'pending' }, { white: 1, striker: true }],
    ['ICF-73.1', { queen: 'covered', queenSide: 'white' }, { white: 1, striker: true }],
  ])(
    'CI-60, %s: whoever waives the last piece, which did not fall properly, neither wins nor loses the board',
    (law, given, fell) => {
      const at = goesOn({ white: 1, black: 4, ...given }, fell);
      const shared = table(JSON.parse(carrom.notation.writePosition(at.match)) as object);
      for (const one of [at, shared]) {
        expect(one.choose(1, 'waive').calls).toEqual(['lastPieceBack', 'waived']);
        expect(one.now).toMatchObject({ phase: 'stroke', turn: 0, white: 1, result: null });
      }
      expect(at.laws('lastPieceBack')).toContain(law);
    },
  );
  test('CI-60, ICF-65b: on a measured board the queen lies in the centre and the piece behind her', () => {
    const at = table({ pieces: { w1: [200, 100], b1: [-200, 0], q: [100, 100] }, queenRight: { white: true } });
    at.fact({
      kind: 'strokeEnded',
      by: 0,
      pocketed: { white: 1, queen: true, striker: true },
      fell: ['w1', 'q'],
      lie: { b1: [-200, 0] },
    }).choose(1, 'waive');
    expect(at.now).toMatchObject({ measured: true, white: 1, pieces: { q: [0, 0] } });
  });
  test('CI-37: the opponent’s last piece serves what he owes, ICF-78b.ii', () => {
    const at = goesOn({ white: 3, black: 1, owed: { black: { penalty: 1 } } }, { black: 1 });
    expect(at.ruling('placing')).toMatchObject({ for: 'white', against: 'black', detail: { seat: 0, count: 1 } });
    expect(at.choose(0, 'waive').ruling('boardWon')).toMatchObject({ for: 'black', detail: { points: 6 } });
  });
});
