import { soccerTactics } from '@bande/games/soccer-tactics';
import { z } from 'zod';

const { notation } = soccerTactics;

/** The field that a refusal names, and its words; `taken` if there was none. */
export function refusal(given: unknown): { readonly field: string; readonly why: string } {
  try {
    notation.readGiven(given, 'stw');
    return { field: 'taken', why: '' };
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const [first] = error.issues;
    return { field: first!.path.join('.'), why: first!.message };
  }
}

export const moving = { phase: 'attackMove', attacker: 'red', carrier: 'R10' };
export const fouled = {
  kind: 'freeKick',
  cause: 'foul',
  for: 'blue',
  square: 'blue:C6',
  kicker: 'B7',
  placements: { red: 0, blue: 0 },
  turn: 'red',
};
export const penalty = {
  phase: 'shot',
  attacker: 'red',
  carrier: 'R10',
  ball: 'spot',
  penalty: true,
  pawns: { R10: 'blue:D4', B1: 'line', Bb: 'blue:B5' },
};
