import { expect, test } from 'vitest';
import { pressedAt, tickStill } from '../src/frames/use-again.ts';

test('whatever is pressed, a goal is seen in the net before anybody skips the rest', () => {
  const pace = { inNet: 0.9, before: 0.4, after: 0.3, slowly: 0.3 };
  for (const onTable of [true, false]) {
    for (const seconds of [0, 0.5, 0.89]) expect(pressedAt(pace, seconds, onTable)).not.toBe('ends');
    for (const seconds of [0.9, 2]) expect(pressedAt(pace, seconds, onTable)).toBe('ends');
  }
});

test('a press on the table is heard however early it comes, and a key, which leads a keeper, is not', () => {
  const pace = { inNet: 0.9, before: 0.4, after: 0.3, slowly: 0.3 };
  for (const seconds of [0, 0.5, 0.89, 0.9, 2]) expect(pressedAt(pace, seconds, true)).not.toBeNull();
  expect(pressedAt(pace, 0.5, false)).toBeNull();
});

test('with reduced motion the ball lies in the net as long as the game says, and nothing moves; where it says nothing, play is seen', () => {
  const pace = { inNet: 0.9, before: 0.4, after: 0.3, slowly: 0.3 };
  const still = { ...pace, still: 1.5 };
  expect([0, 0.9, 1.49, 1.5].map((seconds) => tickStill(still, { until: 77 }, seconds))).toEqual([77, 77, 77, null]);
  expect(tickStill(pace, { until: 77 }, 0)).toBeNull();
});
