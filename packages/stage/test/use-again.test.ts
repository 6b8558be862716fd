import { TICKS_PER_SECOND } from '@bande/core';
import { expect, test } from 'vitest';
import { isSeenToEnd } from '../src/frames/use-again.ts';

const PACE = { inNet: 0.9, before: 0.4, after: 0.3, slowly: 0.3 };
const goal = { crossed: 1000, given: 1002, until: Infinity };
const isEnded = (seconds: number, isPressed: boolean): boolean => isSeenToEnd(PACE, { goal, seconds, isPressed });

test('a goal is seen in the net whatever is pressed meanwhile; then a press ends it, and nobody who presses nothing misses the slow motion', () => {
  expect(isEnded(0.1, true)).toBe(false);
  expect(isEnded(PACE.inNet - 0.01, true)).toBe(false);
  expect(isEnded(PACE.inNet, true)).toBe(true);
  expect(isEnded(PACE.inNet + 1, false)).toBe(false);
  expect(isEnded(10 * TICKS_PER_SECOND, false)).toBe(true);
});
