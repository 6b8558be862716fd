import { useEffect, useState } from 'react';
import type { KeptMatch } from '../session/store.ts';

/** The match that was left last without being over; else the one that was played last. */
export function useLastMatch(): KeptMatch | null {
  const [match, setMatch] = useState<KeptMatch | null>(null);
  useEffect(() => {
    let here = true;
    void import('../session/store.ts')
      .then(({ keptMatches }) => keptMatches())
      .then((matches) => here && setMatch(lastOf(matches)))
      .catch(() => {
        // No memory on this device: then nothing was left either.
      });
    return () => {
      here = false;
    };
  }, []);
  return match;
}

/** The newest come first. */
export const lastOf = (matches: readonly KeptMatch[]): KeptMatch | null =>
  matches.find(({ over, goesOnAs }) => !over && goesOnAs === undefined) ?? matches[0] ?? null;
