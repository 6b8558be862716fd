import { describe, expect, test } from 'vitest';
import { calledFor, handedOver, laidFor, type HandedOver, type Occasion } from '../src/table/handover.ts';
import { inkOn } from '../src/table/ink.ts';

const start: Occasion = { score: '0:0', period: 'first', ball: 'red', side: 'red' };
const after = (...occasions: readonly Partial<Occasion>[]): HandedOver =>
  occasions.reduce<HandedOver>(
    (before, change) => handedOver(before, { ...before.last, ...change }),
    laidFor(start, 'red'),
  );

describe('two at one device', () => {
  test('it changes hands with goals, periods and the ball', () => {
    expect(calledFor(start, start)).toBe(false);
    expect(calledFor({ ...start, ball: null }, start)).toBe(false);
    expect(calledFor(start, { ...start, ball: 'blue' })).toBe(true);
    expect(calledFor(start, { ...start, score: '1:0' })).toBe(true);
    expect(calledFor(start, { ...start, period: 'second' })).toBe(true);
  });

  test('whoever is to play is told every time that changes, and nobody twice', () => {
    expect(after().times).toBe(1);
    expect(after({ side: 'red' }).times).toBe(1);
    expect(after({ side: 'blue' })).toMatchObject({ told: 'blue', times: 2 });
    expect(after({ side: 'blue' }, { side: null }, { side: 'blue' }).times).toBe(2);
    expect(after({ side: 'blue' }, { side: 'red' })).toMatchObject({ told: 'red', times: 3 });
  });

  test('the table turns with the ball, not for an answer of the other side', () => {
    expect(after({ side: 'blue' }).near).toBe('red');
    expect(after({ side: 'blue', ball: 'blue' }).near).toBe('blue');
    expect(after({ score: '1:0', side: 'blue' }).near).toBe('blue');
  });

  test('a ball that was free in between has changed hands when somebody else has it', () => {
    expect(after({ ball: null, side: 'blue' }, { ball: 'blue', side: 'blue' }).near).toBe('blue');
    expect(after({ ball: null, side: 'blue' }, { ball: 'red', side: 'red' }).near).toBe('red');
  });

  test('whoever comes back finds the table before whoever has the ball', () => {
    expect(laidFor({ ...start, ball: 'blue', side: 'red' }, 'red').near).toBe('blue');
    expect(laidFor({ ...start, ball: null, side: null }, 'red')).toMatchObject({ near: 'red', times: 0 });
  });
});

test('words on a side’s colour are dark on light ones and light on dark ones', () => {
  expect(['#b3262e', '#8ec9f5', '#f2cd4e', '#1f6b3f'].map(inkOn)).toEqual(['#ffffff', '#14100d', '#14100d', '#ffffff']);
});
