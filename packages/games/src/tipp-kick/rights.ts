import { refuse, type Result } from '@bande/core';
import type { RestartKind } from './consequences.ts';
import { isPressing, isQuiet, topOn } from './plate.ts';
import { other, type Side } from './names.ts';
import type { Paragraph } from './rulebook.ts';
import { colourOf, type Match } from './state.ts';

/** Who may do what now; what is against the rules is refused with its paragraph. */

/** By what somebody else takes it. */
export const TAKEN_BY: Readonly<Record<RestartKind, Paragraph>> = {
  kickOff: 'DTKV-9.2.1',
  goalKick: 'DTKV-10.K2',
  kickIn: 'DTKV-11.1.2',
  corner: 'DTKV-12.1',
  freeKick: 'DTKV-13.K1',
  indirectFreeKick: 'DTKV-13.7.1',
  penalty: 'DTKV-14.1.3',
};

/** Whose ball it is now; null while nobody may play. */
export const toPlay = ({ state }: Match): Side | null =>
  state.movement !== null ? null : (state.restart?.by ?? state.repetition?.by ?? state.turn);
export const toDefend = (match: Match): Side | null => {
  const side = toPlay(match);
  return side === null ? null : other(side);
};

/** In turn: a keeper is under way to a ball that still lies; until he is there nobody does anything. */
export const isStriking = ({ mode, state: { plate, movement } }: Match): boolean =>
  mode === 'paced' && plate !== null && movement === null && !isPressing(plate) && !isQuiet(plate.motion);

/** The ball is his, and something is to come first; or this is no shot for him. */
function whyHeld({ state: { restart, setUps } }: Match, side: Side): Result<never> | null {
  if (restart === null)
    return setUps.of === side && setUps.keeperOnly ? refuse('againstTheRules', ['DTKV-8.K16']) : null;
  if (!restart.laid) return refuse('notOffered', [], 'the ball is not laid yet');
  return restart.kind === 'penalty' && !restart.released ? refuse('notOffered', ['DTKV-14.K6']) : null;
}

/** 'DTKV-3.4.1', 'DTKV-3.K9', 'DTKV-8.K16', 'DTKV-14.K6': why this side's kicker may not shoot now. */
export function whyNotShoot(match: Match, side: Side): Result<never> | null {
  const { movement, restart, plate } = match.state;
  if (movement !== null) return refuse('notOffered', ['DTKV-3.K9'], 'the ball is moving');
  const owner = toPlay(match);
  if (owner === null || plate === null) return refuse('notOffered', ['DTKV-5.1.2']);
  if (owner !== side) return refuse('notYourTurn', [restart === null ? 'DTKV-3.4.1' : TAKEN_BY[restart.kind]]);
  const held = whyHeld(match, side);
  if (held !== null) return held;
  if (topOn(plate.motion.rest) !== colourOf(match.state, side)) return refuse('againstTheRules', ['DTKV-3.4.1']);
  return match.mode === 'paced' && !match.state.ready
    ? refuse('notOffered', ['DTKV-6.9.4'], 'the defender sets up first')
    : null;
}
