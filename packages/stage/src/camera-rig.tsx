import { useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Camera } from 'three';
import { eyeOf, fitTable, mixPose, type Bounds, type Edge, type Pose, type TableView } from './camera-fit.ts';
import { useHouse, useStillness } from './house-context.ts';
import { lookedAround, STRAIGHT, type LookAround } from './look-around.ts';
import { easeInOut } from './motion.ts';
import { useLookAround } from './use-look-around.ts';
import { useTween } from './use-tween.ts';

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
}

const TRAVEL_MS = 800;

function place(camera: Camera, pose: Pose): void {
  camera.position.set(...eyeOf(pose));
  // Turned by angles, not towards a point: looking straight down has no upward direction.
  camera.rotation.set(-pose.pitch, pose.yaw, 0, 'YXZ');
  camera.updateMatrixWorld();
}

/** The camera: always shows the whole table, goes calmly from one view to the other, lets itself be turned a little. */
export function CameraRig({ view, near = 'front', bounds, reducedMotion, free = true, roam = false }: CameraRigProps) {
  const camera = useThree((three) => three.camera);
  const size = useThree((three) => three.size);
  const invalidate = useThree((three) => three.invalidate);
  const { inset, facing } = useHouse();
  const still = useStillness(reducedMotion);
  const tween = useTween();
  const { width, depth, height = 0 } = bounds;
  const fitted = useMemo(
    () => fitTable({ width, depth, height }, { width: size.width, height: size.height, inset }, view, near),
    [width, depth, height, size.width, size.height, inset, view, near],
  );
  const current = useRef<Pose | null>(null);
  const look = useRef<LookAround>(STRAIGHT);
  const shape = `${size.width}x${size.height}`;
  const lastShape = useRef(shape);

  useLayoutEffect(() => {
    facing.set(fitted.yaw);
    look.current = STRAIGHT;
    const from = current.current;
    // A resized window is no journey.
    const jump = from === null || still || lastShape.current !== shape;
    lastShape.current = shape;
    const draw = (progress: number): void => {
      const pose = from === null ? fitted : mixPose(from, fitted, easeInOut(progress));
      current.current = pose;
      place(camera, pose);
    };
    tween.start(jump ? 0 : TRAVEL_MS, draw);
  }, [fitted, still, shape, camera, facing, tween]);

  useLookAround({ fitted, view, bounds, look, enabled: free, roam }, (next, smoothly) => {
    const from = current.current ?? fitted;
    look.current = next;
    const to = lookedAround(fitted, next);
    tween.start(smoothly && !still ? TRAVEL_MS / 2 : 0, (progress) => {
      current.current = mixPose(from, to, easeInOut(progress));
      place(camera, current.current);
    });
  });
  useEffect(() => invalidate(), [invalidate, fitted]);
  return null;
}
