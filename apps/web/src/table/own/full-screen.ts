import { useSyncExternalStore } from 'react';

interface FullScreen {
  readonly isFull: boolean;
  readonly turn: () => void;
}

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** The whole screen for the table; null where the browser has none to give (phones of some makers). */
export function useFullScreen(): FullScreen | null {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  // Whoever is refused sees it: nothing has changed.
  const turn = (): void =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return { isFull, turn };
}
