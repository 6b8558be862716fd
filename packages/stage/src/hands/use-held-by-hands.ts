import { useCallback, useState } from 'react';

/** Something of each hand on the table, by what it holds. */
export function useHeldByHands<K, T>(): readonly [ReadonlyMap<K, T>, (what: K, held: T | null) => void] {
  const [all, setAll] = useState<ReadonlyMap<K, T>>(() => new Map());
  const set = useCallback((what: K, held: T | null) => {
    setAll((before) => {
      if (held === null && !before.has(what)) return before;
      const others = [...before].filter(([one]) => one !== what);
      return new Map(held === null ? others : [...others, [what, held]]);
    });
  }, []);
  return [all, set];
}
