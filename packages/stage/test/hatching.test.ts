import { expect, test } from 'vitest';
import { softened } from '../src/marks/hatching.ts';

test('where something may be put has a border that is no stairs', () => {
  // Allowed is what lies on one side of a line aslant.
  const isGreen = Uint8Array.from({ length: 400 }, (_, i) => Number((i % 20) * 2 + Math.floor(i / 20) < 30));
  const field = softened(isGreen, [20, 20], 1);
  const at = (x: number, y: number): number => field[y * 20 + x]!;
  expect([at(2, 5), at(18, 15)]).toEqual([255, 0]);
  // From row to row the border goes half a place aside, and not by whole ones.
  const border = (y: number): number => {
    const x = Array.from({ length: 19 }, (_, i) => i).find((i) => at(i, y) >= 128 && at(i + 1, y) < 128)!;
    return x + (at(x, y) - 127.5) / (at(x, y) - at(x + 1, y));
  };
  for (const y of [5, 6, 7, 8, 9, 10]) expect(Math.abs(border(y) - border(y + 1) - 0.5)).toBeLessThan(0.2);
});
