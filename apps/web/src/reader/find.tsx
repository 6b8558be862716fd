import type { ReactElement } from 'react';

/** What is searched for: the beginnings of its words in small letters, found in any part of a text. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(stem);

/** Without its ending, so that `Ecke` finds `Eckball` and `corners` finds `corner`; short words and numbers stay whole. */
const stem = (word: string): string => /^(\p{L}{3,}?)(?:en|e|(?<!s)s)$/u.exec(word)?.[1] ?? word;

export const holdsAll = (text: string, words: readonly string[]): boolean => {
  const small = text.toLowerCase();
  return words.every((word) => small.includes(word));
};

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The text with every found word marked, its ending too: with the words in a group, every second piece is a find. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }): ReactElement {
  if (words.length === 0) return <>{text}</>;
  const pieces = text.split(new RegExp(`((?:${words.map(escaped).join('|')})(?:en|e|s)?)`, 'gi'));
  return <>{pieces.map((piece, i) => (i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece))}</>;
}
