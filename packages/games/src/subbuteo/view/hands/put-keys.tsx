import type { Action as AnyAction } from '@bande/core';
import { useFacing, useKeysFirst } from '@bande/stage';
import { ARROWS, isIn, isShortcut } from '@bande/stage/keys';
import type { Draft, SceneHands } from '@bande/stage/view';
import type { Subbuteo } from '../../state.ts';
import type { Take } from './areas.ts';
import { nudged, type Place } from './setting-up.ts';

/** With the shift key so many steps at once. */
const LARGE = 5;
const ELSEWHERE = 'input, select, textarea, dialog';
const PRESSED = `${ELSEWHERE}, button, a`;

const isPut = (action: AnyAction<Subbuteo>): action is Place | Take =>
  action.kind === 'place' || action.kind === 'take';

interface PutKeysProps {
  readonly draft: Draft<Subbuteo> | null;
  readonly onAct: SceneHands<Subbuteo>['onAct'];
}

/** Where hands put things, arrows move what is chosen as the screen shows it, and Enter puts it there; before anybody walks over the board with them. */
export function PutKeys({ draft, onAct }: PutKeysProps) {
  const facing = useFacing();
  useKeysFirst((event) => {
    const put = draft?.get() ?? null;
    if (put === null || !isPut(put) || isShortcut(event)) return false;
    const way = isIn(event, ELSEWHERE) ? undefined : ARROWS[event.key];
    if (way === undefined && (event.key !== 'Enter' || isIn(event, PRESSED))) return false;
    const steps = event.shiftKey ? LARGE : 1;
    if (way === undefined) onAct(put);
    else draft?.set(nudged(put, [way[0] * steps, way[1] * steps], facing));
    return true;
  });
  return null;
}
