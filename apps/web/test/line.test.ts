import { expect, test } from 'vitest';
import { isGoodLine } from '../src/offline/line.ts';

const HELD = true;
const AT_A_DESK = false;

test('more than was asked for comes only over a line that bears it', () => {
  const over = (connection: NonNullable<Parameters<typeof isGoodLine>[0]['connection']>): boolean =>
    isGoodLine({ onLine: true, connection }, HELD);
  expect(over({ effectiveType: '4g', type: 'wifi' })).toBe(true);
  expect(over({ effectiveType: '4g' })).toBe(true);
  expect(over({ effectiveType: '4g', type: 'cellular' })).toBe(false);
  expect(over({ effectiveType: '4g', saveData: true })).toBe(false);
  for (const effectiveType of ['slow-2g', '2g', '3g']) expect(over({ effectiveType })).toBe(false);
});

test('where nothing is told of the line, a device in a hand waits to be asked, and nobody fetches without any', () => {
  expect(isGoodLine({ onLine: true }, AT_A_DESK)).toBe(true);
  expect(isGoodLine({ onLine: true }, HELD)).toBe(false);
  expect(isGoodLine({ onLine: false }, AT_A_DESK)).toBe(false);
});
