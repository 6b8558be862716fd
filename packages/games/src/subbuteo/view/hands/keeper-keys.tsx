import { useHeldKeys } from '@bande/stage';
import { isIn } from '@bande/stage/keys';
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
const WRITES = 'input, select, textarea, dialog';

interface KeeperKeysProps {
  readonly near: Side;
  readonly leading: Leading;
}

/** Both keepers by keys, for as long as a key is held. */
export function KeeperKeys({ near, leading }: KeeperKeysProps) {
  useHeldKeys({
    takes: (event) => KEYS[event.code] !== undefined && !isIn(event, WRITES),
    hold: (codes, seconds) => {
      for (const code of codes) {
        const { isNear, way } = KEYS[code]!;
        const side = isNear ? near : other(near);
        const [x, y, lean] = leading.wanted(side);
        // Who looks from the north has the east at his left.
        leading.lead(side, [Math.round(x - endOf(near) * way * SPEED * seconds), y, lean]);
      }
    },
  });
  return null;
}
