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
