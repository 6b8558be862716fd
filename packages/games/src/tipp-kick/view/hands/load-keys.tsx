import type { Running } from '@bande/host';
import { isIn, isShortcut, takeKey } from '@bande/stage/keys';
import type { Draft, SceneHands } from '@bande/stage/view';
import { useLatest } from '@bande/stage/use-latest';
import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { toPlay } from '../../rights.ts';
import type { TippKick } from '../../state.ts';
import { loadedAfter } from '../aims/loading.ts';
import { isShot, meantBy, shotFor, straightShot } from '../aims/meant.ts';
import type { Shoot } from '../aims/kinds.ts';

/** The space bar is also that of a button, a cell or a slider which has the focus; the button that shoots is meant anyway. */
const OF_THEIR_OWN =
  'button:not([data-action="shoot"]), a, input, select, textarea, dialog, summary, [role="gridcell"]';
const WRITES = 'input:not([type="range"]), select, textarea, dialog';
const isLoading = (event: KeyboardEvent): boolean =>
  (event.code === 'Space' && !isIn(event, OF_THEIR_OWN)) || (event.code === 'KeyX' && !isIn(event, WRITES));

interface LoadKeysProps {
  readonly running: Running<TippKick>;
  readonly draft: Draft<TippKick> | null;
  readonly onAct: SceneHands<TippKick>['onAct'];
}

/** A button that is held: what was set before, and since when, as keys and as pictures count their time. */
interface Loading {
  readonly was: Shoot;
  readonly code: string;
  readonly pressed: number;
  since: number | null;
}

/** Held, the space bar loads the button; let go, it shoots. Escape calls it off. */
export function LoadKeys(props: LoadKeysProps) {
  const invalidate = useThree((three) => three.invalidate);
  const latest = useLatest(props);
  const loading = useRef<Loading | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const callOff = (): void => {
      if (loading.current !== null) latest.current.draft?.set(loading.current.was);
      loading.current = null;
    };
    const press = (event: KeyboardEvent): void => {
      if (loading.current !== null) {
        if (event.key === 'Escape') callOff();
        return event.key === 'Escape' || event.code === loading.current?.code ? takeKey(event) : undefined;
      }
      const set = latest.current.draft?.get() ?? null;
      if (!isShot(set) || event.repeat || isShortcut(event) || !isLoading(event)) return;
      takeKey(event);
      loading.current = { was: set, pressed: event.timeStamp, since: null, code: event.code };
      invalidate();
    };
    const lift = (event: KeyboardEvent): void => {
      if (loading.current?.code !== event.code) return;
      takeKey(event);
      const { running, onAct } = latest.current;
      const { was, pressed } = loading.current;
      loading.current = null;
      const match = running.match();
      const side = toPlay(match);
      if (side === null) return;
      const strength = loadedAfter((event.timeStamp - pressed) / 1000);
      const shot = straightShot(match, side, { ...meantBy(match, side, was), strength });
      if (shot !== null) onAct(shot);
    };
    window.addEventListener('keydown', press, options);
    window.addEventListener('keyup', lift, options);
    window.addEventListener('blur', callOff, options);
    return () => listening.abort();
  }, [invalidate, latest]);
  useFrame(({ clock }) => {
    if (loading.current === null) return;
    const { running, draft } = latest.current;
    loading.current.since ??= clock.elapsedTime;
    const { was, since } = loading.current;
    const match = running.match();
    const side = toPlay(match);
    const strength = loadedAfter(clock.elapsedTime - since);
    const shot = side === null ? null : shotFor(match, side, { ...meantBy(match, side, was), strength });
    if (shot !== null) draft?.set(shot);
    invalidate();
  });
  return null;
}
