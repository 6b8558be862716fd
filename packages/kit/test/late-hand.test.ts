import { STREAM_GAP, tick } from '@bande/core';
import { LateHand } from '@bande/kit';
import { expect, test } from 'vitest';

const hand = (): LateHand<readonly [number, number]> => new LateHand(30);

test('what is seen now is done a reaction later, one thing after the other', () => {
  const one = hand();
  one.wish(tick(0), [100, 0], 10);
  one.wish(tick(1), [200, 0], 10);
  expect(one.led(tick(29), false)).toEqual({ to: null, at: 30 });
  expect(one.led(tick(30), false)).toEqual({ to: [100, 0], at: 30 + STREAM_GAP });
  expect(one.led(tick(30 + STREAM_GAP), false)).toEqual({ to: [200, 0], at: null });
});

test('ways that are too short are none', () => {
  const one = hand();
  one.wish(tick(0), [100, 0], 10);
  one.wish(tick(20), [109, -9], 10);
  expect(one.led(tick(60), false)).toEqual({ to: [100, 0], at: null });
});

test('a wish that is the only one leaves no other', () => {
  const one = hand();
  one.wish(tick(0), [100, 0], 10);
  one.wish(tick(10), [200, 0], 10, true);
  expect(one.led(tick(39), false)).toEqual({ to: null, at: 40 });
});

test('while something comes it looks again, and a hand at rest has forgotten what it wanted', () => {
  const one = hand();
  one.wish(tick(0), [100, 0], 10);
  expect(one.led(tick(0), true)).toEqual({ to: null, at: 12 });
  expect(one.led(tick(24), true)).toEqual({ to: null, at: 30 });
  expect(one.rest()).toEqual({ to: null, at: null });
  expect(one.led(tick(60), false)).toEqual({ to: null, at: null });
});
