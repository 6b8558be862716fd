import type { Explained } from '@bande/stage/view';
import type { Say } from '../../ui/say.ts';

/** A text in parts: words of the game that can be asked for, and what stands between them. Within a longer word there is none. */
export function wordsAsked(text: string, known: readonly Explained[], say: Say): readonly (string | Explained)[] {
  const found = known
    .map((one) => ({ one, word: say(one.word), at: placeOf(text, say(one.word)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  const parts: (string | Explained)[] = [];
  let end = 0;
  for (const { one, word, at } of found) {
    if (at < end) continue;
    parts.push(text.slice(end, at), one);
    end = at + word.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

function placeOf(text: string, word: string): number {
  const isLetter = (letter: string | undefined): boolean => letter !== undefined && /\p{L}/u.test(letter);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at;
  return -1;
}
