import { runsOutAt, type Game, type GameShape, type Match, type Tick } from '@bande/core';

/** The tick at which something happens by itself, not after `until`: a clock runs out, an option lapses, a body arrives. */
export function nextDue<G extends GameShape>(game: Game<G>, match: Match<G>, until: Tick): Tick | null {
  if (match.pausedAt !== null || match.outcome !== null) return null;
  let first: Tick | null = null;
  const consider = (at: Tick | null): void => {
    if (at !== null && at <= until && (first === null || at < first)) first = at;
  };
  for (const clock of match.clocks) consider(runsOutAt(clock));
  for (const option of match.options) if ('tick' in option.until) consider(option.until.tick);
  if (game.happen.next !== undefined) consider(game.happen.next(match, until)?.at ?? null);
  return first;
}
