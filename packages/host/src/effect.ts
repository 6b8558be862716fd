import { accept, later, refuse, type Result, type Tick } from '@bande/core';

/** An action of somebody far away says at which tick it is to take effect. So many ticks late it still counts, so far ahead it may be stamped. */
export const MOST_LATE = 24;
export const MOST_AHEAD = 60;

/** It takes effect at the tick it was meant for, or at the first that is still open: never in the past. */
export function effectOf(meant: Tick, open: Tick): Result<Tick> {
  if (!Number.isSafeInteger(meant)) return refuse('ahead', [], 'a tick is a whole number');
  if (meant < later(open, -MOST_LATE))
    return refuse('late', [], `meant for tick ${meant}, and the match is at ${open}`);
  if (meant > later(open, MOST_AHEAD))
    return refuse('ahead', [], `meant for tick ${meant}, and the match is at ${open}`);
  return accept(meant > open ? meant : open);
}
