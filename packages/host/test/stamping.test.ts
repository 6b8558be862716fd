import { expect, test } from 'vitest';
import { Stamping } from '../src/stamping.ts';

const took = (stamping: Stamping, times: number, isLate = false): void => {
  for (let i = 0; i < times; i++) stamping.took(isLate);
};

test('one late deed in fifty is borne, the second puts all that follow a tick later', () => {
  const stamping = new Stamping();
  took(stamping, 1, true);
  took(stamping, 48);
  expect(stamping.extra).toBe(0);
  took(stamping, 1, true);
  expect(stamping.extra).toBe(1);
});

test('of two late deeds with more than fifty between them nothing follows', () => {
  const stamping = new Stamping();
  for (let i = 0; i < 5; i++) {
    took(stamping, 1, true);
    took(stamping, 50);
  }
  expect(stamping.extra).toBe(0);
});

test('it is counted anew with every tick, and six are the most', () => {
  const stamping = new Stamping();
  const seen: number[] = [];
  for (let i = 0; i < 20; i++) {
    took(stamping, 1, true);
    seen.push(stamping.extra);
  }
  expect(seen).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
});

test('a hundred without a late one take a tick back, one by one, to none', () => {
  const stamping = new Stamping();
  took(stamping, 4, true);
  expect(stamping.extra).toBe(2);
  took(stamping, 99);
  expect(stamping.extra).toBe(2);
  took(stamping, 1);
  expect(stamping.extra).toBe(1);
  took(stamping, 100);
  expect(stamping.extra).toBe(0);
  took(stamping, 1000);
  expect(stamping.extra).toBe(0);
});

test('the share of late ones is that of the last twenty, and whoever has done few has not done all of them late', () => {
  const stamping = new Stamping();
  took(stamping, 1, true);
  expect(stamping.lateShare).toBe(0.05);
  took(stamping, 3, true);
  expect(stamping.lateShare).toBe(0.2);
  took(stamping, 20);
  expect(stamping.lateShare).toBe(0);
});
