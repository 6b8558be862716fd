import { belongsTo, type AnyGame, type Words } from '@bande/core';
import { find, placeOf, type Meant, type Place } from './find.tsx';

/** The game itself comes first, then what holds at a real table alone, then everything around it. */
export const PARTS = ['game', 'realTable', 'around'] as const;
type Part = (typeof PARTS)[number];

export interface BookChapter {
  readonly id: string;
  readonly title: Words;
  readonly part: Part;
  readonly paragraphs: readonly string[];
}

type Kinds = readonly AnyGame['rulebook'][string]['kind'][];
const share = (kinds: Kinds, of: Kinds[number]): number => kinds.filter((kind) => kind === of).length / kinds.length;

/** A book may begin with its equipment; whoever wants to play looks for how it goes. A fifth of play makes a chapter one about play. */
function partOf(kinds: Kinds): Part {
  if (share(kinds, 'play') >= 0.2) return 'game';
  return share(kinds, 'desk') > 0.5 ? 'realTable' : 'around';
}

/** The chapters of a book in the order in which it is read; within a part, that of the book. */
export function chaptersOf({ rulebook, chapters }: Pick<AnyGame, 'rulebook' | 'chapters'>): readonly BookChapter[] {
  const inBook = new Map<string, string[]>();
  for (const [id, { chapter }] of Object.entries(rulebook)) inBook.set(chapter, [...(inBook.get(chapter) ?? []), id]);
  return [...inBook]
    .map(([id, paragraphs]) => ({
      id,
      title: chapters[id]!,
      part: partOf(paragraphs.map((one) => rulebook[one]!.kind)),
      paragraphs,
    }))
    .toSorted((a, b) => PARTS.indexOf(a.part) - PARTS.indexOf(b.part));
}

/**
 * Where the page of a book is opened for a number (the id of an element): at its paragraph; for a number above paragraphs, at the chapter that begins with them, or at the
 * first of them. `null`: the book knows no such number.
 */
export function placeInBook(game: Pick<AnyGame, 'rulebook' | 'chapters'>, number: string): string | null {
  if (Object.hasOwn(game.rulebook, number)) return number;
  for (const { id, paragraphs } of chaptersOf(game)) {
    const at = paragraphs.findIndex((one) => belongsTo(one, number));
    if (at !== -1) return at === 0 ? `chapter-${id}` : paragraphs[at]!;
  }
  return null;
}

/** Where words are looked for in a book: numbers and titles count more than what is said under them, the visitor's language more than the other. */
export function bookPlaces(game: AnyGame, language: 'de' | 'en'): readonly Place<string>[] {
  const other = language === 'de' ? 'en' : 'de';
  const titles = new Map<string, string[]>();
  for (const { paragraphs, title } of Object.values(game.readings))
    for (const id of paragraphs) titles.set(id, [...(titles.get(id) ?? []), title[language]]);
  return Object.entries(game.rulebook).map(([id, { chapter, gist }]) =>
    placeOf(id, [
      [id, 5],
      [gist[language], 3],
      [game.chapters[chapter]![language], 2],
      [(titles.get(id) ?? []).join(' '), 2],
      [gist[other], 1],
    ]),
  );
}

export interface Sought {
  readonly chapters: readonly BookChapter[];
  readonly count: number;
  /** Whether everything that is shown holds all the words. */
  readonly all: boolean;
}

/** What of a book holds these words: the chapter with the best find first, in it the best first. */
export function soughtIn(
  game: AnyGame,
  places: readonly Place<string>[],
  words: Meant,
  isWanted: (id: string) => boolean,
): Sought {
  const { found, all } = find(
    places.filter(({ of }) => isWanted(of)),
    words,
  );
  const rank = new Map(found.map(({ of }, i) => [of, i]));
  const rankOf = (id: string): number => rank.get(id) ?? Infinity;
  const kept = chaptersOf(game)
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((id) => rank.has(id)) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
  if (words.length === 0) return { chapters: kept, count: found.length, all };
  const ranked = kept.map((chapter) => ({
    ...chapter,
    paragraphs: chapter.paragraphs.toSorted((a, b) => rankOf(a) - rankOf(b)),
  }));
  const best = (chapter: BookChapter): number => rankOf(chapter.paragraphs[0]!);
  return { chapters: ranked.toSorted((a, b) => best(a) - best(b)), count: found.length, all };
}
