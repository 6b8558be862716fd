import { FACES } from './ball/solid.ts';
import type { Event, EventOf } from './events.ts';
import { endOf, goalBehind, isGoalLine, type Line, type Side } from './names.ts';
import { footprintOf, placeIn } from './reckoning/footprint.ts';
import type { Paragraph } from './rulebook.ts';
import {
  aheadOf,
  BALL_RADIUS,
  GOAL_AREA,
  goalAreaOf,
  isIn,
  KICKER_LENGTH,
  onThePitch,
  PENALTY_AREA,
  PITCH,
  wayOut,
  wayTo,
  type Spot,
  type Where,
  type Whereabouts,
} from './zones.ts';

/**
 * One entry says a word and a place, or two words: where they exclude each other it cannot have taken place so, and nobody guesses
 * which of them was meant. Hands measure to about the size of the ball: what is closer than that does not contradict.
 */
export interface Contradiction {
  readonly why: string;
  readonly paragraphs: readonly Paragraph[];
}
const that = (why: string, ...paragraphs: readonly Paragraph[]): Contradiction => ({ why, paragraphs });

const HALF_WIDTH = PITCH.width / 2;
const HALF_LENGTH = PITCH.length / 2;
const HALF_GOAL = PITCH.goalWidth / 2;

// ── words for places ──────────────────────────────────────────────────────────────────────────────────────────────

const AREAS = {
  redGoalArea: GOAL_AREA,
  redPenaltyArea: PENALTY_AREA,
  bluePenaltyArea: PENALTY_AREA,
  blueGoalArea: GOAL_AREA,
} as const;
const isArea = (where: Where): where is keyof typeof AREAS => Object.hasOwn(AREAS, where);
/** At whose end it is; null: at neither. */
const endIn = (where: Where): Side | null => {
  if (where === 'outside') return null;
  return where.startsWith('red') ? 'red' : 'blue';
};
/** May somebody who saw it there call it so? In the goal it may be called by its area. */
export function isCalled(where: Where, at: Spot): boolean {
  const side = endIn(where);
  if (side === null) return Math.abs(at[0]) >= HALF_WIDTH || Math.abs(at[1]) >= HALF_LENGTH;
  if (!isArea(where)) return isAtEnd(side, at);
  const { depth, width } = AREAS[where];
  return Math.abs(at[0]) <= width / 2 + BALL_RADIUS && aheadOf(side, at) <= depth + BALL_RADIUS;
}
const isAtEnd = (side: Side, [, y]: Spot): boolean => endOf(side) * y >= 0 - BALL_RADIUS;

export function misplaced({ at, where }: Whereabouts, named = 'where'): Contradiction | null {
  return at === undefined || where === undefined || isCalled(where, at)
    ? null
    : that(`${named}: the place that was measured is not there`, 'DTKV-5.1.1');
}
/** At this end of the pitch, by its place and by its words. */
const isNear = (side: Side, { at, where }: Whereabouts, most: number, aside = HALF_WIDTH + BALL_RADIUS): boolean =>
  (at === undefined || (aheadOf(side, at) <= most && Math.abs(at[0]) <= aside)) &&
  (where === undefined || where === 'outside' || endIn(where) === side);

// ── over a line ───────────────────────────────────────────────────────────────────────────────────────────────────

const isAtLine = (line: Line, [x, y]: Spot): boolean => {
  if (isGoalLine(line)) return endOf(goalBehind(line)) * y >= HALF_LENGTH - BALL_RADIUS;
  return (line === 'west' ? 0 - x : x) >= HALF_WIDTH - BALL_RADIUS;
};
/** An area ends far from the side lines, a half at its own goal line. */
const isAlong = (line: Line, where: Where): boolean => {
  if (where === 'outside') return true;
  return isGoalLine(line) ? endIn(where) === goalBehind(line) : !isArea(where);
};

function overNoSuchLine({ line, at, where }: EventOf<'ballOver'>): Contradiction | null {
  if (at !== undefined && !isAtLine(line, at))
    return that('at: the place is not at this line', 'DTKV-5.1.1', 'DTKV-5.K1');
  return where === undefined || isAlong(line, where) ? null : that('where: that is not at this line', 'DTKV-5.1.1');
}
function inNoGoal({ line, inGoal, over, at }: EventOf<'ballOver'>): Contradiction | null {
  if (inGoal && !isGoalLine(line)) return that('no goal stands on a side line', 'DTKV-8.2.1');
  if (over !== undefined && !isGoalLine(line)) return that('over: no goal stands on a side line', 'DTKV-8.2.1');
  if (inGoal && over !== undefined) return that('over: it is in the goal, or it is not', 'DTKV-8.2.1');
  if (at === undefined) return null;
  const aside = Math.abs(at[0]);
  if (inGoal && aside > HALF_GOAL) return that('at: the place is not between the posts', 'DTKV-8.2.1');
  if (over === 'goal' && aside > HALF_GOAL + BALL_RADIUS)
    return that('over: the place is beside the goal', 'DTKV-12.K6');
  return over === 'beside' && aside < HALF_GOAL - BALL_RADIUS
    ? that('over: the place is before the goal', 'DTKV-12.K5')
    : null;
}
/** 'DTKV-12.2', 'DTKV-12.K6' [C-32]: above the goal the referee chooses the side. */
function atNoSuchCorner({ line, corner, at }: EventOf<'ballOver'>): Contradiction | null {
  if (corner === undefined) return null;
  if (!isGoalLine(line)) return that('corner: it is over a side line', 'DTKV-12.1');
  if (at === undefined || Math.abs(at[0]) <= HALF_GOAL) return null;
  return at[0] < 0 === (corner === 'west')
    ? null
    : that('corner: it went over at the other side', 'DTKV-12.2', 'DTKV-12.K5');
}

// ── goals and keepers ─────────────────────────────────────────────────────────────────────────────────────────────

/** Hands lay a measure down so closely. */
const NEARLY = 10;
/** Where the middle of a ball is that meets post, bar or net; all of it may be pushed forward ['DTKV-8.2.2']. */
const notAtTheFrame = ({ goal, at }: EventOf<'frameStruck'>): Contradiction | null =>
  isNear(goal, { at }, GOAL_AREA.depth + BALL_RADIUS, HALF_GOAL + BALL_RADIUS + NEARLY)
    ? null
    : that('at: this goal is not there', 'DTKV-5.2.1');
/** 'DTKV-8.2.2': only between the posts something can keep it from the goal; a box is met beside them as well. No hand pushes them out of the goal area. */
function notKeptOutThere({ goal, onTarget, at, where }: EventOf<'keptOut'>): Contradiction | null {
  const aside = onTarget === false ? GOAL_AREA.width / 2 : HALF_GOAL;
  return isNear(goal, { at, where }, GOAL_AREA.depth + BALL_RADIUS, aside + BALL_RADIUS)
    ? null
    : that('at: it was not before this goal', 'DTKV-8.2.2');
}
/** 'DTKV-6.2.3' [C-57]: with its box behind rubber and line no figure gets out of its own penalty area; used wrongly it may be anywhere at its own end. */
function atNoKeeper(
  side: Side,
  { at, where, faults = [] }: EventOf<'keeperPlayed'> | EventOf<'touched'>,
): Contradiction | null {
  const isOut = faults.length > 0 || at === undefined;
  const isThere = isOut
    ? isNear(side, { at, where }, HALF_LENGTH + BALL_RADIUS)
    : isNear(side, { at, where }, PENALTY_AREA.depth + MET, PENALTY_AREA.width / 2 + MET);
  return isThere ? null : that('at: this keeper is not there', 'DTKV-6.2.3');
}
const MET = BALL_RADIUS + NEARLY;
const inNoReach = ({ reach, at, where }: EventOf<'ballRested'>): Contradiction | null =>
  reach === undefined || reach === null || isNear(reach, { at, where }, PENALTY_AREA.depth + BALL_RADIUS)
    ? null
    : that('reach: this keeper does not reach that place', 'DTKV-6.2.3');

// ── kickers ───────────────────────────────────────────────────────────────────────────────────────────────────────

const AROUND: readonly Spot[] = [-NEARLY, 0, NEARLY].flatMap((x) => [-NEARLY, 0, NEARLY].map((y): Spot => [x, y]));
/** 'DTKV-6.3.4', 'DTKV-6.3.5': what is said of its place, and where it stands. */
function standsElsewhere(fact: EventOf<'defenceSet'>): Contradiction | null {
  const { by, at, posture = 'standing', onLine, inArea } = fact;
  if (at === undefined || (onLine === undefined && inArea === undefined)) return null;
  const places = AROUND.flatMap(([x, y]) => {
    const one = footprintOf(by, posture, { ...fact, at: [at[0] + x, at[1] + y] });
    return one === null ? [] : [placeIn(by, one)];
  });
  // On the line it is not in the area as long as it is legal there ['DTKV-14.K2'].
  const isSo = places.some(
    (one) =>
      (onLine === undefined || one.onLine === onLine || (inArea === true && one.inArea)) &&
      (inArea === undefined || one.inArea === inArea || (inArea && one.onLine)),
  );
  return isSo || places.length === 0 ? null : that('at: the place says otherwise', 'DTKV-6.3.4', 'DTKV-14.1.3');
}
/** The ball has met it there: no part of it is farther away than it is long. Its lines and its area are those at its own end. */
function metElsewhere(fact: EventOf<'touched'>): Contradiction | null {
  const { by, what, at, where, inArea, onLine } = fact;
  if (what === 'keeper') return atNoKeeper(by, fact);
  if (what !== 'kicker') return null;
  const isElse = where !== undefined && where !== 'outside' && endIn(where) !== by;
  const isFar = isElse || (at !== undefined && wayTo(PENALTY_AREA, by, at) > MEETS_AT);
  if (inArea === true && isFar) return that('inArea: it was met far from its area', 'DTKV-14.1.3');
  if (onLine === true && (isFar || isDeepIn(by, fact)))
    return that('onLine: it was met far from its lines', 'DTKV-6.3.5');
  return inArea === false && isDeepIn(by, fact)
    ? that('inArea: it was met far inside its area', 'DTKV-6.3.4', 'DTKV-14.1.3')
    : null;
}
const MEETS_AT = KICKER_LENGTH + BALL_RADIUS + NEARLY;
/** So far inside its own area that no kicker outside it or on its lines gets there; the whole goal area is. */
const isDeepIn = (side: Side, { at, where }: Whereabouts): boolean =>
  where === goalAreaOf(side) ||
  (at !== undefined &&
    isIn(PENALTY_AREA, side, onThePitch(at)) &&
    wayOut(PENALTY_AREA, side, onThePitch(at)) > MEETS_AT);
/** 'DTKV-14.1', 'DTKV-13.1.8': inside the own penalty area it is a penalty, outside it is none; a figure is as far from the place as it is long. */
export function isPenaltyElsewhere(side: Side, { at, where }: Whereabouts, ofFigure: boolean): boolean {
  const isFar = at !== undefined && wayTo(PENALTY_AREA, side, onThePitch(at)) > (ofFigure ? MEETS_AT : 2 * BALL_RADIUS);
  return isFar || (where !== undefined && endIn(where) !== side);
}
export function isFreeKickInside(side: Side, { at, where }: Whereabouts, ofFigure: boolean): boolean {
  const spot = at === undefined ? null : onThePitch(at);
  const isDeep = spot !== null && isIn(PENALTY_AREA, side, spot);
  return (
    (isDeep && wayOut(PENALTY_AREA, side, spot) > (ofFigure ? MEETS_AT : 2 * BALL_RADIUS)) ||
    (where !== undefined && isArea(where) && endIn(where) === side)
  );
}
/** 'DTKV-3.3.1': a kicker that shoots stands at the ball. */
const shotFromAfar = ({ at, stood }: EventOf<'shot'>): Contradiction | null => {
  if (at === undefined || stood === undefined) return null;
  const [x, y] = [stood.at[0] - at[0], stood.at[1] - at[1]];
  return x * x + y * y > SHOOTS_AT * SHOOTS_AT ? that('stood: nobody shoots from there', 'DTKV-3.3.1') : null;
};
const SHOOTS_AT = KICKER_LENGTH;

// ── hands ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** What is done before or behind one's own goal. */
const AT_OWN_GOAL: ReadonlySet<EventOf<'breach'>['what']> = new Set([
  'handBeforeGoal',
  'handUnderRubber',
  'fingerUnderRubberHit',
] as const);
function notAtHisGoal({ by, what, at, where }: EventOf<'breach'>): Contradiction | null {
  return !AT_OWN_GOAL.has(what) || isNear(by, { at, where }, HALF_LENGTH + BALL_RADIUS)
    ? null
    : that('at: his goal is at the other end', 'DTKV-7.K5');
}
const otherColour = ({ top, face }: EventOf<'ballPlaced'>): Contradiction | null =>
  top === undefined || face === undefined || FACES[face]?.colour === top
    ? null
    : that('face: it has the other colour', 'DTKV-3.4.1');

/** What is wrong with an entry in itself; null: it may have been so. */
export function contradictionIn(event: Event): Contradiction | null {
  switch (event.kind) {
    case 'ballOver':
      return inNoGoal(event) ?? overNoSuchLine(event) ?? atNoSuchCorner(event) ?? misplaced(event);
    case 'keptOut':
      return misplaced(event) ?? notKeptOutThere(event);
    case 'frameStruck':
      return notAtTheFrame(event);
    case 'ballRested':
      return misplaced(event) ?? inNoReach(event);
    case 'keeperPlayed':
      return misplaced(event) ?? atNoKeeper(event.by, event);
    case 'touched':
      return misplaced(event) ?? metElsewhere(event);
    case 'defenceSet':
      return standsElsewhere(event);
    case 'shot':
      return misplaced(event) ?? shotFromAfar(event);
    case 'ballPlaced':
      return misplaced(event) ?? otherColour(event);
    case 'breach':
      return (
        misplaced(event) ?? misplaced({ at: event.ballAt, where: event.ballWhere }, 'ballWhere') ?? notAtHisGoal(event)
      );
    default:
      return null;
  }
}
