import { useSyncExternalStore } from 'react';

/** Whether the visitor used keys last: a focus that a script has set shows itself only to him. */
let keys = false;
const listeners = new Set<() => void>();
export const byKeyboard = (): boolean => keys;

/** The same for what is drawn anew when he changes from one to the other. */
export const useByKeyboard = (): boolean => useSyncExternalStore(listen, byKeyboard, byKeyboard);

function listen(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function use(now: boolean): void {
  if (now === keys) return;
  keys = now;
  for (const changed of listeners) changed();
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', () => use(true), true);
  document.addEventListener('pointerdown', () => use(false), true);
}
