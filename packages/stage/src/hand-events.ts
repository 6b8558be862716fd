import type { Grip, Spot, Touch } from './grip.ts';
import { aimedAtRelease, lengthOf, type Sample } from './pull.ts';

/** What hands find on the table. */
export interface Findings {
  /** What is taken hold of at this place; null: nothing, and the camera may be turned. `pixel` is the size of one there, in table units. */
  readonly grab: (at: Spot, pointer: string, pixel: number) => Grip | null;
  /** Whether there is something to take hold of, for the mouse's sign. */
  readonly offers: (at: Spot) => boolean;
}

/** Where hands are seen: pointers over an element, keys of the whole page, and the place on the table under a point of the page. */
export interface Seen {
  readonly element: HTMLElement;
  readonly keys: EventTarget;
  readonly spotAt: (x: number, y: number) => Spot;
}

interface Held {
  readonly grip: Grip;
  readonly from: Spot;
  readonly samples: Sample[];
  readonly kind: string;
}

/** A further finger, by which something held is turned. */
interface Turning {
  x: number;
  readonly grip: Grip;
}

/** Pixels to the side by which the size of one is measured. */
const FAR_ASIDE = 16;
/** Pixels of a second finger for one step. */
const TURN_PX = 24;
/** Samples that may still be asked for: half a second of a quick finger. */
const MOST_SAMPLES = 120;

/** Listens until it is told to stop; what is held then is called off. */
export function listenToHands(seen: Seen, findings: { readonly current: Findings }): () => void {
  const hands = new HandsOnTable(seen, findings);
  const listening = new AbortController();
  const { signal } = listening;
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void): void =>
    seen.element.addEventListener(kind, act, { signal, passive: false });
  on('pointerdown', (event) => hands.down(event));
  on('pointermove', (event) => hands.move(event));
  on('pointerup', (event) => hands.up(event));
  on('pointercancel', ({ pointerId }) => hands.callOff(pointerId));
  on('wheel', (event) => hands.roll(event));
  seen.keys.addEventListener('keydown', (event) => hands.key(event as KeyboardEvent), { signal, capture: true });
  return () => {
    listening.abort();
    hands.leave();
  };
}

/** The pointers that hold something, and what they do with it. */
class HandsOnTable {
  readonly #seen: Seen;
  readonly #findings: { readonly current: Findings };
  readonly #held = new Map<number, Held>();
  readonly #turning = new Map<number, Turning>();

  constructor(seen: Seen, findings: { readonly current: Findings }) {
    this.#seen = seen;
    this.#findings = findings;
  }

  down(event: PointerEvent): void {
    const { pointerId, pointerType, clientX, clientY } = event;
    // The other button of a mouse that holds something calls it off.
    if (event.button !== 0)
      return void (this.#held.has(pointerId) && (event.stopImmediatePropagation(), this.#callAllOff()));
    const from = this.#seen.spotAt(clientX, clientY);
    const grip = this.#findings.current.grab(from, pointerType, this.#pixelAt(event, from));
    const other = this.#last()?.grip;
    if (grip === null && other === undefined) return;
    this.#seen.element.setPointerCapture(pointerId);
    event.stopImmediatePropagation();
    if (grip === null) return void this.#turning.set(pointerId, { x: clientX, grip: other! });
    this.#held.set(pointerId, { grip, from, samples: [sampleOf(event)], kind: pointerType });
    this.#showHand('grabbing');
  }

  move(event: PointerEvent): void {
    const second = this.#turning.get(event.pointerId);
    if (second !== undefined) return turn(second, event.clientX);
    const one = this.#held.get(event.pointerId);
    if (one === undefined) return this.#hover(event);
    event.stopImmediatePropagation();
    one.samples.push(...coalesced(event).map(sampleOf));
    if (one.samples.length > MOST_SAMPLES) one.samples.splice(1, one.samples.length - MOST_SAMPLES);
    one.grip.move(this.#touchOf(one, one.samples.at(-1)!));
  }

  up(event: PointerEvent): void {
    this.#turning.delete(event.pointerId);
    const one = this.#letGo(event.pointerId);
    if (one === undefined) return;
    // Tells the camera that this tap was not for it.
    event.preventDefault();
    event.stopImmediatePropagation();
    const aim = aimedAtRelease(one.samples, event.timeStamp, one.kind) ?? one.samples[0]!;
    one.grip.release(this.#touchOf(one, aim));
  }

  callOff(id: number): void {
    this.#turning.delete(id);
    this.#letGo(id)?.grip.cancel();
  }

  roll(event: WheelEvent): void {
    const grip = this.#last()?.grip;
    if (grip?.turn === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    grip.turn(-Math.sign(event.deltaY));
  }

  key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.#held.size === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#callAllOff();
  }

  leave(): void {
    this.#callAllOff();
    this.#showHand('');
  }

  #last(): Held | undefined {
    return [...this.#held.values()].at(-1);
  }

  #letGo(id: number): Held | undefined {
    const one = this.#held.get(id);
    this.#held.delete(id);
    if (this.#held.size === 0) this.#showHand('');
    return one;
  }

  #callAllOff(): void {
    for (const id of this.#held.keys()) this.callOff(id);
    this.#turning.clear();
  }

  #hover({ buttons, clientX, clientY }: PointerEvent): void {
    if (buttons !== 0) return;
    this.#showHand(this.#findings.current.offers(this.#seen.spotAt(clientX, clientY)) ? 'grab' : '');
  }

  #showHand(cursor: 'grab' | 'grabbing' | ''): void {
    this.#seen.element.style.cursor = cursor;
  }

  #pixelAt({ clientX, clientY }: PointerEvent, at: Spot): number {
    const aside = this.#seen.spotAt(clientX + FAR_ASIDE, clientY);
    return Math.hypot(aside[0] - at[0], aside[1] - at[1]) / FAR_ASIDE;
  }

  #touchOf({ from, samples }: Held, to: Sample): Touch {
    const first = samples[0]!;
    return {
      from,
      at: this.#seen.spotAt(to.x, to.y),
      far: lengthOf(first, to),
      across: to.x - first.x,
      down: to.y - first.y,
      ms: to.t - first.t,
    };
  }
}

const sampleOf = ({ timeStamp, clientX, clientY }: PointerEvent): Sample => ({ t: timeStamp, x: clientX, y: clientY });

const coalesced = (event: PointerEvent): readonly PointerEvent[] => {
  const all = event.getCoalescedEvents();
  return all.length === 0 ? [event] : all;
};

function turn(second: Turning, x: number): void {
  const steps = Math.trunc((x - second.x) / TURN_PX);
  if (steps === 0) return;
  second.x += steps * TURN_PX;
  second.grip.turn?.(steps);
}
