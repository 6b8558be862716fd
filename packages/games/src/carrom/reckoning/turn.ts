import type { Seat } from '@bande/core';
import { onState, sideOfSeat, withSide, type Board, type Match, type PerSide } from '../state.ts';

export function turnIsWith(match: Match, seat: Seat): Match {
  const { state } = match;
  if (seat === state.turn) return match;
  const side = sideOfSeat(seat);
  return onState(match, {
    turn: seat,
    board: {
      ...withoutOverruns(state.board),
      idleTurns: idleAfterTurn(match),
      strokesInTurn: 0,
      attempts: 0,
      touchedInTurn: false,
      turns: withSide(state.board.turns, side, state.board.turns[side] + 1),
    },
  });
}

/** The counters after the turn has passed [CI-44]. */
function idleAfterTurn({ state }: Match): PerSide<number> {
  const side = sideOfSeat(state.turn);
  const { idleTurns, touchedInTurn } = state.board;
  return touchedInTurn ? [0, 0] : withSide(idleTurns, side, idleTurns[side] + 1);
}

/** He strikes, or somebody else is on turn: his overruns are forgotten [CI-71]. */
export const withoutOverruns = (board: Board): Board => {
  const { overruns: _, ...others } = board;
  return others;
};
