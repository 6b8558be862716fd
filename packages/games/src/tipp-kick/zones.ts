import type * as kit from '@bande/kit';
import { endOf, SIDES, type Side } from './names.ts';

export type Spot = kit.Spot;

/** What a person can say of a place without measuring it. A line belongs to the area that it bounds ['DTKV-14.K1']. */
export const WHERES = [
  'redGoalArea',
  'redPenaltyArea',
  'redHalf',
  'blueHalf',
  'bluePenaltyArea',
  'blueGoalArea',
  'outside',
] as const;
export type Where = (typeof WHERES)[number];

export type Whereabouts = kit.Whereabouts<Where>;

/** Millimetres. Printed: the pitch and the corner areas; the rest is assumed, since the plan is missing (readings, part A). */
export const PITCH = {
  length: 1060,
  width: 700,
  lineWidth: 2,
  cornerRadius: 30,
  penaltyDepth: 165,
  penaltyWidth: 403,
  penaltySpot: 110,
  goalAreaDepth: 55,
  goalAreaWidth: 183,
  centreCircle: 91.5,
  goalWidth: 85,
} as const;
/** Half of the ball across its corners: what counts where only its middle is known. */
export const BALL_RADIUS = 7.5;
/** 'DTKV-6.K8' [C-5]: a kicker's length, whatever the figure. */
export const KICKER_LENGTH = 78;
export const TWO_LENGTHS = 2 * KICKER_LENGTH;
export const THREE_LENGTHS = 3 * KICKER_LENGTH;
/** Half of the base of a standing kicker as seen from above; assumed. */
export const BASE_RADIUS = 12;
/** 'DTKV-11.1.3', 'DTKV-13.7.3': the way that a kick-in must make. */
export const LEAST_WAY = 45;

/** How far before the goal line of a side; behind it below 0. */
export const aheadOf = (side: Side, [, y]: Spot): number => PITCH.length / 2 - endOf(side) * y + 0;

interface Area {
  readonly depth: number;
  readonly width: number;
}
export const PENALTY_AREA: Area = { depth: PITCH.penaltyDepth, width: PITCH.penaltyWidth };
export const GOAL_AREA: Area = { depth: PITCH.goalAreaDepth, width: PITCH.goalAreaWidth };

/** A point in an area of a side, its lines included. */
export const isIn = ({ depth, width }: Area, side: Side, spot: Spot): boolean =>
  Math.abs(spot[0]) <= width / 2 && aheadOf(side, spot) >= 0 && aheadOf(side, spot) <= depth;

/** 'DTKV-14.K1': the ball is in an area as soon as it covers some of it, line included. */
export const ballIsIn = (area: Area, side: Side, spot: Spot): boolean => wayTo(area, side, spot) <= BALL_RADIUS;
/** How far a point is from an area; 0 inside. */
export function wayTo({ depth, width }: Area, side: Side, spot: Spot): number {
  const ahead = aheadOf(side, spot);
  const aside = Math.max(0, Math.abs(spot[0]) - width / 2);
  const off = Math.max(0, ahead - depth, 0 - ahead);
  return fine(Math.sqrt(aside * aside + off * off));
}
/** How far a point inside an area is from its front and its sides. */
export const wayOut = ({ depth, width }: Area, side: Side, spot: Spot): number =>
  fine(Math.min(depth - aheadOf(side, spot), width / 2 - Math.abs(spot[0])));
/** 'DTKV-10.1.1', 'DTKV-12.K3': wholly inside, off its lines towards the field. */
export const ballIsWhollyIn = ({ depth, width }: Area, side: Side, spot: Spot): boolean =>
  Math.abs(spot[0]) <= width / 2 - BALL_RADIUS &&
  aheadOf(side, spot) >= BALL_RADIUS &&
  aheadOf(side, spot) <= depth - BALL_RADIUS;

const SAID_AREAS: Readonly<Partial<Record<Where, Side>>> = {
  redGoalArea: 'red',
  redPenaltyArea: 'red',
  bluePenaltyArea: 'blue',
  blueGoalArea: 'blue',
};
/** Whose penalty area it is in, null for none, undefined where nobody knows. */
export function penaltyAreaOf({ at, where }: Whereabouts): Side | null | undefined {
  if (at !== undefined) return SIDES.find((side) => ballIsIn(PENALTY_AREA, side, at)) ?? null;
  return where === undefined ? undefined : (SAID_AREAS[where] ?? null);
}

/** So far before the goal line and beside its middle a keeper's figure can still get behind a ball; assumed from the longest rod ['DTKV-2.3.2'] [C-57]. */
const REACH = { depth: 55, aside: 70 } as const;
/** Within reach of whose keeper, null for none, undefined where nobody knows. */
export function reachOf({ at, where }: Whereabouts): Side | null | undefined {
  if (at !== undefined)
    return (
      SIDES.find(
        (side) => aheadOf(side, at) >= 0 && aheadOf(side, at) <= REACH.depth && Math.abs(at[0]) <= REACH.aside,
      ) ?? null
    );
  if (where === 'redGoalArea') return 'red';
  if (where === 'blueGoalArea') return 'blue';
  // In the rest of a penalty area nobody can say without measuring.
  return where === undefined || SAID_AREAS[where] !== undefined ? undefined : null;
}

export const CENTRE: Spot = [0, 0];
/** 'DTKV-9.K1': the ball covers some of the centre circle, its line included. */
export const ballIsInCircle = ([x, y]: Spot): boolean =>
  fine(Math.sqrt(x * x + y * y)) <= PITCH.centreCircle + BALL_RADIUS;
export const penaltySpotOf = (side: Side): Spot => [0, endOf(side) * (PITCH.length / 2 - PITCH.penaltySpot) + 0];
/** 'DTKV-12.K3': a place for the ball wholly inside the quarter circle. */
const IN_THE_CORNER = PITCH.lineWidth + BALL_RADIUS;
const cornerOf = (side: Side, way: -1 | 1): Spot => [
  way * (PITCH.width / 2 - IN_THE_CORNER),
  endOf(side) * (PITCH.length / 2 - IN_THE_CORNER),
];
/** 'DTKV-12.K3': is the ball wholly inside the quarter circle of that corner? */
export function isInCorner(side: Side, way: -1 | 1, [x, y]: Spot): boolean {
  const [east, north] = [PITCH.width / 2 - way * x, PITCH.length / 2 - endOf(side) * y];
  const most = PITCH.cornerRadius - BALL_RADIUS;
  return east >= BALL_RADIUS && north >= BALL_RADIUS && east * east + north * north <= most * most;
}
/** The same in words. */
export const goalAreaOf = (side: Side): Where => (side === 'red' ? 'redGoalArea' : 'blueGoalArea');
/** 'DTKV-10.1.1': in the middle of the goal area. */
export const goalKickSpotOf = (side: Side): Spot => [0, endOf(side) * (PITCH.length / 2 - PITCH.goalAreaDepth / 2)];

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value)) + 0;
/** The nearest point of the pitch. */
export const onThePitch = ([x, y]: Spot): Spot => [clamp(x, PITCH.width / 2), clamp(y, PITCH.length / 2)];
export const isOffThePitch = ([x, y]: Spot): boolean => Math.abs(x) > PITCH.width / 2 || Math.abs(y) > PITCH.length / 2;
/** The nearest place for a ball that no part of it leaves. */
export const whollyOnThePitch = ([x, y]: Spot): Spot => [
  clamp(x, PITCH.width / 2 - BALL_RADIUS),
  clamp(y, PITCH.length / 2 - BALL_RADIUS),
];

/** Millionths of a millimetre: what is exactly 156 mm must not be less by the way it was reckoned. */
const FINE = 1e6;
export const fine = (value: number): number => Math.round(value * FINE) / FINE + 0;

/** At which side line a corner is taken. */
export const cornerSpot = (goal: Side, side: 'west' | 'east'): Spot => cornerOf(goal, side === 'west' ? -1 : 1);
