import { positionTexts, wrongBy } from '@bande/kit';
import { expect, test } from 'vitest';
import { match, type Bell } from './bell.ts';

const texts = positionTexts<Bell>(
  (text) => {
    const rung = Number(text);
    return rung > 2 ? wrongBy([{ path: ['state', 'rung'], message: 'twice at most' }]) : { match: match(rung) };
  },
  ({ state }) => String(state.rung),
);

test('a text that can be read is a match, and any other is none', () => {
  expect(texts.readPosition('2', match().setup)).toEqual(match(2));
  expect(texts.readPosition('3', match().setup)).toBeNull();
});

test('what no match can show is told with its field, and a finished one is not looked at', () => {
  expect(texts.unreadable(match(2))).toBeNull();
  expect(texts.unreadable(match(3))).toBe('state.rung: twice at most');
  expect(
    texts.unreadable({ ...match(3), outcome: { winner: 'left', score: { left: 1, right: 0 }, paragraphs: ['B-1'] } }),
  ).toBeNull();
});
