import { mayStand } from '../limits.ts';
import type { Paragraph } from '../rulebook.ts';
import { inArea, inPlay, isKeeper, NOBODY, ownPawns, pawnAt, sideOf, type Pawn } from '../state.ts';
import { other, PENALTY_ARC, ROWS_3_AND_4, type Side, type Square } from '../table.ts';
import { Board, type Choice, type Placing } from './board.ts';

/** In the shoot-out any pawn may shoot [I-43]. */
export function choosePenaltyTaker(board: Board): Placing | null {
  const { for: side, kicker } = board.restart;
  if (kicker !== NOBODY) return null;
  const arc = PENALTY_ARC[other(side)];
  const choices = ownPawns(side)
    .filter((pawn) => inPlay(board.state, pawn))
    .map((pawn) => ({
      pawn,
      squares: arc.filter((square) => [NOBODY, pawn].includes(pawnAt(board.state, side, square))),
    }));
  return {
    side,
    what: 'chooseKicker',
    paragraphs: ['STW-11C.5'],
    mayPass: false,
    choices: choices.filter(({ squares }) => squares.length > 0),
  };
}

/** The sides place in turn, the fouling side first; who has nothing to place is passed over [I-39]. */
export function penaltyPlacement(board: Board): Placing | null {
  const mustGo = (side: Side): readonly Pawn[] => penaltyBystanders(board, side);
  const { turn } = board.restart;
  const side = mustGo(turn).length > 0 ? turn : other(turn);
  const pawns = mustGo(side);
  if (pawns.length === 0) return null;
  const foulerFirst: readonly Paragraph[] = board.restart.cause === 'shootOut' ? [] : ['STW-9B.6'];
  return {
    side,
    what: 'penaltyPlacement',
    paragraphs: ['STW-9B.3', 'STW-9B.4', 'STW-9B.5', ...foulerFirst],
    mayPass: false,
    choices: pawns.map((pawn) => penaltyChoice(board, pawn)),
  };
}

function penaltyBystanders(board: Board, side: Side): readonly Pawn[] {
  const goal = other(board.restart.for);
  const arc = PENALTY_ARC[goal];
  const inside = ownPawns(side).filter(
    (pawn) => inArea(board.settings, goal, board.at(pawn)) && !(isKeeper(pawn) && side === goal),
  );
  if (side === goal) return [...inside, ...ownPawns(side).filter((pawn) => arc.includes(board.at(pawn)))];
  const mates = ownPawns(side).filter((pawn) => pawn !== board.restart.kicker && arc.includes(board.at(pawn)));
  return !arc.includes(board.at(board.restart.kicker)) && mates.length === arc.length
    ? [...inside.filter((pawn) => pawn !== board.restart.kicker), ...mates]
    : inside;
}

/** The kicker must go to the arc; he keeps to the limits of rule 2 if one of its squares lets him. */
function arcSquares(board: Board, pawn: Pawn, arc: readonly Square[]): readonly Square[] {
  const free = arc.filter((square) => pawnAt(board.state, sideOf(pawn), square) === NOBODY);
  const orderly = free.filter((square) => mayStand(board.occupancy, board.settings, pawn, square));
  return orderly.length > 0 ? orderly : free;
}

function penaltyChoice(board: Board, pawn: Pawn): Choice {
  const goal = other(board.restart.for);
  const arc = PENALTY_ARC[goal];
  if (pawn === board.restart.kicker) return { pawn, squares: arcSquares(board, pawn, arc) };
  const kickerWaits = !arc.includes(board.at(board.restart.kicker));
  const mateOnArc = ownPawns(board.restart.for).some((mate) => mate !== pawn && arc.includes(board.at(mate)));
  const arcClosed = sideOf(pawn) === goal || arc.includes(board.at(pawn)) || (kickerWaits && mateOnArc);
  const permitted = (square: Square): boolean =>
    !inArea(board.settings, goal, square) && !(arcClosed && arc.includes(square));
  return board.choice(pawn, ROWS_3_AND_4[goal], permitted);
}
