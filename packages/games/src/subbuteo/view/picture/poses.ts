import { timeOf, type Fall } from '@bande/physics';
import { Quaternion, Vector3, type Group, type Object3D } from 'three';
import { endOf, sideOf, type Figure } from '../../names.ts';
import type { Seen } from '../../seen.ts';
import { BALL_RADIUS, KEEPER_SIZE, type FigureSize } from '../../table-bodies.ts';
import { SCALE } from '../layout.ts';

/** How bodies stand, fall, roll and lean within their groups, which are at their places already. */
const UP = new Vector3(0, 1, 0);
const axis = new Vector3();
const turn = new Quaternion();

/** Its face to the other goal, turned by its spin; knocked over, it falls to where the blow sent it, and its shadow with it. */
export function standFigure(group: Group, { id, angle, fall }: Seen, size: FigureSize): void {
  const [body, shadow] = group.children as [Object3D, Object3D];
  const facing = endOf(sideOf(id as Figure)) < 0 ? Math.PI : 0;
  body.quaternion.setFromAxisAngle(UP, facing + angle);
  const { to, share } = fall ?? UPRIGHT;
  // Its middle line lies as high as its body is thick.
  body.position.y = share * size.bodyRadius * SCALE;
  layShadow(shadow, size, share, to);
  if (share === 0) return;
  axis.set(-to[1], 0, -to[0]).normalize();
  turn.setFromAxisAngle(axis, (share * Math.PI) / 2);
  body.quaternion.premultiply(turn);
}
const UPRIGHT: Fall = { to: [0, 1], share: 0 };

/** A round one under the base; a figure that lies has it under its whole length, from the base to the head. */
function layShadow(shadow: Object3D, size: FigureSize, tilt: number, [toX, toY]: readonly [number, number]): void {
  const far = (tilt * size.height * SCALE) / 2;
  shadow.position.set(toX * far, 0, -toY * far);
  shadow.rotation.y = Math.atan2(toY, toX);
  const between = (share: number): number => 1 + (share - 1) * tilt;
  shadow.scale.set(between(size.height / 2 / size.baseRadius), 1, between((1.3 * size.bodyRadius) / size.baseRadius));
}

/** Where a body was, at a tick of play time. */
export interface Spotted {
  readonly tick: number;
  readonly x: number;
  readonly y: number;
  /** Turned about the upright axis. */
  readonly angle?: number;
}

/** Put down so many metres away, it did not go there. */
const CARRIED = 0.15;
const wayOf = (before: Spotted | undefined, now: Spotted): readonly [dx: number, dy: number, far: number] => {
  const [dx, dy] = [now.x - (before ?? now).x, now.y - (before ?? now).y];
  const far = Math.hypot(dx, dy);
  return far > CARRIED ? [0, 0, 0] : [dx, dy, far];
};

/** Metres a second. */
export function speedOf(before: Spotted | undefined, now: Spotted): number {
  const [, , far] = wayOf(before, now);
  return before === undefined || now.tick <= before.tick ? 0 : far / timeOf(now.tick - before.tick);
}

/** On the cloth it rolls as far as it has gone, in the air it turns as it was struck; and its spin about the upright axis is the physics' own. */
export function rollBall(group: Group, before: Spotted | undefined, now: Spotted, tumble: Seen['tumble']): void {
  const [body] = group.children as [Object3D];
  const [dx, dy, far] = wayOf(before, now);
  const [spinX, spinY] = tumble ?? [0, 0];
  const spin = Math.hypot(spinX, spinY);
  const ticks = before === undefined ? 0 : now.tick - before.tick;
  if (spin > 0 && ticks > 0) {
    axis.set(spinX / spin, 0, -spinY / spin);
    body.quaternion.premultiply(turn.setFromAxisAngle(axis, spin * timeOf(ticks)));
  } else if (far > 0) {
    axis.set(-dy / far, 0, -dx / far);
    body.quaternion.premultiply(turn.setFromAxisAngle(axis, far / BALL_RADIUS));
  }
  const about = (now.angle ?? 0) - (before?.angle ?? now.angle ?? 0);
  if (about !== 0) body.quaternion.premultiply(turn.setFromAxisAngle(UP, about));
}

/** He leans about the middle of his lower edge, which rises so that a corner stays on the ground. */
export function leanKeeper(group: Group, lean: number): void {
  group.children[0]!.rotation.z = -Math.asin(Math.max(-1, Math.min(1, lean)));
  group.children[0]!.position.y = Math.abs(lean) * KEEPER_SIZE.halfWidth * SCALE;
}
