import { tick } from '@bande/core';
import { carrom } from '@bande/games/carrom';
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
