import { useThree } from '@react-three/fiber';
import { useEffect, type RefObject } from 'react';
import { Raycaster, Vector2, type Camera } from 'three';
import type { Bounds, Pose, TableView } from './camera-fit.ts';
import {
  dragged,
  moved,
  ROAMING,
  SEATED,
  stepped,
  STRAIGHT,
  zoomed,
  type Freedom,
  type LookAround,
} from './look-around.ts';
import { useLatest } from './use-latest.ts';

interface Situation {
  readonly fitted: Pose;
  readonly view: TableView;
  readonly bounds: Bounds;
  readonly look: RefObject<LookAround>;
  readonly enabled: boolean;
  readonly roam: boolean;
}
const freedomOf = ({ roam }: Situation): Freedom => (roam ? ROAMING : SEATED);

/** Pixels before a press becomes a drag. */
export const DRAG_FROM = 8;
const DOUBLE_TAP_MS = 400;
const DOUBLE_TAP_PX = 30;

/** The place on the table under a point of the screen. */
export function placeUnder(
  camera: Camera,
  element: HTMLElement,
  clientX: number,
  clientY: number,
): readonly [number, number] {
  const box = element.getBoundingClientRect();
  const caster = new Raycaster();
  caster.setFromCamera(
    new Vector2(((clientX - box.left) / box.width) * 2 - 1, 1 - ((clientY - box.top) / box.height) * 2),
    camera,
  );
  const { origin, direction } = caster.ray;
  const reach = -origin.y / Math.min(-0.01, direction.y);
  return [origin.x + direction.x * reach, origin.z + direction.z * reach];
}

interface Finger {
  readonly startX: number;
  readonly startY: number;
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
  const fingers = new Map<number, Finger>();
  let dragging = false;
  let lastTap = { at: -Infinity, x: 0, y: 0 };

  const moveOne = (finger: Finger, dx: number, dy: number): void => {
    dragging ||= Math.hypot(finger.x - finger.startX, finger.y - finger.startY) > DRAG_FROM;
    if (!dragging) return;
    const { fitted, view, bounds, look } = latest.current.situation;
    const { clientHeight } = element;
    latest.current.change(
      dragged(
        look.current,
        [dx / clientHeight, dy / clientHeight],
        fitted,
        view,
        bounds,
        freedomOf(latest.current.situation),
      ),
      false,
    );
  };
  const spread = ([a, b]: readonly Finger[]): number => Math.hypot(a!.x - b!.x, a!.y - b!.y);
  const middle = ([a, b]: readonly Finger[]): readonly [number, number] => [(a!.x + b!.x) / 2, (a!.y + b!.y) / 2];
  const pinch = (finger: Finger, dx: number, dy: number): void => {
    dragging = true;
    const both = [...fingers.values()];
    const now = spread(both);
    const before = spread(
      both.map((other) => (other === finger ? { ...other, x: other.x - dx, y: other.y - dy } : other)),
    );
    const { fitted, bounds, look } = latest.current.situation;
    const closer = zoomed(
      look.current,
      now / Math.max(1, before),
      placeUnder(camera, element, ...middle(both)),
      fitted,
      bounds,
      freedomOf(latest.current.situation),
    );
    const { clientHeight } = element;
    latest.current.change(
      moved(closer, dx / 2 / clientHeight, dy / 2 / clientHeight, fitted, bounds, freedomOf(latest.current.situation)),
      false,
    );
  };
  const tapped = (event: PointerEvent): void => {
    const again =
      event.timeStamp - lastTap.at < DOUBLE_TAP_MS &&
      Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < DOUBLE_TAP_PX;
    // Who has picked something twice did not mean the camera.
    if (again && !event.defaultPrevented) latest.current.change(STRAIGHT, true);
    lastTap =
      event.defaultPrevented || again
        ? { at: -Infinity, x: 0, y: 0 }
        : { at: event.timeStamp, x: event.clientX, y: event.clientY };
  };

  const on = <K extends keyof HTMLElementEventMap>(kind: K, act: (event: HTMLElementEventMap[K]) => void): void =>
    element.addEventListener(kind, act, { signal, passive: kind !== 'wheel' });
  on('pointerdown', (event) => {
    if (fingers.size === 0) dragging = false;
    fingers.set(event.pointerId, { startX: event.clientX, startY: event.clientY, x: event.clientX, y: event.clientY });
  });
  on('pointermove', (event) => {
    const finger = fingers.get(event.pointerId);
    if (finger === undefined) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    Object.assign(finger, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) moveOne(finger, dx, dy);
    else if (fingers.size === 2) pinch(finger, dx, dy);
  });
  on('pointerup', (event) => {
    if (fingers.delete(event.pointerId) && !dragging) tapped(event);
  });
  on('pointercancel', (event) => void fingers.delete(event.pointerId));
  on('pointerleave', (event) => void fingers.delete(event.pointerId));
  on('wheel', (event) => {
    event.preventDefault();
    const { fitted, bounds, look } = latest.current.situation;
    const factor = Math.exp(-Math.max(-100, Math.min(100, event.deltaY)) / 500);
    latest.current.change(
      zoomed(
        look.current,
        factor,
        placeUnder(camera, element, event.clientX, event.clientY),
        fitted,
        bounds,
        freedomOf(latest.current.situation),
      ),
      false,
    );
  });
}
