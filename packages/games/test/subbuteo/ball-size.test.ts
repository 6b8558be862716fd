import { BALL_RADIUS } from '@bande/games/subbuteo/table-bodies.ts';
import { SCALE } from '@bande/games/subbuteo/view/layout.ts';
import { ballDrawn } from '@bande/games/subbuteo/view/picture/ball-size.ts';
import { expect, test } from 'vitest';

test('the ball is never smaller than twelve pixels across, and from close by as large as it is', () => {
  const across = (pixel: number): number => (2 * BALL_RADIUS * SCALE * ballDrawn(pixel)) / pixel;
  for (const pixel of [0.01, 0.03, 0.05, 0.08, 0.12]) expect(across(pixel)).toBeGreaterThanOrEqual(12 - 1e-9);
  expect(ballDrawn(0.01)).toBe(1);
});
