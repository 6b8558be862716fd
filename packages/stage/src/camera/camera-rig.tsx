import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PerspectiveCamera } from 'three';
import {
  apart,
  fitNear,
  fitTable,
  followed,
  mixPose,
  takePose,
  type Bounds,
  type Closeness,
  type Edge,
  type Inset,
  type Pose,
  type TableView,
} from './camera-fit.ts';
import { useHouse, useStillness } from '../house/house-context.ts';
import { lookedAround, STRAIGHT, type LookAround } from './look-around.ts';
import { easeInOut, type Vec3 } from '../frames/motion.ts';
import { useLatest } from '../frames/use-latest.ts';
import { useLookAround } from './use-look-around.ts';
import { useTween } from '../frames/use-tween.ts';

export interface CameraTarget extends Omit<Closeness, 'at'> {
  /** Something that moves says in every frame where it is, and is followed; with reduced motion the camera stays where it first was. */
  readonly at: Vec3 | (() => Vec3);
  /** The picture is there at once, as in a film, and at once back again; whoever has turned the view himself keeps it. */
  readonly cut?: boolean;
}

export interface CameraRigProps {
  readonly view: TableView;
  /** The edge at which the viewer sits; an oblong table may be turned by a quarter, then this edge is at the left. */
  readonly near?: Edge;
  readonly bounds: Bounds;
  readonly reducedMotion?: boolean;
  /** Dragging and zooming; without it the view is fixed. */
  readonly free?: boolean;
  /** All around the table, for those who only watch. */
  readonly roam?: boolean;
  /** What the camera comes close to; pass the same one while it is meant. Without it the whole table is seen. */
  readonly target?: CameraTarget | null;
  /** Somebody aims: the camera goes nowhere by itself, whatever the page covers or play would have it see. */
  readonly hold?: boolean;
  /** Somebody sets something at the table's edge: the same, but where the page opens something there the table makes room for it. */
  readonly keep?: boolean;
  /** Somebody watches what others do: from one picture to the next it goes slowly. */
  readonly calm?: boolean;
}

const [TRAVEL_MS, CALM_MS] = [800, 1600];
/** Closer than this to what it follows, the camera rests and costs no frames. */
const RESTS = 0.0005;

const placeOf = ({ at }: CameraTarget): Vec3 => (typeof at === 'function' ? at() : at);

/** The value as it was when holding began, until it ends. */
function useHeld<T>(value: T, hold: boolean): T {
  const kept = useRef(value);
  if (!hold) kept.current = value;
  return kept.current;
}

/** What of play and of the page the camera goes by; while somebody aims, what it was when he began. */
function useMeant(
  {
    target = null,
    hold = false,
    keep = false,
    roam = false,
  }: Pick<CameraRigProps, 'target' | 'hold' | 'keep' | 'roam'>,
  isTurned: boolean,
  isSameShape: boolean,
): { readonly inset: Inset; readonly meant: CameraTarget | null; readonly rests: boolean } {
  const house = useHouse();
  // A resized window has to be filled anew even while somebody aims.
  const rests = (hold || keep) && isSameShape;
  const inset = useHeld(house.inset, hold && isSameShape);
  // Whoever goes around the table himself is not called back.
  const meant = useHeld(isTurned && target?.cut === true ? null : target, rests || (roam && isTurned));
  return { inset, meant, rests };
}

/** The camera: shows the whole table upright or comes close to a place, goes calmly from one view to the other, lets itself be turned a little. */
export function CameraRig({
  view,
  near = 'front',
  bounds,
  reducedMotion,
  free = true,
  roam = false,
  calm = false,
  ...aimed
}: CameraRigProps) {
  const camera = useThree((three) => three.camera) as PerspectiveCamera;
  const size = useThree((three) => three.size);
  const invalidate = useThree((three) => three.invalidate);
  const { facing, stir, inPage, onTurned } = useHouse();
  const still = useStillness(reducedMotion);
  const tween = useTween();
  const { width, depth, height = 0, tilt } = bounds;
  const shape = `${size.width}x${size.height}`;
  const lastShape = useRef(shape);
  const [isTurned, setTurned] = useState(false);
  const { inset, meant, rests } = useMeant({ ...aimed, roam }, isTurned, lastShape.current === shape);
  const screen = useMemo(() => ({ width: size.width, height: size.height, inset }), [size.width, size.height, inset]);
  const whole = useMemo(
    () => fitTable({ width, depth, height, ...(tilt === undefined ? {} : { tilt }) }, screen, view, near),
    [width, depth, height, tilt, screen, view, near],
  );
  const fitted = useMemo(
    () => (meant === null ? whole : fitNear(whole, { ...meant, at: placeOf(meant) }, screen)),
    [whole, meant, screen],
  );
  const current = useRef<Pose | null>(null);
  const look = useRef<LookAround>(STRAIGHT);
  const wasCut = useRef(false);
  const show = (next: Pose): void => {
    current.current = next;
    takePose(camera, next, screen);
  };

  const travelMs = calm ? CALM_MS : TRAVEL_MS;
  const travel = (from: Pose | null, to: Pose): void =>
    tween.start(from === null || still ? 0 : travelMs, (progress) =>
      show(from === null ? to : mixPose(from, to, easeInOut(progress))),
    );

  useLayoutEffect(() => {
    facing.set(whole.yaw);
    look.current = STRAIGHT;
    onTurned(null);
    setTurned(false);
    const from = current.current;
    const isCut = meant?.cut === true;
    // A resized window is no journey.
    const jump = from === null || still || isCut || wasCut.current || lastShape.current !== shape;
    [lastShape.current, wasCut.current] = [shape, isCut];
    travel(jump ? null : from, fitted);
  }, [fitted, still, shape, camera, facing, tween]);

  const { hold = false } = aimed;
  const wasHeld = useRef(false);
  useLayoutEffect(() => {
    // A journey that is under way when somebody begins to aim waits until he has done.
    if (hold) tween.stop();
    else if (wasHeld.current && look.current === STRAIGHT && apart(current.current ?? fitted, fitted) > RESTS)
      travel(current.current, fitted);
    wasHeld.current = hold;
  }, [hold, tween]);

  const followable = meant !== null && typeof meant.at === 'function' && !still && !rests ? meant : null;
  useFrame((_, delta) => {
    if (followable === null || current.current === null || look.current !== STRAIGHT) return;
    const goal = fitNear(whole, { ...followable, at: placeOf(followable) }, screen);
    if (apart(current.current, goal) < RESTS) return;
    tween.stop();
    show(mixPose(current.current, goal, followed(Math.min(delta, 0.1))));
    stir.mark();
    invalidate();
  });

  const lookTo = (next: LookAround, smoothly: boolean): void => {
    const from = current.current ?? fitted;
    if ((next === STRAIGHT) !== (look.current === STRAIGHT)) {
      onTurned(next === STRAIGHT ? null : () => latest.current(STRAIGHT, true));
      setTurned(next !== STRAIGHT);
    }
    look.current = next;
    const to = lookedAround(fitted, next);
    tween.start(smoothly && !still ? TRAVEL_MS / 2 : 0, (progress) => show(mixPose(from, to, easeInOut(progress))));
  };
  const latest = useLatest(lookTo);
  useLookAround({ fitted, view, bounds, look, enabled: free, roam, inPage }, lookTo);
  useEffect(() => invalidate(), [invalidate, fitted]);
  return null;
}
