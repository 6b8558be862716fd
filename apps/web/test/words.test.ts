import type { Words } from '@bande/core';
import { expect, test } from 'vitest';

/** Every list of words of the house. */
const lists = import.meta.glob<Readonly<Record<string, unknown>>>('../src/**/*words.ts', { eager: true });

const isPair = (value: object): value is Words => 'de' in value && 'en' in value;

/** Every pair of words below a value, with the way there. */
function pairsIn(value: unknown, path: string): readonly (readonly [string, Words])[] {
  if (typeof value !== 'object' || value === null) return [];
  return isPair(value)
    ? [[path, value]]
    : Object.entries(value).flatMap(([name, below]) => pairsIn(below, `${path}.${name}`));
}

const pairs = Object.entries(lists).flatMap(([file, list]) => pairsIn(list, file));
const holes = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted();

test('every text of the house is there in both languages, with the same holes to be filled', () => {
  expect(pairs.length).toBeGreaterThan(100);
  expect(pairs.filter(([, { de, en }]) => de.trim() === '' || en.trim() === '').map(([path]) => path)).toEqual([]);
  expect(pairs.filter(([, { de, en }]) => holes(de).join() !== holes(en).join()).map(([path]) => path)).toEqual([]);
});

/** What is the same in both: each language by its own name, and words they share. */
const SHARED = new Set(['Deutsch', 'English', 'normal', 'Pause', 'Paragraph {id}', '{n}']);

test('no German text is left in English, and none the other way round', () => {
  expect(
    pairs.filter(([, { de, en }]) => de === en && !SHARED.has(de)).map(([path, { de }]) => `${path}: ${de}`),
  ).toEqual([]);
});
