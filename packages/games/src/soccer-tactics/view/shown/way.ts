import { ballTurn } from '../../referee/ball.ts';
import { reachOf } from '../../reach.ts';
import { isKeeper, sideOf, type Pawn, type Settings, type State } from '../../state.ts';
import { ballTargetsFrom, type Square } from '../../table.ts';

/** Who has just moved, and where he turned; everything else goes straight. */
export interface Way {
  readonly mover: Pawn | 'ball' | null;
  readonly via: readonly Square[];
}
const STRAIGHT: Way = { mover: null, via: [] };

/** The way from a position to the next, as the rules let it be gone with the number that lay on the table. */
export function wayBetween(before: State, after: State, settings: Settings): Way {
  if (before.roll === 0) return STRAIGHT;
  const moved = after.pawns.flatMap((square, pawn) => (square === before.pawns[pawn] ? [] : [pawn]));
  const [mover] = moved;
  if (mover === undefined) return turningAt('ball', ballTurnBetween(before, after), after.ball);
  return moved.length === 1
    ? turningAt(mover, pawnTurnBetween(before, after, mover, settings), after.pawns[mover]!)
    : STRAIGHT;
}

/** Where whoever goes to a square would turn on the way. */
export function wayTo(state: State, mover: Pawn | 'ball', to: Square, settings: Settings): readonly Square[] {
  const after = mover === 'ball' ? { ...state, ball: to } : { ...state, pawns: state.pawns.with(mover, to) };
  return wayBetween(state, after, settings).via;
}

const turningAt = (mover: Pawn | 'ball', turn: Square | null, to: Square): Way =>
  turn === null || turn === to ? STRAIGHT : { mover, via: [turn] };

function ballTurnBetween({ ball, roll }: State, after: State): Square | null {
  return ball >= 0 && ballTargetsFrom(ball, roll).includes(after.ball) ? ballTurn(ball, after.ball, roll) : null;
}

function pawnTurnBetween({ pawns, roll }: State, after: State, mover: Pawn, settings: Settings): Square | null {
  const [from, to] = [pawns[mover]!, after.pawns[mover]!];
  // Two dice are for the ball.
  if (from < 0 || to < 0 || isKeeper(mover) || roll > 6) return null;
  return reachOf(pawns, sideOf(mover), settings).turnTowards(mover, from, to, roll);
}
