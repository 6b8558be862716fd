import type { AnyGame, Words } from '@bande/core';
import type { PartOfView } from '../../games/part-of-view.ts';

/** What somebody could look for in a game: a word, and a paragraph as people say it, by its number alone. */
export interface Wish {
  readonly word: Words;
  readonly number: string;
}

/** Undefined: the game says nothing that people would call otherwise. */
export function wishIn({ rulebook }: Pick<AnyGame, 'rulebook'>, view: PartOfView<'alsoCalled'>): Wish | undefined {
  const [first] = view.alsoCalled ?? [];
  const [de, en] = [first?.[0], first?.at(-1)];
  const id = Object.entries(rulebook).find(([, { kind }]) => kind === 'play')?.[0];
  return de === undefined || en === undefined || id === undefined
    ? undefined
    : { word: { de, en }, number: id.replace(/^[A-Z]+-/, '') };
}

/** `Ecke, oder 4D.7`. */
export const wishWords = ({ word, number }: Wish): Words => ({
  de: `${word.de}, oder ${number}`,
  en: `${word.en}, or ${number}`,
});
