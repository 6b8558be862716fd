import { useEffect, useRef } from 'react';

/** The earlier of two values, if nothing in the later one is other than in it. */
export function unlessOther<T extends object>(before: T, now: T): T {
  const keys = Object.keys(now) as (keyof T)[];
  const isSame = keys.length === Object.keys(before).length && keys.every((key) => Object.is(before[key], now[key]));
  return isSame ? before : now;
}

/** The same object as long as nothing in it changes: whoever is handed it whole is drawn anew only then. */
export function useSame<T extends object>(value: T): T {
  const last = useRef(value);
  const same = unlessOther(last.current, value);
  useEffect(() => {
    last.current = same;
  });
  return same;
}
