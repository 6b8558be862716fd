import { describe, expect, test } from 'vitest';
import { belongsTo, inForce, type Edition } from '../src/index.ts';
import { paragraph } from './mini.ts';

describe('parents', () => {
  test.each([
    ['STW-4A.1', 'STW-4'],
    ['STW-4.1', 'STW-4'],
    ['STW-4A.1', 'STW-4A'],
    ['STW-4', 'STW-4'],
    ['ICF-73.1', 'ICF-73'],
    ['ICF-78b.ii', 'ICF-78'],
    ['ICF-78b.ii', 'ICF-78b'],
    ['DTKV-6.K13', 'DTKV-6'],
    ['DTKV-6.K13', 'DTKV-6.K'],
    ['FISTF-II.6.2.4.a1', 'FISTF-II.6.2.4.a'],
    ['FISTF-II.6.2.4.ii.1', 'FISTF-II'],
  ])('%s belongs to %s', (id, parent) => {
    expect(belongsTo(id, parent)).toBe(true);
  });

  test.each([
    ['STW-40.1', 'STW-4'],
    ['STW-11A', 'STW-1'],
    ['STW-11', 'STW-1'],
    ['STW-4', 'STW-4.1'],
    ['ICF-73', 'ICF-7'],
    ['DTKV-6.K13', 'DTKV-6.K1'],
    ['FISTF-II.1', 'FISTF-I'],
    ['FISTF-IV.1.2', 'FISTF-I'],
    ['FISTF-II.6.2.4.ii.1', 'FISTF-II.6.2.4.i'],
    ['STW-4', ''],
  ])('%s does not belong to %s', (id, parent) => {
    expect(belongsTo(id, parent)).toBe(false);
  });
});

describe('editions', () => {
  const catalogue = {
    'LONG-1': paragraph('long', 'play', 'first', 'erstens'),
    'SHORT-1': paragraph('short', 'play', 'shorter', 'kürzer'),
    'LONG-2': paragraph('long', 'play', 'second', 'zweitens'),
    'LONG-3': paragraph('long', 'play', 'third', 'drittens'),
  } as const;
  const edition = (
    books: readonly string[],
    minus: Edition<keyof typeof catalogue>['minus'],
  ): Edition<keyof typeof catalogue> => ({
    id: 'e',
    title: { de: 'Ausgabe', en: 'edition' },
    books,
    minus,
  });

  test('one book', () => {
    expect(inForce(catalogue, edition(['long'], []))).toEqual(['LONG-1', 'LONG-2', 'LONG-3']);
  });

  test('two books minus paragraphs: the first book speaks first', () => {
    expect(inForce(catalogue, edition(['short', 'long'], ['LONG-2']))).toEqual(['SHORT-1', 'LONG-1', 'LONG-3']);
  });

  test('a book that nobody wrote', () => {
    expect(inForce(catalogue, edition(['lost'], []))).toEqual([]);
  });
});
