import type { AnyShape, LogEntry } from '@bande/core';
import { expect, test } from 'vitest';
import { missesOf } from '../src/table/own/misses.ts';
import { namesIn } from '../src/table/own/use-names.ts';
import { namesBySeat } from '../src/session/names.ts';
import { feltOf } from '../src/ui/haptics.ts';

const did = (by: string): object => ({ source: 'action', fact: { by }, rulings: [] });
const called = (...rulings: readonly object[]): object => ({ source: 'physics', fact: {}, rulings });
const log = (...entries: readonly object[]): readonly LogEntry<AnyShape>[] => entries as never;

test('a miss is what somebody did and what went against him for it: each deed once, and nobody else’s', () => {
  expect(missesOf(log(did('red'), called({ against: 'red' }), called({ for: 'blue' })), 'red')).toBe(1);
  expect(missesOf(log(did('red'), called({ for: 'blue' }), did('red'), called({ for: 'blue' })), 'red')).toBe(2);
  expect(missesOf(log(did('blue'), called({ against: 'red' }), called({ for: 'red' })), 'red')).toBe(0);
  expect(missesOf(log(did('red'), called({ for: 'red' }), called({ for: null })), 'red')).toBe(0);
});

test('a name belongs to whoever sits there, be it at several seats, and never to a bot', () => {
  expect(namesBySeat(['red', 'blue'], ['club', 'human'], [' Ada '])).toEqual(['', 'Ada']);
  expect(namesIn(['white', 'black', 'white', 'black'], ['human', 'club', 'human', 'club'], ['Ada'])).toEqual({
    white: 'Ada',
  });
  expect(namesIn(['red', 'blue'], ['human', 'human'], ['Ada', ''])).toEqual({ red: 'Ada' });
});

test('contacts, goals and whistles are felt; what meets nothing, or hardly, is not', () => {
  for (const sound of ['tock', 'kick', 'cheer', 'whistle']) expect(feltOf(sound, 0.9).length).toBeGreaterThan(0);
  for (const sound of ['die', 'slide', 'breath']) expect(feltOf(sound, 1)).toEqual([]);
  expect(feltOf('tock', 0.1)).toEqual([]);
});
