import { later, runsOutAt, tick, type Game, type GameShape, type Match, type Tick } from '@bande/core';

/** The tick at which something happens by itself, not after `until`: a clock runs out, an option lapses, a body arrives. */
export function nextDue<G extends GameShape>(game: Game<G>, match: Match<G>, until: Tick): Tick | null {
  if (match.pausedAt !== null || match.outcome !== null) return null;
  const timed = firstTimed(match, until);
  const motion = game.happen.next?.(match, tick(Math.max(match.tick, timed ?? until))) ?? null;
  // Motion without an event only carries the state along.
  return motion === null || motion.event === null ? timed : motion.at;
}

function firstTimed<G extends GameShape>(match: Match<G>, until: Tick): Tick | null {
  let first = later(until, 1);
  for (const clock of match.clocks) first = earlier(first, runsOutAt(clock));
  for (const option of match.options) if ('tick' in option.until) first = earlier(first, option.until.tick);
  return first > until ? null : first;
}

const earlier = (a: Tick, b: Tick | null): Tick => (b === null || a < b ? a : b);
