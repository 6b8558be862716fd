import type { ReactElement } from 'react';

/** Letters as they are compared: small, `ä` like `a`. Every letter stays one letter, so that places hold. */
export const plain = (text: string): string => text.toLowerCase().replaceAll(/[äöüéèêáà]/g, (letter) => PLAIN[letter]!);
const PLAIN: Readonly<Record<string, string>> = {
  ä: 'a',
  ö: 'o',
  ü: 'u',
  é: 'e',
  è: 'e',
  ê: 'e',
  á: 'a',
  à: 'a',
};

/** What is searched for: the stems of its words, found in any part of a text and in any order. */
export const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/[\s,;„“"]+/)
    .filter((word) => word !== '')
    .map(stem);

const ENDINGS = 'ungen|ung|ern|en|er|es|em|e|ings|ing|ed|(?<!s)s|(?<=\\p{L}{5})te?';
/**
 * Without its ending, so that `Ecke` finds `Eckball` and `corners` finds `corner`. A stem ends in a consonant (`Queen` is no `Que`); short words and
 * numbers stay whole.
 */
const STEM = new RegExp(String.raw`^(\p{L}{2,}?[^aeiou\P{L}])(?:${ENDINGS})$`, 'u');
const stem = (word: string): string => STEM.exec(word)?.[1] ?? word;

/** A text in which something is looked for, and how much a find in it counts. */
type Field = readonly [text: string, weight: number];
export interface Place<T> {
  readonly of: T;
  readonly fields: readonly Field[];
}

/** Made once: a rulebook is asked at every key. */
export const placeOf = <T,>(of: T, fields: readonly Field[]): Place<T> => ({
  of,
  fields: fields.map(([text, weight]) => [plain(text), weight]),
});

interface Found<T> {
  readonly of: T;
  readonly score: number;
}

/** What may stand for each of the words: itself, or what else people call it. */
export type Meant = readonly (readonly string[])[];
export const meant = (words: readonly string[], alsoCalled: readonly (readonly string[])[] = []): Meant => {
  const groups = alsoCalled.map((group) => group.map((name) => stem(plain(name))));
  return words.map((word) => [...new Set([word, ...groups.filter((group) => group.includes(word)).flat()])]);
};

/** Where the words stand, best first; where no place holds all of them, those that hold the most. */
export function find<T>(
  places: readonly Place<T>[],
  words: Meant,
): { readonly found: readonly Found<T>[]; readonly all: boolean } {
  if (words.length === 0) return { found: places.map(({ of }) => ({ of, score: 0 })), all: true };
  const weighed = places.map(({ of, fields }) => {
    const scores = words.map((ways) =>
      Math.max(0, ...ways.flatMap((word) => fields.map((field) => weightIn(field, word)))),
    );
    return { of, held: scores.filter((score) => score > 0).length, score: scores.reduce((sum, one) => sum + one, 0) };
  });
  const most = Math.max(0, ...weighed.map(({ held }) => held));
  const found = most === 0 ? [] : weighed.filter(({ held }) => held === most);
  return { found: found.toSorted((a, b) => b.score - a.score), all: most === words.length };
}

/** Twice as much where a word begins with it. */
function weightIn([text, weight]: Field, word: string): number {
  const at = text.indexOf(word);
  if (at === -1) return 0;
  return begins(text, word) ? 2 * weight : weight;
}

function begins(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\d]/u.test(text[at - 1]!)) return true;
  return false;
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The text with every found word marked, its ending too: every second piece is a find. */
export function piecesOf(text: string, words: readonly string[]): readonly string[] {
  if (words.length === 0) return [text];
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: hit } of plain(text).matchAll(
    new RegExp(`(?:${words.map(escaped).join('|')})(?:ern|en|er|es|e|s)?`, 'g'),
  )) {
    pieces.push(text.slice(from, index), text.slice(index, index + hit.length));
    from = index + hit.length;
  }
  return [...pieces, text.slice(from)];
}

export const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactElement => (
  <>{piecesOf(text, words).map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece))}</>
);
