import type { Seat } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { table, type Table } from './by-hand.ts';

/** The player on turn pockets his last piece after his side covered the queen: his side wins by `left` + 3, or `left` from 22 on. */
const LAST = { queen: 'covered', queenSide: 'white', black: 2, white: 1, settings: { trialBoards: false } } as const;
const wonBy = (given: object): Table => table({ ...LAST, ...given }).stroke({ white: 1 });
const settings = (more: object): object => ({ settings: { trialBoards: false, ...more } });

describe('games', () => {
  test('ICF-56a.1: 25 points win the game, 24 do not', () => {
    expect(wonBy({ points: { white: 19 } }).calls).toEqual(['boardWon']);
    const at = wonBy({ points: { white: 20 } });
    expect(at.calls).toEqual(['boardWon', 'gameWon']);
    expect(at.laws('gameWon')).toEqual(['ICF-56a.1', 'ICF-56b.1']);
    expect(at.now).toMatchObject({ games: { white: 1, black: 0 }, phase: 'boardOver', gameOver: true });
  });
  test('ICF-56a.2: after eight boards the leader has won, after seven not', () => {
    expect(wonBy({ boardNumber: 7 }).calls).toEqual(['boardWon']);
    expect(wonBy({ boardNumber: 8 }).laws('gameWon')).toEqual(['ICF-56a.2', 'ICF-56b.1']);
    expect(wonBy({ boardNumber: 8, points: { black: 20 } }).ruling('gameWon')).toMatchObject({ for: 'black' });
  });
  test('ICF-56b.2, ICF-56b.3: level after eight boards: a ninth, and a toss for its break', () => {
    const at = wonBy({ boardNumber: 8, points: { black: 5 } });
    expect(at.laws('ninthBoard')).toEqual(['ICF-56b.2', 'ICF-56b.3']);
    at.act(1, 'next');
    expect(at.now).toMatchObject({ phase: 'toss', boardNumber: 9 });
    at.dice(2);
    expect(at.laws('tossWon')).toContain('ICF-56b.3');
    expect(at.now).toMatchObject({ phase: 'setUp', breaker: 1, turn: 1, colours: { white: 'black', black: 'white' } });
    expect(wonBy({ boardNumber: 9, points: { white: 3, black: 3 } }).laws('gameWon')).toEqual([
      'ICF-56b.2',
      'ICF-56b.1',
    ]);
  });
  test('ICF-56c: from the quarter-finals on there is no limit of boards', () => {
    expect(wonBy({ boardNumber: 8, ...settings({ round: 'quarterFinal' }) }).calls).toEqual(['boardWon']);
    expect(wonBy({ boardNumber: 30, points: { white: 22 }, ...settings({ round: 'quarterFinal' }) }).calls).toEqual([
      'boardWon',
    ]);
    expect(
      wonBy({ boardNumber: 30, points: { white: 23 }, ...settings({ round: 'quarterFinal' }) }).laws('gameWon'),
    ).toEqual(['ICF-56a.1', 'ICF-56c']);
  });
  test('CI-34: a demanded point may end the game', () => {
    const at = table({ white: 1, black: 3, points: { black: 23 }, settings: { trialBoards: false } }).stroke(
      { white: 1 },
      { improper: ['push'] },
    );
    expect(at.calls).toEqual(['boardWon', 'mayDemand']);
    expect(at.now).toMatchObject({ points: { black: 24 }, phase: 'boardOver' });
    expect(at.choose(1, 'demand').calls).toEqual(['gameWon', 'extraPoints']);
  });
  test('ICF-57: two games win the match', () => {
    const at = wonBy({ points: { white: 22 }, black: 3, games: { white: 1, black: 1 }, game: 3 });
    expect(at.calls).toEqual(['matchWon', 'boardWon', 'gameWon']);
    expect(at.match.outcome).toMatchObject({ winner: 'white', score: { white: 2, black: 1 } });
    expect(wonBy({ points: { white: 22 }, black: 3, ...settings({ games: 1 }) }).match.outcome).toMatchObject({
      winner: 'white',
      score: { white: 1, black: 0 },
    });
  });
  test('ICF-49a.i.2: the break alternates, ICF-49b.1: in doubles it goes to the right', () => {
    expect(wonBy({}).act(1, 'next').now).toMatchObject({
      phase: 'setUp',
      boardNumber: 2,
      breaker: 1,
      colours: { white: 'black', black: 'white' },
    });
    const breakers = [0, 1, 2, 3].map(
      (seat) =>
        wonBy({ seats: 4, breaker: seat, queenSide: seat % 2 === 0 ? 'white' : 'black' }).act(0, 'next').match.state
          .breaker,
    );
    expect(breakers).toEqual([1, 2, 3, 0]);
  });
  test('ICF-40: two trial boards, one for each side, count nothing', () => {
    const at = wonBy({ trial: 2 });
    expect(at.laws('boardWon')).toContain('ICF-40');
    expect(at.now).toMatchObject({ points: { white: 0 } });
    expect(at.act(0, 'next').now).toMatchObject({ phase: 'setUp', trial: 1, breaker: 1, boardNumber: 1 });
    expect(wonBy({ trial: 1, breaker: 1, queenSide: 'black' }).act(0, 'next').now).toMatchObject({
      phase: 'setUp',
      trial: 0,
      breaker: 0,
      boardNumber: 1,
      points: { white: 0, black: 0 },
    });
  });
});

describe('seats', () => {
  const gameOver = { phase: 'boardOver', gameOver: true, ...settings({}) };

  test('ICF-58: singles swap seats after a game, ICF-49a.ii: the other side opens the second', () => {
    const at = table({ ...gameOver, games: { white: 1 } }).act(0, 'next');
    expect(at.laws('changeEnds')).toEqual(['ICF-58', 'ICF-61', 'ICF-39d.2']);
    expect(at.laws('nextBoard')).toEqual(['ICF-49a.ii']);
    expect(at.now).toMatchObject({ phase: 'interval', game: 2, ends: 2, breaker: 1, boardNumber: 1, toAct: [0, 1] });
    expect(at.act(0, 'ready').act(1, 'ready').now).toMatchObject({ phase: 'setUp', interval: null });
  });
  test('ICF-59: in doubles everybody moves one seat to the right', () => {
    expect(table({ ...gameOver, seats: 4, firstBreaker: 1 }).act(3, 'next').now).toMatchObject({ ends: 1, breaker: 2 });
  });
  test('ICF-138, ICF-49a.iii: ten minutes before the third game, opened as the first', () => {
    const at = table({ ...gameOver, game: 2, firstBreaker: 1, games: { white: 1, black: 1 } }).act(0, 'next');
    expect(at.laws('interval')).toEqual(['ICF-138']);
    expect(at.now).toMatchObject({ game: 3, breaker: 1, interval: { kind: 'rest' } });
    at.act(0, 'ready').wait(10 * 7200);
    expect(at.match.outcome).toBeNull();
    at.wait(1);
    expect(at.laws('matchWon')).toEqual(['ICF-143b', 'ICF-138']);
    expect(at.match.outcome).toMatchObject({ winner: 'white' });
  });
  test('ICF-61: two minutes to change ends; after the first game a late return is a technical foul', () => {
    const at = table({ ...gameOver, games: { white: 1 } })
      .act(0, 'next')
      .act(1, 'ready')
      .wait(2 * 7200);
    expect(at.now).toMatchObject({ phase: 'interval' });
    at.wait(1);
    expect(at.ruling('technicalFoul')).toMatchObject({ against: 'white' });
    expect(at.laws('technicalFoul')).toContain('ICF-61');
    expect(at.now).toMatchObject({ phase: 'setUp', owed: { white: { penalty: 1 }, black: { penalty: 0 } } });
  });
  test.each([
    ['ICF-60a: after four boards', { boardNumber: 4 }, true],
    ['ICF-60a: not after three', { boardNumber: 3 }, false],
    ['ICF-60a: at 13 points', { boardNumber: 2, points: { black: 13 } }, true],
    ['ICF-60a: not at 12', { boardNumber: 2, points: { black: 12 } }, false],
    ['ICF-60a: only once', { boardNumber: 4, endsChanged: true }, false],
    [
      'ICF-60b: from the quarter-finals on not after four boards',
      { boardNumber: 4, settings: { round: 'quarterFinal' } },
      false,
    ],
    ['ICF-60b: but at 13 points', { boardNumber: 9, points: { white: 13 }, settings: { round: 'quarterFinal' } }, true],
    ['ICF-60c: missed and made up for', { game: 3, boardNumber: 6, endsChanged: true, changeDue: true }, true],
  ])('%s', (_, given, changes) => {
    const at = table({ phase: 'boardOver', game: 3, ...given }).act(0, 'next');
    expect(at.calls.includes('changeEnds')).toBe(changes);
    expect(at.now).toMatchObject(
      changes ? { phase: 'interval', ends: 2, endsChanged: true } : { phase: 'setUp', ends: 0 },
    );
  });
  test('ICF-60c: the umpire notices it in a board: after this board', () => {
    const at = table({ ...LAST, game: 3, boardNumber: 5 }).fact({ kind: 'umpire', did: 'noticesMissedChange' });
    expect(at.now).toMatchObject({ phase: 'stroke', ends: 0, changeDue: true });
    expect(at.stroke({ white: 1 }).act(0, 'next').now).toMatchObject({ phase: 'interval', ends: 2, changeDue: false });
  });
});

describe('the toss', () => {
  test('ICF-39a.3, ICF-39a.4: the winner takes the side, the loser breaks', () => {
    const at = table({ phase: 'toss' }).dice(2);
    expect(at.act(0, 'takeSide').refusal).toMatchObject({ code: 'notYourTurn', paragraphs: ['ICF-39a.3'] });
    expect(at.act(1, 'takeSide').ruling('tossChosen')).toMatchObject({
      for: 'black',
      detail: { breaks: 'white', sitsFirst: 'white' },
    });
    expect(at.act(1, 'chooseEnd end=south').now).toMatchObject({ phase: 'setUp', breaker: 0, ends: 2 });
  });
  test('ICF-39c: the winner takes the break, the loser chooses his side', () => {
    const at = table({ phase: 'toss' }).dice(2).act(1, 'takeBreak');
    expect(at.act(1, 'chooseEnd end=north').refusal).toMatchObject({ code: 'notYourTurn' });
    expect(at.act(0, 'chooseEnd end=west').refusal).toMatchObject({ code: 'againstTheRules', paragraphs: ['ICF-27'] });
    expect(at.act(0, 'chooseEnd end=north').now).toMatchObject({
      phase: 'setUp',
      breaker: 1,
      ends: 2,
      colours: { white: 'black', black: 'white' },
    });
  });
  test('ICF-39b, ICF-28: in doubles either partner chooses, among four ends', () => {
    const at = table({ phase: 'toss', seats: 4 }).dice(1);
    expect(at.act(2, 'takeBreak').laws('tossChosen')).toContain('ICF-39b');
    expect(at.act(3, 'chooseEnd end=north').now).toMatchObject({ phase: 'setUp', breaker: 0, ends: 1 });
  });
});

describe('the match is lost or given up', () => {
  test('ICF-139: a game or the match may be conceded at any time', () => {
    expect(table({ settings: { trialBoards: false } }).act(1, 'concede what=game').now).toMatchObject({
      phase: 'boardOver',
      gameOver: true,
      games: { white: 1 },
    });
    expect(table({ game: 2, games: { white: 1 } }).act(1, 'concede what=game').match.outcome).toMatchObject({
      winner: 'white',
      score: { white: 2, black: 0 },
    });
    expect(table({ phase: 'setUp' }).act(0, 'concede what=match').match.outcome).toMatchObject({
      winner: 'black',
      paragraphs: ['ICF-139'],
    });
  });
  test('ICF-143h, ICF-129: the third distraction costs the match, the first two are fouls with a warning', () => {
    const at = table({ white: 7, black: 7 });
    const distracts = (): Table => at.fact({ kind: 'breach', by: 1, what: 'distraction' });
    expect(distracts().calls).toEqual(['technicalFoul', 'warned', 'placing']);
    expect(distracts().calls).toEqual(['technicalFoul', 'warned']);
    expect(distracts().laws('matchWon')).toEqual(['ICF-143', 'ICF-143h', 'ICF-129']);
    expect(at.match.outcome).toMatchObject({ winner: 'white' });
  });
});

describe('boards played again', () => {
  test('ICF-140: the same breaker, nothing counted, nothing owed', () => {
    const at = table({
      white: 4,
      black: 5,
      breaker: 1,
      turn: 0,
      boardNumber: 3,
      points: { white: 7 },
      owed: { white: { due: 1 } },
    }).fact({ kind: 'boardVoid', cause: 'unforeseen' });
    expect(at.now).toMatchObject({
      phase: 'setUp',
      breaker: 1,
      boardNumber: 3,
      points: { white: 7 },
      white: 9,
      black: 9,
      owed: { white: { due: 0 } },
    });
  });
  test('ICF-142: no place for the striker on the own side', () => {
    // Fourteen pieces along White's base line leave no gap of 41.3 mm; Black has just struck.
    const row = [-225, -170, -115, -60, -5, 50, 105, 160, 222].map((x, i) => [`w${i + 1}`, [x, -252.6]] as const);
    const given = { pieces: { ...Object.fromEntries(row), b1: [0, 200], q: [0, 0] }, turn: 1 };
    const lie = Object.fromEntries(Object.entries(given.pieces));
    const at = table(given).fact({ kind: 'strokeEnded', by: 1, fell: [], lie });
    expect(at.calls).toEqual(['boardVoid', 'turnPasses']);
    expect(at.laws('boardVoid')).toEqual(['ICF-142']);
    expect(at.now).toMatchObject({ phase: 'setUp', white: 9, black: 9 });
    const wider = { ...lie, w5: [0, -100] };
    expect(table({ pieces: wider, turn: 1 }).fact({ kind: 'strokeEnded', by: 1, fell: [], lie: wider }).calls).toEqual([
      'turnPasses',
    ]);
  });
});

describe('doubles', () => {
  const SEATS: readonly Seat[] = [0, 1, 2, 3];
  test('ICF-49b.2: the turn goes to the right', () => {
    const at = table({ seats: 4, white: 7, black: 7 });
    expect(SEATS.map(() => at.stroke().match.state.turn)).toEqual([1, 2, 3, 0]);
    expect(at.laws('turnPasses')).toContain('ICF-49b.2');
  });
  test('ICF-78b.i: the neighbour on the right places, ICF-9.1: nobody else', () => {
    const at = table({ seats: 4, turn: 2, white: 7, black: 7 }).stroke({ striker: true });
    expect(at.ruling('placing')).toMatchObject({ for: 'black', detail: { seat: 3, count: 1 } });
    expect(at.laws('placing')).toContain('ICF-78b.i');
    expect(at.act(1, 'place x=50 y=0').refusal).toMatchObject({
      code: 'notYourTurn',
      paragraphs: ['ICF-9.1', 'ICF-79b'],
    });
    expect(at.act(3, 'place x=50 y=0').now).toMatchObject({ phase: 'stroke', turn: 3, white: 8 });
  });
  test('ICF-78b.ii: who pockets the piece that becomes due places it himself', () => {
    const at = table({ seats: 4, turn: 3, white: 9, black: 7, owed: { white: { due: 1 } } }).stroke({
      white: 1,
      black: 1,
    });
    expect(at.ruling('placing')).toMatchObject({ for: 'black', detail: { seat: 3, count: 1 } });
    expect(at.laws('placing')).toContain('ICF-78b.ii');
  });
  test('ICF-79a, ICF-79b: no room: it waits, and passes to whoever is entitled then', () => {
    const at = table({ seats: 4, turn: 0, white: 7, black: 7, room: false }).stroke({ striker: true });
    expect(at.calls).toEqual(['due', 'turnPasses', 'noRoom']);
    at.stroke().fact({ kind: 'roomFound', room: true });
    expect(at.ruling('placing')).toMatchObject({ detail: { seat: 3, count: 1 } });
    expect(at.laws('placing')).toContain('ICF-79b');
  });
  test('ICF-89a: what both owe is not set off', () => {
    const at = table({ seats: 4, white: 9, black: 9, owed: { white: { due: 1 }, black: { penalty: 1 } } }).stroke({
      white: 1,
      black: 1,
    });
    expect(at.rulings.filter(({ call }) => call === 'placing').map(({ detail }) => detail?.['seat'])).toEqual([1, 0]);
    expect(at.laws('placing')).toContain('ICF-89a');
    expect(at.act(0, 'place x=50 y=0').act(1, 'place x=-50 y=0').now).toMatchObject({
      phase: 'stroke',
      turn: 0,
      white: 9,
      black: 9,
      owed: { white: { due: 0 }, black: { penalty: 0 } },
    });
  });
});
