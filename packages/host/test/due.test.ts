import { minutes, seconds, tick, type Match, type Tick } from '@bande/core';
import { nextDue } from '@bande/host';
import { expect, test } from 'vitest';
import { toy } from './toy/game.ts';
import type { Toy } from './toy/state.ts';

const match = toy.start({
  edition: 'toy',
  seating: ['first', 'second'],
  mode: 'paced',
  settings: toy.schemas.settings.parse({ minutes: 30 }),
});
const HOUR = minutes(60);

/** The toy with something on the table that moves by itself. */
const moving = (event: Toy['event'] | null, at: Tick): typeof toy => ({
  ...toy,
  happen: { ...toy.happen, next: ({ state }: Match<Toy>, until: Tick) => (at <= until ? { at, state, event } : null) },
});

test('what falls due first is a clock, unless something arrives before', () => {
  expect(nextDue(toy, match, HOUR)).toBe(minutes(30));
  expect(nextDue(moving({ kind: 'rolled', value: 1 }, seconds(5)), match, HOUR)).toBe(seconds(5));
  expect(nextDue(moving({ kind: 'rolled', value: 1 }, minutes(31)), match, HOUR)).toBe(minutes(30));
});

test('a motion in which nothing happens is nothing to wait for', () => {
  expect(nextDue(moving(null, seconds(5)), match, HOUR)).toBe(minutes(30));
});

test('nothing falls due beyond the time that is asked for, in a pause, or after the end', () => {
  expect(nextDue(toy, match, minutes(29))).toBeNull();
  expect(nextDue(toy, match, minutes(30))).toBe(minutes(30));
  expect(nextDue(toy, { ...match, pausedAt: tick(0) }, HOUR)).toBeNull();
  expect(
    nextDue(
      toy,
      { ...match, outcome: { winner: null, score: { first: 0, second: 0 }, paragraphs: ['TOY-2.2'] } },
      HOUR,
    ),
  ).toBeNull();
});
