import type { ActionOf } from '../actions.ts';
import { bearing } from '../bearing.ts';
import { isIndirect } from '../consequences.ts';
import { other, type Side } from '../names.ts';
import { facingOf, squareOf } from '../plate.ts';
import { colourOf, type Match } from '../state.ts';
import { goalOf } from '../usual.ts';
import { usualPlace } from '../where-may.ts';

/** A square that is met on its corner keeps its colour nearly always, one that is met on its edge every other time. */
const CORNER_FIRST = 45;

/** The ball as whoever plays it next, and not at the goal, would lay it; null: it need not be laid anew. */
export function layingFor(match: Match, side: Side): ActionOf<'lay'> | null {
  const { restart } = match.state;
  if (restart === null || restart.by !== side || !restart.laid || !isIndirect(restart.kind)) return null;
  const at = usualPlace(match);
  const ahead = facingOf(side, bearing(side, at, goalOf(other(side)))) / 10;
  return {
    kind: 'lay',
    at: [at[0], at[1]],
    face: squareOf(colourOf(match.state, side)),
    yaw: within180(ahead - 90 + CORNER_FIRST),
  };
}

const within180 = (degrees: number): number => Math.round((((degrees + 540) % 360) - 180) * 10) / 10 + 0;
