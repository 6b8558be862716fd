import type { AnyShape, Match, Tick } from '@bande/core';
import { useEffect, useState } from 'react';

/** How often a clock is looked at; a second is never skipped. */
const LOOK_MS = 250;

/** The match at this moment; without a clock, as it is. */
export function useNow(now: (() => Tick) | undefined, match: Match<AnyShape>, every = LOOK_MS): Match<AnyShape> {
  const [tick, setTick] = useState<Tick>(match.tick);
  useEffect(() => {
    if (now === undefined) return;
    const look = (): void => setTick(now());
    look();
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [now, every]);
  return now === undefined || match.pausedAt !== null || tick <= match.tick ? match : { ...match, tick };
}
