import { playTick } from '@bande/core';
import { isPlayedOut } from '../reckoning/periods.ts';
import { withState, type Match } from '../state.ts';

/** After the signal, as soon as nothing is left to be played out, the period ends ['FISTF-II.12.1.2.2'] [S-28]. */
export function endIsDue(match: Match): Match {
  const { signal, pending, phase } = match.state;
  if (!signal || phase === 'interval' || !isPlayedOut(match)) return match;
  if (pending.some(({ event }) => event.kind === 'playedOut')) return match;
  return withState(match, { pending: [...pending, { at: playTick(match), event: { kind: 'playedOut' } }] });
}
