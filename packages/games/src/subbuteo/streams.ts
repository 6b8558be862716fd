import type { Seat, Streams } from '@bande/core';
import { groundIn, isMoving, now, pieceOf } from './motion.ts';
import { endOf, keeperOf, type Side } from './names.ts';
import { isAlone, sideOfSeat, type HandTarget, type Match, type State, type Subbuteo } from './state.ts';
import { KEEPER_SIZE } from './table-bodies.ts';
import type { Pitch } from './table.ts';

/** The sine, in thousandths, of the lean at which a keeper still stands on an edge. */
const MOST_LEAN = 900;
/** Tenths of a millimetre behind the goal line, between the posts. */
const MOST_BEHIND = 200;

const tenths = (metres: number): number => Math.round(metres * 10_000);
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value)) + 0;

/** Within the goal area, or just behind the line between the posts. Mirrored for the south, so that half a turn changes nothing. */
export function withinReach(pitch: Pitch, side: Side, [x = 0, y = 0, lean = 0]: readonly number[]): HandTarget {
  const end = endOf(side);
  const line = tenths(pitch.length / 2);
  const front = line - tenths(pitch.goalAreaDepth - pitch.lineWidth) + tenths(KEEPER_SIZE.halfThickness);
  const up = clamp(end * y, front, line + MOST_BEHIND);
  const width = up > line ? pitch.goal.width : pitch.goalAreaWidth - 2 * pitch.lineWidth;
  const aside = tenths(width / 2) - tenths(KEEPER_SIZE.halfWidth);
  return [clamp(x, -aside, aside), end * up, clamp(lean, -MOST_LEAN, MOST_LEAN)];
}

/** Whose keeper this hand leads: one’s own; alone, that of the half in which the target lies. */
function ledBy(match: Match, seat: Seat, y: number): Side {
  if (!isAlone(match)) return sideOfSeat(match, seat);
  return y < 0 ? 'red' : 'blue';
}

/** On the way there already, or there: then nothing is new. A hand that was stopped sets out again. */
function isOnItsWay({ motion, hands }: State, side: Side, target: HandTarget): boolean {
  if (hands[side].some((number, i) => number !== target[i])) return false;
  const { x, y } = pieceOf(motion, keeperOf(side));
  return isMoving(motion, keeperOf(side)) || (tenths(x) === target[0] && tenths(y) === target[1]);
}

export const streams: Streams<Subbuteo> = {
  size: 3,
  steer(match, seat, to) {
    const { pitch, motions } = groundIn(match);
    const side = ledBy(match, seat, to[1] ?? 0);
    const target = withinReach(pitch, side, to);
    if (isOnItsWay(match.state, side, target)) return null;
    const [x, y, lean] = target;
    const motion = motions.lead(match.state.motion, now(match), keeperOf(side), {
      x: x / 10_000,
      y: y / 10_000,
      lean: lean / 1000,
    });
    return { ...match.state, motion, hands: { ...match.state.hands, [side]: target } };
  },
};
