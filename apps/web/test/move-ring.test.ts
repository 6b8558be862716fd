import { expect, test } from 'vitest';
import { leftOf } from '../src/table/bar/move-ring.tsx';

type Told = Parameters<typeof leftOf>[0];
const told = (moveSecondsLeft: number | null, moveLimit?: Told['moveLimit']): Told =>
  ({ moveSecondsLeft, ...(moveLimit === undefined ? {} : { moveLimit }) }) as Told;

test('a ring shows the seconds of whoever sits here, and of everybody where nobody does', () => {
  const red = told(6.4, { seconds: 10, side: 'red' });
  expect(leftOf(red, ['red'], false)).toEqual({ seconds: 7, share: 0.64 });
  expect(leftOf(red, ['blue'], false)).toBeNull();
  expect(leftOf(red, [], false)).toEqual({ seconds: 7, share: 0.64 });
  expect(leftOf(told(4, { seconds: 5, side: null }), ['blue'], false)).toEqual({ seconds: 4, share: 0.8 });
});

test('with reduced motion it goes from second to second', () => {
  expect(leftOf(told(6.4, { seconds: 10, side: null }), [], true)).toEqual({ seconds: 7, share: 0.7 });
});

test('its place is kept where seconds come and go, and there is none where they never do', () => {
  expect(leftOf(told(null, null), [], false)).toBeNull();
  expect(leftOf(told(3), [], false)).toBeUndefined();
});
