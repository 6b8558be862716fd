import { words, type Words } from '@bande/core';
import { COLOUR_NAMES, RESTART_NAMES, SIDE_NAMES } from '../../labels/fields.ts';
import type { RestartKind } from '../../consequences.ts';
import type { Colour, FigureKind, Side } from '../../names.ts';

/** How sides, colours and figures are called. */
export { words };
/** The same words in both languages, filled in by a function of the language. */
export const both = (say: (language: keyof Words) => string): Words => ({ de: say('de'), en: say('en') });

export const sideWords = (side: Side): Words => SIDE_NAMES[side];
/** `Weiß`, `White`: at the beginning of a sentence. */
export const colourWords = (colour: Colour): Words => asSubject(COLOUR_NAMES[colour]);
export const restartWords = (kind: RestartKind): Words => RESTART_NAMES[kind];

const FIGURES: Readonly<Record<FigureKind, Readonly<Record<Side, Words>>>> = {
  kicker: {
    red: words('der Kicker von Rot', 'Red’s kicker'),
    blue: words('der Kicker von Blau', 'Blue’s kicker'),
  },
  keeper: {
    red: words('der Torwart von Rot', 'Red’s keeper'),
    blue: words('der Torwart von Blau', 'Blue’s keeper'),
  },
  spare: {
    red: words('ein Ersatzkicker von Rot', 'a spare kicker of Red’s'),
    blue: words('ein Ersatzkicker von Blau', 'a spare kicker of Blue’s'),
  },
};
/** `der Torwart von Rot`, `Blue’s kicker`. */
export const figureWords = (what: FigureKind, side: Side): Words => FIGURES[what][side];

/** At the beginning of a sentence. */
export const asSubject = (named: Words): Words =>
  both((language) => `${named[language].charAt(0).toUpperCase()}${named[language].slice(1)}`);
/** What a side does; what is only named stands after a colon. */
export const didWords = (side: Side, what: Words): Words =>
  both((language) => `${sideWords(side)[language]}${isNamed(what) ? ':' : ''} ${what[language]}`);
const isNamed = ({ de }: Words): boolean => /^\p{Lu}/u.test(de);
export const sentence = (who: Words, does: Words): Words =>
  asSubject(both((language) => `${who[language]} ${does[language]}`));
