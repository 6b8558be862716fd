import type { AnyShape, LogEntry } from '@bande/core';

/** So many things that went wrong before something is offered. */
export const OFFERED_AFTER = 2;

/** What somebody of a side did and what went against him for it: each deed once. */
export function missesOf(log: readonly LogEntry<AnyShape>[], side: string): number {
  let misses = 0;
  let isHis = false;
  for (const { source, fact, rulings } of log) {
    if (source === 'action') isHis = 'by' in fact && fact.by === side;
    const goesAgainst = rulings.some(
      ({ against = null, for: given = null }) => against === side || (given !== null && given !== side),
    );
    if (!isHis || !goesAgainst) continue;
    misses++;
    isHis = false;
  }
  return misses;
}
