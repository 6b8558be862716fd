import { degreesOf, direction } from '@bande/physics';
import { expect, test } from 'vitest';

test('the direction of a way leads back to it, whichever way round and however long', () => {
  for (let degrees = -179; degrees < 180; degrees++) {
    const { sin, cos } = direction(degrees);
    for (const length of [0.001, 1, 5000]) expect(degreesOf(length * sin, length * cos)).toBeCloseTo(degrees, 5);
  }
});

test('a way of no length leads straight ahead', () => {
  expect(degreesOf(0, 0)).toBe(0);
});
