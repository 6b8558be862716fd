import { REFUSALS, type Words } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { MARK_WORDS, REPLAY } from '../src/replay/words.ts';
import { SHARE } from '../src/board/share/words.ts';
import { TAKE_OVER } from '../src/board/watch/words.ts';
import { HOUSE } from '../src/ui/house-words.ts';
import { STATISTICS } from '../src/board/statistics/words.ts';
import { askedNow, isYou } from '../src/table/bar/turn-words.ts';
import { clockWords } from '../src/board/story/clock-words.ts';
import { resultOf } from '../src/table/ends/result.ts';
import { BOARD, REFUSAL_WORDS } from '../src/board/words.ts';
import { TABLE } from '../src/table/words.ts';
import { sittersFor } from '../src/session/new-match.ts';

const all: Readonly<Record<string, Words>> = {
  ...HOUSE,
  ...BOARD,
  ...TABLE,
  ...REFUSAL_WORDS,
  ...SHARE,
  ...TAKE_OVER,
  ...REPLAY,
  ...MARK_WORDS,
  ...STATISTICS,
};
const holes = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted();

describe('what the table says', () => {
  test.each(Object.entries(all))('%s is said in both languages, with the same holes', (_, { de, en }) => {
    expect(de.trim()).not.toBe('');
    expect(en.trim()).not.toBe('');
    expect(holes(de)).toEqual(holes(en));
  });

  test('every refusal has its words', () => {
    expect(Object.keys(REFUSAL_WORDS)).toEqual([...REFUSALS]);
  });

  test('a clock shows zero only when it has run out', () => {
    expect([0, 0.2, 59.1, 60, 605].map(clockWords)).toEqual(['0:00', '0:01', '1:00', '1:00', '10:05']);
  });
});

describe('who sits where', () => {
  test('where one side is played here, its line says that it is you', () => {
    const at = (seating: readonly string[], sitters: readonly string[]) => ({
      sitters,
      snapshot: { match: { setup: { seating } } },
    });
    const told = (seating: readonly string[], sitters: readonly string[]): readonly boolean[] =>
      [...new Set(seating)].map((side) => isYou(at(seating, sitters) as never, side));
    expect(told(['white', 'black'], ['human', 'club'])).toEqual([true, false]);
    expect(told(['white', 'black'], ['human', 'human'])).toEqual([false, false]);
    expect(told(['white'], ['human'])).toEqual([false]);
    expect(told(['white', 'black', 'white', 'black'], ['club', 'human', 'club', 'club'])).toEqual([false, true]);
  });

  test('the line speaks of whoever decides, or whose dice are to be rolled', () => {
    const asked = (who: string, roller: string | null): string | undefined =>
      askedNow({ scoreboard: () => ({ toMove: roller }) as never }, { duties: [{ who }], match: {} } as never);
    expect(asked('red', null)).toBe('red');
    expect(asked('host', 'blue')).toBe('blue');
    expect(asked('host', null)).toBeUndefined();
  });

  test('a person, a bot, or two people', () => {
    expect(sittersFor(['red', 'blue'], 'club', null)).toEqual(['human', 'club']);
    expect(sittersFor(['red', 'blue'], 'club', 'blue')).toEqual(['club', 'human']);
    expect(sittersFor(['red', 'blue'], 'club', 'green')).toEqual(['human', 'club']);
    expect(sittersFor(['red', 'blue'], null, null)).toEqual(['human', 'human']);
  });
});

test('whoever plays alone against a bot is told that he has won; others by the name of their side', () => {
  const ended = { outcome: { winner: 'red' }, setup: { seating: ['red', 'blue'] } } as never;
  const said = (...sitters: readonly string[]): string => resultOf(ended, sitters, (side) => side).en;
  expect(said('human', 'expert')).toBe('You win!');
  expect([said('expert', 'human'), said('human', 'human'), said('expert', 'expert')]).toEqual(
    Array(3).fill('red wins'),
  );
});
