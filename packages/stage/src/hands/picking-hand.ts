import { DRAG_FROM } from '../camera/use-look-around.ts';

/** What pointing at the table does. */
interface Pointed {
  /** What a pointer means, if it means anything. */
  readonly find: (event: PointerEvent) => string | null;
  readonly focus: (id: string | null) => void;
  readonly pick: (id: string) => void;
  readonly miss: () => void;
  /** Asked once, when a pointer that came down on it begins to move: whether it goes along. */
  readonly takes: (id: string) => boolean;
  /** What was taken is let go over something, or over nothing. */
  readonly drop: (id: string | null) => void;
}

/** A press that may still become a tap, or take along what it came down on. */
interface Press {
  readonly x: number;
  readonly y: number;
  readonly id: number;
  readonly on: string | null;
}
const LEFT = 0;
const hasStrayed = ({ x, y }: Press, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(clientX - x, clientY - y) > DRAG_FROM;

/** Listens until it is told to stop. Where a pointer takes something along, the camera hears nothing of its way; a second finger is the camera's. */
export function listenToPicks(element: HTMLElement, pointed: Pointed): () => void {
  const hand = new PickingHand(element, pointed);
  const listening = new AbortController();
  const on = (kind: 'pointerdown' | 'pointermove' | 'pointerup', act: (event: PointerEvent) => void): void =>
    element.addEventListener(kind, act, { signal: listening.signal });
  on('pointerdown', (event) => hand.down(event));
  on('pointermove', (event) => hand.move(event));
  on('pointerup', (event) => hand.up(event));
  const { signal } = listening;
  element.addEventListener('pointercancel', ({ pointerId }) => hand.lose(pointerId), { signal });
  element.addEventListener('pointerleave', () => pointed.focus(null), { signal });
  return () => listening.abort();
}

class PickingHand {
  readonly #element: Pick<HTMLElement, 'setPointerCapture'>;
  readonly #pointed: Pointed;
  #press: Press | null = null;
  /** The pointer that takes something along. */
  #taking: number | null = null;
  /** One that did when a second finger came: the camera, which has not heard of its way, would jump. */
  #still: number | null = null;

  constructor(element: Pick<HTMLElement, 'setPointerCapture'>, pointed: Pointed) {
    this.#element = element;
    this.#pointed = pointed;
  }

  down(event: PointerEvent): void {
    const { isPrimary, button, clientX, clientY, pointerId, pointerType } = event;
    if (this.#taking !== null) this.#still = this.#taking;
    this.#taking = null;
    const isTap = isPrimary && button === LEFT;
    const on = isTap || pointerType !== 'mouse' ? this.#pointed.find(event) : null;
    this.#press = isTap ? { x: clientX, y: clientY, id: pointerId, on } : null;
    if (pointerType !== 'mouse') this.#pointed.focus(on);
  }

  move(event: PointerEvent): void {
    const { pointerId, buttons } = event;
    if (pointerId === this.#still) return event.stopPropagation();
    this.#begin(event);
    if (pointerId === this.#taking) {
      event.stopPropagation();
      // Let go where nobody saw it.
      if (buttons === 0) this.lose(pointerId);
    }
    if (pointerId === this.#taking || buttons === 0 || this.#isTap(event))
      this.#pointed.focus(this.#pointed.find(event));
  }

  up(event: PointerEvent): void {
    const [press, isTap, takes] = [this.#press, this.#isTap(event), event.pointerId === this.#taking];
    this.lose(event.pointerId);
    if (press === null || !(isTap || takes)) return;
    const id = this.#pointed.find(event);
    if (id === null && !takes) return this.#pointed.miss();
    // Tells the camera that this was not for it.
    event.preventDefault();
    if (takes) this.#pointed.drop(id);
    else if (id !== null) this.#pointed.pick(id);
  }

  /** The pointer is gone, and with it whatever it was about to do. */
  lose(id: number): void {
    if (id === this.#still) this.#still = null;
    if (id === this.#taking) this.#taking = null;
    if (id === this.#press?.id) this.#press = null;
  }

  #isTap(event: PointerEvent): boolean {
    return this.#press !== null && this.#press.id === event.pointerId && !hasStrayed(this.#press, event);
  }

  /** Far enough from where it came down, it takes along what lay there. */
  #begin(event: PointerEvent): void {
    const press = this.#press;
    if (press === null || press.on === null || press.id !== event.pointerId || !hasStrayed(press, event)) return;
    this.#press = { ...press, on: null };
    if (event.buttons === 0 || !this.#pointed.takes(press.on)) return;
    this.#taking = event.pointerId;
    this.#element.setPointerCapture(event.pointerId);
  }
}
