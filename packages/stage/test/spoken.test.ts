import { expect, test } from 'vitest';
import { spoken } from '../src/notes/spoken.ts';

test('what is written on a table is in the language of the page, and English where that has none', () => {
  const words = { de: '21,4 mm', en: '21.4 mm' };
  expect(spoken(words, 'de')).toBe('21,4 mm');
  expect(spoken(words, 'de-AT')).toBe('21,4 mm');
  expect(spoken(words, 'en')).toBe('21.4 mm');
  expect(spoken(words, undefined)).toBe('21.4 mm');
});
