import { useLatest } from '@bande/stage/use-latest';
import { useEffect } from 'react';
import { PAUSE_KEY } from './house-gestures.ts';

/** Where letters are written, or belong to a sheet that lies over the table. */
const ELSEWHERE = 'input:not([type="range"]), textarea, select, dialog';

type Pressed = Pick<KeyboardEvent, 'target' | 'defaultPrevented'>;
const isIn = (place: string, target: EventTarget | null): boolean =>
  target !== null && 'closest' in target && (target as Element).closest(place) !== null;
export const isForTheTable = ({ target, defaultPrevented }: Pressed): boolean =>
  !defaultPrevented && !isIn(ELSEWHERE, target);

/** The key that stops the match, at every table. */
export const usePauseKey = (pause: () => void): void =>
  useTableKeys(({ key, ctrlKey, metaKey, altKey }) => {
    if (key.toLowerCase() === PAUSE_KEY && !ctrlKey && !metaKey && !altKey) pause();
  });

/** Keys of the table are heard wherever the focus is: a press on the picture leaves it nowhere, and somebody else may be the one who pressed. */
export function useTableKeys(press: (event: KeyboardEvent) => void): void {
  const latest = useLatest(press);
  useEffect(() => {
    // A sheet that was closed over another one may leave the focus nowhere: what is pressed then is still for the sheet.
    const isCovered = (): boolean => document.querySelector('dialog[open]') !== null;
    const listen = (event: KeyboardEvent): void => void (isForTheTable(event) && !isCovered() && latest.current(event));
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [latest]);
}
