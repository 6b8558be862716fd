import type { Pose } from '@bande/physics/engine';
import { kept, poseOf } from '../ball/pose.ts';
import { about, joined, turned } from '../ball/turning.ts';
import { KICKER } from '../table.ts';
import type { Posture } from '../events.ts';
import { stands, type Kicker } from './lie.ts';

/** Laid on its back it rests on the edge of its base, 21.5 mm behind the hips, and on its head, 12 mm behind them and 75 mm higher. */
const ON_BACK = 97.22;
const ON_BACK_HEIGHT = 0.02171;

/** A kicker's place is the middle of its base; lying, the end of its feet: from there to the hips [C-121]. */
const { middleAhead, middleLeft } = KICKER;
const TO_HIPS = { x: 0 - middleAhead, y: 0 - middleLeft, z: 0 };
const LYING_TO_HIPS = { x: -0.0015, y: 0 - middleLeft, z: 0 };
const TO_MIDDLE = { x: middleAhead, y: middleLeft, z: 0 };

/** Where a kicker stands that was pressed there: whoever presses says where its hips are. */
export function standsAfter({
  x,
  y,
  facing,
}: {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}): Kicker {
  const off = turned(about('z', facing / 10), TO_MIDDLE);
  return stands(x + hundredths(off.x), y + hundredths(off.y), facing);
}
const hundredths = (metres: number): number => Math.round(metres * 100_000) + 0;

const UPRIGHT = 0.985;

export function standerPose({ x, y, facing, posture, pose }: Kicker): Pose {
  if (pose !== null) return poseOf(pose);
  const lying = posture === 'lying';
  const yaw = about('z', facing / 10);
  const off = turned(yaw, lying ? LYING_TO_HIPS : TO_HIPS);
  return {
    at: { x: x / 100_000 + off.x, y: y / 100_000 + off.y, z: lying ? ON_BACK_HEIGHT : 0 },
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
  if (up > UPRIGHT && Math.abs(pose.at.z) < KICKER.baseHeight) {
    const facing = tenthsOf(front.x, front.y);
    const off = turned(about('z', facing / 10), TO_MIDDLE);
    return stands(hundredths(pose.at.x + off.x), hundredths(pose.at.y + off.y), facing);
  }
  const moved = standerPose(before);
  const still =
    before.posture !== 'standing' && Math.abs(moved.at.x - pose.at.x) + Math.abs(moved.at.y - pose.at.y) < 1e-4;
  return still ? before : { x, y, facing: tenthsOf(front.x, front.y), posture: fallen(front.z), pose: kept(pose) };
}
