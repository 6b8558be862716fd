import { placingNow } from '../placing.ts';
import { keeperOf, NOBODY, placed, withSide, type Pawn, type Restart, type Settings, type State } from '../state.ts';
import { inGoalArea, other, type Side, type Square } from '../table.ts';

/** How the set-up of a restart stands after one more placement; placing.ts says what is still to be done. Nothing else follows from it here. */
export function afterPlacing(state: State, settings: Settings, pawn: Pawn, to: Square): State {
  const placing = placingNow(state, settings);
  const { restart } = state;
  if (placing === null || restart === null) return state;
  const moved = { ...state, pawns: placed(state.pawns, pawn, to) };
  switch (placing.what) {
    case 'chooseKicker':
      return restart.kind === 'penalty'
        ? { ...moved, carrier: pawn, restart: { ...restart, kicker: pawn } }
        : { ...moved, ball: to, restart: { ...restart, kicker: pawn, square: to } };
    case 'keeperBack':
      return restart.kind === 'goalKick' ? { ...moved, ball: to } : moved;
    case 'cornerPlacement':
      return { ...moved, restart: oneLess(restart, placing.side) };
    case 'penaltyPlacement':
      return { ...moved, restart: { ...restart, turn: other(placing.side) } };
    default:
      return moved;
  }
}

/** A placement not used is gone; the other side is next ['STW-8.12']. Where no placements are counted, nothing is gone. */
export const afterPassing = (state: State, settings: Settings): State => {
  const placing = placingNow(state, settings);
  return state.restart === null || placing?.what !== 'cornerPlacement'
    ? state
    : { ...state, restart: oneLess(state.restart, placing.side) };
};

const oneLess = (restart: Restart, side: Side): Restart => ({
  ...restart,
  placements: withSide(restart.placements, side, restart.placements[side] - 1),
  turn: other(side),
});

/** Where the ball lies while a restart is set up: with the taker of a goal kick once he stands in his goal area, else on the square of the restart. */
export function ballOfRestart(state: State, restart: Restart): Square {
  if (restart.kind !== 'goalKick') return restart.square;
  const taker = state.pawns[restart.kicker === NOBODY ? keeperOf(restart.for) : restart.kicker]!;
  return inGoalArea(restart.for, taker) ? taker : NOBODY;
}
