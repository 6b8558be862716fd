import { placingNow } from '../placing.ts';
import type { Paragraph } from '../rulebook.ts';
import { defender, type Phase, type Settings, type State } from '../state.ts';
import type { Side } from '../table.ts';

/** The order of play: what is due now, and which paragraph somebody breaks who does something else or is not yet on. */
export const MOVING: ReadonlySet<Phase> = new Set<Phase>(['attackMove', 'captureA', 'captureD', 'challenge']);
export const PLAYING: ReadonlySet<Phase> = new Set<Phase>(['kickOff', 'attackPlay', 'extraPlay', 'cornerKick']);

/** Whose pawns are to move, also while the die is still in the hand. */
export const moverNow = (state: State): Side =>
  state.phase === 'captureD' || state.phase === 'challenge' ? defender(state) : state.attacker;

/** Why it is the other side's turn. */
export function turnParagraphs(state: State, settings: Settings): readonly Paragraph[] {
  switch (state.phase) {
    case 'formation':
      return ['STW-1A.10'];
    case 'placing':
      return placingNow(state, settings)?.paragraphs ?? [];
    case 'extraPlay':
      return ['STW-4B.2'];
    case 'captureA':
      return ['STW-4A.3'];
    case 'captureD':
      return ['STW-4A.11'];
    case 'challenge':
      return [challenged(state)];
    default:
      return ['STW-4.3'];
  }
}
function challenged({ chance, contest }: State): Paragraph {
  if (chance) return 'STW-5A.1.2';
  if (contest === 'dribble') return 'STW-4C.3';
  return contest === 'secondPass' ? 'STW-4B.6' : 'STW-4A.5';
}

/** A pawn is moved where the ball is to be played. */
export function ballIsDue(phase: Phase): Paragraph {
  switch (phase) {
    case 'kickOff':
      return 'STW-1B.8';
    case 'extraPlay':
      return 'STW-4B.3';
    case 'cornerKick':
      return 'STW-8.17';
    default:
      return 'STW-4.6';
  }
}

/** The ball is played where a pawn is to move. */
export const pawnIsDue = (state: State, settings: Settings): readonly Paragraph[] =>
  state.phase === 'attackMove' ? ['STW-4.4'] : turnParagraphs(state, settings);
