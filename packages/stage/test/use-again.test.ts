import { expect, test } from 'vitest';
import { mayBeSkipped } from '../src/frames/use-again.ts';

test('whatever is pressed, a goal is seen in the net before anybody skips the rest', () => {
  const pace = { inNet: 0.9, before: 0.4, after: 0.3, slowly: 0.3 };
  expect([0, 0.5, 0.89, 0.9, 2].map((seconds) => mayBeSkipped(pace, seconds))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});
