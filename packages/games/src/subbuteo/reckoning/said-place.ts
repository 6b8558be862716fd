import { groundIn } from '../motion.ts';
import { endOf, type Side } from '../names.ts';
import type { Match } from '../state.ts';
import type { Pitch } from '../table.ts';
import { aheadOf, goalAreaTouchedAt, penaltyAreaAt, quarterAt, type Spot, type Where } from '../zones.ts';

/** What a word says of a place [S-291]. */

const metres = (millimetres: number): number => millimetres / 1000;
/** What touches by a rounding touches, in metres. */
export const TOUCHES = 1e-9;

/** How far beyond the nearest line of the field, in metres; inside it below 0. */
export const beyond = ({ width, length }: Pitch, [x, y]: Spot): number =>
  Math.max(Math.abs(metres(x)) - width / 2, Math.abs(metres(y)) - length / 2);

/** Something round of this radius, in metres; a mere point has none. */
interface Body {
  readonly at: Spot;
  readonly radius: number;
}

const sideIn = (where: Where): Side => (where.startsWith('red') ? 'red' : 'blue');

/** The zone holds its areas too, and neither zone nor middle ends at the touchlines [S-263]. */
export function isThere(match: Match, where: Where, { at, radius }: Body): boolean {
  const { pitch, size } = groundIn(match);
  const side = sideIn(where);
  switch (where) {
    case 'outside':
      return beyond(pitch, at) + radius > -TOUCHES;
    case 'redGoalEnd':
    case 'blueGoalEnd':
      return (
        aheadOf(pitch, side, at) <= pitch.lineWidth + TOUCHES &&
        Math.abs(metres(at[0])) <= pitch.penaltyWidth / 2 + TOUCHES
      );
    case 'redGoalArea':
    case 'blueGoalArea':
      return goalAreaTouchedAt(pitch, { ...size, baseRadius: radius }, at) === side;
    case 'redPenaltyArea':
    case 'bluePenaltyArea':
      return penaltyAreaAt(pitch, at) === side;
    default:
      return quarterAt(pitch, at, radius) === where;
  }
}

// ── two places, of which one or both are only named ───────────────────────────────────────────────────────────────

interface Span {
  readonly from: number;
  readonly to: number;
}
interface Region {
  readonly x: Span;
  readonly y: Span;
}
const FAR = 9;
const wide = (half: number): Span => ({ from: -half, to: half });
const point = ([x, y]: Spot): Region => ({
  x: { from: metres(x), to: metres(x) },
  y: { from: metres(y), to: metres(y) },
});

/** Where the middle of a body of this radius can be of which the word is true; of `outside` everywhere. */
function regionOf(pitch: Pitch, where: Where, radius: number): Region {
  const { length, lineWidth, penaltyWidth, penaltyDepth, goalAreaWidth, goalAreaDepth } = pitch;
  const half = length / 2;
  const at = (near: number, far: number): Span => {
    const way = endOf(sideIn(where));
    const [a, b] = [way * (half - near), way * (half - far)];
    return { from: Math.min(a, b), to: Math.max(a, b) };
  };
  if (where === 'outside') return { x: wide(FAR), y: wide(FAR) };
  if (where.endsWith('GoalEnd')) return { x: wide(penaltyWidth / 2), y: at(-FAR, lineWidth) };
  if (where.endsWith('GoalArea'))
    return { x: wide(goalAreaWidth / 2 + radius), y: at(-radius, goalAreaDepth + radius) };
  if (where.endsWith('PenaltyArea')) return { x: wide(penaltyWidth / 2), y: at(0, penaltyDepth) };
  const quarter = half / 2;
  return where.endsWith('Zone')
    ? { x: wide(FAR), y: at(-FAR, quarter - lineWidth / 2 - radius) }
    : { x: wide(FAR), y: at(quarter + lineWidth / 2 + radius, half - lineWidth / 2 - radius) };
}

/** A place as it was said, and how much of it is whatever stands there. */
export interface Said {
  readonly at?: Spot | undefined;
  readonly where?: Where | undefined;
  readonly radius: number;
}
const regionsOf = (pitch: Pitch, { at, where, radius }: Said): readonly Region[] => [
  ...(at === undefined ? [] : [point(at)]),
  ...(where === undefined ? [] : [regionOf(pitch, where, radius)]),
];

const between = (a: Span, b: Span): number => Math.max(0, a.from - b.to, b.from - a.to);
const gapOf = (a: Region, b: Region): number => {
  const [x, y] = [between(a.x, b.x), between(a.y, b.y)];
  return Math.sqrt(x * x + y * y);
};
/** So deep in the field is a place that whatever is said to be `outside` stands farther from it, in metres. */
const isFarInside = (pitch: Pitch, at: Spot | undefined, out: Said, reach: number): boolean =>
  at !== undefined && out.where === 'outside' && -beyond(pitch, at) > out.radius + reach;

/** Whatever is said of the one and of the other, they are farther from each other than this, middle from middle, in metres. */
export function areApart(match: Match, one: Said, two: Said, reach: number): boolean {
  const { pitch } = groundIn(match);
  if (isFarInside(pitch, one.at, two, reach) || isFarInside(pitch, two.at, one, reach)) return true;
  return regionsOf(pitch, one).some((a) => regionsOf(pitch, two).some((b) => gapOf(a, b) > reach + TOUCHES));
}
