import type { Grip, OnScreen, Spot, Touch } from './grip.ts';
import { CameraFingers, isOneHand, isPinchWith } from './pinch.ts';
import { aimedAtRelease, fullPull, lengthOf, type Sample } from './pull.ts';

/** What hands find on the table. */
export interface Findings {
  /**
   * What is taken hold of at this place; null: nothing, and the camera may be turned. `pixel` is the size of one there, in table units. Asked at every
   * press, also of a hand that may only turn what another one holds: nothing happens before the grip is moved.
   */
  readonly grab: (at: Spot, pointer: string, pixel: number, on: OnScreen) => Grip | null;
  /** Whether there is something to take hold of, for the mouse's sign. */
  readonly offers: (at: Spot) => boolean;
  /** A mouse that holds nothing goes over the table. */
  readonly hover?: (at: Spot) => void;
}

/** Where hands are seen: pointers over an element, keys of the whole page, the place on the table under a point of the page, and the other way round. */
export interface Seen {
  readonly element: HTMLElement;
  readonly keys: EventTarget;
  readonly spotAt: (x: number, y: number) => Spot;
  readonly pointAt: (spot: Spot) => readonly [x: number, y: number];
  readonly onScreen: (x: number, y: number) => OnScreen;
  /** How large the page is, in pixels: a hand goes over all of it. */
  readonly page: () => readonly [width: number, height: number];
  /** A finger that came down here was taken for a hand, and is the camera's after all. */
  readonly toCamera: (id: number, x: number, y: number) => void;
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
  y: number;
  readonly grip: Grip;
}

/** The buttons of a mouse, as its events count them. */
const [LEFT, LEFT_ALONE] = [0, 1];
/** A mouse's wheel turns by notches of more than this; a pad tells every pixel. */
const NOTCH_PX = 50;
/** Pixels to the side by which the size of one is measured. */
const FAR_ASIDE = 16;
/** Pixels by which a direction is carried over to another place: never as far as the horizon. */
const A_LITTLE = 4;
/** Pixels of a second finger for one step, where what it turns has no measure of its own. */
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
  on('lostpointercapture', ({ pointerId }) => hands.callOff(pointerId));
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
  readonly #camera = new CameraFingers();
  /** What two fingers on a pad have rolled since the last notch. */
  #rolled = 0;

  constructor(seen: Seen, findings: { readonly current: Findings }) {
    this.#seen = seen;
    this.#findings = findings;
  }

  down(event: PointerEvent): void {
    const { pointerId, pointerType, clientX, clientY } = event;
    if (event.button !== LEFT) return;
    const isFinger = pointerType === 'touch';
    if (isFinger && this.#held.size === 0 && this.#camera.takes(sampleOf(event))) return this.#leaveToCamera(event);
    const from = this.#seen.spotAt(clientX, clientY);
    const grip = this.#findings.current.grab(
      from,
      pointerType,
      this.#pixelAt(event, from),
      this.#seen.onScreen(clientX, clientY),
    );
    const turned = this.#turnedBy(grip);
    if (isFinger && this.#beginsPinch(grip, turned, event)) return this.#leaveToCamera(event);
    if (grip === null && turned === null) return void (isFinger && this.#leaveToCamera(event));
    this.#seen.element.setPointerCapture(pointerId);
    event.stopImmediatePropagation();
    if (turned !== null) return void this.#turning.set(pointerId, { x: clientX, y: clientY, grip: turned });
    this.#held.set(pointerId, { grip: grip!, from, samples: [sampleOf(event)], kind: pointerType });
    this.#showHand('grabbing');
  }

  move(event: PointerEvent): void {
    const [one, second] = [this.#held.get(event.pointerId), this.#turning.get(event.pointerId)];
    if (one === undefined && second === undefined) return this.#hover(event);
    event.stopImmediatePropagation();
    // Another button pressed meanwhile comes as a move, and so does a mouse that was let go where nobody saw it: both call it off.
    if (event.buttons !== LEFT_ALONE) return this.callOff(event.pointerId);
    if (second !== undefined) return turn(second, event.clientX, event.clientY);
    one!.samples.push(...coalesced(event).map(sampleOf));
    if (one!.samples.length > MOST_SAMPLES) one!.samples.splice(1, one!.samples.length - MOST_SAMPLES);
    one!.grip.move(this.#touchOf(one!, one!.samples.at(-1)!));
  }

  up(event: PointerEvent): void {
    this.#camera.lift(event.pointerId);
    this.#turning.delete(event.pointerId);
    const one = this.#letGo(event.pointerId);
    if (one === undefined) return;
    // Tells the camera that this tap was not for it.
    event.preventDefault();
    event.stopImmediatePropagation();
    const aim = aimedAtRelease(one.samples, event.timeStamp, one.kind, one.grip.deadZone) ?? one.samples[0]!;
    one.grip.release(this.#touchOf(one, aim));
  }

  callOff(id: number): void {
    this.#camera.lift(id);
    this.#turning.delete(id);
    this.#letGo(id)?.grip.cancel();
  }

  roll(event: WheelEvent): void {
    const grip = this.#last(({ turn: turns }) => turns !== undefined);
    if (grip?.turn === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { deltaY, deltaMode } = event;
    const isNotch = deltaMode !== 0 || Math.abs(deltaY) >= NOTCH_PX;
    this.#rolled = isNotch ? 0 : this.#rolled + deltaY;
    if (!isNotch && Math.abs(this.#rolled) < NOTCH_PX) return;
    this.#rolled = 0;
    grip.turn(-Math.sign(deltaY));
  }

  /** Escape belongs to the keyboard and to no pointer: it calls off whatever any hand here holds, which costs a pull and never makes one. */
  key(event: KeyboardEvent): void {
    const act = event.key === 'Escape' ? this.#escape() : this.#turnByKey(event);
    if (act === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  }

  leave(): void {
    this.#callAllOff();
    this.#showHand('');
  }

  #last(is: (grip: Grip) => boolean = () => true): Grip | null {
    return [...this.#held.values()].findLast(({ grip }) => is(grip))?.grip ?? null;
  }

  /** What a hand turns that comes down here: what it would take hold of is held already, or there is nothing there. */
  #turnedBy(grip: Grip | null): Grip | null {
    if (grip === null) return this.#last();
    const pulled = grip.givesWayTo === undefined ? null : this.#last(({ by }) => by === grip.givesWayTo);
    if (pulled !== null) return pulled;
    return grip.holds === undefined ? null : this.#last(({ holds }) => holds === grip.holds);
  }

  #leaveToCamera(event: PointerEvent): void {
    this.#camera.add(event.pointerId, sampleOf(event));
  }

  /** Two fingers that come down together on what only one can hold mean the camera, unless somebody else holds something: what the first one began is called off. */
  #beginsPinch(grip: Grip | null, turned: Grip | null, event: PointerEvent): boolean {
    const [[id, first] = [], another] = [...this.#held];
    if (id === undefined || first === undefined || another !== undefined) return false;
    if (turned !== first.grip && !isOneHand(first.grip, grip)) return false;
    if (!isPinchWith(first, sampleOf(event))) return false;
    const { x, y } = first.samples.at(-1)!;
    this.callOff(id);
    this.#camera.add(id, first.samples[0]!);
    this.#seen.toCamera(id, x, y);
    return true;
  }

  #escape(): (() => void) | null {
    return this.#held.size === 0 ? null : () => this.#callAllOff();
  }

  #turnByKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): (() => void) | null {
    if (ctrlKey || metaKey || altKey) return null;
    const name = key.toLowerCase();
    const grip = this.#last(({ keys }) => keys?.[name] !== undefined);
    return grip === null ? null : () => grip.turn?.(grip.keys![name]!);
  }

  #letGo(id: number): Held | undefined {
    const one = this.#held.get(id);
    this.#held.delete(id);
    // Who turned it has nothing to turn any more.
    for (const [finger, { grip }] of this.#turning) if (grip === one?.grip) this.#turning.delete(finger);
    if (this.#held.size === 0) this.#showHand('');
    return one;
  }

  #callAllOff(): void {
    for (const id of this.#held.keys()) this.callOff(id);
    this.#turning.clear();
  }

  #hover({ buttons, pointerType, clientX, clientY }: PointerEvent): void {
    if (buttons !== 0) return;
    const at = this.#seen.spotAt(clientX, clientY);
    this.#showHand(this.#findings.current.offers(at) ? 'grab' : '');
    if (pointerType === 'mouse' && this.#held.size === 0) this.#findings.current.hover?.(at);
  }

  #showHand(cursor: 'grab' | 'grabbing' | ''): void {
    this.#seen.element.style.cursor = cursor;
  }

  #pixelAt({ clientX, clientY }: PointerEvent, at: Spot): number {
    const aside = this.#seen.spotAt(clientX + FAR_ASIDE, clientY);
    return Math.hypot(aside[0] - at[0], aside[1] - at[1]) / FAR_ASIDE;
  }

  #touchOf({ from, samples, grip, kind }: Held, to: Sample): Touch {
    const first = samples[0]!;
    const above = kind === 'touch' ? (grip.hangs ?? 0) : 0;
    const { spotAt, pointAt, page } = this.#seen;
    const [far, across, down] = [lengthOf(first, to), to.x - first.x, to.y - first.y];
    const beside = (place: Spot): Spot => {
      const [x, y] = pointAt(place);
      return far === 0 ? place : spotAt(x + (across / far) * A_LITTLE, y + (down / far) * A_LITTLE);
    };
    const full = fullPull(first, to, page());
    return { from, at: spotAt(to.x, to.y - above), far, full, across, down, beside, ms: to.t - first.t };
  }
}

const sampleOf = ({ timeStamp, clientX, clientY }: PointerEvent): Sample => ({ t: timeStamp, x: clientX, y: clientY });

/** Older Safaris do not know what came in between. */
function coalesced(event: PointerEvent): readonly PointerEvent[] {
  const all = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return all.length === 0 ? [event] : all;
}

/** To the right or up is more, to the left or down less: whichever it has gone farther. */
function turn(second: Turning, x: number, y: number): void {
  const { turnPx = TURN_PX } = second.grip;
  const [right, up] = [x - second.x, second.y - y];
  const isUp = Math.abs(up) > Math.abs(right);
  const steps = Math.trunc((isUp ? up : right) / turnPx);
  if (steps === 0) return;
  second.x = isUp ? x : second.x + steps * turnPx;
  second.y = isUp ? second.y - steps * turnPx : y;
  second.grip.turn?.(steps);
}
