import type { Event, EventOf, Line } from '../events.ts';
import { groundIn } from '../motion.ts';
import { isFigure, type Side } from '../names.ts';
import { radiusOf } from '../places.ts';
import { areApart, beyond, isThere, TOUCHES, type Said } from '../reckoning/said-place.ts';
import type { FactOf, Match } from '../state.ts';
import { BALL_RADIUS, KEEPER_SIZE } from '../table-bodies.ts';
import type { Pitch } from '../table.ts';
import { gapBeyondLines, type Spot, type Where } from '../zones.ts';
import { breachPlaceFault } from './breach-places.ts';
import { firstOf, type Fault } from './saying.ts';

/** A word and a place in one entry: what the word says must be true of the place [S-291]. */

const metres = (millimetres: number): number => millimetres / 1000;

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

function overPlaceFault(match: Match, { line, inGoal, at, where }: EventOf<'ballOver'>): Fault {
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
/** Whoever touches the ball stands beside it, whether the places were measured or named. */
function apartFault(match: Match, { touchedBy, at, where, figureAt, figureWhere }: EventOf<'ballTouched'>): Fault {
  const radius = isFigure(touchedBy) ? groundIn(match).size.baseRadius : KEEPER_SIZE.halfWidth;
  const ball = { at, where, radius: BALL_RADIUS };
  const isApart = areApart(match, ball, { at: figureAt, where: figureWhere, radius }, radius + BALL_RADIUS + BY_EYE);
  return isApart ? `${figureAt === undefined ? 'figureWhere' : 'figureAt'}: from there it touches no ball` : null;
}

/** 'FISTF-I.7.2', 'FISTF-II.2.1.2.3': wholly beyond a line; with some of the base on the board; its middle beyond the cloth. */
function leftPlaceFault(match: Match, { ground, at }: EventOf<'figureLeft'>): Fault {
  if (at === undefined) return null;
  const { pitch, size } = groundIn(match);
  const out = beyond(pitch, at) + TOUCHES;
  const least = { field: size.baseRadius, cloth: pitch.border - size.baseRadius, table: pitch.border };
  return out > least[ground] ? null : `at: there it has not left the ${ground}`;
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
export function decidedPlaceFault(match: Match, fact: FactOf<'decided'>): Fault {
  const { at, where, ballAt, ballWhere } = fact as Readonly<
    Partial<Record<'at' | 'ballAt', [number, number]> & Record<'where' | 'ballWhere', Where>>
  >;
  const outside = fact.call === 'illegalFlick' && fact.because === 'outsideGoalArea' ? fact.against : null;
  return firstOf(
    placeFault(match, 'at', { at, where, radius: 0 }),
    placeFault(match, 'ballAt', { at: ballAt, where: ballWhere, radius: BALL_RADIUS }),
    outside === null
      ? null
      : breachPlaceFault(match, { by: outside, what: 'takenOutsideGoalArea', ballAt: at, ballWhere: where }), // figure or ball
  );
}
