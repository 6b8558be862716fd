import { Board, type Placing } from './placing/board.ts';
import { cornerPlacement, leaveTheCornerSquare, leaveTheCornerZone, nobodyForTheKeeper } from './placing/corner.ts';
import { chooseKicker, leaveTheZone } from './placing/free-kick.ts';
import { fieldPlayerForGoalKick, keeperBack, leaveTheArea } from './placing/goal-kick.ts';
import { choosePenaltyTaker, penaltyPlacement } from './placing/penalty.ts';
import type { Settings, State } from './state.ts';
import { other } from './table.ts';

/** Everything follows from the position, so nothing has to be remembered but whose turn it is. */
export function placingNow(state: State, settings: Settings): Placing | null {
  const { restart } = state;
  if (restart === null) return null;
  const board = new Board(state, settings, restart);
  switch (restart.kind) {
    case 'goalKick':
      return keeperBack(board, restart.for, ['STW-6C.5']) ?? fieldPlayerForGoalKick(board) ?? leaveTheArea(board);
    case 'corner':
      return (
        keeperBack(board, other(restart.for), ['STW-8.2']) ??
        nobodyForTheKeeper(board) ??
        leaveTheCornerZone(board) ??
        leaveTheCornerSquare(board) ??
        cornerPlacement(board)
      );
    case 'freeKick':
      return chooseKicker(board) ?? leaveTheZone(board);
    case 'penalty':
      return choosePenaltyTaker(board) ?? penaltyPlacement(board);
  }
}
