import { direction } from '@bande/physics';
import type { Posture } from '../events.ts';
import { endOf, type Side } from '../names.ts';
import {
  aheadOf,
  BALL_RADIUS,
  BASE_RADIUS,
  fine,
  KICKER_LENGTH,
  PENALTY_AREA,
  PITCH,
  wayOut,
  wayTo,
  type Spot,
} from '../zones.ts';

/** A kicker seen from above, as it is measured and as physics has it [C-121]: a round base, or, lying, a strip from its base to its head, as long as a kicker is ['DTKV-6.K8'] and of the same half width; the leg that hangs beside it is not measured. Foot and head are the middles of its ends, which are round. */
export interface Footprint {
  readonly foot: Spot;
  readonly head: Spot;
}
interface Placed {
  readonly at?: Spot | undefined;
  /** Degrees to the right of straight ahead, as its own side sees it. */
  readonly facing?: number | undefined;
}

/** Null where its place or, of a lying kicker, its direction is not known. */
export function footprintOf(side: Side, posture: Posture, { at, facing }: Placed): Footprint | null {
  if (at === undefined) return null;
  if (posture === 'standing') return { foot: at, head: at };
  if (facing === undefined || posture === 'lyingOnSide') return null;
  const { sin, cos } = direction(facing);
  // On its back the head is behind the feet, on its face before them; ahead is north for Red.
  const way = 0 - endOf(side) * (posture === 'lying' ? -1 : 1);
  const along = (far: number): Spot => [fine(at[0] + way * far * sin), fine(at[1] + way * far * cos)];
  return { foot: along(BASE_RADIUS), head: along(KICKER_LENGTH - BASE_RADIUS) };
}

/** [C-5]: the shortest gap to the ball, seen from above. */
export const gapTo = (one: Footprint, ball: Spot): number =>
  Math.max(0, fine(wayBetween(one, ball) - BALL_RADIUS - BASE_RADIUS));

/** How far a point is from the middle of the strip. */
function wayBetween({ foot, head }: Footprint, [x, y]: Spot): number {
  const [dx, dy] = [head[0] - foot[0], head[1] - foot[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - foot[0]) * dx + (y - foot[1]) * dy) / length));
  const [offX, offY] = [x - foot[0] - along * dx, y - foot[1] - along * dy];
  return Math.sqrt(offX * offX + offY * offY);
}

export interface Place {
  readonly onLine: boolean;
  readonly inArea: boolean;
}
/** [C-65]: on the line of its own area in front or at the sides, or in the area; in the own goal it is in the area [C-66]. */
export function placeIn(side: Side, one: Footprint): Place {
  const isStanding = one.foot === one.head;
  const onLine = isStanding ? coversTheLine(side, one.foot) : isFlush(side, one);
  return { onLine, inArea: !onLine && (isOverTheArea(side, one) || isInTheGoal(side, one)) };
}

/** 'DTKV-6.3.5': its base covers some of the line. */
function coversTheLine(side: Side, spot: Spot): boolean {
  const off = wayTo(PENALTY_AREA, side, spot);
  const covers = off === 0 ? wayOut(PENALTY_AREA, side, spot) <= BASE_RADIUS : off <= BASE_RADIUS;
  return covers && aheadOf(side, spot) >= 0;
}

/** Hands lay no closer than this. */
const FLUSH = 0.5;
/** 'DTKV-6.3.6', 'DTKV-6.K10': lying inside, its outer edge along the line. */
function isFlush(side: Side, { foot, head }: Footprint): boolean {
  const front = Math.max(aheadOf(side, foot), aheadOf(side, head)) + BASE_RADIUS - PENALTY_AREA.depth;
  const aside = Math.max(Math.abs(foot[0]), Math.abs(head[0])) + BASE_RADIUS - PENALTY_AREA.width / 2;
  const isInside = front <= FLUSH && aside <= FLUSH && Math.min(aheadOf(side, foot), aheadOf(side, head)) >= 0;
  return isInside && Math.max(front, aside) >= 0 - PITCH.lineWidth - FLUSH;
}

/** Parts of the strip that lie a millimetre or less apart. */
const PARTS = Array.from({ length: KICKER_LENGTH + 1 }, (_, part) => part / KICKER_LENGTH);
/** Anything of it over the area or its lines. */
const isOverTheArea = (side: Side, { foot, head }: Footprint): boolean =>
  PARTS.some((part) => {
    const spot: Spot = [foot[0] + part * (head[0] - foot[0]), foot[1] + part * (head[1] - foot[1])];
    return wayTo(PENALTY_AREA, side, spot) <= BASE_RADIUS;
  });
const isInTheGoal = (side: Side, { foot }: Footprint): boolean =>
  aheadOf(side, foot) < 0 && Math.abs(foot[0]) <= PITCH.goalWidth / 2;
