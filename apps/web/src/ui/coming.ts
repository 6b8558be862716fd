import { useEffect } from 'react';

/** How many things are on their way that somebody waits for. */
let count = 0;
const waiting = new Set<() => void>();

/** A page or a table is on its way: nothing else is fetched meanwhile. */
export function useComing(isComing = true): void {
  useEffect(() => {
    if (!isComing) return undefined;
    count += 1;
    return () => {
      count -= 1;
      if (count > 0) return;
      for (const done of waiting) done();
      waiting.clear();
    };
  }, [isComing]);
}

export const somethingComes = (): boolean => count > 0;

export const onceAllIsHere = (): Promise<void> =>
  count === 0 ? Promise.resolve() : new Promise((done) => waiting.add(done));
