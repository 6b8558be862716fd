import { carrom } from '@bande/games/carrom';
import { describe, expect, test } from 'vitest';
import { table, type Table } from './by-hand.ts';

/** White strikes; n white and m black pieces are left on the board after the stroke. Queen as it was before it. */
interface Case {
  readonly law: string;
  readonly queen: 'board' | 'now' | 'pending' | 'mine' | 'theirs';
  readonly last: 'own' | 'opposing' | 'both';
  readonly striker?: boolean;
  readonly improper?: boolean;
  readonly winner: 'white' | 'black';
  /** With up to 21 points of the winner, and from 22 on. */
  readonly points: readonly [number, number];
  readonly extra?: number;
}

const LEFT = 4;
const QUEEN = {
  board: { queen: 'board' },
  now: { queen: 'board' },
  pending: { queen: 'pending' },
  mine: { queen: 'covered', queenSide: 'white' },
  theirs: { queen: 'covered', queenSide: 'black' },
} as const;

function played({ queen, last, striker = false, improper = false }: Case, points: object, before = LEFT): Table {
  const own = last === 'opposing' ? before : 1;
  const opposing = last === 'own' ? before : 1;
  const at = table({ white: own, black: opposing, ...QUEEN[queen], points });
  return at.stroke(
    { white: Number(last !== 'opposing'), black: Number(last !== 'own'), queen: queen === 'now', striker },
    improper ? { improper: ['push'] } : {},
  );
}

const CASES: readonly Case[] = [
  { law: 'ICF-102a', queen: 'pending', last: 'both', winner: 'white', points: [3, 1] },
  { law: 'ICF-102b', queen: 'pending', last: 'both', improper: true, winner: 'black', points: [3, 1], extra: 1 },
  { law: 'ICF-103a', queen: 'pending', last: 'opposing', winner: 'black', points: [LEFT + 3, LEFT] },
  {
    law: 'ICF-103b',
    queen: 'pending',
    last: 'opposing',
    improper: true,
    winner: 'black',
    points: [LEFT + 3, LEFT],
    extra: 1,
  },
  { law: 'ICF-104a', queen: 'now', last: 'both', winner: 'white', points: [3, 1] },
  { law: 'ICF-104b', queen: 'now', last: 'both', improper: true, winner: 'black', points: [3, 1], extra: 1 },
  { law: 'ICF-105a', queen: 'board', last: 'both', winner: 'black', points: [3, 1] },
  { law: 'ICF-105b', queen: 'board', last: 'both', improper: true, winner: 'black', points: [3, 1], extra: 1 },
  { law: 'ICF-106a', queen: 'board', last: 'opposing', winner: 'black', points: [LEFT + 3, LEFT] },
  {
    law: 'ICF-106b',
    queen: 'board',
    last: 'opposing',
    improper: true,
    winner: 'black',
    points: [LEFT + 3, LEFT],
    extra: 1,
  },
  { law: 'ICF-107a', queen: 'board', last: 'own', winner: 'black', points: [3, 1] },
  { law: 'ICF-107b', queen: 'board', last: 'own', improper: true, winner: 'black', points: [3, 1], extra: 1 },
  { law: 'ICF-108a', queen: 'board', last: 'own', striker: true, winner: 'black', points: [3, 1], extra: 1 },
  {
    law: 'ICF-108b',
    queen: 'board',
    last: 'own',
    striker: true,
    improper: true,
    winner: 'black',
    points: [3, 1],
    extra: 2,
  },
  { law: 'ICF-109a', queen: 'now', last: 'both', striker: true, winner: 'black', points: [3, 1], extra: 1 },
  {
    law: 'ICF-109b',
    queen: 'now',
    last: 'both',
    striker: true,
    improper: true,
    winner: 'black',
    points: [3, 1],
    extra: 2,
  },
  { law: 'ICF-110a', queen: 'mine', last: 'both', striker: true, winner: 'black', points: [1, 1], extra: 1 },
  {
    law: 'ICF-110b',
    queen: 'mine',
    last: 'both',
    striker: true,
    improper: true,
    winner: 'black',
    points: [1, 1],
    extra: 2,
  },
  {
    law: 'ICF-111a',
    queen: 'board',
    last: 'opposing',
    striker: true,
    winner: 'black',
    points: [LEFT + 3, LEFT],
    extra: 1,
  },
  {
    law: 'ICF-111b',
    queen: 'board',
    last: 'opposing',
    striker: true,
    improper: true,
    winner: 'black',
    points: [LEFT + 3, LEFT],
    extra: 2,
  },
  { law: 'ICF-112a', queen: 'theirs', last: 'both', striker: true, winner: 'black', points: [3, 1], extra: 1 },
  {
    law: 'ICF-112b',
    queen: 'theirs',
    last: 'both',
    striker: true,
    improper: true,
    winner: 'black',
    points: [3, 1],
    extra: 2,
  },
  // where the laws are silent: CI-26 to CI-31
  { law: 'ICF-105a', queen: 'board', last: 'both', striker: true, winner: 'black', points: [3, 1], extra: 1 },
  {
    law: 'ICF-105b',
    queen: 'board',
    last: 'both',
    striker: true,
    improper: true,
    winner: 'black',
    points: [3, 1],
    extra: 2,
  },
  { law: 'ICF-106a', queen: 'now', last: 'opposing', winner: 'black', points: [LEFT + 3, LEFT] },
  {
    law: 'ICF-106b',
    queen: 'now',
    last: 'opposing',
    improper: true,
    winner: 'black',
    points: [LEFT + 3, LEFT],
    extra: 1,
  },
  {
    law: 'ICF-111a',
    queen: 'now',
    last: 'opposing',
    striker: true,
    winner: 'black',
    points: [LEFT + 3, LEFT],
    extra: 1,
  },
  {
    law: 'ICF-111b',
    queen: 'now',
    last: 'opposing',
    striker: true,
    improper: true,
    winner: 'black',
    points: [LEFT + 3, LEFT],
    extra: 2,
  },
  {
    law: 'ICF-103a',
    queen: 'pending',
    last: 'opposing',
    striker: true,
    winner: 'black',
    points: [LEFT + 3, LEFT],
    extra: 1,
  },
  {
    law: 'ICF-103b',
    queen: 'pending',
    last: 'opposing',
    striker: true,
    improper: true,
    winner: 'black',
    points: [LEFT + 3, LEFT],
    extra: 2,
  },
  { law: 'ICF-109a', queen: 'pending', last: 'both', striker: true, winner: 'black', points: [3, 1], extra: 1 },
  {
    law: 'ICF-109b',
    queen: 'pending',
    last: 'both',
    striker: true,
    improper: true,
    winner: 'black',
    points: [3, 1],
    extra: 2,
  },
  { law: 'ICF-52a', queen: 'mine', last: 'opposing', winner: 'black', points: [LEFT, LEFT] },
  {
    law: 'ICF-52a',
    queen: 'mine',
    last: 'opposing',
    improper: true,
    striker: true,
    winner: 'black',
    points: [LEFT, LEFT],
    extra: 2,
  },
  { law: 'ICF-52a', queen: 'theirs', last: 'opposing', winner: 'black', points: [LEFT + 3, LEFT] },
  {
    law: 'ICF-52a',
    queen: 'theirs',
    last: 'opposing',
    improper: true,
    winner: 'black',
    points: [LEFT + 3, LEFT],
    extra: 1,
  },
  { law: 'ICF-52a', queen: 'mine', last: 'both', winner: 'white', points: [3, 1] },
  { law: 'ICF-52a', queen: 'theirs', last: 'both', winner: 'white', points: [1, 1] },
  { law: 'ICF-110b', queen: 'mine', last: 'both', improper: true, winner: 'black', points: [1, 1], extra: 1 },
  { law: 'ICF-112b', queen: 'theirs', last: 'both', improper: true, winner: 'black', points: [3, 1], extra: 1 },
  // the ordinary end: ICF-52a, 53
  { law: 'ICF-52a', queen: 'mine', last: 'own', winner: 'white', points: [LEFT + 3, LEFT] },
  { law: 'ICF-52a', queen: 'theirs', last: 'own', winner: 'white', points: [LEFT, LEFT] },
  { law: 'ICF-52a', queen: 'pending', last: 'own', winner: 'white', points: [LEFT + 3, LEFT] },
  { law: 'ICF-52a', queen: 'now', last: 'own', winner: 'white', points: [LEFT + 3, LEFT] },
];

describe('the ends of a board: ICF-102a to ICF-112b, at 21 points and at 22', () => {
  test.each(CASES)('$law queen $queen, last $last, striker $striker, improper $improper', (one) => {
    for (const [i, score] of [21, 22].entries()) {
      const at = played(one, { [one.winner]: score });
      expect(at.ruling('boardWon')).toMatchObject({
        for: one.winner,
        detail: { points: one.points[i], extra: one.extra ?? 0 },
      });
      expect(at.laws('boardWon')).toContain(one.law);
      expect(at.now).toMatchObject({
        result: { winner: one.winner, points: one.points[i] },
        points: { [one.winner]: score + one.points[i]! },
      });
      expect(
        at.rulings.filter(({ call }) => call === 'mayDemand').map((demand) => [demand.for, demand.detail?.['points']]),
      ).toEqual(one.extra === undefined ? [] : [[one.winner, one.extra]]);
    }
  });

  test('the score of the loser does not matter: ICF-54', () => {
    for (const one of CASES) {
      const loser = one.winner === 'white' ? 'black' : 'white';
      expect(played(one, { [loser]: 24 }).ruling('boardWon')?.detail?.['points']).toBe(one.points[0]);
    }
  });

  test.each(CASES.filter(({ extra }) => extra !== undefined))('$law.x: the extra points are demanded or not', (one) => {
    const demanded = played(one, {}).choose(1, 'demand');
    expect(demanded.ruling('extraPoints')).toMatchObject({ for: 'black', detail: { points: one.extra } });
    expect(demanded.laws('extraPoints')[0]).toMatch(/^ICF-1\d\d[ab]\.x$/);
    expect(demanded.now).toMatchObject({ points: { black: one.points[0] + one.extra! } });
    expect(played(one, {}).choose(1, 'decline').now).toMatchObject({ points: { black: one.points[0] } });
    expect(played(one, {}).act(1, 'next').now).toMatchObject({ phase: 'setUp', points: { black: one.points[0] } });
    expect(played(one, {}).act(0, 'next').refusal).toMatchObject({ code: 'notYourTurn' });
  });
});

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

describe('points', () => {
  test('ICF-55.1: at most twelve', () => {
    expect(table({ white: 1, black: 9, queen: 'pending' }).stroke({ white: 1 }).ruling('boardWon')).toMatchObject({
      detail: { points: 12 },
    });
    expect(
      table({ white: 9, black: 1 })
        .stroke({ black: 1 }, { improper: ['push'] })
        .ruling('boardWon'),
    ).toMatchObject({ for: 'black', detail: { points: 12, extra: 0 } });
    expect(
      table({ white: 8, black: 1 })
        .stroke({ black: 1, striker: true }, { improper: ['push'] })
        .ruling('mayDemand'),
    ).toMatchObject({ detail: { points: 1 } });
  });
  test('ICF-26a: the white slam, from break to finish', () => {
    const at = table({ phase: 'setUp' })
      .fact({ kind: 'playCalled' })
      .stroke({ white: 8, queen: true })
      .stroke({ white: 1 });
    expect(at.ruling('slam')).toMatchObject({ for: 'white', detail: { colour: 'white' }, paragraphs: ['ICF-26a'] });
    expect(at.ruling('boardWon')).toMatchObject({ detail: { points: 12 } });
  });
  test('ICF-26b: the black slam in the first turn, not in the second', () => {
    const started = (): Table => table({ phase: 'setUp' }).fact({ kind: 'playCalled' }).stroke({ black: 2 });
    expect(started().stroke({ black: 6, queen: true }).stroke({ black: 1 }).ruling('slam')).toMatchObject({
      for: 'black',
      paragraphs: ['ICF-26b'],
    });
    expect(
      started().stroke().stroke().stroke({ black: 6, queen: true }).stroke({ black: 1 }).ruling('slam'),
    ).toBeUndefined();
  });
});
