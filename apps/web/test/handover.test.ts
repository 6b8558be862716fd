import type { Show } from '@bande/stage/view';
import { describe, expect, test } from 'vitest';
import { asSetToday } from '../src/ui/settings.ts';
import {
  boardOf,
  handedOver,
  laidFor,
  mayHandOver,
  type HandedOver,
  type Occasion,
} from '../src/table/turns/handover.ts';
import { inkOn } from '../src/ui/ink.ts';

const start: Occasion = { ball: 'red', side: 'red' };
const after = (...occasions: readonly Partial<Occasion>[]): HandedOver =>
  occasions.reduce<HandedOver>(
    (before, change) => handedOver(before, { ...before.last, ...change }),
    laidFor(start, 'red'),
  );

describe('two at one device', () => {
  test('whoever is to play is told every time that changes, and nobody twice', () => {
    expect(after().times).toBe(1);
    expect(after({ side: 'red' }).times).toBe(1);
    expect(after({ side: 'blue' })).toMatchObject({ told: 'blue', times: 2 });
    expect(after({ side: 'blue' }, { side: null }, { side: 'blue' }).times).toBe(2);
    expect(after({ side: 'blue' }, { side: 'red' })).toMatchObject({ told: 'red', times: 3 });
  });

  test('the table turns with the attack, not for an answer of the other side', () => {
    expect(after({ side: 'blue' }).near.attack).toBe('red');
    expect(after({ side: 'blue', ball: 'blue' }).near.attack).toBe('blue');
    expect(after({ ball: null, side: 'blue' }, { ball: 'red', side: 'red' }).near.attack).toBe('red');
  });

  test('a ball that is challenged at once is turned to when its owner goes on with it', () => {
    const challenged = { ball: 'blue', side: 'red' };
    expect(after({ ball: null, side: 'blue' }, challenged).near.attack).toBe('red');
    expect(after({ ball: null, side: 'blue' }, challenged, { ball: 'blue', side: 'blue' }).near.attack).toBe('blue');
  });

  test('after the toss, which is for both, it turns to whoever kicks off', () => {
    const toss = laidFor({ ball: null, side: null }, 'red');
    expect(toss).toMatchObject({ near: { attack: 'red' }, times: 0 });
    expect(handedOver(toss, { ball: 'blue', side: 'blue' }).near.attack).toBe('blue');
  });

  test('where both choose in secret it turns to whoever shoots, and then the other one is told', () => {
    const view = { scoreboard: () => ({ toMove: null, inPossession: 'blue' }) } as never;
    const match = { setup: { seating: ['red', 'blue'] } } as never;
    const seats = [1, 0] as const;
    const shoots = boardOf(view, match, { seats, sealed: [] });
    expect(shoots).toEqual({ ball: 'blue', side: 'blue' });
    expect(boardOf(view, match, { seats, sealed: [1] })).toEqual({ ball: 'blue', side: 'red' });
    expect(after({ ball: 'blue', side: 'red' }, shoots).near.attack).toBe('blue');
  });

  test('who wants it turns it at every change, or never', () => {
    expect(after({ side: 'blue' }).near).toMatchObject({ toPlay: 'blue', never: 'red' });
    expect(after({ side: 'blue' }, { side: null }).near.toPlay).toBe('blue');
    expect(after({ side: 'blue', ball: 'blue' }).near.never).toBe('red');
  });

  test('whoever comes back finds the table before whoever has the ball', () => {
    expect(laidFor({ ball: 'blue', side: 'red' }, 'red').near).toMatchObject({ attack: 'blue', toPlay: 'red' });
  });

  test('nobody is told that he is next while a goal is read, and everybody as soon as it has been', () => {
    const goal: Show = { kind: 'banner', label: { de: '', en: '' }, tone: 'goal', ms: 1600 };
    const seen = { playing: false, show: null, match: { outcome: null } as never };
    expect(
      [goal, { ...goal, tone: 'whistle' } as const, null].map((show) => mayHandOver({ ...seen, show }, false)),
    ).toEqual([false, true, true]);
    expect([mayHandOver(seen, true), mayHandOver({ ...seen, playing: true }, false)]).toEqual([false, false]);
  });

  test('what was once only on or off still holds', () => {
    expect(asSetToday({ turnTable: false })).toEqual({ turnTable: 'never' });
    expect(asSetToday({ turnTable: true, confirm: true })).toEqual({ confirm: true });
    expect(asSetToday({ turnTable: 'toPlay' })).toEqual({ turnTable: 'toPlay' });
  });
});

test('words on a side’s colour are dark on light ones and light on dark ones', () => {
  expect(['#b3262e', '#8ec9f5', '#f2cd4e', '#1f6b3f'].map(inkOn)).toEqual(['#ffffff', '#14100d', '#14100d', '#ffffff']);
});
