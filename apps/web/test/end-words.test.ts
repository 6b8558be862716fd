import type { AnyShape, Match, Outcome, Words } from '@bande/core';
import { describe, expect, test } from 'vitest';
import { keptEnd } from '../src/session/kept-end.ts';
import { endLines, titleOf } from '../src/table/ends/end-words.ts';

/** What the sheet at the end says of a match that was not played to its end, or whose score was awarded. */

const name = (de: string, en: string): { readonly name: Words } => ({ name: { de, en } });
const sides = { red: name('Rot', 'Red'), blue: name('Blau', 'Blue') };
const view = { sides: () => sides };
const table = { view, kept: { sitters: ['human', 'human'] }, company: null } as never;
const setup = { seating: ['red', 'blue'] };

const ended = (outcome: Partial<Outcome<AnyShape>>): Match<AnyShape> =>
  ({ setup, outcome: { winner: null, score: { red: 0, blue: 0 }, paragraphs: [], ...outcome } }) as never;

const said = (match: Match<AnyShape>, language: 'de' | 'en'): readonly string[] => [
  titleOf(table, match, [], (words) => words[language])[language],
  ...endLines(table, match, []).map((words) => words[language]),
];

describe('the end is told', () => {
  test('with who gave up, and what was played beside what is awarded', () => {
    const match = ended({
      winner: 'blue',
      score: { red: 0, blue: 3 },
      how: { kind: 'resigned', by: 'red' },
      awarded: { played: { red: 4, blue: 0 }, paragraphs: [] },
    });
    expect(said(match, 'de')).toEqual([
      'Blau gewinnt',
      'Rot hat aufgegeben.',
      'Gewertet wird 0 : 3, gespielt war 4 : 0.',
    ]);
    expect(said(match, 'en')).toEqual(['Blue wins', 'Red gave up.', 'Awarded 0 : 3; played 4 : 0.']);
  });

  test('as no result where nobody has played', () => {
    expect(said(ended({ how: { kind: 'calledOff' } }), 'en')).toEqual([
      'Called off, not played',
      'Nobody had done anything yet.',
    ]);
  });

  test('as agreed where a draw was agreed', () => {
    expect(said(ended({ how: { kind: 'drawAgreed' } }), 'en')).toEqual(['A draw', 'A draw was agreed.']);
  });
});

test('the list of matches keeps no more than there is to say', () => {
  expect(keptEnd({ winner: 'red', score: { red: 1 }, paragraphs: [] })).toEqual({ winner: 'red' });
  expect(keptEnd({ winner: 'red', score: { red: 1 }, paragraphs: [], shootOut: { red: 3 } })).toEqual({
    winner: 'red',
    ended: { shootOut: { red: 3 } },
  });
});
