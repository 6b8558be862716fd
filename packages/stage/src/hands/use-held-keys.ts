import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { useLatest } from '../frames/use-latest.ts';
import { isShortcut, takeKey } from './keys.ts';

/** A slow frame counts as so many seconds at most. */
const LONGEST_FRAME = 0.1;

interface HeldKeys {
  /** Whether a key that goes down is one of them. */
  readonly takes: (event: KeyboardEvent) => boolean;
  /** In every frame for as long as one is held: which ones, by where they lie on the keyboard, and for how long since the frame before. */
  readonly hold: (codes: ReadonlySet<string>, seconds: number) => void;
  /** One of them was let go. */
  readonly lifted?: () => void;
  /** They are heard before anything on the page hears them, and by nobody else. */
  readonly first?: boolean;
}

/** What is done by keys for as long as they are held. */
export function useHeldKeys(keys: HeldKeys): void {
  const { first = false } = keys;
  const invalidate = useThree((three) => three.invalidate);
  const held = useRef(new Set<string>());
  const latest = useLatest(keys);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const press = (event: KeyboardEvent): void => {
      if (isShortcut(event) || !latest.current.takes(event)) return;
      if (first) takeKey(event);
      held.current.add(event.code);
      invalidate();
    };
    const lift = ({ code }: KeyboardEvent): void => {
      if (held.current.delete(code)) latest.current.lifted?.();
    };
    window.addEventListener('keydown', press, { signal, capture: first });
    window.addEventListener('keyup', lift, { signal });
    window.addEventListener('blur', () => held.current.clear(), { signal });
    return () => listening.abort();
  }, [invalidate, latest, first]);
  useFrame((_, delta) => {
    if (held.current.size === 0) return;
    latest.current.hold(held.current, Math.min(delta, LONGEST_FRAME));
    invalidate();
  });
}
