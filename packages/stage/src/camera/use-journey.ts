import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Camera, PerspectiveCamera } from 'three';
import { easeInOut } from '../frames/motion.ts';
import { useLatest } from '../frames/use-latest.ts';
import { useTween, type Tween } from '../frames/use-tween.ts';
import { useHouse } from '../house/house-context.ts';
import { apart, followed, mixPose, takePose, type Pose, type Screen } from './camera-fit.ts';
import { lookedAround, STRAIGHT, type LookAround } from './look-around.ts';

const [TRAVEL_MS, CALM_MS] = [800, 1600];
/** Closer than this to what it follows, the camera rests and costs no frames. */
const RESTS = 0.0005;

/** The camera between two views: what it shows now, how somebody has turned it, and how it goes on from there. */
interface Journey {
  readonly camera: Camera;
  readonly current: RefObject<Pose | null>;
  readonly look: RefObject<LookAround>;
  readonly tween: Tween;
  /** With reduced motion everything is there at once. */
  readonly still: boolean;
  /** From one view to the next, in milliseconds. */
  readonly ms: number;
  readonly show: (next: Pose) => void;
  /** From null it is there at once. */
  readonly travel: (from: Pose | null, to: Pose, ms: number) => void;
}

export function useJourney(screen: Screen, still: boolean, calm: boolean): Journey {
  const camera = useThree((three) => three.camera) as PerspectiveCamera;
  const current = useRef<Pose | null>(null);
  const look = useRef<LookAround>(STRAIGHT);
  const tween = useTween();
  const show = (next: Pose): void => {
    current.current = next;
    takePose(camera, next, screen);
  };
  const travel: Journey['travel'] = (from, to, ms) =>
    tween.start(from === null || still ? 0 : ms, (progress) =>
      show(from === null ? to : mixPose(from, to, easeInOut(progress))),
    );
  return { camera, current, look, tween, still, ms: calm ? CALM_MS : TRAVEL_MS, show, travel };
}

/** Who is told that somebody has turned the view, with the way back; null: it is straight again. */
export type TellTurned = (back: (() => void) | null) => void;

interface Arrival {
  readonly whole: Pose;
  readonly fitted: Pose;
  readonly isCut: boolean;
  /** The window's, and what it was when the camera last set out. */
  readonly shape: string;
  readonly lastShape: RefObject<string>;
}

/** Sets out for what is to be seen, whenever that is something else. */
export function useArrival(
  journey: Journey,
  { whole, fitted, isCut, shape, lastShape }: Arrival,
  turned: TellTurned,
): void {
  const { facing } = useHouse();
  const { camera, current, look, tween, still, ms, travel } = journey;
  const wasCut = useRef(false);
  useLayoutEffect(() => {
    facing.set(whole.yaw);
    look.current = STRAIGHT;
    turned(null);
    const from = current.current;
    // A resized window is no journey.
    const jump = from === null || still || isCut || wasCut.current || lastShape.current !== shape;
    [lastShape.current, wasCut.current] = [shape, isCut];
    travel(jump ? null : from, fitted, ms);
  }, [fitted, still, shape, camera, facing, tween]);
}

/** A journey that is under way when somebody begins to aim waits until he has done. */
export function useHold({ current, look, tween, ms, travel }: Journey, fitted: Pose, hold: boolean): void {
  const wasHeld = useRef(false);
  useLayoutEffect(() => {
    if (hold) tween.stop();
    else if (wasHeld.current && look.current === STRAIGHT && apart(current.current ?? fitted, fitted) > RESTS)
      travel(current.current, fitted, ms);
    wasHeld.current = hold;
  }, [hold, tween]);
}

/** A finger that comes down stops a journey in that moment: until the scene holds the camera a slow picture would have gone on by a quarter of a second, and what was pressed would lie elsewhere. */
export function useStopped(journey: Journey, fitted: Pose, hold: boolean): void {
  const canvas = useThree((three) => three.gl.domElement);
  const latest = useLatest({ journey, fitted, hold });
  useEffect(() => {
    let isStopped = false;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    const stop = (): void => {
      isStopped = latest.current.journey.tween.stop() || isStopped;
    };
    const goOn = (): void => {
      const { journey: now, fitted: to, hold: isHeld } = latest.current;
      // Whoever holds it goes on by himself.
      if (isStopped && !isHeld && now.look.current === STRAIGHT) now.travel(now.current.current, to, now.ms);
      isStopped = false;
    };
    canvas.addEventListener('pointerdown', stop, options);
    for (const kind of ['pointerup', 'pointercancel'])
      for (const place of [window, canvas]) place.addEventListener(kind, goOn, options);
    return () => listening.abort();
  }, [canvas, latest]);
}

/** Goes after something that moves, unless somebody looks elsewhere; null: there is nothing to be followed. */
export function useFollowing({ current, look, tween, show }: Journey, goalNow: (() => Pose) | null): void {
  const invalidate = useThree((three) => three.invalidate);
  const { stir } = useHouse();
  useFrame((_, delta) => {
    if (goalNow === null || current.current === null || look.current !== STRAIGHT) return;
    const goal = goalNow();
    if (apart(current.current, goal) < RESTS) return;
    tween.stop();
    show(mixPose(current.current, goal, followed(Math.min(delta, 0.1))));
    stir.mark();
    invalidate();
  });
}

/** Turns the view as somebody wishes, at once or smoothly. */
export function useTurning(
  { current, look, travel }: Journey,
  fitted: Pose,
  turned: TellTurned,
): (next: LookAround, smoothly: boolean) => void {
  const lookTo = (next: LookAround, smoothly: boolean): void => {
    const from = current.current ?? fitted;
    if ((next === STRAIGHT) !== (look.current === STRAIGHT))
      turned(next === STRAIGHT ? null : () => latest.current(STRAIGHT, true));
    look.current = next;
    travel(from, lookedAround(fitted, next), smoothly ? TRAVEL_MS / 2 : 0);
  };
  const latest = useLatest(lookTo);
  return lookTo;
}
