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

describe('what follows from a stroke: ICF-48, ICF-64, ICF-72 to ICF-77, ICF-95 to ICF-101', () => {
  test.each(CASES)(
    '$law $pocketed improper $improper',
    ({
      law,
      given = {},
      pocketed,
      improper = false,
      returned = 0,
      due = 0,
      penalty = 0,
      queen = 'board',
      keeps = false,
    }) => {
      const before = table({ white: 7, black: 8, ...given });
      const owed = before.match.debts.length;
      const at = before.stroke(pocketed, improper ? { improper: ['push'] } : {});
      const turn = at.ruling(keeps ? 'turnKept' : 'turnPasses');
      expect(turn?.paragraphs).toContain(law);
      expect(at.match.state.turn).toBe(keeps ? 0 : 1);
      expect(at.ruling('returned')?.detail?.['count'] ?? 0).toBe(returned);
      expect(at.ruling('due')?.detail?.['count'] ?? 0).toBe(due);
      expect(at.ruling('foul')?.detail?.['penalty'] ?? 0).toBe(penalty);
      expect(at.match.debts.length - owed).toBe(returned + due + penalty);
      expect(at.match.state.board.queen).toBe(queen);
    },
  );

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

describe('fifteen seconds', () => {
  test('ICF-50.1: exactly 15.0 s is in time, one tick more is a technical foul before the first stroke', () => {
    expect(table({ white: 8 }).act(0, 'strike x=0 angle=0 force=0.5', 1800).refusal).toBeNull();
    const at = table({ white: 8 }).wait(1800);
    expect(at.calls).toEqual([]);
    expect(at.wait(1).calls).toEqual(['technicalFoul', 'placing']);
    expect(at.now).toMatchObject({ turn: 0, phase: 'placing' });
    expect(at.fact({ kind: 'placed', by: 1 }).now).toMatchObject({ turn: 0, phase: 'stroke', secondsLeft: 15 });
  });
  test('ICF-50.1: after the first stroke it costs the turn, and the queen that was to be covered', () => {
    const at = table({ white: 7, queen: 'pending' }).wait(1801);
    expect(at.calls).toEqual(['foul', 'queenOut', 'turnPasses', 'placing']);
    expect(at.now).toMatchObject({ turn: 1, queen: 'board' });
  });
  test('ICF-50.1: with nothing to place the next fifteen seconds run at once', () => {
    const at = table().wait(1801);
    expect(at.now).toMatchObject({ turn: 0, phase: 'stroke', owed: { white: { penalty: 1 } }, secondsLeft: 15 });
    expect(at.wait(1801).now).toMatchObject({ owed: { white: { penalty: 2 } } });
  });
  test('ICF-88, ICF-87.2: placing in 15.0 s, one tick more and the right is lost', () => {
    const due = (): Table => table({ white: 8 }).stroke({ striker: true });
    expect(due().act(1, 'place x=50 y=0', 1800).refusal).toBeNull();
    const at = due().wait(1801);
    expect(at.laws('rightLost')).toEqual(['ICF-87.2', 'ICF-88']);
    expect(at.now).toMatchObject({ phase: 'stroke', turn: 1, white: 8, owed: { white: { due: 0 } }, secondsLeft: 15 });
  });
  test('CI-10: a piece placed in time stays, the right to the rest is lost', () => {
    const at = table({ white: 7 }).stroke({ striker: true, white: 1 });
    expect(at.ruling('placing')).toMatchObject({ detail: { count: 2 } });
    at.fact({ kind: 'placed', by: 1 }).wait(1801);
    expect(at.now).toMatchObject({ white: 7, owed: { white: { due: 0 } }, phase: 'stroke', turn: 0 });
  });
  test('ICF-121a.1: a request stops the clock, ICF-121a.2: it goes on with Play', () => {
    const at = table({ white: 8 }).wait(600).fact({ kind: 'request', by: 0 }).wait(5000);
    expect(at.now).toMatchObject({ held: true, secondsLeft: 10 });
    expect(at.act(0, 'strike x=0 angle=0 force=0.5').refusal).toMatchObject({ paragraphs: ['ICF-121a.2'] });
    expect(at.fact({ kind: 'playCalled' }).wait(1200).now).toMatchObject({
      held: false,
      owed: { white: { penalty: 0 } },
    });
    expect(at.wait(1).calls).toContain('technicalFoul');
  });
  test('ICF-127b: a slip does not lengthen the time', () => {
    const at = table({ pieces: { w1: [100, 100], b1: [-100, 100], q: [0, 200] } })
      .act(0, 'strike x=0 angle=0 force=0.001', 1000)
      .wait(10);
    expect(at.calls).toEqual(['noStroke']);
    expect(at.now).toMatchObject({ phase: 'stroke', turn: 0 });
    expect(Number(at.now['secondsLeft'])).toBeLessThan(801 / 120);
  });
});

describe('held up', () => {
  test('ICF-121a.1: a right to place does not lapse meanwhile', () => {
    const at = table({ white: 8 }).stroke({ striker: true }).wait(1000).fact({ kind: 'request', by: 1 }).wait(20_000);
    expect(at.now).toMatchObject({ phase: 'placing', held: true });
    at.fact({ kind: 'playCalled' }).wait(800);
    expect(at.now).toMatchObject({ phase: 'placing', held: false });
    expect(at.wait(1).calls).toEqual(['rightLost']);
  });
});
