import type { Loose } from './names.ts';
import { groundIn, now } from './motion.ts';
import type { Match } from './state.ts';
import { BALL_RADIUS } from './table-bodies.ts';

/** Nobody sees a thousandth of a millimetre; what touches may stay. */
const SLACK = 1e-6;

const metres = ([x, y]: readonly [number, number]): [number, number] => [x / 1000, y / 1000];

/** With all of its outline. */
export function isOnTheCloth(match: Match, what: Loose, at: readonly [number, number]): boolean {
  const { pitch, size } = groundIn(match);
  const [x, y] = metres(at);
  const inside = pitch.border - (what === 'ball' ? BALL_RADIUS : size.baseRadius);
  return Math.abs(x) <= pitch.width / 2 + inside && Math.abs(y) <= pitch.length / 2 + inside;
}

/** Upright there it would be in nothing else. */
export function hasRoomAt(match: Match, what: Loose, at: readonly [number, number]): boolean {
  const gap = groundIn(match).motions.gapAt(match.state.motion, now(match), what, ...metres(at));
  return gap >= -SLACK;
}
