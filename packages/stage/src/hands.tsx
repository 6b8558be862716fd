import { useEffect } from 'react';
import { aimedAtRelease, lengthOf, type Sample } from './pull.ts';
import { placeUnder } from './use-look-around.ts';
import { usePointing } from './use-pointing.ts';

/** A place on the table, as x and z. */
export type Spot = readonly [x: number, z: number];

/** Where a hand is that has taken hold of something. */
export interface Touch {
  readonly from: Spot;
  readonly at: Spot;
  /** Pixels from where it came down. */
  readonly far: number;
  /** The same across and down the page. */
  readonly across: number;
  readonly down: number;
  /** Milliseconds since then. */
  readonly ms: number;
}

/** What a hand does with what it holds. */
export interface Grip {
  readonly move: (touch: Touch) => void;
  readonly release: (touch: Touch) => void;
  /** Called off: by Escape, another button, or the system. */
  readonly cancel: () => void;
  /** A notch of the wheel, or a stretch of a second finger to the right. */
  readonly turn?: (steps: number) => void;
}

export interface HandsProps {
  /** What is taken hold of at this place; null: nothing, and the camera may be turned. `pixel` is the size of one there, in table units. */
  readonly grab: (at: Spot, pointer: string, pixel: number) => Grip | null;
  /** Whether there is something to take hold of, for the mouse's sign. */
  readonly offers: (at: Spot) => boolean;
}

interface Held {
  readonly grip: Grip;
  readonly from: Spot;
  readonly samples: Sample[];
  readonly kind: string;
}

/** Pixels to the side by which the size of one is measured. */
const FAR_ASIDE = 16;
/** Pixels of a second finger for one step. */
const TURN_PX = 24;
/** Samples that may still be asked for: half a second of a quick finger. */
const MOST_SAMPLES = 120;

/**
 * Hands on the table: each mouse, pen or finger by itself, so that two people can act at once. Every press is captured; a finger that finds nothing to
 * take hold of turns what the other one holds. While something is held the camera rests.
 */
export function Hands(props: HandsProps) {
  const { canvas, camera, latest } = usePointing(props);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const held = new Map<number, Held>();
    const turning = new Map<number, { x: number; readonly grip: Grip }>();
    const spotAt = (x: number, y: number): Spot => placeUnder(camera, canvas.parentElement ?? canvas, x, y);
    const touchOf = ({ from, samples }: Held, to: Sample): Touch => {
      const first = samples[0]!;
      return {
        from,
        at: spotAt(to.x, to.y),
        far: lengthOf(first, to),
        across: to.x - first.x,
        down: to.y - first.y,
        ms: to.t - first.t,
      };
    };
    const letGo = (id: number): Held | undefined => {
      const one = held.get(id);
      held.delete(id);
      if (held.size === 0) canvas.style.cursor = '';
      return one;
    };
    const cancelAll = (): void => {
      for (const [id] of held) letGo(id)?.grip.cancel();
      turning.clear();
    };
    const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void): void =>
      canvas.addEventListener(kind, act, { signal });

    on('pointerdown', (event) => {
      // The other button of a mouse that holds something calls it off.
      if (event.button !== 0)
        return void (held.has(event.pointerId) && (event.stopImmediatePropagation(), cancelAll()));
      const from = spotAt(event.clientX, event.clientY);
      const aside = spotAt(event.clientX + FAR_ASIDE, event.clientY);
      const pixel = Math.hypot(aside[0] - from[0], aside[1] - from[1]) / FAR_ASIDE;
      const grip = latest.current.grab(from, event.pointerType, pixel);
      const other = [...held.values()].at(-1);
      if (grip === null && other === undefined) return;
      canvas.setPointerCapture(event.pointerId);
      event.stopImmediatePropagation();
      if (grip === null) return void turning.set(event.pointerId, { x: event.clientX, grip: other!.grip });
      const sample = { t: event.timeStamp, x: event.clientX, y: event.clientY };
      held.set(event.pointerId, { grip, from, samples: [sample], kind: event.pointerType });
      canvas.style.cursor = 'grabbing';
    });
    on('pointermove', (event) => {
      const second = turning.get(event.pointerId);
      if (second !== undefined) return turn(second, event.clientX);
      const one = held.get(event.pointerId);
      if (one === undefined) {
        if (event.buttons === 0)
          canvas.style.cursor = latest.current.offers(spotAt(event.clientX, event.clientY)) ? 'grab' : '';
        return;
      }
      event.stopImmediatePropagation();
      for (const { timeStamp, clientX, clientY } of coalesced(event))
        one.samples.push({ t: timeStamp, x: clientX, y: clientY });
      if (one.samples.length > MOST_SAMPLES) one.samples.splice(1, one.samples.length - MOST_SAMPLES);
      one.grip.move(touchOf(one, one.samples.at(-1)!));
    });
    on('pointerup', (event) => {
      turning.delete(event.pointerId);
      const one = letGo(event.pointerId);
      if (one === undefined) return;
      // Tells the camera that this tap was not for it.
      event.preventDefault();
      event.stopImmediatePropagation();
      const aim = aimedAtRelease(one.samples, event.timeStamp, one.kind) ?? one.samples[0]!;
      one.grip.release(touchOf(one, aim));
    });
    on('pointercancel', (event) => {
      turning.delete(event.pointerId);
      letGo(event.pointerId)?.grip.cancel();
    });
    canvas.addEventListener(
      'wheel',
      (event) => {
        const one = [...held.values()].at(-1);
        if (one?.grip.turn === undefined) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        one.grip.turn(-Math.sign(event.deltaY));
      },
      { signal, passive: false },
    );
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || held.size === 0) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        cancelAll();
      },
      { signal, capture: true },
    );
    return () => {
      listening.abort();
      cancelAll();
      canvas.style.cursor = '';
    };
  }, [canvas, camera]);
  return null;
}

const coalesced = (event: PointerEvent): readonly PointerEvent[] => {
  const all = event.getCoalescedEvents();
  return all.length === 0 ? [event] : all;
};

function turn(second: { x: number; readonly grip: Grip }, x: number): void {
  const steps = Math.trunc((x - second.x) / TURN_PX);
  if (steps === 0) return;
  second.x += steps * TURN_PX;
  second.grip.turn?.(steps);
}
