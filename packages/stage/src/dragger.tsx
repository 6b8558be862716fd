import { useEffect } from 'react';
import { placeUnder } from './use-look-around.ts';
import { usePointing } from './use-pointing.ts';

/** A place on the table, as x and z. */
export type Spot = readonly [x: number, z: number];

export interface DraggerProps {
  /** What is taken hold of at this place, by id; null: nothing, and the camera may be turned. */
  readonly grab: (at: Spot) => string | null;
  /** The held thing is wanted here; `from` is where it was taken hold of. */
  readonly onDrag: (id: string, at: Spot, from: Spot) => void;
  readonly onDrop?: (id: string) => void;
}

/** Dragging things over the table with mouse, pen or finger. While something is held the camera rests. */
export function Dragger(props: DraggerProps) {
  const { canvas, camera, latest } = usePointing(props);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let held: { readonly id: string; readonly pointer: number; readonly from: Spot } | null = null;
    const spotOf = ({ clientX, clientY }: PointerEvent): Spot =>
      placeUnder(camera, canvas.parentElement ?? canvas, clientX, clientY);
    const letGo = (): void => {
      if (held !== null) latest.current.onDrop?.(held.id);
      held = null;
      canvas.style.cursor = '';
    };
    canvas.addEventListener(
      'pointerdown',
      (event) => {
        // A second finger is for the camera.
        if (held !== null) return letGo();
        if (!event.isPrimary || event.button !== 0) return;
        const from = spotOf(event);
        const id = latest.current.grab(from);
        if (id === null) return;
        held = { id, pointer: event.pointerId, from };
        canvas.setPointerCapture(event.pointerId);
        canvas.style.cursor = 'grabbing';
        event.stopImmediatePropagation();
        latest.current.onDrag(id, from, from);
      },
      { signal },
    );
    canvas.addEventListener(
      'pointermove',
      (event) => {
        if (held?.pointer === event.pointerId) latest.current.onDrag(held.id, spotOf(event), held.from);
        else if (event.buttons === 0) canvas.style.cursor = latest.current.grab(spotOf(event)) === null ? '' : 'grab';
      },
      { signal },
    );
    for (const kind of ['pointerup', 'pointercancel'] as const)
      canvas.addEventListener(kind, (event) => held?.pointer === event.pointerId && letGo(), { signal });
    return () => {
      listening.abort();
      canvas.style.cursor = '';
    };
  }, [canvas, camera]);
  return null;
}
