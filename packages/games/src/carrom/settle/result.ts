import type { Ending } from '@bande/core';
import type { ConsequenceOf } from '../consequences.ts';
import { awardedIn, ended } from '../ending.ts';
import { isForfeit } from '../referee/scoring.ts';
import { finalScore } from '../score.ts';
import { onState, sideNamed, withSide, type Carrom, type Match, type State } from '../state.ts';

/** Nothing is owed and nothing may be chosen any more. */
const closed = (match: Match, change: Partial<State>): Match => ({
  ...onState(match, { ...change, running: null, interval: null }),
  options: [],
  debts: [],
});

export function gameIsWon(match: Match, one: ConsequenceOf<'gameIsWon'>): Match {
  const { games } = match.state;
  const side = sideNamed(one.side);
  return closed(match, {
    phase: 'boardOver',
    gameOver: true,
    trial: 0,
    games: withSide(games, side, games[side] + 1),
  });
}

const isOver = (match: Match, outcome: NonNullable<Match['outcome']>): Match => ({
  ...closed(match, { phase: 'finished', decided: null, decidedBy: [] }),
  outcome,
});

export function matchIsOver(match: Match, { winner, paragraphs }: ConsequenceOf<'matchIsOver'>): Match {
  const side = winner === null ? null : sideNamed(winner);
  const awarded = awardedIn(match, side, paragraphs.filter(isForfeit));
  return isOver(match, { winner, score: finalScore(match, side), paragraphs, ...awarded });
}

/** What players agree on or one of them does: what it is worth is carried out. */
export function endedAs(match: Match, how: Ending<Carrom>): Match {
  const worth = ended(match, how);
  return worth.ok ? isOver(match, worth.value) : match;
}

/** Announced already or not, the result is none until the protest is decided ['ICF-150.2']. */
export const resultWaits = (match: Match, { winner, paragraphs }: ConsequenceOf<'resultWaits'>): Match => ({
  ...closed(match, {
    phase: 'finished',
    decided: winner === null ? null : sideNamed(winner),
    decidedBy: paragraphs,
  }),
  outcome: null,
});

/** The score is the number of strokes; given up, nobody has won. */
export const soloIsOver = (match: Match, { strokes, cleared, paragraphs }: ConsequenceOf<'soloIsOver'>): Match => ({
  ...closed(match, { phase: 'finished' }),
  outcome: { winner: cleared ? 'white' : null, score: { white: strokes, black: 0 }, paragraphs },
});
