import { sideOf, type Pawn, type Settings, type State } from '../../state.ts';
import type { Side, Square } from '../../table.ts';
import { wayBetween } from './way.ts';

/** The last move that was made: who went, for which side, from where over which squares to where. */
export interface Trail {
  readonly mover: Pawn | 'ball';
  readonly side: Side;
  readonly along: readonly Square[];
}

/** It stays until the next one; where several are placed anew, none is left. */
export function trailAfter(last: Trail | null, before: State, after: State, settings: Settings): Trail | null {
  if (SET_UP.has(before.phase) || SET_UP.has(after.phase)) return null;
  const moved = after.pawns.flatMap((square, pawn) => (square === before.pawns[pawn] ? [] : [pawn]));
  const [mover] = moved;
  const { via } = wayBetween(before, after, settings);
  if (moved.length > 1) return null;
  if (mover !== undefined) return trail(mover, sideOf(mover), [before.pawns[mover]!, ...via, after.pawns[mover]!]);
  return before.ball === after.ball ? last : trail('ball', before.attacker, [before.ball, ...via, after.ball]);
}

const SET_UP: ReadonlySet<State['phase']> = new Set<State['phase']>(['toss', 'formation', 'placing', 'finished']);

const trail = (mover: Pawn | 'ball', side: Side, along: readonly Square[]): Trail | null =>
  along.every((square) => square >= 0) ? { mover, side, along } : null;
