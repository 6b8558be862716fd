import type { Event, EventOf, Line } from '../events.ts';
import { groundIn } from '../motion.ts';
import { isFigure, type Side } from '../names.ts';
import { radiusOf } from '../places.ts';
import type { Match } from '../state.ts';
import { BALL_RADIUS, KEEPER_SIZE } from '../table-bodies.ts';
import type { Pitch } from '../table.ts';
import { isInGoalArea, isOutsideTheField, isReservePlace } from '../where-may.ts';
import {
  aheadOf,
  gapBeyondLines,
  gapBetween,
  goalAreaTouchedAt,
  penaltyAreaAt,
  quarterAt,
  type Spot,
  type Where,
} from '../zones.ts';
import { firstOf, type Fault } from './saying.ts';

/** A word and a place in one entry: what the word says must be true of the place [S-291]. */

const metres = (millimetres: number): number => millimetres / 1000;
/** What touches by a rounding touches, in metres. */
const TOUCHES = 1e-9;

/** How far beyond the nearest line of the field, in metres; inside it below 0. */
const beyond = ({ width, length }: Pitch, [x, y]: Spot): number =>
  Math.max(Math.abs(metres(x)) - width / 2, Math.abs(metres(y)) - length / 2);

// ── what a word says of a place ───────────────────────────────────────────────────────────────────────────────────

/** Something round of this radius; a mere point has none. */
interface Body {
  readonly at: Spot;
  readonly radius: number;
}

/** The zone holds its areas too, and neither zone nor middle ends at the touchlines [S-263]. */
function isThere(match: Match, where: Where, { at, radius }: Body): boolean {
  const { pitch, size } = groundIn(match);
  const side: Side = where.startsWith('red') ? 'red' : 'blue';
  const ahead = aheadOf(pitch, side, at);
  switch (where) {
    case 'outside':
      return beyond(pitch, at) + radius > -TOUCHES;
    case 'redGoalEnd':
    case 'blueGoalEnd':
      return ahead <= pitch.lineWidth + TOUCHES && Math.abs(metres(at[0])) <= pitch.penaltyWidth / 2 + TOUCHES;
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

interface Said {
  readonly at: Spot | undefined;
  readonly where: Where | undefined;
  readonly radius: number;
}
const placeFault = (match: Match, field: string, { at, where, radius }: Said): Fault =>
  at === undefined || where === undefined || isThere(match, where, { at, radius })
    ? null
    : `${field}: this place is not ${where}`;

// ── the ball over a line ──────────────────────────────────────────────────────────────────────────────────────────

const GOAL_LINES: Readonly<Partial<Record<Line, Side>>> = { south: 'red', north: 'blue' };
const WAY: Readonly<Record<Line, -1 | 1>> = { west: -1, east: 1, south: -1, north: 1 };

/** The middle of the ball beyond the line, or the point of the line where it went [S-291]. */
function isAtLine({ width, length, lineWidth }: Pitch, line: Line, [x, y]: Spot): boolean {
  const [half, off] = GOAL_LINES[line] === undefined ? [width / 2, metres(x)] : [length / 2, metres(y)];
  return WAY[line] * off >= half - lineWidth - TOUCHES;
}
const isBetweenThePosts = ({ goal }: Pitch, [x]: Spot): boolean => Math.abs(metres(x)) < goal.width / 2;

/** Beyond a goal line nobody is beside a middle, nor at the other end; and only there are areas and the strip behind them. */
function isBesideLine(line: Line, where: Where): boolean {
  const side = GOAL_LINES[line];
  if (where === 'outside') return true;
  const isMiddle = where === 'redMiddle' || where === 'blueMiddle';
  return side === undefined ? isMiddle || where.endsWith('Zone') : !isMiddle && where.startsWith(side);
}

export function overPlaceFault(match: Match, { line, inGoal, at, where }: EventOf<'ballOver'>): Fault {
  const { pitch } = groundIn(match);
  const isGoalLine = GOAL_LINES[line] !== undefined;
  if (inGoal === true && !isGoalLine) return 'inGoal: there is no goal on a touchline';
  if (where !== undefined && !isBesideLine(line, where)) return `where: the ${line} line is not there`;
  if (at === undefined) return null;
  if (!isAtLine(pitch, line, at)) return 'at: this place lies elsewhere';
  if (inGoal === true && !isBetweenThePosts(pitch, at)) return 'at: this place is not between the posts';
  if (inGoal === undefined && isGoalLine && isBetweenThePosts(pitch, at))
    return 'inGoal: say whether it went below the crossbar';
  return placeFault(match, 'at', { at, where, radius: BALL_RADIUS });
}

// ── figures ───────────────────────────────────────────────────────────────────────────────────────────────────────

/** Nobody tells parts of a millimetre. */
const ONE_MM = 1;
/** 'FISTF-II.2.1.1.2.1': the green that was said, and the green that there is at the place. */
function gapFault(match: Match, { touchedBy, figureAt, beyondMm }: EventOf<'ballTouched'>): Fault {
  if (figureAt === undefined || beyondMm === undefined) return null;
  const { pitch, size } = groundIn(match);
  const reach = isFigure(touchedBy) ? size : { ...size, baseRadius: KEEPER_SIZE.halfThickness };
  const gap = gapBeyondLines(pitch, reach, figureAt);
  return Math.abs(gap - beyondMm) < ONE_MM ? null : `beyondMm: not at the place that is said`;
}

/** Two places are told by eye: so much is no contradiction, in metres. */
const BY_EYE = 0.02;
/** Whoever touches the ball stands beside it. */
function apartFault(match: Match, { touchedBy, at, figureAt }: EventOf<'ballTouched'>): Fault {
  if (at === undefined || figureAt === undefined) return null;
  const reach = isFigure(touchedBy) ? groundIn(match).size.baseRadius : KEEPER_SIZE.halfWidth;
  return gapBetween(at, figureAt, reach + BALL_RADIUS + BY_EYE) <= 0 ? null : 'figureAt: from there it touches no ball';
}

/** A breach that is nothing but a place: where it was said to be it is none ['FISTF-II.14.2.4.1', 'FISTF-II.15.2.1.4.1', 'FISTF-II.9.1.1', 'FISTF-II.9.1.3']. */
function breachPlaceFault(match: Match, { by, what, at, ballAt }: EventOf<'breach'>): Fault {
  if (at === undefined) return null;
  const isRight = 'at: there it is no breach';
  switch (what) {
    case 'takerInside':
    case 'reserveOnField':
      return isOutsideTheField(match, at) ? isRight : null;
    case 'reserveMisplaced':
      return isReservePlace(match, by, at) ? isRight : null;
    case 'takenOutsideGoalArea': {
      const isBallIn = ballAt === undefined || isInGoalArea(match, by, ballAt, BALL_RADIUS);
      return isBallIn && isInGoalArea(match, by, at, radiusOf(match, 'R5')) ? isRight : null;
    }
    default:
      return null;
  }
}

/** 'FISTF-I.7.2', 'FISTF-II.2.1.2.3': wholly beyond a line; with some of the base on the board; beside the table. */
export function leftPlaceFault(match: Match, { ground, at }: EventOf<'figureLeft'>): Fault {
  if (at === undefined) return null;
  const { pitch, size } = groundIn(match);
  const out = beyond(pitch, at) + TOUCHES;
  const isOff = ground === 'cloth' ? out + size.baseRadius > pitch.border : out > size.baseRadius;
  return isOff ? null : `at: there it has not left the ${ground}`;
}

// ── every fact that has both ──────────────────────────────────────────────────────────────────────────────────────

/** In one line that names the field, or null. */
export function wordAndPlace(match: Match, event: Event): Fault {
  const at = (of: 'ball' | 'figure' | 'point', said: Omit<Said, 'radius'>, field = 'at'): Fault =>
    placeFault(match, field, { ...said, radius: of === 'point' ? 0 : radiusOf(match, of === 'ball' ? 'ball' : 'R5') });
  switch (event.kind) {
    case 'flicked':
      return at('figure', { at: event.at, where: event.where });
    case 'ballTouched':
      return firstOf(
        at('ball', { at: event.at, where: event.where }),
        at('figure', { at: event.figureAt, where: event.figureWhere }, 'figureAt'),
        gapFault(match, event),
        apartFault(match, event),
      );
    case 'figuresTouched':
      return at('point', { at: event.at, where: event.where });
    case 'rested':
      return at(event.what === 'ball' ? 'ball' : 'figure', { at: event.at, where: event.where });
    case 'breach':
      return firstOf(
        at('point', { at: event.at, where: event.where }),
        at('ball', { at: event.ballAt, where: event.ballWhere }, 'ballAt'),
        breachPlaceFault(match, event),
      );
    case 'ballOver':
      return overPlaceFault(match, event);
    case 'figureLeft':
      return leftPlaceFault(match, event);
    default:
      return null;
  }
}

/** The same of a decision: what happened, and where the ball was. */
export function decidedPlaceFault(match: Match, fact: object): Fault {
  const { at, where, ballAt, ballWhere } = fact as Readonly<
    Partial<Record<'at' | 'ballAt', Spot> & Record<'where' | 'ballWhere', Where>>
  >;
  return firstOf(
    placeFault(match, 'at', { at, where, radius: 0 }),
    placeFault(match, 'ballAt', { at: ballAt, where: ballWhere, radius: BALL_RADIUS }),
  );
}
