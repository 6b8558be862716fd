import { leastDistance, tooNear } from './reckoning/distance.ts';
import { hasUsualSetPieces, type Match, type Restart } from './state.ts';

/**
 * So many seconds people have at a free kick though the referee goes on by himself: each side for its positional flicks ['FISTF-II.11.2.2.1'], and
 * whoever takes it to ask for distance where somebody stands too near; null: there is nothing for them to do, and it is only seen.
 */
export function secondsAtFreeKick(match: Match): number | null {
  const { restart } = match.state;
  const { freeKickSeconds } = match.setup.settings;
  if (freeKickSeconds === undefined || restart?.kind !== 'freeKick' || !hasUsualSetPieces(match)) return null;
  return isForPeople(match, restart) ? freeKickSeconds : null;
}

function isForPeople(match: Match, { step, kind, by }: Restart): boolean {
  if (step !== 'ready') return step === 'attackerFlicks' || step === 'defenderFlicks';
  const least = leastDistance(kind);
  return least !== undefined && tooNear(match, by, least).length > 0;
}
