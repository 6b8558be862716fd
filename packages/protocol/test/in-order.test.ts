import { InOrder } from '@bande/protocol';
import { expect, test } from 'vitest';

const told = (m: number, fresh?: true): Parameters<InOrder['hear']>[0] => ({
  kind: 'told',
  m,
  ...(fresh === undefined ? {} : { fresh }),
  told: [m],
});
const time = (after: number): Parameters<InOrder['hear']>[0] => ({ kind: 'time', after, told: ['time'] });

test('what comes over two lines is heard once and in order', () => {
  const line = new InOrder();
  const heard = [told(0, true), told(2), told(1), told(2), told(1), told(3)].flatMap((one) => line.hear(one));
  expect([heard, line.misses]).toEqual([[0, 1, 2, 3], false]);
});

test('something is missing when what came after it is there', () => {
  const line = new InOrder();
  for (const one of [told(0, true), told(2)]) line.hear(one);
  expect(line.misses).toBe(true);
  line.hear(told(1));
  expect(line.misses).toBe(false);
});

test('something is missing when time goes on after it: it was told on a line that was dead already, and nothing else may ever come', () => {
  const line = new InOrder();
  expect([told(0, true), time(1), time(2)].flatMap((one) => line.hear(one))).toEqual([0, 'time']);
  expect(line.misses).toBe(true);
  line.hear(told(2, true));
  expect([line.misses, line.hear(time(3))]).toEqual([false, ['time']]);
});

test('what a line says of another numbering, before everything is told anew on the other, is not taken for the next thing', () => {
  const line = new InOrder();
  for (const one of [told(0, true), told(1)]) line.hear(one);
  expect([line.hear(told(1001)), line.hear(told(1002)), line.misses]).toEqual([[], [], true]);
  expect([line.hear(told(1000, true)), line.misses]).toEqual([[1000, 1001, 1002], false]);
  // The slower line is still at what was before.
  expect([told(0, true), told(1), told(2), time(2), told(1000, true)].flatMap((one) => line.hear(one))).toEqual([]);
  expect([line.hear(told(1003)), line.misses]).toEqual([[1003], false]);
});

test('whoever has only heard what came after the beginning misses that', () => {
  const line = new InOrder();
  expect([line.misses, line.hear(time(7)), line.hear(told(6)), line.misses]).toEqual([false, [], [], true]);
  expect([line.hear(told(7, true)), line.misses]).toEqual([[7], false]);
});
