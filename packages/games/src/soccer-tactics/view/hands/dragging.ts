import { PAWN_NAMES, pawnNamed } from '../../names.ts';
import type { Match } from '../../state.ts';
import { SQUARE_NAMES, squareNamed } from '../../table.ts';
import { squareBeside } from '../words/board.ts';
import { linedUp, liningUp } from './lined-up.ts';

/** What a drag takes along: a pawn that is picked by it, or null for what needs no picking, since only its place is asked for. */
interface TakenAlong {
  readonly pawn: string | null;
}

interface Open {
  readonly pickable: ReadonlySet<string>;
  readonly picked: readonly string[];
}

/** What goes along with a pointer that came down on something; null: nothing does. */
export function takenAlong(match: Match, { pickable, picked }: Open, id: string): TakenAlong | null {
  const stood = { ...match, state: linedUp(match, picked) };
  const here = standingAt(stood, id);
  // Of two on one square the one that may move is meant.
  const pawn = here.find((one) => picked.at(-1) === one || pickable.has(one));
  if (pawn !== undefined) return { pawn };
  const onlyPlaceIsAsked = [...pickable].some((one) => squareNamed(one) !== undefined);
  const placed = liningUp(match, picked)?.pawns;
  const isMeant = placed === undefined ? lieTogether(match, id) : here.some((one) => placed.includes(one));
  return onlyPlaceIsAsked && picked.every((one) => pawnNamed(one) === undefined) && isMeant ? { pawn: null } : null;
}

/** A pawn itself, or whoever stands on a square; the first one is what was pointed at. */
function standingAt({ state }: Match, id: string): readonly string[] {
  const pawn = pawnNamed(id);
  const square = pawn === undefined ? squareNamed(id) : squareBeside(state, pawn);
  const others = PAWN_NAMES.filter((_, one) => square !== null && squareBeside(state, one) === square);
  return pawn === undefined ? others : [id, ...others.filter((one) => one !== id)];
}

/** Whether the ball lies where this is. */
function lieTogether({ state }: Match, id: string): boolean {
  const pawn = pawnNamed(id);
  const square = pawn === undefined ? id : SQUARE_NAMES[squareBeside(state, pawn) ?? -1];
  return square !== undefined && square === SQUARE_NAMES[state.ball];
}
