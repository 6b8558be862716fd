import { AT_FLAG, NOBODY, ON_LINE, pawnAt, sideOf, type State } from '../state.ts';
import { GOAL_AREA, NEXT_TO_GOAL_AREA, ZONE, type Side, type Square } from '../table.ts';

/** A breach during a corner or penalty set-up: whoever waits off the grid steps onto it again. */
export const backOnTheBoard = (state: State): readonly Square[] =>
  state.pawns.map((square, pawn) => {
    if (square === AT_FLAG) return besideTheFlag(state, sideOf(pawn), square);
    return square === ON_LINE ? besideTheLine(state, sideOf(pawn)) : square;
  });
const freeOf = (state: State, side: Side, squares: readonly Square[]): Square | undefined =>
  squares.find((square) => pawnAt(state, side, square) === NOBODY);
const besideTheFlag = (state: State, side: Side, otherwise: Square): Square => {
  const corner = state.restart?.square ?? NOBODY;
  return corner < 0 ? otherwise : (freeOf(state, side, [corner, ...ZONE[corner]!]) ?? otherwise);
};
/** A team-mate may still be in the goal area: then the keeper waits beside it ['STW-2.17']. */
const besideTheLine = (state: State, side: Side): Square => {
  const taken = GOAL_AREA[side].some((square) => pawnAt(state, side, square) !== NOBODY);
  return freeOf(state, side, taken ? NEXT_TO_GOAL_AREA[side]! : GOAL_AREA[side]) ?? ON_LINE;
};
