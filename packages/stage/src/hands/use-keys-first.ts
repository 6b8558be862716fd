import { useEffect } from 'react';
import { useLatest } from '../frames/use-latest.ts';
import { takeKey } from './keys.ts';

/** Keys heard before anything on the page hears them; a key of which `press` says that it is done goes no further. */
export function useKeysFirst(press: (event: KeyboardEvent) => boolean): void {
  const latest = useLatest(press);
  useEffect(() => {
    const listening = new AbortController();
    const heard = (event: KeyboardEvent): void => {
      if (latest.current(event)) takeKey(event);
    };
    window.addEventListener('keydown', heard, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [latest]);
}
