import { words, type Seat, type Words } from '@bande/core';
import { END_NAMES, POCKET_NAMES, SIDE_NAMES } from '../../labels.ts';
import { colourOf, endOf, isDoubles, sideNamed, sideOfSeat, type Match } from '../../state.ts';
import { ENDS, SIDES, type Colour, type EndName, type SideName } from '../../table.ts';

/** How sides, seats, colours and pieces are called. */
export { POCKET_NAMES, words };
/** The same words in both languages, filled in by a function of the language. */
export const both = (say: (language: keyof Words) => string): Words => ({ de: say('de'), en: say('en') });

export const sideWords = (side: SideName): Words => SIDE_NAMES[side];
export const otherSide = (side: SideName): SideName => (side === 'white' ? 'black' : 'white');

export const endWords = (end: EndName): Words => END_NAMES[end];

/** In doubles with the place at the table: `Heim (Süd)`. */
export function seatWords(match: Match, seat: Seat): Words {
  const side = sideWords(SIDES[sideOfSeat(seat)]);
  if (!isDoubles(match)) return side;
  const end = endWords(ENDS[endOf(match, seat)]);
  return both((language) => `${side[language]} (${end[language]})`);
}

export const COLOURS: readonly [Words, Words] = [words('Weiß', 'White'), words('Schwarz', 'Black')];
/** The colour that a side plays in this board. */
export const colourWords = (match: Match, side: SideName): Words => COLOURS[colourOf(match.state, sideNamed(side))];

const ADJECTIVES: readonly [Words, Words] = [words('weiß', 'white'), words('schwarz', 'black')];
/** `1 weißer Stein`, `3 black pieces`. */
export function piecesWords(count: number, colour: Colour): Words {
  const { de, en } = ADJECTIVES[colour];
  return count === 1
    ? words(`1 ${de}er Stein`, `1 ${en} piece`)
    : words(`${count} ${de}e Steine`, `${count} ${en} pieces`);
}
/** The same as what somebody pockets: `einen weißen Stein`. */
export const piecesTaken = (count: number, colour: Colour): Words =>
  count === 1
    ? words(`einen ${ADJECTIVES[colour].de}en Stein`, `a ${ADJECTIVES[colour].en} piece`)
    : piecesWords(count, colour);
export const stones = (count: number): Words =>
  count === 1 ? words('1 Stein', '1 piece') : words(`${count} Steine`, `${count} pieces`);
export const points = (count: number): Words =>
  count === 1 ? words('1 Punkt', '1 point') : words(`${count} Punkte`, `${count} points`);
export const strokesWords = (count: number): Words =>
  count === 1 ? words('1 Schuss', '1 stroke') : words(`${count} Schüsse`, `${count} strokes`);

/** Corners of the table, numbered as in packages/physics. */
export const pocketId = (pocket: number): string => `pocket${pocket}`;
