import { TAG, tagCentre } from '@bande/games/subbuteo/view/picture/tag-place.ts';
import { expect, test } from 'vitest';

/** Whether a tag lies over a ball that is seen so far to the right of its figure's foot, and so far below it. */
function covers([x, y]: readonly [number, number], radius: number): boolean {
  const [across, up] = tagCentre([x, y], radius);
  const [left, bottom] = [-across * TAG, up * TAG];
  const aside = Math.max(left - x, x - left - TAG, 0);
  return Math.hypot(aside, Math.max(bottom - TAG - y, y - bottom, 0)) <= radius;
}

test('a number lies below its figure, and beside it or above it where the ball is there: never over the ball', () => {
  expect(tagCentre([60, 0], 5)).toEqual([0.5, 1.35]);
  for (const radius of [3, 5, 9])
    for (let x = -40; x <= 40; x += 2)
      for (let y = -60; y <= 40; y += 2) expect([x, y, radius, covers([x, y], radius)]).toEqual([x, y, radius, false]);
});
