import { levelOf } from '@bande/kit';
import type { Offer } from './consequences.ts';
import { other } from './names.ts';
import { startOf } from './reckoning/usual-choice.ts';
import type { Match } from './state.ts';
import { aheadOf, PITCH } from './zones.ts';

/** How much the referee asks: `settings.referee` [C-126]. */

/** Is this right asked for? If it is not it opens all the same, and lapses at once by its default. */
export function asks(match: Match, right: Offer): boolean {
  const level = levelOf(match);
  return level === 'official' || (level === 'player' && isMuchAtStake(match, right));
}

/** Whoever chooses has the ball in any case: it hangs on a penalty, or on a place in the other half. */
const isMuchAtStake = (match: Match, { to, choices }: Offer): boolean =>
  choices.some((choice) => {
    const from = startOf(match, choice);
    return from === 'penalty' || (from !== null && aheadOf(other(to), from) < PITCH.length / 2);
  });
