import { defender, offsideRow, ownPawns, slotOf, type Pawn, type State } from '../state.ts';
import { rowFrom } from '../table.ts';

/** Who stands in an offside position; whether he is offside is a matter of referee/offside.ts. */
export const inOffsidePosition = (state: State, pawn: Pawn): boolean => {
  const square = state.pawns[pawn]!;
  return square >= 0 && rowFrom(defender(state), square) < offsideRow(state);
};

/** Marks are fixed when the ball is played [I-31]: one bit per slot of the attacking side. */
export const marksNow = (state: State): number => {
  const row = offsideRow(state);
  let marks = 0;
  for (const pawn of ownPawns(state.attacker)) {
    const square = state.pawns[pawn]!;
    if (square >= 0 && rowFrom(defender(state), square) < row) marks |= 1 << slotOf(pawn);
  }
  return marks;
};
