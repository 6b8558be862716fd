import { registered, tick } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { readScenarios } from '@bande/protocol';
import { describe, expect, test } from 'vitest';
import { table } from './by-hand.ts';

const stroke = (more: object, given: object = { white: 4, black: 4 }): string | undefined => table(given).fact({ kind: 'strokeEnded', by: 0, ...more }).refusal?.detail;

describe('strokes that cannot have been are refused in one line', () => {
  test.each([
    ['white: 5 pieces fell or jumped, but 4 lie on the board', { pocketed: { white: 5 } }],
    ['white: 5 pieces fell or jumped, but 4 lie on the board', { pocketed: { white: 3 }, jumped: ['white', 'white'] }],
    ['black: 5 pieces fell or jumped, but 4 lie on the board', { pocketed: { black: 4 }, viaLamp: ['black'] }],
    ['queen: she cannot fall and jump in one stroke', { pocketed: { queen: true }, jumped: ['queen'] }],
    ['touched: pieces fell or jumped, so something was touched', { touched: false, pocketed: { white: 1 } }],
    ['touched: pieces fell or jumped, so something was touched', { touched: false, jumped: ['black'] }],
    ['slipped: a striker that stayed on its lines pockets nothing and makes nothing jump (ICF-127b)', { slipped: true, pocketed: { white: 1 } }],
    ['slipped: a striker that stayed on its lines pockets nothing and makes nothing jump (ICF-127b)', { slipped: true, touched: false, pocketed: { striker: true } }],
    ['pocketed.striker: the striker has left the board, so it cannot have been pocketed', { pocketed: { striker: true }, jumped: ['striker'] }],
    ['late: strikerOnRemoval needs pocketed.striker (ICF-70b.1)', { late: ['strikerOnRemoval'] }],
    ['late: no piece fell', { late: ['influence'] }],
    ['cameBack: white came back more often than it jumped', { cameBack: ['white'] }],
    ['cameBack: striker came back more often than it jumped', { jumped: ['white'], cameBack: ['striker'] }],
    ['jumped: there is only one striker', { jumped: ['striker', 'striker'] }],
    ['fell: it names other pieces than pocketed counts', { pocketed: { white: 1 }, fell: ['b1'] }],
  ])('%s', (line, more) => {
    expect(stroke(more)).toBe(`strokeEnded: ${line}`);
  });
  test('what can have been is not', () => {
    expect(stroke({ touched: false })).toBeUndefined();
    expect(stroke({ touched: false, pocketed: { striker: true } })).toBeUndefined();
    expect(stroke({ touched: false, jumped: ['striker'], cameBack: ['striker'] })).toBeUndefined();
    expect(stroke({ touched: false, pocketed: { white: 1 }, late: ['influence'] })).toBeUndefined();
    expect(stroke({ slipped: true })).toBeUndefined(); // it moved a piece: a stroke after all [CI-40]
    expect(stroke({ pocketed: { white: 2, striker: true }, jumped: ['white', 'white'], late: ['strikerOnRemoval'] })).toBeUndefined();
  });
  test('seats that nobody has', () => {
    expect(table().fact({ kind: 'breach', by: 2, what: 'push' }).refusal?.detail).toBe('breach: by: there is no seat 2 in singles');
    expect(table({ seats: 4 }).fact({ kind: 'breach', by: 2, what: 'bodyTouch' }).refusal).toBeNull();
  });
});

describe('facts that cannot have been', () => {
  const placing = { phase: 'placing', turn: 1, white: 5, black: 5, owed: { white: { due: 1 } }, options: [{ name: 'place', owner: 'black', seat: 1, choices: ['waive'] }] };
  test.each([
    ['placed: onCentre: the centre circle lies inside the outer circle', placing, { kind: 'placed', by: 1, insideOuter: false, onCentre: true }],
    ['placed: shotWithQueen: she is not on the board', { ...placing, queen: 'covered', queenSide: 'black' }, { kind: 'placed', by: 1, shotWithQueen: true }],
    ['placed: it is for seat 1 to place', placing, { kind: 'placed', by: 0 }],
    ['breach: what: the match has begun, so both have reported to the umpire', {}, { kind: 'breach', by: 0, what: 'notReported' }],
    ['umpire: did: in the first game no change of ends can have been missed', {}, { kind: 'umpire', did: 'noticesMissedChange' }],
    ['queenNotTakenOut: by this side nobody has left an uncovered queen in the pocket', { white: 5, black: 5, uncoveredBy: 'white', lastShooter: 0, turn: 1 }, { kind: 'queenNotTakenOut', by: 0 }],
  ])('%s', (line, given, event) => {
    expect(table(given).fact(event).refusal?.detail).toBe(line);
  });
});

describe('facts that come together', () => {
  const batch = (given: object, ...facts: readonly object[]): ReturnType<typeof table> & { readonly detail?: string | undefined } => {
    const at = table(given);
    const done = at.live.play({ tick: tick(0), kind: 'facts', by: 'referee', facts: facts.map((one) => carrom.schemas.event.parse(one)) });
    return Object.assign(at, { detail: done.ok ? undefined : done.refusal.detail });
  };
  test('each must fit the phase that the one before it leaves; otherwise none is entered', () => {
    const at = batch({ white: 6, black: 6 }, { kind: 'strokeEnded', by: 0, pocketed: { striker: true } }, { kind: 'wentOn', by: 0 });
    expect(at.detail).toBe('wentOn does not fit the phase placing');
    expect(at.now).toMatchObject({ phase: 'stroke', turn: 0, owed: { white: { due: 0 } } });
  });
  test('a fact may fit only after the one before it', () => {
    const at = batch({ white: 6, black: 6 }, { kind: 'strokeEnded', by: 0, pocketed: { striker: true } }, { kind: 'placed', by: 1 });
    expect(at.detail).toBeUndefined();
    expect(at.now).toMatchObject({ phase: 'stroke', turn: 1, white: 7 });
  });
});

describe('positions that no board can show are refused, and the field is named', () => {
  const reason = (given: object): string => {
    const scenario = { title: 'try', paragraphs: ['ICF-71'], given, expect: {} };
    const read = readScenarios([scenario], [registered(carrom)]);
    return read.ok ? '' : read.refusal;
  };
  const place = [{ name: 'place', owner: 'black', seat: 1, choices: ['waive'] }];
  test.each([
    ['given.turn: there is no seat 2', { turn: 2 }],
    ['given.breaker: there is no seat 3', { breaker: 3 }],
    ['given.lastShooter: there is no seat 2', { lastShooter: 2 }],
    ['given.options[0].seat: there is no such seat', { phase: 'placing', owed: { white: { due: 1 } }, options: [{ ...place[0], seat: 3 }] }],
    ['given.options: in the phase placing somebody must have the right to place', { phase: 'placing', owed: { white: { due: 1 } } }],
    ['given.owed: black may place, but nothing is owed by the other side', { phase: 'placing', options: place }],
    ['given.phase: a right to place belongs to the phase placing', { owed: { white: { due: 1 } }, options: place }],
    ['given.points: with 25 points the game is won', { points: { black: 25 } }],
    ['given.queenSide: somebody must have covered the queen', { queen: 'covered' }],
    ['given.queenSide: the queen is to be covered by the side on turn', { queen: 'pending', queenSide: 'black' }],
    ['given.white: with no piece of a colour on the board', { white: 0 }],
    ['given.black: with no piece of a colour on the board', { black: 0, turn: 1 }],
    ['given.white: 3 are said to lie on the board, but places are given for 1', { white: 3, pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] } }],
    ['given.queen: she is said to lie on the board, but has no place', { pieces: { w1: [100, 0], b1: [0, 100] } }],
    ['given.queen: she is said to be covered, but has a place on the board', { queen: 'covered', queenSide: 'white', pieces: { w1: [100, 0], b1: [0, 100], q: [0, 0] } }],
    ['given.pieces.w1: it does not lie on the board', { pieces: { w1: [360, 0], b1: [0, 100], q: [0, 0] } }],
    ['given.pieces.b1: it overlaps w1; say on: {b1: w1} if it lies on it (ICF-68)', { pieces: { w1: [100, 0], b1: [110, 0], q: [0, 0] } }],
    ['given.queenSide: she lies on the board, so nobody has her', { queen: 'board', queenSide: 'white' }],
    ['given.games: with so many games won the match is over', { game: 3, games: { white: 2 } }],
    ['given.games: so many games cannot have been won in game 1', { games: { white: 1 } }],
    ['given.boardNumber: boards are counted from 1', { boardNumber: 0 }],
    ['given.boardNumber: board 9 decides the game', { boardNumber: 10 }],
    ['given.points: board 9 is played only with as many points each', { boardNumber: 9, points: { white: 1 } }],
    ['given.trial: trial boards come before the first board', { game: 2, games: { white: 1 }, trial: 1 }],
    ['given.breakMade: pieces are missing', { breakMade: false, white: 5 }],
    ['given.interval: say which interval it is', { phase: 'interval' }],
    ['given.phase: whoever plays alone', { seats: 1, phase: 'toss' }],
  ])('%s', (line, given) => {
    expect(reason(given)).toContain(line);
  });
  test('what can be is not', () => {
    expect(reason({ seats: 4, turn: 3, lastShooter: 2 })).toBe('');
    expect(reason({ boardNumber: 10, points: { white: 1 }, settings: { round: 'quarterFinal' } })).toBe('');
    expect(reason({ phase: 'boardOver', games: { white: 1 }, gameOver: true })).toBe('');
    expect(reason({ pieces: { w1: [0, 0], b1: [0, 0], q: [0, 0] }, measured: false })).toBe('');
    expect(reason({ phase: 'boardOver', points: { white: 26 }, result: { winner: 'white', points: 2, extra: 0 }, white: 0 })).toBe('');
    expect(reason({ phase: 'placing', white: 0, owed: { white: { due: 2 } }, options: place })).toBe('');
    expect(reason({ pieces: { w1: [100, 0], b1: [110, 0], q: [0, 0] }, on: { b1: 'w1' } })).toBe('');
    expect(reason({ pieces: { w1: [100, 0], b1: [131.8, 0], q: [0, 0] } })).toBe('');
  });
});
