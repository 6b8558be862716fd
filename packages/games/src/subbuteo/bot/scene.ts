import { now, groundIn, isGone, type Ground } from '../motion.ts';
import { BODIES, endOf, isKeeper, sideOf, type BodyName, type Side } from '../names.ts';
import type { Match } from '../state.ts';
import { BALL_RADIUS } from '../table-bodies.ts';

/** Everything as one side sees it, in metres: `ahead` is the way to the opponent's goal, so that both sides see the same picture. */
export interface Scene {
  readonly ground: Ground;
  readonly side: Side;
  /** 1 or −1: what one's own ahead is on the table. */
  readonly turn: -1 | 1;
  /** To one's right and ahead of the centre spot, by the order of the bodies; NaN: not on the table. */
  readonly x: Float64Array;
  readonly y: Float64Array;
}

export const BALL = 0;
export const indexOf = (body: BodyName): number => BODIES.indexOf(body);

const OF: readonly (Side | null)[] = BODIES.map((body) => (body === 'ball' ? null : sideOf(body)));
export const sideAt = (body: number): Side | null => OF[body]!;
const IS_KEEPER: readonly boolean[] = BODIES.map((body) => isKeeper(body));
export const isKeeperAt = (body: number): boolean => IS_KEEPER[body]!;

/** Middle of a base to middle of the ball when they touch: the shoulder meets the ball below its middle. */
export const CONTACT = 0.0193;

export function sceneOf(match: Match, side: Side, motion = match.state.motion, time = now(match)): Scene {
  const ground = groundIn(match);
  const turn = endOf(side) === -1 ? 1 : -1;
  const places = ground.motions.placesAt(motion, Math.max(motion.t, time));
  const there = BODIES.map((body) => !isGone(motion, body));
  return {
    ground,
    side,
    turn,
    x: Float64Array.from(places, ({ x }, i) => (there[i] ? turn * x : NaN)),
    y: Float64Array.from(places, ({ y }, i) => (there[i] ? turn * y : NaN)),
  };
}

/** The same for the other side. */
export const seenFromThere = ({ ground, side, turn, x, y }: Scene): Scene => ({
  ground,
  side: side === 'red' ? 'blue' : 'red',
  turn: turn === 1 ? -1 : 1,
  x: x.map((one) => 0 - one),
  y: y.map((one) => 0 - one),
});

/** How near a way comes to a body, seen from above; Infinity: it is not there, or behind the start. */
export function passes(
  scene: Scene,
  body: number,
  from: readonly [number, number],
  to: readonly [number, number],
): number {
  const [px, py] = [scene.x[body]! - from[0], scene.y[body]! - from[1]];
  if (Number.isNaN(px)) return Infinity;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length2));
  const [ox, oy] = [px - along * dx, py - along * dy];
  return Math.sqrt(ox * ox + oy * oy);
}

/** Is a figure's way free of all other figures? */
export function isWayFree(
  scene: Scene,
  figure: number,
  from: readonly [number, number],
  to: readonly [number, number],
  room = 0.001,
): boolean {
  const apart = 2 * scene.ground.size.baseRadius + room;
  for (let body = 1; body < scene.x.length; body++)
    if (body !== figure && passes(scene, body, from, to) < apart) return false;
  return true;
}

/** Is the ball's way free of everything but these? */
export function isLaneFree(
  scene: Scene,
  from: readonly [number, number],
  to: readonly [number, number],
  isInTheWay: (body: number) => boolean,
): boolean {
  const apart = BALL_RADIUS + scene.ground.size.baseRadius - 0.002;
  for (let body = 1; body < scene.x.length; body++)
    if (isInTheWay(body) && passes(scene, body, from, to) < apart) return false;
  return true;
}
