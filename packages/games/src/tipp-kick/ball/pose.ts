import type { Pose } from '@bande/physics/engine';
import { unit } from './turning.ts';

/** A pose as it is kept: whole numbers, the place in hundredths of a millimetre, the turn as a quaternion in millionths. */
export interface BallPose {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: readonly [number, number, number, number];
}

const UNITS = 100_000;
const TURNS = 1_000_000;
/** No minus zero: it would print like zero and be another value. */
const whole = (value: number): number => Math.round(value) + 0;

export const kept = ({ at, turn }: Pose): BallPose => ({
  x: whole(at.x * UNITS),
  y: whole(at.y * UNITS),
  z: whole(at.z * UNITS),
  turn: [whole(turn.x * TURNS), whole(turn.y * TURNS), whole(turn.z * TURNS), whole(turn.w * TURNS)],
});

export const poseOf = ({ x, y, z, turn: [tx, ty, tz, tw] }: BallPose): Pose => ({
  at: { x: x / UNITS, y: y / UNITS, z: z / UNITS },
  turn: unit({ x: tx, y: ty, z: tz, w: tw }),
});

/** A turn that was read and kept again may differ in its last digit. */
export const isSamePose = (a: BallPose, b: BallPose): boolean =>
  a.x === b.x && a.y === b.y && a.z === b.z && a.turn.every((value, i) => Math.abs(value - b.turn[i]!) <= 1);
