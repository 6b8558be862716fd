import type { AnyShape, Outcome } from '@bande/core';
import type { KeptMatch } from './store.ts';

/** What the list of matches tells of an end: who won, and how where there is more to say. */
export function keptEnd({ winner, how, awarded, shootOut }: Outcome<AnyShape>): Pick<KeptMatch, 'winner' | 'ended'> {
  const ended = {
    ...(how === undefined ? {} : { how }),
    ...(awarded === undefined ? {} : { awarded }),
    ...(shootOut === undefined ? {} : { shootOut }),
  };
  return { winner, ...(Object.keys(ended).length === 0 ? {} : { ended }) };
}
