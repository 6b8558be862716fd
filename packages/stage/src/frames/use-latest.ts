import { useEffect, useRef, type RefObject } from 'react';

/** What was given last: for listeners and large parts that are set up once, while their callbacks change with every redraw. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
