import type { Intent } from '@bande/host';
import { squareNamed } from '../../table.ts';
import type { Match, SoccerTactics } from '../../state.ts';
import { picksOf } from '../hands/picks.ts';

/** Milliseconds for which a bot's choice is seen before it is done: long enough to follow who goes where, shorter where pawns are only lined up. */
export const INTENT_MS = { move: 1000, play: 1000, dribble: 1000, place: 550 } as const;

/** What a bot is about to move, a pawn or `ball`, and where to. */
export interface Meant {
  readonly mover: string;
  readonly to: string;
}

export function meantBy(intent: Intent<SoccerTactics> | null, match: Match): Meant | null {
  if (intent === null || !(intent.action.kind in INTENT_MS)) return null;
  const picks = picksOf(intent.action, match);
  const to = picks.at(-1) ?? '';
  if (squareNamed(to) === undefined) return null;
  return { mover: picks.length === 1 ? 'ball' : picks[0]!, to };
}
