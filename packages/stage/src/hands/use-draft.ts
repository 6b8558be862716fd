import type { Action, GameShape } from '@bande/core';
import { useSyncExternalStore } from 'react';
import type { Draft } from '../view/index.ts';

const NEVER = (): (() => void) => () => {};
const NOTHING = (): null => null;

/** The draft as it stands; only whoever draws it is drawn anew when it changes. */
export const useDraftValue = <G extends GameShape>(draft: Draft<G> | null): Action<G> | null =>
  useSyncExternalStore(draft?.subscribe ?? NEVER, draft?.get ?? NOTHING);

/** Whether a hand is in the middle of setting it. */
export const useIsChanged = <G extends GameShape>(draft: Draft<G> | null): boolean =>
  useSyncExternalStore(draft?.subscribe ?? NEVER, () => draft?.isChanged?.() === true);

/** A draft that remembers what it was set to. */
export function createDraft<G extends GameShape>(
  first: Action<G> | null,
): Draft<G> & { reset(to: Action<G> | null): void } {
  let current = first;
  const listeners = new Set<() => void>();
  const set = (action: Action<G> | null): void => {
    if (action === current) return;
    current = action;
    for (const changed of listeners) changed();
  };
  return {
    get: () => current,
    set,
    reset: set,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
