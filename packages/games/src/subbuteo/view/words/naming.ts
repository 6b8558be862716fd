import { words, type Words } from '@bande/core';
import { isKeeper, sideOf, type BodyName, type Figure, type Keeper, type Side } from '../../names.ts';

/** How sides, figures and keepers are called. */
export { words };
/** The same words in both languages, filled in by a function of the language. */
export const both = (say: (language: keyof Words) => string): Words => ({ de: say('de'), en: say('en') });

const SIDE_WORDS: Readonly<Record<Side, Words>> = { red: words('Rot', 'Red'), blue: words('Blau', 'Blue') };
export const sideWords = (side: Side): Words => SIDE_WORDS[side];

const KEEPER_WORDS: Readonly<Record<Side, Words>> = {
  red: words('Torwart von Rot', 'Red’s keeper'),
  blue: words('Torwart von Blau', 'Blue’s keeper'),
};
export const shirtOf = (figure: Figure | Keeper): string => figure.slice(1);

/** `Rot 9`, `the ball`, `Blue’s keeper`. */
export function bodyWords(body: BodyName): Words {
  if (body === 'ball') return words('der Ball', 'the ball');
  if (isKeeper(body)) return KEEPER_WORDS[sideOf(body)];
  return both((language) => `${SIDE_WORDS[sideOf(body)][language]} ${shirtOf(body)}`);
}

/** At the beginning of a sentence. */
export const asSubject = (named: Words): Words =>
  both((language) => `${named[language].charAt(0).toUpperCase()}${named[language].slice(1)}`);
