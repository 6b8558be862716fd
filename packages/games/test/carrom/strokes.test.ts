import { describe, expect, test } from 'vitest';
import { table, type Table } from './by-hand.ts';

/** White, with seven own pieces and eight black ones on the board, pockets something; what follows from it. */
interface Case {
  readonly law: string;
  readonly given?: object;
  readonly pocketed: object;
  readonly improper?: boolean;
  /** Own pieces that come out, and how many more. */
  readonly returned?: number;
  readonly due?: number;
  readonly penalty?: number;
  readonly queen?: 'board' | 'pending' | 'covered';
  readonly keeps?: boolean;
}

const NINE = { white: 9, black: 9, queenRight: { white: false } };
const PENDING = { queen: 'pending' };
const CASES: readonly Case[] = [
  { law: 'ICF-48.1', pocketed: { white: 1 }, keeps: true },
  { law: 'ICF-48.2', pocketed: {} },
  { law: 'ICF-125a', pocketed: { black: 2 } },
  { law: 'ICF-48.1', pocketed: { white: 1, black: 1 }, keeps: true },
  { law: 'ICF-64a.3', pocketed: {}, improper: true, penalty: 1 },
  { law: 'ICF-76.3', pocketed: { black: 1 }, improper: true, penalty: 1 },
  { law: 'ICF-77a.3', pocketed: { white: 2 }, improper: true, returned: 2, penalty: 1 },
  { law: 'ICF-77b.3', pocketed: { white: 2, striker: true }, improper: true, returned: 2, penalty: 1 },
  { law: 'ICF-64a.3', pocketed: { striker: true }, improper: true, due: 1, penalty: 1 },
  { law: 'ICF-64a.3', pocketed: { striker: true, black: 1 }, improper: true, due: 1, penalty: 1 },
  { law: 'ICF-72a.1', pocketed: { striker: true }, due: 1 },
  { law: 'ICF-73.3', pocketed: { striker: true, white: 2 }, returned: 2, due: 1, keeps: true },
  { law: 'ICF-74.3', pocketed: { striker: true, black: 2 }, due: 1 },
  { law: 'ICF-75.3', pocketed: { striker: true, white: 1, black: 1 }, returned: 1, due: 1, keeps: true },
  { law: 'ICF-48.1', pocketed: { queen: true }, queen: 'pending', keeps: true },
  { law: 'ICF-48.1', pocketed: { queen: true, white: 1 }, queen: 'covered', keeps: true },
  { law: 'ICF-95a.2', given: NINE, pocketed: { queen: true }, queen: 'board' },
  {
    law: 'ICF-48.1',
    given: { white: 9, black: 9, queenRight: { white: true } },
    pocketed: { queen: true },
    queen: 'pending',
    keeps: true,
  },
  {
    law: 'ICF-95b.2',
    given: { white: 9, black: 9, queenRight: { white: true }, owed: { white: { penalty: 1 } } },
    pocketed: { queen: true },
    queen: 'board',
  },
  { law: 'ICF-95d.3', given: NINE, pocketed: { queen: true, striker: true }, due: 1, queen: 'board' },
  {
    law: 'ICF-95d.3',
    given: { white: 9, black: 9, queenRight: { white: true } },
    pocketed: { queen: true, striker: true },
    due: 1,
    queen: 'board',
  },
  { law: 'ICF-48.1', given: NINE, pocketed: { queen: true, white: 1 }, queen: 'pending', keeps: true },
  { law: 'ICF-48.1', given: NINE, pocketed: { queen: true, white: 2 }, queen: 'covered', keeps: true },
  {
    law: 'ICF-98a.4',
    pocketed: { queen: true, white: 2, striker: true },
    returned: 2,
    due: 1,
    queen: 'board',
    keeps: true,
  },
  {
    law: 'ICF-98a.4',
    given: NINE,
    pocketed: { queen: true, white: 1, striker: true },
    returned: 1,
    due: 1,
    queen: 'board',
    keeps: true,
  },
  {
    law: 'ICF-98b.4',
    pocketed: { queen: true, white: 2, striker: true },
    improper: true,
    returned: 2,
    due: 1,
    penalty: 1,
    queen: 'board',
  },
  { law: 'ICF-99a.3', pocketed: { queen: true, striker: true }, due: 1, queen: 'board', keeps: true },
  { law: 'ICF-99a.3', pocketed: { queen: true, striker: true, black: 1 }, due: 1, queen: 'board', keeps: true },
  { law: 'ICF-99b.3', pocketed: { queen: true, striker: true }, improper: true, due: 1, penalty: 1, queen: 'board' },
  { law: 'ICF-64b.3', pocketed: { queen: true }, improper: true, penalty: 1, queen: 'board' },
  { law: 'ICF-64b.3', pocketed: { queen: true, white: 1 }, improper: true, returned: 1, penalty: 1, queen: 'board' },
  { law: 'ICF-48.1', given: PENDING, pocketed: { white: 1 }, queen: 'covered', keeps: true },
  { law: 'ICF-48.2', given: PENDING, pocketed: { black: 1 }, queen: 'board' },
  { law: 'ICF-100a.3', given: PENDING, pocketed: { striker: true }, due: 1, queen: 'board' },
  {
    law: 'ICF-100b.3',
    given: PENDING,
    pocketed: { striker: true },
    improper: true,
    due: 1,
    penalty: 1,
    queen: 'board',
  },
  {
    law: 'ICF-101a.3',
    given: PENDING,
    pocketed: { striker: true, white: 1 },
    returned: 1,
    due: 1,
    queen: 'pending',
    keeps: true,
  },
  {
    law: 'ICF-101b.4',
    given: PENDING,
    pocketed: { striker: true, white: 1 },
    improper: true,
    returned: 1,
    due: 1,
    penalty: 1,
    queen: 'board',
  },
  { law: 'ICF-77a.3', given: PENDING, pocketed: { white: 1 }, improper: true, returned: 1, penalty: 1, queen: 'board' },
  { law: 'ICF-64a.3', given: PENDING, pocketed: {}, improper: true, penalty: 1, queen: 'board' },
];

/** What is not said of a case. */
const NOTHING = {
  given: {},
  improper: false,
  returned: 0,
  due: 0,
  penalty: 0,
  queen: 'board',
  keeps: false,
} as const;
const countIn = (ruling: ReturnType<Table['ruling']>, detail: 'count' | 'penalty'): unknown =>
  ruling?.detail?.[detail] ?? 0;

describe('what follows from a stroke: ICF-48, ICF-64, ICF-72 to ICF-77, ICF-95 to ICF-101', () => {
  test.each(CASES)('$law $pocketed improper $improper', (one) => {
    const { law, given, pocketed, improper, returned, due, penalty, queen, keeps } = { ...NOTHING, ...one };
    const before = table({ white: 7, black: 8, ...given });
    const owed = before.match.debts.length;
    const at = before.stroke(pocketed, improper ? { improper: ['push'] } : {});
    const turn = at.ruling(keeps ? 'turnKept' : 'turnPasses');
    expect(turn?.paragraphs).toContain(law);
    expect(at.match.state.turn).toBe(keeps ? 0 : 1);
    expect(countIn(at.ruling('returned'), 'count')).toBe(returned);
    expect(countIn(at.ruling('due'), 'count')).toBe(due);
    expect(countIn(at.ruling('foul'), 'penalty')).toBe(penalty);
    expect(at.match.debts.length - owed).toBe(returned + due + penalty);
    expect(at.match.state.board.queen).toBe(queen);
  });

  test('ICF-101a.4: the stroke after it covers nothing, and the queen comes out', () => {
    const at = table({ white: 7, black: 8, queen: 'pending' })
      .stroke({ striker: true, white: 1 })
      .choose(1, 'waive')
      .stroke();
    expect(at.laws('queenOut')).toContain('ICF-101a.4');
    expect(table({ white: 7, black: 8, queen: 'pending' }).stroke().laws('queenOut')).not.toContain('ICF-101a.4');
  });
  test('ICF-72b: with nothing in the pockets the due stays owed, ICF-78a.2: later it is placed between two strokes', () => {
    const at = table().stroke({ striker: true });
    expect(at.laws('due')).toEqual(['ICF-13', 'ICF-72a.2', 'ICF-72b']);
    expect(at.now).toMatchObject({ phase: 'stroke', turn: 1, owed: { white: { due: 1 } } });
    at.stroke().stroke({ white: 1 });
    expect(at.laws('placing')).toContain('ICF-78a.2');
    expect(at.now).toMatchObject({ phase: 'placing', turn: 0, toAct: [1] });
    expect(at.fact({ kind: 'placed', by: 1 }).now).toMatchObject({
      phase: 'stroke',
      turn: 0,
      white: 9,
      secondsLeft: 15,
    });
  });
  test('ICF-92: a piece that the opponent pocketed gives the right too', () => {
    expect(table().stroke().stroke({ white: 1 }).stroke({ queen: true }).calls).toContain('queenPending');
    expect(table().stroke().stroke().stroke({ queen: true }).calls).toContain('queenOut');
  });
  test('ICF-95c: nine on the board because one was placed: the right stays', () => {
    const at = table({ white: 8, owed: {} }).stroke({ striker: true }).fact({ kind: 'placed', by: 1 });
    expect(at.match.state.board.pieces.filter((piece) => piece !== null)).toHaveLength(19);
    expect(at.stroke().stroke({ queen: true }).laws('queenPending')).toEqual(['ICF-92', 'ICF-95c']);
  });
  test('ICF-116: a striker that jumped is no due', () => {
    const kept = table({ white: 7 }).stroke({ white: 1 }, { jumped: ['striker'] });
    expect(kept.laws('turnKept')).toContain('ICF-116');
    expect(kept.match.debts).toEqual([]);
    expect(
      table({ white: 7 })
        .stroke({}, { jumped: ['striker'] })
        .laws('turnPasses'),
    ).toContain('ICF-116');
  });
  test('ICF-127b: a slip is no stroke, ICF-127a: off one line it is one', () => {
    expect(table({ white: 7 }).stroke({}, { slipped: true, touched: false }).now).toMatchObject({
      turn: 0,
      strokesInTurn: 0,
    });
    expect(table({ white: 7 }).stroke({}, { touched: false }).laws('countsAsLawful')).toEqual(['ICF-127a']);
  });
});

describe('the break', () => {
  const setUp = (): Table => table({ phase: 'setUp' }).fact({ kind: 'playCalled' });
  const miss = { touched: false };

  test('ICF-44: made as soon as anything is touched', () => {
    expect(setUp().stroke({}, { touched: true }).calls).toEqual(['breakMade', 'turnPasses']);
  });
  test('ICF-45a.2, ICF-45b.1, ICF-45b.2, ICF-45b.3: three attempts, then the opponent breaks with black', () => {
    const at = setUp().stroke({}, miss);
    expect(at.calls).toEqual(['breakNotMade']);
    expect(at.stroke({}, miss).calls).toEqual(['breakNotMade']);
    expect(at.stroke({}, miss).calls).toEqual(['breakLost', 'turnPasses']);
    expect(at.now).toMatchObject({ turn: 1, attempts: 0, colours: { white: 'white', black: 'black' } });
    expect(at.act(1, 'turnRack degrees=10').refusal).toMatchObject({ paragraphs: ['ICF-45b.3'] });
  });
  test('ICF-45c.1, ICF-45c.2: striker pocketed or improper: the turn is lost, nothing is owed', () => {
    expect(setUp().stroke({ striker: true }, miss).now).toMatchObject({
      turn: 1,
      owed: { white: { due: 0, penalty: 0 } },
    });
    expect(setUp().stroke({}, { ...miss, improper: ['push'] }).now).toMatchObject({
      turn: 1,
      owed: { white: { due: 0, penalty: 0 } },
    });
    expect(setUp().stroke({ striker: true }).now).toMatchObject({ turn: 1, owed: { white: { due: 1 } } }); // touched: CI-3
  });
  test('ICF-45b.4, ICF-137: three turns each without contact, and the board is played again', () => {
    const at = setUp();
    for (let stroke = 0; stroke < 17; stroke++) expect(at.stroke({}, miss).calls).not.toContain('boardVoid');
    expect(at.stroke({}, miss).laws('boardVoid')).toEqual(['ICF-137']);
    expect(at.now).toMatchObject({ phase: 'setUp', breaker: 0, boardNumber: 1, idleTurns: { white: 0, black: 0 } });
  });
  test('ICF-137: any contact begins the count anew', () => {
    const at = table({ white: 5, idleTurns: { white: 3, black: 2 }, turn: 1 });
    expect(at.stroke({}, { touched: true }).now).toMatchObject({ phase: 'stroke', idleTurns: { white: 0, black: 0 } });
    expect(
      table({ white: 5, idleTurns: { white: 3, black: 2 }, turn: 1 }).stroke({}, { touched: false }).calls,
    ).toContain('boardVoid');
  });
  test('ICF-47.1, ICF-47.2, ICF-47.3: before Play everything comes out, one more is owed, the turn is lost', () => {
    const at = table({ phase: 'setUp' }).stroke({ white: 2, black: 1, queen: true }, { beforePlay: true });
    expect(at.calls).toEqual([
      'earlyBreak',
      'countsAsPocketed',
      'returned',
      'due',
      'queenOut',
      'turnPasses',
      'placing',
    ]);
    expect(at.now).toMatchObject({ turn: 1, queen: 'board', white: 7, black: 8, owed: { white: { due: 3 } } });
  });
  test('ICF-46.1: no stroke before Play, ICF-46.2: fifteen seconds from it', () => {
    const at = table({ phase: 'setUp' });
    expect(at.act(0, 'strike x=0 angle=0 force=0.5').refusal).toMatchObject({
      code: 'notOffered',
      paragraphs: ['ICF-46.1'],
    });
    expect(at.act(1, 'ready').refusal).toMatchObject({ code: 'notYourTurn', paragraphs: ['ICF-42'] });
    expect(at.act(0, 'ready').now).toMatchObject({ phase: 'stroke', secondsLeft: 15 });
  });
});
