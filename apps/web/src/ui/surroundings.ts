import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, useSettings } from './settings.ts';

const lists = new Map<string, MediaQueryList>();
/** Asked in every redraw: each is made once. */
function query(text: string): MediaQueryList {
  const list = lists.get(text) ?? window.matchMedia(text);
  lists.set(text, list);
  return list;
}

/** Whether a media query holds now; the page follows it. */
export const useMedia = (text: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = query(text);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => query(text).matches,
  );

/** Light or dark, by the visitor's own word or by that of his system. */
export function useSurroundings(): 'light' | 'dark' {
  const { surroundings } = useSettings();
  const dark = useMedia('(prefers-color-scheme: dark)');
  if (surroundings !== 'system') return surroundings;
  return dark ? 'dark' : 'light';
}

export function useStill(): boolean {
  useSettings();
  useMedia('(prefers-reduced-motion: reduce)');
  return prefersReducedMotion();
}
