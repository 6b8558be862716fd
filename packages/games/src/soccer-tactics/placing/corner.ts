import { mayStand } from '../limits.ts';
import type { Paragraph } from '../rulebook.ts';
import { isKeeper, mayEnterHalf, NOBODY, onBoard, ownPawns, pawnAt, type Pawn, type Restart } from '../state.ts';
import {
  distance,
  inGoalArea,
  NEXT_TO_GOAL_AREA,
  other,
  RING,
  SQUARES,
  ZONE,
  type Side,
  type Square,
} from '../table.ts';
import { Board, leaving, type Placing } from './board.ts';

/** At a corner only the keeper defends the goal area; with him sent off nobody does [I-36]. */
export function nobodyForTheKeeper(board: Board): Placing | null {
  const side = other(board.restart.for);
  const there = ownPawns(side).filter((pawn) => !isKeeper(pawn) && inGoalArea(side, board.at(pawn)));
  return leaving(board, {
    side,
    what: 'makeWay',
    paragraphs: ['STW-8.16.2'],
    pawns: there,
    wanted: NEXT_TO_GOAL_AREA[side]!,
    permitted: (square) => !inGoalArea(side, square) && distance(square, board.restart.square) >= 2,
  });
}

export function leaveTheCornerZone(board: Board): Placing | null {
  const { square: ball } = board.restart;
  const side = other(board.restart.for);
  const inside = ownPawns(side).filter((pawn) => ZONE[ball]!.includes(board.at(pawn)));
  return leaving(board, {
    side,
    what: 'leaveZone',
    paragraphs: ['STW-8.13', 'STW-10.4'],
    pawns: inside,
    wanted: RING[ball]!,
    permitted: (square) => distance(square, ball) >= 2 && !inGoalArea(side, square),
  });
}

/** A team-mate on the corner square steps aside, free of charge [I-36]. */
export function leaveTheCornerSquare(board: Board): Placing | null {
  const { square: ball, for: side } = board.restart;
  const there = pawnAt(board.state, side, ball);
  return there === NOBODY
    ? null
    : leaving(board, {
        side,
        what: 'leaveCorner',
        paragraphs: ['STW-8.4'],
        pawns: [there],
        wanted: ZONE[ball]!,
        permitted: (square) => square !== ball,
      });
}

export function cornerPlacement(board: Board): Placing | null {
  const { placements, turn } = board.restart;
  if (placements[0] + placements[1] === 0) return null;
  const side = placements[turn] > 0 ? turn : other(turn);
  const choices = ownPawns(side)
    .filter((pawn) => onBoard(board.state, pawn))
    .map((pawn) => ({ pawn, squares: cornerSquares(board, side, pawn) }));
  return {
    side,
    what: 'cornerPlacement',
    paragraphs: ['STW-8.7', 'STW-8.9', 'STW-8.10', 'STW-8.12'],
    mayPass: true,
    choices,
  };
}

const ALL_SQUARES: readonly Square[] = Array.from({ length: SQUARES }, (_, square) => square);
const cornerSquares = (board: Board, side: Side, pawn: Pawn): readonly Square[] =>
  ALL_SQUARES.filter(
    (square) =>
      square !== board.at(pawn) &&
      cornerBreaches(board.restart, side, pawn, square).length === 0 &&
      mayEnterHalf(pawn, square) &&
      mayStand(board.occupancy, board.settings, pawn, square),
  );

/** What a corner placement may break beyond the limits of rule 2. */
export function cornerBreaches(restart: Restart, side: Side, pawn: Pawn, square: Square): readonly Paragraph[] {
  if (side === restart.for) return square === restart.square ? ['STW-8.4'] : [];
  const broken: Paragraph[] = [];
  if (distance(square, restart.square) < 2) broken.push('STW-8.13');
  if (isKeeper(pawn) !== inGoalArea(side, square)) broken.push('STW-8.16.2');
  return broken;
}
