import type { Action as AnyAction } from '@bande/core';
import { useFacing } from '@bande/stage';
import type { Draft, SceneProps } from '@bande/stage/view';
import { useLatest } from '@bande/stage/use-latest';
import { useEffect } from 'react';
import type { Subbuteo } from '../../state.ts';
import type { Take } from './areas.ts';
import { nudged, type Place } from './setting-up.ts';

const ARROWS: Readonly<Record<string, readonly [right: number, away: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** With the shift key so many steps at once. */
const LARGE = 5;
const ELSEWHERE = 'input, select, textarea, dialog';
const PRESSED = `${ELSEWHERE}, button, a`;

const isPut = (action: AnyAction<Subbuteo>): action is Place | Take =>
  action.kind === 'place' || action.kind === 'take';

export interface PutKeysProps {
  readonly draft: Draft<Subbuteo> | null;
  readonly onAct: SceneProps<Subbuteo>['onAct'];
}

/** Where hands put things, arrows move what is chosen as the screen shows it, and Enter puts it there; before anybody walks over the board with them. */
export function PutKeys(props: PutKeysProps) {
  const facing = useFacing();
  const latest = useLatest({ ...props, facing });
  useEffect(() => {
    const listening = new AbortController();
    const press = (event: KeyboardEvent): void => {
      const { draft, onAct, facing: turn } = latest.current;
      const put = draft?.get() ?? null;
      const isIn = (place: string): boolean => event.target instanceof Element && event.target.closest(place) !== null;
      if (put === null || !isPut(put) || event.ctrlKey || event.metaKey || event.altKey) return;
      const way = isIn(ELSEWHERE) ? undefined : ARROWS[event.key];
      if (way === undefined && (event.key !== 'Enter' || isIn(PRESSED))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const steps = event.shiftKey ? LARGE : 1;
      if (way === undefined) onAct(put);
      else draft?.set(nudged(put, [way[0] * steps, way[1] * steps], turn));
    };
    window.addEventListener('keydown', press, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [latest]);
  return null;
}
