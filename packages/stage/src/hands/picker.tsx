import { useEffect } from 'react';
import { Mesh, Raycaster, Vector2, Vector3, type Camera } from 'three';
import { axesOf } from '../camera/camera-fit.ts';
import { FINGER, meantBySight, nearest, type Spot, type Target } from './nearest.ts';
import { listenToPicks } from './picking-hand.ts';
import { usePointing } from './use-pointing.ts';

interface PickerProps {
  /** What can be pointed at now. */
  readonly targets: readonly Target[];
  readonly onPick: (id: string) => void;
  /** What is under the pointer; null when nothing is. */
  readonly onFocus?: (id: string | null) => void;
  /** A click beside everything. */
  readonly onMiss?: () => void;
  /** A pointer begins to move that came down on this: true if it takes it along. Left out, nothing is dragged. */
  readonly onTake?: (id: string) => boolean;
  /** Where what was taken along is let go; null beside everything. */
  readonly onDrop?: (id: string | null) => void;
}

const point = new Vector3();
const rim = new Vector3();

/** Where targets lie on the screen. */
function spotsOf(targets: readonly Target[], camera: Camera, width: number, height: number): readonly Spot[] {
  const { right } = axesOf(camera.rotation.y, 0);
  return targets.map(({ id, at, radius, rank = 0 }) => {
    point.set(...at).project(camera);
    rim.set(at[0] + right[0] * radius, at[1], at[2] + right[2] * radius).project(camera);
    return {
      id,
      x: ((point.x + 1) / 2) * width,
      y: ((1 - point.y) / 2) * height,
      radius: (Math.hypot(rim.x - point.x, 0) / 2) * width,
      rank,
    };
  });
}

const ray = new Raycaster();
const pointer = new Vector2();
const solid = new Mesh();

/** The upright piece that is seen at a place of the screen, from −1 to 1 to the right and up. */
function seenAt(targets: readonly Target[], camera: Camera, x: number, y: number): Target | null {
  ray.setFromCamera(pointer.set(x, y), camera);
  let first: { readonly target: Target; readonly distance: number } | null = null;
  for (const target of targets) {
    if (target.body === undefined) continue;
    solid.geometry = target.body.shape;
    solid.position.set(...target.at);
    solid.scale.setScalar(target.body.scale);
    solid.updateMatrixWorld();
    const distance = ray.intersectObject(solid, false)[0]?.distance;
    if (distance !== undefined && (first === null || distance < first.distance)) first = { target, distance };
  }
  return first?.target ?? null;
}

/** Of what a piece hides only the middle can be meant: its rim is where the piece is pointed at. */
const MIDDLE = 0.4;

/** What is seen under the pointer, or lies nearest to it, if anything lies near. */
function pointedAt(
  { pointerType, clientX, clientY }: PointerEvent,
  targets: readonly Target[],
  canvas: HTMLElement,
  camera: Camera,
): string | null {
  // The canvas itself is enlarged while things move.
  const { left, top, width, height } = (canvas.parentElement ?? canvas).getBoundingClientRect();
  const reach = pointerType === 'mouse' ? FINGER / 2 : FINGER;
  const [x, y] = [clientX - left, clientY - top];
  const spots = spotsOf(targets, camera, width, height);
  const seen = seenAt(targets, camera, (x / width) * 2 - 1, 1 - (y / height) * 2);
  if (seen === null) return nearest(spots, x, y, reach);
  const middles = spots.map((spot) => ({ ...spot, radius: spot.radius * MIDDLE }));
  return meantBySight(seen, nearest(middles, x, y, 0), targets);
}

/** Picking by mouse, pen and finger without rays: what lies nearest to the pointer on the screen is meant. */
export function Picker(props: PickerProps) {
  const { canvas, camera, latest } = usePointing(props);
  useEffect(() => {
    let focused: string | null = null;
    const stop = listenToPicks(canvas, {
      find: (event) => pointedAt(event, latest.current.targets, canvas, camera),
      focus: (id) => {
        if (id === focused) return;
        focused = id;
        canvas.style.cursor = id === null ? '' : 'pointer';
        latest.current.onFocus?.(id);
      },
      pick: (id) => latest.current.onPick(id),
      miss: () => latest.current.onMiss?.(),
      takes: (id) => latest.current.onTake?.(id) === true,
      drop: (id) => latest.current.onDrop?.(id),
    });
    return () => {
      stop();
      canvas.style.cursor = '';
    };
  }, [canvas, camera]);
  return null;
}
