import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';

/** Whether a finger or a button is down on the table: then nothing moves under it by itself. */
export function usePressed(): boolean {
  const canvas = useThree((three) => three.gl.domElement);
  const [down, setDown] = useState<ReadonlySet<number>>(NOBODY);
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    canvas.addEventListener('pointerdown', ({ pointerId }) => setDown((all) => new Set([...all, pointerId])), options);
    const leave = ({ pointerId }: PointerEvent): void =>
      setDown((all) => (all.has(pointerId) ? new Set([...all].filter((one) => one !== pointerId)) : all));
    for (const kind of ['pointerup', 'pointercancel'] as const)
      for (const place of [window, canvas]) place.addEventListener(kind, leave as EventListener, options);
    return () => listening.abort();
  }, [canvas]);
  return down.size > 0;
}
const NOBODY: ReadonlySet<number> = new Set();
