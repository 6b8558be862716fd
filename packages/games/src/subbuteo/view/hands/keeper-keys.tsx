import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { endOf, other, type Side } from '../../names.ts';
import type { Leading } from './leading.ts';

/** Keys by where they lie on the keyboard: the near keeper to the left and right, then the far one, as the near side sees it. */
const KEYS: Readonly<Record<string, { readonly isNear: boolean; readonly way: number }>> = {
  KeyX: { isNear: true, way: -1 },
  KeyC: { isNear: true, way: 1 },
  KeyU: { isNear: false, way: -1 },
  KeyO: { isNear: false, way: 1 },
};
/** Tenths of a millimetre a second. */
const SPEED = 3000;
const LONGEST_FRAME = 0.1;
const WRITES = 'input, select, textarea, dialog';

export interface KeeperKeysProps {
  readonly near: Side;
  readonly leading: Leading;
}

/** Both keepers by keys, for as long as a key is held. */
export function KeeperKeys({ near, leading }: KeeperKeysProps) {
  const invalidate = useThree((three) => three.invalidate);
  const held = useRef(new Set<string>());
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(
      'keydown',
      (event) => {
        const busy = event.target instanceof Element && event.target.closest(WRITES) !== null;
        if (KEYS[event.code] === undefined || busy || event.ctrlKey || event.metaKey || event.altKey) return;
        held.current.add(event.code);
        invalidate();
      },
      { signal },
    );
    window.addEventListener('keyup', ({ code }) => held.current.delete(code), { signal });
    window.addEventListener('blur', () => held.current.clear(), { signal });
    return () => listening.abort();
  }, [invalidate]);
  useFrame((_, delta) => {
    if (held.current.size === 0) return;
    for (const code of held.current) {
      const { isNear, way } = KEYS[code]!;
      const side = isNear ? near : other(near);
      const [x, y, lean] = leading.wanted(side);
      // Who looks from the north has the east at his left.
      const step = -endOf(near) * way * SPEED * Math.min(delta, LONGEST_FRAME);
      leading.lead(side, [Math.round(x + step), y, lean]);
    }
    invalidate();
  });
  return null;
}
