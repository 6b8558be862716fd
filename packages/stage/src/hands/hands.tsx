import { useEffect } from 'react';
import type { OnScreen, Spot } from './grip.ts';
import { listenToHands, type Findings } from './hand-events.ts';
import { placeUnder, pointOver } from './place-under.ts';
import { usePointing } from './use-pointing.ts';

type HandsProps = Findings;

/**
 * Hands on the table: each mouse, pen or finger by itself, so that two people can act at once. Every press is captured; a finger that finds nothing to
 * take hold of, or only what another one holds already, turns that; where both come down together they are the camera's. The other button calls off what its mouse holds, Escape what any hand holds. While
 * something is held the camera rests.
 */
export function Hands(props: HandsProps) {
  const { canvas, camera, latest } = usePointing(props);
  useEffect(() => {
    // The canvas itself is enlarged while things move.
    const frame = canvas.parentElement ?? canvas;
    const spotAt = (x: number, y: number) => placeUnder(camera, frame, x, y);
    const pointAt = (spot: Spot) => pointOver(camera, frame, spot);
    const onScreen = (x: number, y: number): OnScreen => {
      const { left, top, width, height } = frame.getBoundingClientRect();
      return { share: [(x - left) / width, (y - top) / height], size: [width, height] };
    };
    const page = () => [window.innerWidth, window.innerHeight] as const;
    // The camera listens there, and has not heard of it while it was a hand.
    const toCamera = (pointerId: number, clientX: number, clientY: number) =>
      void frame.dispatchEvent(new PointerEvent('pointerdown', { pointerId, pointerType: 'touch', clientX, clientY }));
    return listenToHands({ element: canvas, keys: window, spotAt, pointAt, onScreen, page, toCamera }, latest);
  }, [canvas, camera, latest]);
  return null;
}
