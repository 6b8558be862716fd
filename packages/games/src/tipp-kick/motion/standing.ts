import type { Pose } from '@bande/physics/engine';
import { kept, poseOf } from '../ball/pose.ts';
import { about, joined, turned } from '../ball/turning.ts';
import { KICKER } from '../table.ts';
import type { Posture } from '../events.ts';
import type { Kicker } from './lie.ts';

/** Laid on its back it rests on the heel of its base and on its head. */
const ON_BACK = 94.57;
const ON_BACK_HEIGHT = 0.01818;

const UPRIGHT = 0.985;

export function standerPose({ x, y, facing, posture, pose }: Kicker): Pose {
  if (pose !== null) return poseOf(pose);
  const lying = posture === 'lying';
  const yaw = about('z', facing / 10);
  return {
    at: { x: x / 100_000, y: y / 100_000, z: lying ? ON_BACK_HEIGHT : 0 },
    turn: lying ? joined(yaw, about('y', 0 - ON_BACK)) : yaw,
  };
}

/** The angle of a direction in tenths of a degree, without a function that machines disagree about. */
export function tenthsOf(x: number, y: number): number {
  const angle = x >= 0 ? eighths(y, x) : 1800 - eighths(y, 0 - x);
  return ((Math.round(angle) % 3600) + 3600) % 3600;
}
/** For x that is not negative. */
const eighths = (y: number, x: number): number =>
  Math.abs(y) <= x ? smallAngle(y / x) : Math.sign(y) * (900 - smallAngle(x / Math.abs(y)));
/** Of a tangent of at most one: a fraction that is right to a hundredth of a degree; no direction at all counts as east. */
function smallAngle(tangent: number): number {
  if (!(Math.abs(tangent) > 0)) return 0;
  const t2 = tangent * tangent;
  const start = (tangent * (945 + t2 * (735 + 64 * t2))) / (945 + t2 * (1050 + 225 * t2));
  return (start * 1800) / Math.PI;
}

/** Which way its chest looks. */
function fallen(front: number): Posture {
  if (front > 0.7) return 'lying';
  return front < -0.7 ? 'lyingFaceDown' : 'lyingOnSide';
}

/** How a kicker is kept: upright as it stands, otherwise with its whole pose. */
export function keptKicker(pose: Pose, before: Kicker): Kicker {
  const up = turned(pose.turn, { x: 0, y: 0, z: 1 }).z;
  const front = turned(pose.turn, { x: 1, y: 0, z: 0 });
  const { x, y } = kept(pose);
  if (up > UPRIGHT && Math.abs(pose.at.z) < KICKER.baseHeight)
    return { x, y, facing: tenthsOf(front.x, front.y), posture: 'standing', pose: null };
  const moved = standerPose(before);
  const still =
    before.posture !== 'standing' && Math.abs(moved.at.x - pose.at.x) + Math.abs(moved.at.y - pose.at.y) < 1e-4;
  return still ? before : { x, y, facing: tenthsOf(front.x, front.y), posture: fallen(front.z), pose: kept(pose) };
}
