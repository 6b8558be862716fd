import { mayStand } from '../limits.ts';
import type { Paragraph } from '../rulebook.ts';
import { inArea, inPlay, isKeeper, keeperInGoalArea, keeperOf, NOBODY, onBoard, ownPawns } from '../state.ts';
import { areaRing, GOAL_AREA, inGoalArea, NEXT_TO_GOAL_AREA, other, type Side } from '../table.ts';
import { Board, leaving, type Choice, type Placing } from './board.ts';

/** 'STW-2.17': a team-mate in the goal area makes way first [I-35]. */
export function keeperBack(board: Board, side: Side, paragraphs: readonly Paragraph[]): Placing | null {
  const keeper = keeperOf(side);
  if (!inPlay(board.state, keeper) || keeperInGoalArea(board.state, side)) return null;
  const inTheWay = ownPawns(side).filter((pawn) => !isKeeper(pawn) && inGoalArea(side, board.at(pawn)));
  if (inTheWay.length > 0)
    return leaving(board, {
      side,
      what: 'makeWay',
      paragraphs: ['STW-2.17'],
      pawns: inTheWay,
      wanted: NEXT_TO_GOAL_AREA[side]!,
      permitted: (square) => !inGoalArea(side, square),
    });
  return {
    side,
    what: 'keeperBack',
    paragraphs: [...paragraphs, ...(board.state.penalty ? (['STW-9B.12'] as const) : [])],
    mayPass: false,
    choices: [board.choice(keeper, GOAL_AREA[side])],
  };
}

/** The keeper is sent off: any field player takes the goal kick from D1 or E1 [I-40]. */
export function fieldPlayerForGoalKick(board: Board): Placing | null {
  const side = board.restart.for;
  if (board.restart.kicker !== NOBODY || inPlay(board.state, keeperOf(side))) return null;
  const choices = ownPawns(side)
    .filter((pawn) => onBoard(board.state, pawn))
    .map((pawn): Choice => ({
      pawn,
      squares: GOAL_AREA[side].filter((square) => mayStand(board.occupancy, board.settings, pawn, square)),
    }));
  const able = choices.filter(({ squares }) => squares.length > 0);
  return {
    side,
    what: 'chooseKicker',
    paragraphs: ['STW-6C.4'],
    mayPass: false,
    choices: able.length > 0 ? able : choices.map(({ pawn }) => ({ pawn, squares: GOAL_AREA[side] })),
  };
}

export function leaveTheArea(board: Board): Placing | null {
  const [own, side] = [board.restart.for, other(board.restart.for)];
  const inside = ownPawns(side).filter((pawn) => inArea(board.settings, own, board.at(pawn)));
  return leaving(board, {
    side,
    what: 'leaveArea',
    paragraphs: ['STW-6C.2', 'STW-6C.3'],
    pawns: inside,
    wanted: areaRing(board.settings.penaltyArea, own),
    permitted: (square) => !inArea(board.settings, own, square),
  });
}
