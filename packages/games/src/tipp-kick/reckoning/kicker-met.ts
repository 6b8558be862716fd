import { playTick, seconds } from '@bande/core';
import type { KickerMove } from '../events.ts';
import type { FactOf, Match } from '../state.ts';
import { movementIn } from './movement.ts';
import { faultIn, standingOf, type Standing, type StandingFault } from './standing.ts';

/** What it is when the ball meets a kicker. */
export type KickerMet = Said & { readonly standing: Standing; readonly fault: StandingFault | null };
type Said =
  | { [K in 'active' | 'lifted' | 'illegal' | 'hand' | 'passive']: { readonly is: K } }[
      | 'active'
      | 'lifted'
      | 'illegal'
      | 'hand'
      | 'passive']
  | { readonly is: 'repeated'; readonly because: 'pulledBack' | 'handFollowing' }
  | { readonly is: 'excused'; readonly because: Excuse };

export type Excuse = 'displaced' | 'noTime' | 'toDistance' | 'following';

const ACTIVE: ReadonlySet<KickerMove> = new Set<KickerMove>(['moved', 'thrown', 'knockedOver']);
const OFF_THE_GROUND: ReadonlySet<KickerMove> = new Set<KickerMove>(['takenAway', 'thrown']);

/** What its player did with it; a kicker that was put there while the ball moves was moved [C-69]. */
export function moveOf({ state }: Match, { by, move }: FactOf<'touched'>): KickerMove {
  return move ?? (state.movement !== null && state.defence[by]?.put === 'moving' ? 'moved' : 'still');
}
export const isMoved = (match: Match, fact: FactOf<'touched'>): boolean => ACTIVE.has(moveOf(match, fact));
/** 'DTKV-6.3.2', 'DTKV-13.K9'; one that is knocked over keeps touching the ground ['DTKV-6.K4']. */
export const isGrounded = (match: Match, fact: FactOf<'touched'>): boolean =>
  fact.grounded ?? !OFF_THE_GROUND.has(moveOf(match, fact));

/** The ball meets a kicker of whoever has not played it; null for any other figure. */
export function kickerMet(match: Match, fact: FactOf<'touched'>): KickerMet | null {
  const movement = movementIn(match);
  if (fact.what !== 'kicker' || movement === null || movement.by === fact.by) return null;
  const standing = standingOf(match, fact);
  const fault = faultIn(match, fact.by, standing);
  return { standing, fault, ...verdict(match, fact, standing, fault) };
}

function verdict(match: Match, fact: FactOf<'touched'>, one: Standing, fault: StandingFault | null): Said {
  // By the ball, or by nobody's fault: neither lying nor standing there is an offence now [C-68].
  const displaced = isDisplaced(match, fact);
  if (!displaced && isMoved(match, fact)) return { is: 'active' };
  if (!displaced && !isGrounded(match, fact)) return { is: 'lifted' };
  return whileHandled(match, fact, fault) ?? unmoved(match, fact, one, fault, displaced);
}

/** 'DTKV-6.K25' to 'DTKV-6.K30.1': with a hand on it, on the ground. */
function whileHandled(match: Match, fact: FactOf<'touched'>, fault: StandingFault | null): Said | null {
  switch (moveOf(match, fact)) {
    case 'pulledBack':
    case 'takenAway':
      return { is: 'repeated', because: 'pulledBack' };
    case 'following':
      if (fact.hand === true) return { is: 'repeated', because: 'handFollowing' };
      return fault === 'area' ? { is: 'illegal' } : { is: 'excused', because: 'following' };
    case 'toDistance':
      if (fault !== null) return { is: 'illegal' };
      return fact.hand === true ? { is: 'hand' } : { is: 'excused', because: 'toDistance' };
    default:
      return null;
  }
}

function unmoved(
  match: Match,
  fact: FactOf<'touched'>,
  one: Standing,
  fault: StandingFault | null,
  displaced: boolean,
): Said {
  const noTime = hadNoTime(match, fact, one);
  if (fault !== null && !displaced && !noTime) return { is: 'illegal' };
  if (fact.hand === true) return { is: 'hand' };
  if (fault === null) return { is: 'passive' };
  return { is: 'excused', because: displaced ? 'displaced' : 'noTime' };
}

/** 'DTKV-14.K5' [C-68]: the same movement has met it before, and its player has not moved it. */
const isDisplaced = ({ state }: Match, { by, move, hadTime }: FactOf<'touched'>): boolean =>
  (move === undefined || move === 'still' || (move === 'knockedOver' && hadTime === false)) &&
  hadTime !== true &&
  (hadTime === false || state.movement?.met.includes(by) === true);

/** 'DTKV-14.K3' [C-12] [C-67]: the ball came to it, and its player has not had the time to take it away. */
function hadNoTime(match: Match, { hadTime }: FactOf<'touched'>, { put }: Standing): boolean {
  const { restedAt } = match.state;
  if (hadTime !== undefined) return !hadTime;
  if (put !== 'before' || restedAt === null || movementIn(match)?.as !== null) return false;
  return playTick(match) - restedAt < seconds(match.setup.settings.removalSeconds);
}
