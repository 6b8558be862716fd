import { useEffect, useState } from 'react';
import type { KeptMatch } from '../session/store.ts';

/** The match that was left last without being over, if there is one. */
export function useUnfinished(): KeptMatch | null {
  const [match, setMatch] = useState<KeptMatch | null>(null);
  useEffect(() => {
    let here = true;
    void import('../session/store.ts')
      .then(({ keptMatches }) => keptMatches())
      .then((matches) => here && setMatch(matches.find(({ over }) => !over) ?? null))
      .catch(() => {
        // No memory on this device: then nothing was left either.
      });
    return () => {
      here = false;
    };
  }, []);
  return match;
}
