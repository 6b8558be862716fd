import { ofKind, type Consequence } from '../consequences.ts';
import { withUmpiresPieces } from '../lie.ts';
import { umpirePlaces } from '../placing.ts';
import {
  COLOUR_PIECES,
  colourOf,
  endOf,
  isSolo,
  onTheBoard,
  pieceNamed,
  piecesOf,
  QUEEN,
  sideNamed,
  sideOfSeat,
  type Match,
  type Piece,
} from '../state.ts';

/** The umpire puts down the queen and what jumped once it is known who strikes next. */
export function umpiresHands(match: Match, consequences: readonly Consequence[]): Match {
  if (match.state.phase === 'boardOver') return match;
  const order = toBePlaced(match, consequences);
  if (isSolo(match)) return withOwedPieces(match, order);
  return order.length === 0
    ? match
    : onTheBoard(match, { pieces: withUmpiresPieces(match, match.state.board.pieces, order, match.state.turn) });
}

/** In the order of the laws: the queen, what jumped, and the last piece of a colour ['ICF-65b', 'ICF-65c']. */
function toBePlaced({ state }: Match, consequences: readonly Consequence[]): readonly Piece[] {
  const queen = ofKind(consequences, 'queenComesOut').map(() => QUEEN);
  const jumped = ofKind(consequences, 'jumpedComeBack').flatMap(({ pieces }) => pieces.map(pieceNamed));
  const last = ofKind(consequences, 'lastPieceComesBack').map(
    ({ side }) => COLOUR_PIECES[colourOf(state, sideNamed(side))][0]!,
  );
  return [...new Set([...queen, ...jumped, ...last])];
}

/** Nobody sits opposite to place what is owed: the umpire does, like a piece that jumped. */
function withOwedPieces(match: Match, first: readonly Piece[]): Match {
  const { pieces } = match.state.board;
  const pocketed = piecesOf(match, sideOfSeat(match.state.turn)).filter(
    (piece) => pieces[piece] === null && !first.includes(piece),
  );
  const order = [...first, ...pocketed.slice(0, match.debts.length)];
  return order.length === 0
    ? match
    : {
        ...onTheBoard(match, { pieces: umpirePlaces(pieces, order, endOf(match, match.state.turn)) }),
        debts: match.debts.slice(order.length - first.length),
      };
}
