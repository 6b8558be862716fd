import type { Pose } from '@bande/physics/engine';
import { Quaternion, type Object3D } from 'three';
import { heldPose } from '../../motion/swing.ts';
import type { Side } from '../../names.ts';
import { facingOf } from '../../plate.ts';
import type { Spot } from '../../zones.ts';
import { SCALE } from '../layout.ts';

/** Poses of physics on the table: its north is −z there, and its up is y. */
const turn = new Quaternion();

export function takePose(object: Object3D, { at, turn: { x, y, z, w } }: Pose): void {
  object.position.set(at.x * SCALE, at.z * SCALE, -at.y * SCALE);
  object.quaternion.set(x, z, -y, w);
}

/** Between two instants: straight from place to place, by the shortest turn. */
export function takePoseBetween(object: Object3D, from: Pose, to: Pose, share: number): void {
  takePose(object, from);
  if (from === to || share === 0) return;
  const {
    at,
    turn: { x, y, z, w },
  } = to;
  const { position } = object;
  position.x += (at.x * SCALE - position.x) * share;
  position.y += (at.z * SCALE - position.y) * share;
  position.z += (-at.y * SCALE - position.z) * share;
  object.quaternion.slerp(turn.set(x, z, -y, w), share);
}

/** How a hand holds a kicker, as an action says it: millimetres, and degrees as its side sees them. */
export interface Stance {
  readonly at: Spot;
  readonly facing: number;
  /** Degrees: leaned back, and tilted to the right. */
  readonly lean?: number;
  readonly tilt?: number;
}
export const poseOfStance = (side: Side, { at: [x, y], facing, lean = 0, tilt = 0 }: Stance): Pose =>
  heldPose({
    x: Math.round(x * 100),
    y: Math.round(y * 100),
    facing: facingOf(side, facing),
    lean: Math.round(lean * 10),
    tilt: Math.round(tilt * 10),
  });
