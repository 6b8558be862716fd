import type { EventOf } from './events.ts';
import { umpirePlaces } from './placing.ts';
import {
  COLOUR_PIECES,
  colourOf,
  colourOfPiece,
  endOf,
  PIECE_NAMES,
  QUEEN,
  sideOfSeat,
  type Match,
  type Piece,
  type Pieces,
} from './state.ts';
import { CENTRE, SIDES, type Colour } from './table.ts';
import type { Seat } from '@bande/core';

/** Takes pieces of a colour off the board where only their number is known. */
export const takenOff = (pieces: Pieces, colour: Colour, count: number): Pieces => {
  if (count <= 0) return pieces;
  const gone = new Set(COLOUR_PIECES[colour].filter((piece) => pieces[piece] !== null).slice(-count));
  return pieces.map((at, piece) => (gone.has(piece) ? null : at));
};

/** Where the pieces lie after a stroke, before the umpire has placed anything; what jumped is missing where the places are known. */
export function afterStroke(match: Match, fact: EventOf<'strokeEnded'>): Pieces {
  const before = match.state.board.pieces;
  const { lie } = fact;
  if (lie !== undefined) return before.map((_, piece) => lyingAt(PIECE_NAMES[piece]!, fact));
  const counted = takenOff(takenOff(before, 0, fact.pocketed.white), 1, fact.pocketed.black);
  return fact.pocketed.queen ? counted.with(QUEEN, null) : counted;
}
function lyingAt(name: string, { lie, on }: EventOf<'strokeEnded'>): Pieces[number] {
  const place = lie?.[name];
  if (place === undefined) return null;
  const below = on?.[name];
  return { x: place[0] / 1000, y: place[1] / 1000, ...(below === undefined ? {} : { on: below }) };
}

/** What jumped, in the order in which the umpire places it: the queen, the shooter's pieces, the others ['ICF-65b', 'ICF-65c']. */
export function jumpedInOrder(match: Match, fact: EventOf<'strokeEnded'>): readonly Piece[] {
  const own = colourOf(match.state, sideOfSeat(fact.by));
  const jumped = fact.lie === undefined ? [] : jumpedPieces(match, fact);
  const pieces = jumped
    .filter((piece) => piece !== QUEEN)
    .toSorted((a, b) => Number(colourOfPiece(a) !== own) - Number(colourOfPiece(b) !== own) || a - b);
  return jumped.includes(QUEEN) ? [QUEEN, ...pieces] : pieces;
}

/** As many of each kind as jumped. Where only counts are known it does not matter which: pieces of a colour are alike. */
function jumpedPieces({ state }: Match, fact: EventOf<'strokeEnded'>): readonly Piece[] {
  const { pieces, measured } = state.board;
  const gone = pieces.flatMap((at, piece) =>
    (at !== null || !measured) &&
    fact.lie?.[PIECE_NAMES[piece]!] === undefined &&
    fact.fell?.includes(PIECE_NAMES[piece]!) !== true
      ? [piece]
      : [],
  );
  const ofKind = (kind: 'white' | 'black' | 'queen'): readonly Piece[] =>
    gone
      .filter((piece) => (piece === QUEEN ? 'queen' : SIDES[colourOfPiece(piece)!]) === kind)
      .slice(0, fact.jumped.filter((disc) => disc === kind).length);
  return [...ofKind('white'), ...ofKind('black'), ...ofKind('queen')];
}

/** The umpire's hands: at a desk nobody knows the places, so what he places simply lies in the centre. */
export const withUmpiresPieces = (match: Match, pieces: Pieces, order: readonly Piece[], next: Seat): Pieces =>
  match.state.board.measured
    ? umpirePlaces(pieces, order, endOf(match, next))
    : order.reduce((now, piece) => now.with(piece, CENTRE), pieces);
