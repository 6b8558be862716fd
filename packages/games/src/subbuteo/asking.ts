import { levelOf } from '@bande/kit';
import type { Offer } from './consequences.ts';
import { other, type Side } from './names.ts';
import { isMuchAtStake, isNearTheGoal } from './reckoning/at-stake.ts';
import { leastDistance, tooNear } from './reckoning/distance.ts';
import type { Paragraph } from './rulebook.ts';
import { hasUsualSetPieces, type Match, type Restart } from './state.ts';

/** How much the referee asks: `settings.referee` [S-297]. */

/** A right of one side: an offer, a block flick that the other one waits for, or what is due in a restart. */
type Right =
  | Offer
  | { readonly name: 'block'; readonly to: Side; readonly paragraph: Paragraph }
  | { readonly name: 'positionalFlicks' | 'word'; readonly to: Side };

/** In turn the attacker always waits: that is an agreement and no rule, and how a block flick is made at all. */
export const IN_TURN: Paragraph = 'FISTF-II.6.2.1.1';

/** Is this right asked for? If it is not it opens all the same, and lapses at once by its default. */
export function asks(match: Match, right: Right): boolean {
  const level = levelOf(match);
  if (level === 'official') return true;
  switch (right.name) {
    case 'block':
      return level === 'player' || right.paragraph === IN_TURN;
    case 'positionalFlicks':
      return level === 'player' && isForAChance(match);
    case 'word':
      return isCounted(match) || (level === 'player' && mayDemandDistance(match));
    default:
      return level === 'player' && isMuchAtStake(match, right);
  }
}

/** Ten seconds are counted against whoever keeps silent ['FISTF-II.17.2.2.1', 'FISTF-II.17.2.3.1']. */
const isCounted = ({ state: { restart } }: Match): boolean => restart?.kind === 'shot';

/** What is set up may become a shot. */
function isForAChance(match: Match): boolean {
  const { restart } = match.state;
  return restart !== null && (restart.kind === 'corner' || isNearTheGoal(match, restart.by, restart.at));
}

/** Somebody of the other side stands so near that he may be sent away ['FISTF-II.2.6.1.1']. */
export function mayDemandDistance(match: Match): boolean {
  const { restart } = match.state;
  const least = restart === null ? undefined : leastDistance(restart.kind);
  return restart !== null && least !== undefined && tooNear(match, restart.by, least).length > 0;
}

/** What is due in this step, if the book leaves it to a side. */
function rightIn({ kind, by, step }: Restart): Right | null {
  switch (step) {
    case 'attackerFlicks':
      return { name: 'positionalFlicks', to: by };
    case 'defenderFlicks':
      return { name: 'positionalFlicks', to: other(by) };
    case 'ready':
      return { name: 'word', to: kind === 'penalty' || kind === 'shot' ? other(by) : by };
    default:
      return null;
  }
}

/** Nobody is asked for what is due in this step. */
export function isUnaskedStep(match: Match): boolean {
  const { restart } = match.state;
  const right = restart === null ? null : rightIn(restart);
  return right !== null && !asks(match, right);
}

/** The referee goes on by himself; only the keeper's word before a shot of the shoot-out is left to him ['FISTF-II.17.2.3.1']. */
export function isUsualStep(match: Match): boolean {
  const { restart } = match.state;
  const isUsual = hasUsualSetPieces(match) && (restart?.kind !== 'shot' || restart.step === 'taker');
  return isUsual || isUnaskedStep(match);
}
