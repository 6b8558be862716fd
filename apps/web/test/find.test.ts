import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { scenarioSchema } from '@bande/core';
import { registry } from '@bande/games';
import { soccerTactics } from '@bande/games/soccer-tactics';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadGame } from '../src/games/views.ts';
import { bookPlaces, chaptersOf, placeInBook, soughtIn } from '../src/board/book/chapters.ts';
import { foundOf, thingWords, valueWords } from '../src/board/book/checked.tsx';
import { meant, piecesOf, plain, wordsIn } from '../src/board/book/find.tsx';
import { paragraphsIn, titlesIn } from '../src/board/book/shown.ts';

const holdsAll = (text: string, words: readonly string[]): boolean => words.every((word) => plain(text).includes(word));

test.each([
  ['Ecke', 'Nach dem Eckball', true],
  ['ecken', 'Eckball', true],
  ['Tore', 'Es ist ein Tor.', true],
  ['corners', 'the corner kick', true],
  ['pass', 'ein Spass', true],
  ['pass', 'ein Spaß', false],
  ['STW-8.1', 'STW-8.1 Eckball', true],
  ['die Ecke', 'Eckball', false],
  ['Queen', 'eine Querreihe', false],
  ['versenkte', 'wer sie versenkt', true],
  ['Stöße', 'ein Stoß', true],
  ['covered', 'the queen is covering', true],
])('%s in „%s“: %s', (sought, text, found) => {
  expect(holdsAll(text, wordsIn(sought))).toBe(found);
});

test('Ecke finds the paragraphs about corners', () => {
  const found = Object.entries(soccerTactics.rulebook).filter(([, { gist }]) => holdsAll(gist.de, wordsIn('Ecke')));
  expect(found.length).toBeGreaterThan(10);
});

test('which paragraphs have examples, and their titles, is read off the files without understanding them', () => {
  const root = resolve(import.meta.dirname, '../../../packages/games/src');
  for (const name of globSync('*/scenarios/*.yaml', { cwd: root })) {
    const text = readFileSync(resolve(root, name), 'utf8');
    const read = parse(text) as readonly unknown[] | { readonly scenarios: readonly unknown[] };
    const scenarios = 'scenarios' in read ? read.scenarios : read;
    const listed = new Set(paragraphsIn(text));
    const parsed = scenarios.map((one) => scenarioSchema.parse(one));
    expect(titlesIn(text)).toEqual(parsed.map(({ title }) => title));
    expect(parsed.flatMap(({ paragraphs }) => paragraphs).filter((id) => !listed.has(id))).toEqual([]);
  }
});

const deciding = new Set(['play', 'desk', 'equipment', 'admin']);
test('every chapter of both editions of Subbuteo that decides anything has something to be shown', () => {
  const game = registry.find(({ id }) => id === 'subbuteo')!;
  const root = resolve(import.meta.dirname, `../../../packages/games/src/${game.id}/scenarios`);
  const texts = globSync('*.yaml', { cwd: root }).map((name) => readFileSync(resolve(root, name), 'utf8'));
  const shown = new Set(texts.flatMap(paragraphsIn));
  expect(game.editions).toHaveLength(2);
  for (const { books } of game.editions) {
    const decides = (one: string): boolean =>
      deciding.has(game.rulebook[one]!.kind) && books.includes(game.rulebook[one]!.edition);
    const chapters = chaptersOf(game).filter(({ paragraphs }) => paragraphs.some(decides));
    expect(chapters.length).toBeGreaterThan(0);
    const mute = chapters.filter(({ paragraphs }) => !paragraphs.some((one) => decides(one) && shown.has(one)));
    expect(mute.map(({ title }) => title.en)).toEqual([]);
  }
});

describe('equipment in the rulebook', () => {
  const fields = {
    'equipment.goals': { de: 'Tore', en: 'goals' },
    'equipment.goals.width': { de: 'Breite', en: 'width' },
  };
  test('is named from the whole to the part, as far as there are words', () => {
    expect(thingWords('goals.width', fields).map(({ en }) => en)).toEqual(['goals', 'width']);
    expect(thingWords('number of goals', fields).map(({ en }) => en)).toEqual(['goals']);
    expect(thingWords('goals 2.width 1', fields).map(({ en }) => en)).toEqual(['goals 2', 'width 1']);
    expect(thingWords('goals.colour', fields).map(({ en }) => en)).toEqual(['goals']);
  });
  test('is found to be what the game calls it', () => {
    const game = registry.find(({ id }) => id === 'tipp-kick')!;
    expect(valueWords(game, 'ball.make', 'other')).toEqual({ de: 'anders', en: 'other' });
    expect(valueWords(game, 'ball.colour', 'a free word').en).toBe('a free word');
  });
  test('is found wanting in what an example is about, the paragraph that is read first', () => {
    const breach = (paragraph: string, found: number | null) => ({ paragraph, item: 'goals', found, allowed: '2' });
    const report = { ok: false, breaches: [breach('A', 1), breach('B', 3), breach('C', 4), breach('A', null)] };
    expect(foundOf(report, ['A', 'B'], 'B').map(({ paragraph }) => paragraph)).toEqual(['B', 'A']);
  });
});

describe('in a rulebook', () => {
  const sought = async (id: string, language: 'de' | 'en', text: string): Promise<ReturnType<typeof soughtIn>> => {
    const { game, view } = (await loadGame(id))!;
    return soughtIn(game, bookPlaces(game, language), meant(wordsIn(text), view.alsoCalled), () => true);
  };
  const first = ({ chapters }: ReturnType<typeof soughtIn>): string | undefined => chapters[0]?.paragraphs[0];

  test('words are found in any order, by their stems, and by what else people call it', async () => {
    const [one, other, english] = await Promise.all([
      sought('carrom', 'de', 'Queen decken'),
      sought('carrom', 'de', 'decken Queen'),
      sought('carrom', 'en', 'covering the queens'),
    ]);
    expect([first(one), first(other), first(english)]).toEqual(['ICF-15', 'ICF-15', 'ICF-15']);
    expect(one.count).toBeGreaterThan(20);
    expect(one.chapters.map(({ id }) => id)).toContain('XV');
  });

  test('a word of the other language is found too, after those of the own', async () => {
    expect((await sought('soccer-tactics', 'en', 'Abseits')).count).toBeGreaterThan(5);
  });

  test('where nothing holds all the words, what holds the most of them is shown, and that is told', async () => {
    const some = await sought('carrom', 'de', 'Queen Elefant');
    expect(some.all).toBe(false);
    expect(some.count).toBeGreaterThan(10);
    expect((await sought('carrom', 'de', 'Elefant')).count).toBe(0);
  });

  test('a number leads to its paragraph', async () => {
    expect(first(await sought('soccer-tactics', 'de', 'STW-4D.7'))).toBe('STW-4D.7');
  });

  test('what is marked is the text as it stands, with its endings', () => {
    expect(piecesOf('Die Stöße zählen.', wordsIn('Stoß'))).toEqual(['Die ', 'Stöße', ' zählen.']);
    expect(piecesOf('ohne', [])).toEqual(['ohne']);
  });

  test.each(registry.map((game) => [game.id, game] as const))('%s begins with the game itself', (_, game) => {
    const chapters = chaptersOf(game);
    expect(chapters.flatMap(({ paragraphs }) => paragraphs).toSorted()).toEqual(Object.keys(game.rulebook).toSorted());
    const [begins] = chapters;
    expect(begins!.part).toBe('game');
    const kinds = begins!.paragraphs.map((id) => game.rulebook[id]!.kind);
    expect(kinds.filter((kind) => kind === 'equipment').length).toBeLessThan(kinds.length / 4);
  });
});

describe('a number opens the book', () => {
  test.each([
    ['at its paragraph', 'STW-4D.2', 'STW-4D.2'],
    ['at the chapter that begins with its paragraphs', 'STW-4D', 'chapter-4D'],
    ['nowhere, if no paragraph begins with it', 'STW-99', null],
    ['nowhere, if it ends within a number', 'STW-4D.', null],
  ])('%s', (_, number, place) => {
    expect(placeInBook(soccerTactics, number)).toBe(place);
  });

  test('at the first of its paragraphs, where its chapter has others before', () => {
    const [, first] = Object.entries(soccerTactics.rulebook)[0]!;
    const rulebook = { 'A-1': first, 'A-2.1': first, 'A-2.2': first };
    expect(placeInBook({ ...soccerTactics, rulebook }, 'A-2')).toBe('A-2.1');
  });

  test('of every game, for all that is above a paragraph', () => {
    for (const game of registry) {
      const above = Object.keys(game.rulebook).flatMap((id) =>
        id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : [],
      );
      expect(above.filter((number) => placeInBook(game, number) === null)).toEqual([]);
    }
  });
});
