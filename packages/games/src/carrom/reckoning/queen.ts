import type { ConsequenceOf } from '../consequences.ts';
import { takenOff } from '../lie.ts';
import {
  colourOf,
  onTheBoard,
  QUEEN,
  sideNamed,
  type Board,
  type Match,
  type Pieces,
  type PerSide,
  type State,
} from '../state.ts';
import type { Colour, Side } from '../table.ts';

export function hasFallen(match: Match, { piece }: ConsequenceOf<'falls'>): Match {
  const { board } = match.state;
  if (piece === 'queen') return onTheBoard(match, { pieces: inThePocket(board) });
  const colour: Colour = piece === 'white' ? 0 : 1;
  return onTheBoard(match, {
    pieces: takenOff(board.pieces, colour, 1),
    queenRight: rightsAfter(match.state, { white: Number(colour === 0), black: Number(colour === 1) }),
  });
}

/** Whoever pocketed them ['ICF-92', CI-16]. */
export const rightsAfter = (
  state: State,
  fell: { readonly white: number; readonly black: number },
): PerSide<boolean> => {
  const gained = (side: Side): boolean =>
    state.board.queenRight[side] || (colourOf(state, side) === 0 ? fell.white : fell.black) > 0;
  return [gained(0), gained(1)];
};

/** The umpire puts her down (hands.ts). */
export const queenIsOut = (match: Match): Match => {
  const { queen, queenSide } = match.state.board;
  return onTheBoard(match, {
    queen: 'board',
    queenSide: null,
    coverTries: 0,
    uncoveredBy: queen === 'pending' ? queenSide : null,
  });
};

const inThePocket = ({ pieces }: Board): Pieces => (pieces[QUEEN] === null ? pieces : pieces.with(QUEEN, null));

export const queenIsPending = (match: Match, { side }: ConsequenceOf<'queenMustBeCovered'>): Match =>
  onTheBoard(match, {
    pieces: inThePocket(match.state.board),
    queen: 'pending',
    queenSide: sideNamed(side),
    uncoveredBy: null,
  });

export const queenIsCovered = (match: Match, { side }: ConsequenceOf<'queenIsCovered'>): Match =>
  onTheBoard(match, {
    pieces: inThePocket(match.state.board),
    queen: 'covered',
    queenSide: sideNamed(side),
    coverTries: 0,
    uncoveredBy: null,
  });
