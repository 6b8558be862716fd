import type * as kit from '@bande/kit';
import { endOf, SIDES, type Side } from './names.ts';
import type { FigureSize } from './table-bodies.ts';
import { BALL_RADIUS } from './table-bodies.ts';
import type { Pitch } from './table.ts';

export type Spot = kit.Spot;

/** What a person can say of a place without measuring it; `GoalEnd` is the strip behind the goal line between the extended lines of the penalty area ['FISTF-II.11.1.3.3']. */
export const WHERES = [
  'redGoalEnd',
  'redGoalArea',
  'redPenaltyArea',
  'redZone',
  'redMiddle',
  'blueMiddle',
  'blueZone',
  'bluePenaltyArea',
  'blueGoalArea',
  'blueGoalEnd',
  'outside',
] as const;
export type Where = (typeof WHERES)[number];

export type Whereabouts = kit.Whereabouts<Where>;

/** The fields between shooting-zone, halfway and shooting-zone line ['FISTF-III.1.2.2.1']. */
export const QUARTERS = ['redZone', 'redMiddle', 'blueMiddle', 'blueZone'] as const;
export type Quarter = (typeof QUARTERS)[number];

const metres = (millimetres: number): number => millimetres / 1000;
const thousandfold = (value: number): number => value * 1000 + 0;
export const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): Spot => [
  thousandfold(x),
  thousandfold(y),
];

/** 'FISTF-I.7.1': without green between them they touch; a gap below a millionth of a millimetre is one of reckoning, in metres. */
export const GREEN = 1e-9;

/** How far before the goal line of a side, in metres; behind it below 0. */
export const aheadOf = ({ length }: Pitch, side: Side, [, y]: Spot): number => length / 2 - endOf(side) * metres(y);

/** 'FISTF-II.7.1.1.a.1': wholly past the shooting-zone line; tangent is not inside, and the touchline is no limit [S-263]. */
export function zoneAt(pitch: Pitch, spot: Spot, radius: number = BALL_RADIUS): Side | null {
  const inside = pitch.length / 4 - pitch.lineWidth / 2;
  return SIDES.find((side) => aheadOf(pitch, side, spot) + radius < inside - GREEN) ?? null;
}

/** 'FISTF-II.14.1.2.2': wholly between two of these lines, otherwise in no quarter. */
export function quarterAt(pitch: Pitch, spot: Spot, radius: number): Quarter | null {
  const zone = zoneAt(pitch, spot, radius);
  if (zone !== null) return zone === 'red' ? 'redZone' : 'blueZone';
  const [half, line] = [pitch.length / 2, pitch.lineWidth / 2];
  const side = SIDES.find((one) => {
    const ahead = aheadOf(pitch, one, spot);
    return ahead - radius > half / 2 + line + GREEN && ahead + radius < half - line - GREEN;
  });
  if (side === undefined) return null;
  return side === 'red' ? 'redMiddle' : 'blueMiddle';
}

const isBetweenAreaLines = ({ penaltyWidth }: Pitch, [x]: Spot): boolean => Math.abs(metres(x)) <= penaltyWidth / 2;

/** Whose penalty area a place lies in, its lines and its part of the goal line included ['FISTF-II.12.1.1']. */
export function penaltyAreaAt(pitch: Pitch, spot: Spot): Side | null {
  if (!isBetweenAreaLines(pitch, spot)) return null;
  const isDeep = (side: Side): boolean => {
    const ahead = aheadOf(pitch, side, spot);
    return ahead >= 0 && ahead <= pitch.penaltyDepth;
  };
  return SIDES.find(isDeep) ?? null;
}

/** The area, or the strip behind the goal line between its extended lines ['FISTF-II.11.1.3.3']. */
function spotAreaAt(pitch: Pitch, spot: Spot): Side | null {
  const area = penaltyAreaAt(pitch, spot);
  if (area !== null || !isBetweenAreaLines(pitch, spot)) return area;
  return SIDES.find((side) => aheadOf(pitch, side, spot) < 0) ?? null;
}

/** Measured to lie on a line that bounds a penalty area, or on the goal line between those. */
export const isOnAreaLine = (pitch: Pitch, { at }: Whereabouts): boolean =>
  at !== undefined &&
  penaltyAreaAt(pitch, at) !== null &&
  (Math.abs(metres(at[0])) >= pitch.penaltyWidth / 2 - pitch.lineWidth ||
    SIDES.every((side) => aheadOf(pitch, side, at) >= pitch.penaltyDepth - pitch.lineWidth));
export const isOnGoalLine = (pitch: Pitch, { at }: Whereabouts): boolean =>
  at !== undefined &&
  penaltyAreaAt(pitch, at) !== null &&
  SIDES.some((side) => aheadOf(pitch, side, at) <= pitch.lineWidth);

const SAID_AREAS: Readonly<Partial<Record<Where, Side>>> = {
  redGoalArea: 'red',
  redPenaltyArea: 'red',
  bluePenaltyArea: 'blue',
  blueGoalArea: 'blue',
};
const SAID_ENDS: Readonly<Partial<Record<Where, Side>>> = { redGoalEnd: 'red', blueGoalEnd: 'blue' };

/** Whose penalty area, null for none, undefined where nobody knows. */
export function penaltyAreaOf(pitch: Pitch, { at, where }: Whereabouts): Side | null | undefined {
  if (at !== undefined) return penaltyAreaAt(pitch, at);
  return where === undefined ? undefined : (SAID_AREAS[where] ?? null);
}
export function spotAreaOf(pitch: Pitch, { at, where }: Whereabouts): Side | null | undefined {
  if (at !== undefined) return spotAreaAt(pitch, at);
  return where === undefined ? undefined : (SAID_AREAS[where] ?? SAID_ENDS[where] ?? null);
}
export function quarterOf(pitch: Pitch, { at, where }: Whereabouts, radius: number): Quarter | null | undefined {
  if (at !== undefined) return quarterAt(pitch, at, radius);
  if (where === undefined || where === 'outside') return undefined; // beside which quarter, nobody has said
  if (where.startsWith('red')) return where === 'redMiddle' ? 'redMiddle' : 'redZone';
  return where === 'blueMiddle' ? 'blueMiddle' : 'blueZone';
}
export function zoneOf(pitch: Pitch, whereabouts: Whereabouts, radius: number = BALL_RADIUS): Side | null | undefined {
  const quarter = quarterOf(pitch, whereabouts, radius);
  if (whereabouts.at !== undefined) return zoneAt(pitch, whereabouts.at, radius);
  if (quarter === undefined) return undefined;
  if (quarter === 'redZone') return 'red';
  return quarter === 'blueZone' ? 'blue' : null;
}

export const penaltySpotOf = (pitch: Pitch, side: Side): Spot => [
  0,
  thousandfold(endOf(side) * (pitch.length / 2 - pitch.penaltySpot)),
];

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value)) + 0;
/** 'FISTF-II.11.1.2.2': the nearest point of the lines, for what happened outside; inside it is the place itself. */
export const onTheField = (pitch: Pitch, [x, y]: Spot): Spot => [
  clamp(x, thousandfold(pitch.width / 2)),
  clamp(y, thousandfold(pitch.length / 2)),
];

/** Millionths of a millimetre: what is exactly 22 mm must not be less by the way it was reckoned. */
const FINE = 1e6;
/** 'FISTF-II.2.1.1.2.1': green between a base and the line it stands beyond, in millimetres; 0 if it is not wholly beyond one. */
export function gapBeyondLines(pitch: Pitch, { baseRadius }: FigureSize, [x, y]: Spot): number {
  const out = Math.max(Math.abs(metres(x)) - pitch.width / 2, Math.abs(metres(y)) - pitch.length / 2);
  return Math.max(0, Math.round(thousandfold(out - baseRadius) * FINE) / FINE);
}

/** Metres: what touches by a rounding touches. */
const TOUCHES = 1e-9;
/** 'FISTF-II.2.2.1.1', 'FISTF-II.2.2.1.3': a base that stands in a goal area or touches its line, round as it is. */
export function goalAreaTouchedAt(pitch: Pitch, { baseRadius }: FigureSize, spot: Spot): Side | null {
  const aside = Math.max(0, Math.abs(metres(spot[0])) - pitch.goalAreaWidth / 2);
  const touches = (side: Side): boolean => {
    const ahead = aheadOf(pitch, side, spot);
    const off = Math.max(0, ahead - pitch.goalAreaDepth, 0 - ahead);
    const reach = baseRadius + TOUCHES;
    return aside * aside + off * off <= reach * reach;
  };
  return SIDES.find(touches) ?? null;
}

/** 'FISTF-II.2.2.1.2', 'FISTF-II.2.2.2.2': between the nets of a goal, with some of the base or with all of it. */
const AT_THE_NET = 1e-6;
export function goalEnteredAt(pitch: Pitch, { baseRadius }: FigureSize, spot: Spot, wholly: boolean): Side | null {
  const { width, depth, barThickness } = pitch.goal;
  const reach = wholly ? -baseRadius : baseRadius;
  if (Math.abs(metres(spot[0])) > (width + barThickness) / 2 + reach + AT_THE_NET) return null;
  const isIn = (side: Side): boolean => {
    const ahead = aheadOf(pitch, side, spot);
    return ahead < reach && ahead > -depth;
  };
  return SIDES.find(isIn) ?? null;
}

/** Green between two round things seen from above, in millimetres ['FISTF-II.2.6.3.0']. */
export const gapBetween = ([ax, ay]: Spot, [bx, by]: Spot, radii: number): number =>
  Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by)) - thousandfold(radii);
