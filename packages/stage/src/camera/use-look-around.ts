import { useThree } from '@react-three/fiber';
import { useEffect, type RefObject } from 'react';
import type { Camera } from 'three';
import type { Bounds, Pose, TableView } from './camera-fit.ts';
import {
  dragged,
  dragMeans,
  moved,
  ROAMING,
  SEATED,
  stepped,
  STRAIGHT,
  zoomed,
  type Freedom,
  type LookAround,
} from './look-around.ts';
import { placeUnder } from '../hands/place-under.ts';
import { useLatest } from '../frames/use-latest.ts';

interface Situation {
  readonly fitted: Pose;
  readonly view: TableView;
  readonly bounds: Bounds;
  readonly look: RefObject<LookAround>;
  readonly enabled: boolean;
  readonly roam: boolean;
  /** The page around the table is scrolled by the wheel; with the control key it comes closer, as everywhere. */
  readonly inPage: boolean;
}
const freedomOf = ({ roam }: Situation): Freedom => (roam ? ROAMING : SEATED);

/** Pixels before a press becomes a drag. */
export const DRAG_FROM = 8;
const OTHER_BUTTON = 2;
const DOUBLE_TAP_MS = 400;
const DOUBLE_TAP_PX = 30;

interface Finger {
  readonly startX: number;
  readonly startY: number;
  readonly means: ReturnType<typeof dragMeans>;
  x: number;
  y: number;
}

/** Reads drags, pinches, the wheel and double taps from the house's element and says how the look changes. */
export function useLookAround(situation: Situation, change: (look: LookAround, smoothly: boolean) => void): void {
  const element = useThree((three) => three.gl.domElement.parentElement ?? three.gl.domElement);
  const camera = useThree((three) => three.camera);
  const latest = useLatest({ situation, change });
  const { enabled } = situation;
  useEffect(() => {
    if (!enabled) return;
    const listening = new AbortController();
    listen(element, camera, latest, listening.signal);
    listenToKeys(latest, listening.signal);
    return () => listening.abort();
  }, [element, camera, enabled]);
}

/** What has keys of its own keeps them. */
const KEEPS_ITS_KEYS = 'input, select, textarea, dialog, [role="grid"]';

/** A spectator walks by keys too. */
function listenToKeys(latest: Latest, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { situation } = latest.current;
      const busy = event.target instanceof Element && event.target.closest(KEEPS_ITS_KEYS) !== null;
      if (!situation.roam || busy || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.startsWith('Arrow') && event.shiftKey ? `Shift+${event.key}` : event.key;
      const next = stepped(situation.look.current, key, situation.fitted, situation.view, situation.bounds);
      if (next === null) return;
      event.preventDefault();
      latest.current.change(next, false);
    },
    { signal },
  );
}

type Latest = RefObject<{ readonly situation: Situation; change(look: LookAround, smoothly: boolean): void }>;

function listen(element: HTMLElement, camera: Camera, latest: Latest, signal: AbortSignal): void {
  const hands = new Hands(element, camera, latest);
  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(kind, act, { signal, passive: kind !== 'wheel' });
  on('pointerdown', (event) => hands.down(event));
  on('pointermove', (event) => hands.move(event));
  on('pointerup', (event) => hands.up(event));
  on('pointercancel', (event) => hands.leave(event));
  on('pointerleave', (event) => hands.leave(event));
  on('wheel', (event) => hands.roll(event));
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}

const spread = ([a, b]: readonly Finger[]): number => Math.hypot(a!.x - b!.x, a!.y - b!.y);
const middle = ([a, b]: readonly Finger[]): readonly [number, number] => [(a!.x + b!.x) / 2, (a!.y + b!.y) / 2];
const NO_TAP = { at: -Infinity, x: 0, y: 0 };

/** The fingers on the table, or the mouse, and what they mean for the camera. */
class Hands {
  readonly #element: HTMLElement;
  readonly #camera: Camera;
  readonly #latest: Latest;
  readonly #fingers = new Map<number, Finger>();
  #dragging = false;
  #lastTap = NO_TAP;

  constructor(element: HTMLElement, camera: Camera, latest: Latest) {
    this.#element = element;
    this.#camera = camera;
    this.#latest = latest;
  }

  down({ pointerId, clientX, clientY, button }: PointerEvent): void {
    if (this.#fingers.size === 0) this.#dragging = false;
    const { look, bounds } = this.#situation;
    const place = placeUnder(this.#camera, this.#element, clientX, clientY);
    const means = dragMeans(look.current, place, button === OTHER_BUTTON, bounds, freedomOf(this.#situation));
    this.#fingers.set(pointerId, { startX: clientX, startY: clientY, x: clientX, y: clientY, means });
  }

  move({ pointerId, clientX, clientY }: PointerEvent): void {
    const finger = this.#fingers.get(pointerId);
    if (finger === undefined) return;
    const [dx, dy] = [clientX - finger.x, clientY - finger.y];
    Object.assign(finger, { x: clientX, y: clientY });
    if (this.#fingers.size === 1) this.#moveOne(finger, dx, dy);
    else if (this.#fingers.size === 2) this.#pinch(finger, dx, dy);
  }

  up(event: PointerEvent): void {
    if (this.#fingers.delete(event.pointerId) && !this.#dragging) this.#tapped(event);
  }

  leave({ pointerId }: PointerEvent): void {
    this.#fingers.delete(pointerId);
  }

  roll(event: WheelEvent): void {
    if (this.#situation.inPage && !event.ctrlKey) return;
    event.preventDefault();
    const factor = Math.exp(-Math.max(-100, Math.min(100, event.deltaY)) / 500);
    this.#change(this.#closer(factor, event.clientX, event.clientY));
  }

  get #situation(): Situation {
    return this.#latest.current.situation;
  }

  #change(look: LookAround): void {
    this.#latest.current.change(look, false);
  }

  #moveOne(finger: Finger, dx: number, dy: number): void {
    this.#dragging ||= Math.hypot(finger.x - finger.startX, finger.y - finger.startY) > DRAG_FROM;
    if (!this.#dragging || finger.means === 'nothing') return;
    const { fitted, view, bounds, look } = this.#situation;
    const { clientHeight } = this.#element;
    const by = [dx / clientHeight, dy / clientHeight] as const;
    this.#change(dragged(look.current, by, fitted, view, bounds, freedomOf(this.#situation)));
  }

  #pinch(finger: Finger, dx: number, dy: number): void {
    this.#dragging = true;
    const both = [...this.#fingers.values()];
    const before = both.map((other) => (other === finger ? { ...other, x: other.x - dx, y: other.y - dy } : other));
    const closer = this.#closer(spread(both) / Math.max(1, spread(before)), ...middle(both));
    const { fitted, bounds } = this.#situation;
    const { clientHeight } = this.#element;
    const [right, down] = [dx / 2 / clientHeight, dy / 2 / clientHeight];
    this.#change(moved(closer, right, down, fitted, bounds, freedomOf(this.#situation)));
  }

  /** Nearer to what lies under this point of the window, or farther from it. */
  #closer(factor: number, x: number, y: number): LookAround {
    const { fitted, bounds, look } = this.#situation;
    const place = placeUnder(this.#camera, this.#element, x, y);
    return zoomed(look.current, factor, place, fitted, bounds, freedomOf(this.#situation));
  }

  #tapped(event: PointerEvent): void {
    const { x, y, at } = this.#lastTap;
    const again =
      event.timeStamp - at < DOUBLE_TAP_MS && Math.hypot(event.clientX - x, event.clientY - y) < DOUBLE_TAP_PX;
    // Who has picked something twice did not mean the camera.
    if (again && !event.defaultPrevented) this.#latest.current.change(STRAIGHT, true);
    this.#lastTap =
      event.defaultPrevented || again ? NO_TAP : { at: event.timeStamp, x: event.clientX, y: event.clientY };
  }
}
