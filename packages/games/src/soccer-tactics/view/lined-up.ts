import { legalFor } from '../legal.ts';
import { readFormation } from '../formation.ts';
import type { Match, State } from '../state.ts';
import { sideToAct } from '../turn.ts';
import { picksOf } from './picks.ts';

/** The position as it would be: whoever has been given a square stands there at once, and the others as is usual then. */
export function linedUp(match: Match, picked: readonly string[]): State {
  const { state } = match;
  const side = sideToAct(state, match.setup.settings);
  if (state.phase !== 'formation' || side === null || picked.length === 0) return state;
  for (const action of legalFor(match, side)) {
    if (action.kind !== 'formation' || !picked.every((id, i) => picksOf(action, match)[i] === id)) continue;
    const formation = readFormation(action);
    if (formation === null) continue;
    const pawns = state.pawns.map((square, pawn) => formation.squares.get(pawn) ?? square);
    return { ...state, pawns, ball: formation.ball >= 0 ? formation.ball : state.ball };
  }
  return state;
}
