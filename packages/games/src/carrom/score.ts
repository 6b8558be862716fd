import { isSolo, type Match } from './state.ts';
import type { Side } from './table.ts';

type Games = { readonly white: number; readonly black: number };

export const gamesNeeded = (match: Match): number => (match.setup.settings.games === 1 ? 1 : 2); // 'ICF-57'

/** The score of a match that is over: whoever wins has the games for it, nobody else has [CI-66]. */
export function finalScore(match: Match, winner: Side | null): Games {
  const needed = gamesNeeded(match);
  const gamesFor = (side: Side): number =>
    side === winner ? Math.max(match.state.games[side], needed) : Math.min(match.state.games[side], needed - 1);
  return { white: gamesFor(0), black: gamesFor(1) };
}

/** Games won: so far, or as the outcome tells them. */
export const gamesOf = (match: Match): Games =>
  match.outcome === null || isSolo(match)
    ? { white: match.state.games[0], black: match.state.games[1] }
    : { white: match.outcome.score.white, black: match.outcome.score.black };
