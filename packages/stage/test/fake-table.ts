import type { Grip, Touch } from '../src/hands/grip.ts';
import { listenToHands, type Findings, type Seen } from '../src/hands/hand-events.ts';

/** What is told of a pointer; the rest is that of a mouse with its left button down. */
interface Told {
  readonly id?: number;
  readonly at: readonly [x: number, y: number];
  readonly t?: number;
  readonly kind?: 'mouse' | 'touch';
  readonly button?: number;
  readonly buttons?: number;
  /** Where it was in between, since the last event; null: a browser that does not know that. */
  readonly between?: readonly { readonly at: readonly [x: number, y: number]; readonly t: number }[] | null;
}

const FLAT: Pick<Seen, 'spotAt' | 'pointAt'> = {
  spotAt: (x, y) => [x / 100, y / 100],
  pointAt: ([x, z]) => [x * 100, z * 100],
};

/** An element over a table of a hundredth of a unit a pixel or as it is seen, the keys of its page, and everything that hands do there. */
export function fakeTable(
  findings: Findings,
  screen: Pick<Seen, 'spotAt' | 'pointAt'> = FLAT,
): {
  readonly captured: ReadonlySet<number>;
  /** Fingers that were handed over to the camera. */
  readonly toCamera: readonly number[];
  readonly cursor: () => string;
  readonly down: (told: Told) => Event;
  readonly move: (told: Told) => Event;
  readonly up: (told: Told) => Event;
  readonly lose: (kind: 'pointercancel' | 'lostpointercapture', id?: number) => Event;
  readonly roll: (deltaY: number) => Event;
  readonly press: (key: string, more?: object) => Event;
  readonly leave: () => void;
} {
  const element = Object.assign(new EventTarget(), {
    style: { cursor: '' },
    setPointerCapture: (id: number) => void captured.add(id),
  });
  const keys = new EventTarget();
  const captured = new Set<number>();
  const toCamera: number[] = [];
  const seen = {
    element: element as unknown as HTMLElement,
    keys,
    onScreen: () => ({ share: [0.5, 0.5], size: [1000, 800] }) as const,
    page: () => [1000, 800] as const,
    ...screen,
  };
  const leave = listenToHands({ ...seen, toCamera: (id) => void toCamera.push(id) }, { current: findings });
  const tell = (kind: string, more: object): Event => {
    const event = eventOf(kind, more);
    element.dispatchEvent(event);
    return event;
  };
  const pointer = (kind: string, { between = [], ...told }: Told, usually: object): Event =>
    tell(kind, {
      ...usually,
      ...pointerOf(told),
      ...(between === null
        ? {}
        : { getCoalescedEvents: () => between.map((one) => eventOf(kind, pointerOf({ ...told, ...one }))) }),
    });
  return {
    captured,
    toCamera,
    cursor: () => element.style.cursor,
    down: (told) => pointer('pointerdown', told, { button: 0, buttons: 1 }),
    move: (told) => pointer('pointermove', told, { button: -1, buttons: 1 }),
    up: (told) => pointer('pointerup', told, { button: 0, buttons: 0 }),
    lose: (kind, id = 1) => tell(kind, { pointerId: id }),
    roll: (deltaY) => tell('wheel', { deltaY }),
    press: (key, more = {}) => {
      const event = eventOf('keydown', { key, ...more });
      keys.dispatchEvent(event);
      return event;
    },
    leave,
  };
}

const pointerOf = ({ id = 1, at: [clientX, clientY], t = 0, kind = 'mouse', ...buttons }: Told): object => ({
  pointerId: id,
  pointerType: kind,
  timeStamp: t,
  clientX,
  clientY,
  ...buttons,
});

/** The time of an event, and everything that only events of its kind have, is set by hand. */
function eventOf(kind: string, more: object): Event {
  const event = new Event(kind, { cancelable: true });
  for (const [name, value] of Object.entries(more)) Object.defineProperty(event, name, { value });
  return event;
}

/** A grip that writes down what is done with it. */
export function notedGrip(more: Partial<Grip> = {}): Grip & { readonly notes: readonly string[]; last(): Touch } {
  const notes: string[] = [];
  let touch: Touch | null = null;
  return {
    notes,
    last: () => touch!,
    move: (to) => {
      touch = to;
      notes.push('move');
    },
    release: (to) => {
      touch = to;
      notes.push('release');
    },
    cancel: () => void notes.push('cancel'),
    turn: (steps) => void notes.push(`turn ${steps}`),
    ...more,
  };
}
