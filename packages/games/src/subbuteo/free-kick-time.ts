import { levelOf } from '@bande/kit';
import { mayDemandDistance } from './asking.ts';
import { hasUsualSetPieces, type Match, type Restart } from './state.ts';

/**
 * So many seconds people have at a free kick though the referee goes on by himself: each side for its positional flicks ['FISTF-II.11.2.2.1'], and
 * whoever takes it to ask for distance where somebody stands too near; null: there is nothing for them to do, and it is only seen. A beginner has nothing to do.
 */
export function secondsAtFreeKick(match: Match): number | null {
  const { restart } = match.state;
  const { freeKickSeconds } = match.setup.settings;
  if (freeKickSeconds === undefined || restart?.kind !== 'freeKick' || !hasUsualSetPieces(match)) return null;
  if (levelOf(match) === 'beginner') return null;
  return isForPeople(match, restart) ? freeKickSeconds : null;
}

const isForPeople = (match: Match, { step }: Restart): boolean =>
  step === 'ready' ? mayDemandDistance(match) : step === 'attackerFlicks' || step === 'defenderFlicks';
