import { mayStand } from '../limits.ts';
import { mayEnterHalf, NOBODY, onBoard, ownPawns } from '../state.ts';
import { CIRCLE, distance, other, RING, ZONE } from '../table.ts';
import { Board, leaving, type Choice, type Placing } from './board.ts';

export function leaveTheZone(board: Board): Placing | null {
  const { square: ball } = board.restart;
  const side = other(board.restart.for);
  const inside = ownPawns(side).filter((pawn) => ZONE[ball]!.includes(board.at(pawn)));
  return leaving(board, {
    side,
    what: 'leaveZone',
    paragraphs: ['STW-10.5', 'STW-10.6'],
    pawns: inside,
    wanted: RING[ball]!,
    permitted: (square) => distance(square, ball) >= 2,
  });
}

const NEAR_THE_BALL = 3; // I-34

export function chooseKicker(board: Board): Placing | null {
  const { restart } = board;
  if (restart.kicker !== NOBODY) return null;
  return restart.cause === 'offside' ? kickerAfterOffside(board) : kickerInTheCircle(board);
}

/** 'STW-10.9': a pawn near the ball that may stand there; a team-mate on the square has already been taken [I-34]. */
function kickerAfterOffside(board: Board): Placing {
  const { for: side, square } = board.restart;
  const able = ownPawns(side).filter(
    (pawn) =>
      onBoard(board.state, pawn) &&
      mayEnterHalf(pawn, square) &&
      mayStand(board.occupancy, board.settings, pawn, square),
  );
  const pool = able.length > 0 ? able : ownPawns(side).filter((pawn) => onBoard(board.state, pawn));
  const reach = Math.max(NEAR_THE_BALL, Math.min(...pool.map((pawn) => distance(board.at(pawn), square))));
  const near = pool.filter((pawn) => distance(board.at(pawn), square) <= reach);
  return {
    side,
    what: 'chooseKicker',
    paragraphs: ['STW-10.9'],
    mayPass: false,
    choices: near.map((pawn) => ({ pawn, squares: [square] })),
  };
}

/** 'STW-9C.5': one of the four circle squares and any pawn that may stand there [I-38]. */
function kickerInTheCircle(board: Board): Placing {
  const side = board.restart.for;
  const choices = ownPawns(side)
    .filter((pawn) => onBoard(board.state, pawn))
    .map((pawn): Choice => ({
      pawn,
      squares: CIRCLE.filter(
        (square) => mayEnterHalf(pawn, square) && mayStand(board.occupancy, board.settings, pawn, square),
      ),
    }));
  return {
    side,
    what: 'chooseKicker',
    paragraphs: ['STW-9C.5'],
    mayPass: false,
    choices: choices.filter(({ squares }) => squares.length > 0),
  };
}
