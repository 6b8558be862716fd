import { words, type Words } from '@bande/core';
import { COLOUR_NAMES } from '../../labels.ts';
import { pawnNamed, slotName } from '../../names.ts';
import { isDefender, isKeeper, sideOf, type COLOURS, type Settings } from '../../state.ts';
import { SIDES, type SideName } from '../../table.ts';

/** How sides, pawns and squares are called. */
export { words };
/** The same words in both languages, filled in by a function of the language. */
export const both = (say: (language: keyof Words) => string): Words => ({ de: say('de'), en: say('en') });

type Colour = (typeof COLOURS)[number];
const HALVES: Readonly<Record<Colour, Words>> = {
  red: words('Rote Hälfte', 'Red half'),
  blue: words('Blaue Hälfte', 'Blue half'),
  yellow: words('Gelbe Hälfte', 'Yellow half'),
  green: words('Grüne Hälfte', 'Green half'),
};

/** Which colour each side plays in; a side is called by it. */
export type Colours = Settings['colours'];
export const USUAL_COLOURS: Colours = { red: 'red', blue: 'blue' };

export const sideWords = (side: SideName, colours: Colours = USUAL_COLOURS): Words => COLOUR_NAMES[colours[side]];
export const halfWords = (side: SideName, colours: Colours): Words => HALVES[colours[side]];
export const otherSide = (side: SideName): SideName => (side === 'red' ? 'blue' : 'red');

export const sideOfPawn = (pawn: string): SideName => SIDES[sideOf(pawnNamed(pawn) ?? 0)];

type Role = 'keeper' | 'defender' | 'numbered';
export function roleOf(pawn: string): Role {
  const index = pawnNamed(pawn) ?? 0;
  if (isKeeper(index)) return 'keeper';
  return isDefender(index) ? 'defender' : 'numbered';
}
/** What is painted on the pawn; defenders carry no number. */
export const numberOn = (pawn: string): string => (roleOf(pawn) === 'defender' ? '' : slotName(pawnNamed(pawn) ?? 0));

/** With the side: `Rot 10`, `Verteidiger Rot`. */
export function pawnWords(pawn: string, colours: Colours): Words {
  const side = sideWords(sideOfPawn(pawn), colours);
  switch (roleOf(pawn)) {
    case 'keeper':
      return words(`Torwart ${side.de}`, `${side.en}’s keeper`);
    case 'defender':
      return words(`Verteidiger ${side.de}`, `${side.en} defender`);
    case 'numbered':
      return both((language) => `${side[language]} ${numberOn(pawn)}`);
  }
}

/** Without the side, where it has been named or is one's own: `Nr. 10`. */
export function shortPawnWords(pawn: string): Words {
  switch (roleOf(pawn)) {
    case 'keeper':
      return words('Torwart', 'Keeper');
    case 'defender':
      return words('Verteidiger', 'Defender');
    case 'numbered':
      return words(`Nr. ${numberOn(pawn)}`, `No. ${numberOn(pawn)}`);
  }
}

/** Without the side, as the subject of a sentence that has named it. */
export function subjectWords(pawn: string): Words {
  switch (roleOf(pawn)) {
    case 'keeper':
      return words('der Torwart', 'the keeper');
    case 'defender':
      return words('ein Verteidiger', 'a defender');
    case 'numbered':
      return words(`die ${numberOn(pawn)}`, `number ${numberOn(pawn)}`);
  }
}

/** `blue:D6` is written `D6`; which half is said where it is not plain. */
export const shortSquare = (square: string): string => square.slice(square.indexOf(':') + 1);
export const halfOfSquare = (square: string): SideName => (square.startsWith('red') ? 'red' : 'blue');
export const squareWords = (square: string, colours: Colours): Words =>
  words(
    `${shortSquare(square)} bei ${sideWords(halfOfSquare(square), colours).de}`,
    `${shortSquare(square)} in ${sideWords(halfOfSquare(square), colours).en}’s half`,
  );
