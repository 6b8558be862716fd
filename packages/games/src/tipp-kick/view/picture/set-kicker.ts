import { Vector3, type Object3D } from 'three';
import type { SideInstant } from '../../motion/index.ts';
import { heldPose } from '../../motion/swing.ts';
import { swingLeg } from './figures.tsx';
import { SCALE } from '../layout.ts';
import { takePose, takePoseBetween } from './poses.ts';

export interface KickerGroups {
  readonly figure: Object3D;
  readonly shadow: Object3D;
}

/** Where a kicker was seen last, in table units, and since when it has stood there. */
interface Stood {
  x: number;
  z: number;
  since: number;
}
export const nowhere = (): Stood => ({ x: Infinity, z: 0, since: -Infinity });

interface Frame {
  /** How much of the way between two instants has passed. */
  readonly share: number;
  readonly seconds: number;
  /** The ball lies. */
  readonly isSettled: boolean;
  /** A hand holds it elsewhere, where it is drawn with what it is about to do. */
  readonly isInHand: boolean;
}

/** Table units: so far nothing but a hand takes it within a frame; from so high it is put down. */
const [CARRIED, FROM] = [0.03 * SCALE, 0.03 * SCALE];
const PUT_DOWN_SECONDS = 0.16;

/** A kicker as it stands, lies, falls or is pressed. Whether it stands where a hand has put it down. */
export function setKicker(
  { figure, shadow }: KickerGroups,
  stood: Stood,
  [from, to]: readonly [SideInstant, SideInstant],
  frame: Frame,
): boolean {
  figure.visible = shadow.visible = to.pressing !== null || (to.kicker !== null && !frame.isInHand);
  if (!figure.visible) {
    stood.x = Infinity;
    return true;
  }
  pose(figure, from, to, frame.share);
  const left = to.pressing === null ? aboveFelt(figure, stood, frame) : noted(figure, stood);
  figure.position.y += FROM * left * left;
  layShadow(figure, shadow);
  return left === 0;
}

function pose(figure: Object3D, from: SideInstant, { pressing, kicker }: SideInstant, share: number): void {
  if (pressing !== null) {
    takePose(figure, heldPose(pressing.deed));
    const before = from.pressing?.degrees ?? pressing.degrees;
    swingLeg(figure, before + (pressing.degrees - before) * share, true);
  } else if (kicker !== null) {
    takePoseBetween(figure, from.pressing === null ? (from.kicker ?? kicker) : kicker, kicker, share);
    swingLeg(figure, 0);
  }
}

/** Pressed it is where it has to be at once. */
function noted({ position }: Object3D, stood: Stood): number {
  Object.assign(stood, { x: position.x, z: position.z, since: -Infinity });
  return 0;
}

/** How much of the way down to the felt is left, 1 to 0, for one that a hand has just put there. */
function aboveFelt({ position }: Object3D, stood: Stood, { seconds, isSettled }: Frame): number {
  const isCarried = Math.hypot(position.x - stood.x, position.z - stood.z) > CARRIED;
  if (isCarried) stood.since = isSettled ? seconds : -Infinity;
  [stood.x, stood.z] = [position.x, position.z];
  return Math.max(0, 1 - (seconds - stood.since) / PUT_DOWN_SECONDS);
}

const up = new Vector3();
const UPRIGHT = 0.8;
/** Under the base, behind the hips; one that lies has only the lamp's. */
function layShadow({ quaternion, position }: Object3D, shadow: Object3D): void {
  shadow.visible = up.set(0, 1, 0).applyQuaternion(quaternion).y > UPRIGHT;
  shadow.position.set(BEHIND, 0, ASIDE).applyQuaternion(quaternion).add(position);
}
const [BEHIND, ASIDE] = [-0.0095 * SCALE, -0.003 * SCALE];
