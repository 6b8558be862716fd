import { BALL_RADIUS } from '../table-bodies.ts';
import { BALL, isKeeperAt, sideAt, type Scene } from './scene.ts';
import type { Tried } from './trial.ts';
import { isInZone } from './worth.ts';

/** What the bots know of balls that go out: when a throw-in and a corner can be forced. The referee decides; this only saves flicks that come to nothing. */

/** So far beyond a line a figure can no longer be shot at. */
const OUT_OF_REACH = 0.022;

/** The quarter from one's own goal line, 0 to 3; null: on a line between two. */
export function quarterAhead({ ground: { pitch } }: Scene, y: number, radius: number): number | null {
  const [low, high] = [y - radius, y + radius].map((edge) => Math.floor(2 + (4 * edge) / pitch.length));
  return low === high ? Math.max(0, Math.min(3, low!)) : null;
}

const isWithinReach = ({ ground: { pitch, size } }: Scene, x: number, y: number): boolean =>
  Math.abs(x) - size.baseRadius - pitch.width / 2 < OUT_OF_REACH &&
  Math.abs(y) - size.baseRadius - pitch.length / 2 < OUT_OF_REACH;

/** A ball over a touchline brings the throw-in if everything was in one quarter: ball and figure at the flick, the touched figure, the ball as it goes out. */
export function forcesThrowIn(before: Scene, figure: number, { last, after }: Tried, isShort: boolean): boolean {
  if (isKeeperAt(last)) return true;
  const { baseRadius } = before.ground.size;
  const quarter = quarterAhead(before, before.y[BALL]!, BALL_RADIUS);
  const others = [
    quarterAhead(before, before.y[figure]!, baseRadius),
    quarterAhead(before, before.y[last]!, baseRadius),
    ...(isShort ? [] : [quarterAhead(after, after.y[BALL]!, BALL_RADIUS)]),
  ];
  const isOne = quarter !== null && others.every((one) => one === quarter);
  return isOne && isWithinReach(before, before.x[last]!, before.y[last]!);
}

/** A ball over the other goal line brings the corner if it was played inside the shooting zone; by the short rules the touched figure must be there too. */
export function forcesCorner(before: Scene, { last }: Tried, isShort: boolean): boolean {
  if (!isInZone(before)) return false;
  if (isKeeperAt(last)) return true;
  const isThere = !isShort || quarterAhead(before, before.y[last]!, before.ground.size.baseRadius) === 3;
  return isThere && isWithinReach(before, before.x[last]!, before.y[last]!);
}

/** Somebody of the other side has touched it last. */
export const isOffThem = ({ side }: Scene, { last }: Tried): boolean => last >= 0 && sideAt(last) !== side;

/** How many own figures stand beyond the ball and the line of the defence: whoever plays on makes an offence of it. */
export function beyondTheLine(scene: Scene, isShort: boolean): number {
  const { pitch, size } = scene.ground;
  const depthOf = (body: number, radius: number): number => Math.max(0, pitch.length / 2 - scene.y[body]! - radius);
  const defence: number[] = [];
  for (let body = 1; body < scene.y.length; body++) {
    const counts = sideAt(body) !== scene.side && !Number.isNaN(scene.y[body]!) && (isShort || !isKeeperAt(body));
    if (counts) defence.push(depthOf(body, isKeeperAt(body) ? 0 : size.baseRadius));
  }
  const line = defence.toSorted((a, b) => a - b)[isShort ? 1 : 0] ?? Infinity;
  const least = Math.min(line, depthOf(BALL, BALL_RADIUS), pitch.length / 4 - 2 * size.baseRadius);
  let beyond = 0;
  for (let body = 1; body < scene.y.length; body++)
    if (sideAt(body) === scene.side && !isKeeperAt(body) && depthOf(body, size.baseRadius) < least) beyond++;
  return beyond;
}
