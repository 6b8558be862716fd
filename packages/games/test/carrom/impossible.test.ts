import { tick } from '@bande/core';
import { carrom } from '@bande/games/carrom';
import { describe, expect, test } from 'vitest';
import { table } from './by-hand.ts';

const stroke = (more: object, given: object = { white: 4, black: 4 }): string | undefined =>
  table(given).fact({ kind: 'strokeEnded', by: 0, ...more }).refusal?.detail;

describe('strokes that cannot have been are refused in one line', () => {
  test.each([
    ['white: 5 pieces fell or jumped, but 4 lie on the board', { pocketed: { white: 5 } }],
    ['white: 5 pieces fell or jumped, but 4 lie on the board', { pocketed: { white: 3 }, jumped: ['white', 'white'] }],
    ['black: 5 pieces fell or jumped, but 4 lie on the board', { pocketed: { black: 4 }, viaLamp: ['black'] }],
    ['queen: she cannot fall and jump in one stroke', { pocketed: { queen: true }, jumped: ['queen'] }],
    ['touched: pieces fell or jumped, so something was touched', { touched: false, pocketed: { white: 1 } }],
    ['touched: pieces fell or jumped, so something was touched', { touched: false, jumped: ['black'] }],
    [
      'slipped: a striker that stayed on its lines pockets nothing and makes nothing jump (ICF-127b)',
      { slipped: true, pocketed: { white: 1 } },
    ],
    [
      'slipped: a striker that stayed on its lines pockets nothing and makes nothing jump (ICF-127b)',
      { slipped: true, touched: false, pocketed: { striker: true } },
    ],
    [
      'pocketed.striker: the striker has left the board, so it cannot have been pocketed',
      { pocketed: { striker: true }, jumped: ['striker'] },
    ],
    ['late: strikerOnRemoval needs pocketed.striker (ICF-70b.1)', { late: ['strikerOnRemoval'] }],
    ['late: no piece fell', { late: ['influence'] }],
    ['cameBack: white came back more often than it jumped', { cameBack: ['white'] }],
    ['cameBack: striker came back more often than it jumped', { jumped: ['white'], cameBack: ['striker'] }],
    ['jumped: there is only one striker', { jumped: ['striker', 'striker'] }],
    ['fell: it names other pieces than pocketed counts', { pocketed: { white: 1 }, fell: ['b1'] }],
    ['beforePlay: the break has been made, so Play has been called (ICF-47.1)', { beforePlay: true }],
    ['on.w1: say in lie where it lies', { on: { w1: 'b1' } }],
  ])('%s', (line, more) => {
    expect(stroke(more)).toBe(`strokeEnded: ${line}`);
  });
  test('what can have been is not', () => {
    expect(stroke({ touched: false })).toBeUndefined();
    expect(stroke({ touched: false, pocketed: { striker: true } })).toBeUndefined();
    expect(stroke({ touched: false, jumped: ['striker'], cameBack: ['striker'] })).toBeUndefined();
    expect(stroke({ touched: false, pocketed: { white: 1 }, late: ['influence'] })).toBeUndefined();
    expect(stroke({ slipped: true })).toBeUndefined(); // it moved a piece: a stroke after all [CI-40]
    expect(
      stroke({ pocketed: { white: 2, striker: true }, jumped: ['white', 'white'], late: ['strikerOnRemoval'] }),
    ).toBeUndefined();
  });
  const known = { pieces: { w1: [0, 100], w2: [50, 100], b1: [200, 100], q: [-200, 200] } };
  const lie = { w1: [0, 100], w2: [50, 100], b1: [200, 100], q: [-200, 200] };
  const { w2: _, ...withoutW2 } = lie;
  test.each([
    ['lie: 2 white pieces lay on the board, but 1 lie, 0 fell and 0 jumped', { lie: withoutW2 }],
    ['lie: 2 white pieces lay on the board, but 2 lie, 1 fell and 0 jumped', { lie, pocketed: { white: 1 } }],
    ['lie: 2 white pieces lay on the board, but 2 lie, 0 fell and 1 jumped', { lie, jumped: ['white'] }],
    [
      'lie: of the queen it must be said whether she lies, fell or jumped',
      { lie: { w1: [0, 100], w2: [50, 100], b1: [200, 100] } },
    ],
    ['lie.w2: it is said to have fallen', { lie, pocketed: { white: 1 }, fell: ['w2'] }],
    ['lie.w3: it did not lie on the board before', { lie: { ...lie, w3: [0, 0] } }],
    ['fell: w3 did not lie on the board before', { lie: withoutW2, pocketed: { white: 1 }, fell: ['w3'] }],
    ['fell: w3 did not lie on the board before', { pocketed: { white: 1 }, fell: ['w3'] }],
    ['lie.w1: it does not lie on the board', { lie: { ...lie, w1: [0, 400] } }],
    ['lie.w1: there it would have fallen into the pocket', { lie: { ...lie, w1: [347, -347] } }],
    ['lie.w2: it overlaps w1; say on: {w2: w1} if it lies on it (ICF-68)', { lie: { ...lie, w2: [0, 100] } }],
    ['lie.w2: it cannot lie on b1, which is not under it', { lie, on: { w2: 'b1' } }],
    ['on.b2: say in lie where it lies', { lie, on: { b2: 'b1' } }],
    ['lie.w2: it lay elsewhere before, so something was touched', { touched: false, lie: { ...lie, w2: [60, 100] } }],
  ])('%s', (line, more) => {
    expect(stroke(more, known)).toBe(`strokeEnded: ${line}`);
  });
  test('a stroke that accounts for every piece is taken', () => {
    expect(stroke({ lie }, known)).toBeUndefined();
    expect(stroke({ touched: false, lie: { ...lie, w2: [50.4, 100] } }, known)).toBeUndefined(); // written down by hand
    expect(stroke({ lie: withoutW2, pocketed: { white: 1 } }, known)).toBeUndefined();
    expect(stroke({ lie: withoutW2, pocketed: { white: 1 }, fell: ['w2'] }, known)).toBeUndefined();
    expect(stroke({ lie: { ...lie, w2: [0, 110] }, on: { w2: 'w1' } }, known)).toBeUndefined();
    expect(
      stroke({ lie: { w5: [0, 0], b1: [200, 100] }, pocketed: { queen: true } }, { white: 1, black: 1 }),
    ).toBeUndefined(); // which one it is nobody knew
  });
  test('ICF-65a: of two pieces that are gone the one that fell stays away, and the one that jumped comes back', () => {
    const at = table({ pieces: { ...known.pieces, w3: [100, 100] } }).fact({
      kind: 'strokeEnded',
      by: 0,
      lie: { w1: [0, 100], b1: [200, 100], q: [-200, 200] },
      pocketed: { white: 1 },
      jumped: ['white'],
    });
    expect(at.refusal).toBeNull();
    expect(at.now).toMatchObject({ white: 2, black: 1, turn: 0 });
    const named = table({ pieces: { ...known.pieces, w3: [100, 100] } }).fact({
      kind: 'strokeEnded',
      by: 0,
      lie: { w1: [0, 100], b1: [200, 100], q: [-200, 200] },
      fell: ['w2'],
      pocketed: { white: 1 },
      jumped: ['white'],
    });
    expect(Object.keys(named.now['pieces'] as object)).toEqual(['w1', 'w3', 'b1', 'q']);
  });
  test('ICF-95a.1: a piece that fell with a queen who comes out again stays pocketed, named or not', () => {
    const at = table({ ...known, queenRight: { white: true }, owed: { white: { due: 1 } } }).fact({
      kind: 'strokeEnded',
      by: 0,
      lie: { w1: [0, 100], w2: [50, 100] },
      pocketed: { black: 0, queen: true },
    });
    expect(at.refusal?.detail).toContain('1 black pieces lay on the board');
    const out = table({ ...known, owed: { white: { due: 1 } } }).fact({
      kind: 'strokeEnded',
      by: 0,
      lie: { w1: [0, 100], b1: [200, 100] },
      pocketed: { white: 1, queen: true },
    });
    expect(out.calls).toContain('queenOut');
    expect(out.now).toMatchObject({ white: 1, queen: 'board' });
  });
  test('seats that nobody has', () => {
    expect(table().fact({ kind: 'breach', by: 2, what: 'push' }).refusal?.detail).toBe(
      'breach: by: there is no seat 2 in singles',
    );
    expect(table({ seats: 4 }).fact({ kind: 'breach', by: 2, what: 'bodyTouch' }).refusal).toBeNull();
  });
});

describe('facts that cannot have been', () => {
  const placing = {
    phase: 'placing',
    turn: 1,
    white: 5,
    black: 5,
    owed: { white: { due: 1 } },
    options: [{ name: 'place', owner: 'black', seat: 1, choices: ['waive'] }],
  };
  test.each([
    [
      'placed: onCentre: the centre circle lies inside the outer circle',
      placing,
      { kind: 'placed', by: 1, insideOuter: false, onCentre: true },
    ],
    [
      'placed: shotWithQueen: she is not on the board',
      { ...placing, queen: 'covered', queenSide: 'black' },
      { kind: 'placed', by: 1, shotWithQueen: true },
    ],
    ['placed: it is for seat 1 to place', placing, { kind: 'placed', by: 0 }],
    [
      'breach: what: the match has begun, so both have reported to the umpire',
      {},
      { kind: 'breach', by: 0, what: 'notReported' },
    ],
    [
      'umpire: did: in the first game no change of ends can have been missed',
      {},
      { kind: 'umpire', did: 'noticesMissedChange' },
    ],
    ['placed: at: it does not lie on the board', placing, { kind: 'placed', by: 1, at: [500, 0] }],
    [
      'placed: insideOuter: at this place it lies inside the outer circle',
      placing,
      { kind: 'placed', by: 1, at: [50, 0], insideOuter: false },
    ],
    [
      'placed: onCentre: at this place it does not lie on the centre circle',
      placing,
      { kind: 'placed', by: 1, at: [50, 0], onCentre: true },
    ],
    [
      'breach: what: no time runs between two boards (ICF-50.2)',
      { phase: 'setUp' },
      { kind: 'breach', by: 0, what: 'overTime' },
    ],
    [
      'breach: by: seat 1 is not on turn, so no time of his runs (ICF-50.1)',
      {},
      { kind: 'breach', by: 1, what: 'overTime' },
    ],
    [
      'breach: what: his time does not run, the opponent’s striker lies on the board (ICF-124b)',
      { turn: 1, lastShooter: 0, strikerOf: 0 },
      { kind: 'breach', by: 1, what: 'overTime' },
    ],
    [
      'umpire: did: he moves the board only when a player asks for it (ICF-118b)',
      {},
      { kind: 'umpire', did: 'movesBoard' },
    ],
    ['umpire: askedBy: there is no seat 3', {}, { kind: 'umpire', did: 'movesBoard', askedBy: 3 }],
    ['fell: piece: before the break none lies at a pocket', { breakMade: false }, { kind: 'fell', piece: 'white' }],
    [
      'strikerTakenOff: by: no striker of seat 0 lies on the board',
      { turn: 1, lastShooter: 0 },
      { kind: 'strikerTakenOff', by: 0 },
    ],
    [
      'roomFound: room: the places are known, so the room is measured',
      { pieces: { w1: [0, 100], b1: [200, 100], q: [-200, 200] } },
      { kind: 'roomFound', room: false },
    ],
    [
      'queenNotTakenOut: by this side nobody has left an uncovered queen in the pocket',
      { white: 5, black: 5, uncoveredBy: 'white', lastShooter: 0, turn: 1 },
      { kind: 'queenNotTakenOut', by: 0 },
    ],
  ])('%s', (line, given, event) => {
    expect(table(given).fact(event).refusal?.detail).toBe(line);
  });
});

describe('facts that come together', () => {
  const batch = (
    given: object,
    ...facts: readonly object[]
  ): ReturnType<typeof table> & { readonly detail?: string | undefined } => {
    const at = table(given);
    const done = at.live.play({
      tick: tick(0),
      kind: 'facts',
      by: 'referee',
      facts: facts.map((one) => carrom.schemas.event.parse(one)),
    });
    return Object.assign(at, { detail: done.ok ? undefined : done.refusal.detail });
  };
  test('each must fit the phase that the one before it leaves; otherwise none is entered', () => {
    const at = batch(
      { white: 6, black: 6 },
      { kind: 'strokeEnded', by: 0, pocketed: { striker: true } },
      { kind: 'wentOn', by: 0 },
    );
    expect(at.detail).toBe('wentOn does not fit the phase placing');
    expect(at.now).toMatchObject({ phase: 'stroke', turn: 0, owed: { white: { due: 0 } } });
  });
  test('a fact may fit only after the one before it', () => {
    const at = batch(
      { white: 6, black: 6 },
      { kind: 'strokeEnded', by: 0, pocketed: { striker: true } },
      { kind: 'placed', by: 1 },
    );
    expect(at.detail).toBeUndefined();
    expect(at.now).toMatchObject({ phase: 'stroke', turn: 1, white: 7 });
  });
});
