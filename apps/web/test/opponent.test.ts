import { afterEach, expect, test, vi } from 'vitest';
import { rememberOpponent, usualOpponent } from '../src/games/opponent.ts';

afterEach(() => vi.unstubAllGlobals());
const bots = [{ id: 'beginner' }, { id: 'club' }];

test('one plays against the easiest, then against whom one chose last in this game', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(usualOpponent('a', bots)).toBe('beginner');
  rememberOpponent('a', 'club');
  expect([usualOpponent('a', bots), usualOpponent('b', bots)]).toEqual(['club', 'beginner']);
  rememberOpponent('a', 'gone');
  expect(usualOpponent('a', bots)).toBe('beginner');
});

test('where nothing may be kept it is the easiest', () => {
  expect(usualOpponent('a', bots)).toBe('beginner');
  expect(usualOpponent('a', [])).toBeUndefined();
});
