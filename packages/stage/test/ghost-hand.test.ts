import { expect, test } from 'vitest';
import { poseAt } from '../src/hands/ghost-hand.tsx';

test('the ghost hand comes down, goes its way, rests and is lifted, again and again', () => {
  expect(poseAt(0)).toMatchObject({ way: 0, solid: 0 });
  expect(poseAt(0.35)).toEqual({ way: 0, solid: 1, scale: 1 });
  expect(poseAt(0.8).way).toBeCloseTo(0.5, 6);
  expect(poseAt(1.5)).toEqual({ way: 1, solid: 1, scale: 1 });
  expect(poseAt(2.19).solid).toBeLessThan(0.05);
  expect(poseAt(2.2 + 0.8).way).toBeCloseTo(poseAt(0.8).way, 6);
});
