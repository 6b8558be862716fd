import { chiefUmpire, officials, umpire } from '@bande/games/carrom/about.ts';
import { readings } from '@bande/games/carrom/readings.ts';
import { chapters, rulebook } from '@bande/games/carrom/rulebook.ts';
import { expect, test } from 'vitest';

test('ICF-20 the umpire decides at the board, and where he puts the queen is final', () => {
  expect(umpire.paragraph).toBe('ICF-20');
  expect(umpire.decides).toContain('ICF-94.3');
  expect(umpire.decides).not.toContain('ICF-143');
});

test('ICF-19 the chief umpire decides what is put to him: grave indiscipline, strikers, the way of protests', () => {
  expect(chiefUmpire).toMatchObject({ paragraph: 'ICF-19', decides: ['ICF-115.2', 'ICF-143', 'ICF-144.3'] });
  expect(readings['CI-46'].reading.en).toContain(chiefUmpire.title.en.toLowerCase());
});

test('every office has its name and its task in both languages', () => {
  expect(
    officials.flatMap(({ title, task }) => [title.de, title.en, task.de, task.en]).filter((words) => words === ''),
  ).toEqual([]);
});

test('every law has words in both languages and stands in a chapter', () => {
  const entries = Object.entries(rulebook);
  expect(entries).toHaveLength(430);
  expect(
    entries
      .filter(
        ([, { gist, chapter }]) => gist.de.trim() === '' || gist.en.trim() === '' || !Object.hasOwn(chapters, chapter),
      )
      .map(([id]) => id),
  ).toEqual([]);
  expect(Object.keys(chapters).filter((chapter) => !entries.some(([, entry]) => entry.chapter === chapter))).toEqual(
    [],
  );
});

test('no two laws say the same', () => {
  for (const language of ['de', 'en'] as const) {
    const gists = Object.values(rulebook).map(({ gist }) => gist[language]);
    expect(gists.filter((gist, i) => gists.indexOf(gist) !== i)).toEqual([]);
  }
});
