import { inPlay, playTick, type GameShape, type Match } from '@bande/core';

/** What of a match counts by play time, as if its play time began now: a position that is shared begins anew. */
export function fromNow<G extends GameShape>(
  match: Match<G>,
): Pick<Match<G>, 'clocks' | 'options' | 'optionCount' | 'facts'> {
  const later = (at: number) => inPlay(at - playTick(match));
  return {
    clocks: match.clocks.map((clock) => ({ ...clock, since: clock.since === null ? null : later(clock.since) })),
    options: match.options.map((option) => ({
      ...option,
      until: option.until.map((end) => ('tick' in end ? { tick: later(end.tick) } : end)),
    })),
    optionCount: match.optionCount,
    facts: match.facts,
  };
}
