import { refuse, type Result } from '@bande/core';
import type { ActionOf } from './actions.ts';
import { groundIn, handTime } from './motion.ts';
import { endOf, isFigure, keeperOf, reserveOf, sideOf, type Figure, type Side } from './names.ts';
import { spotsNow } from './places.ts';
import { hasRoomAt, isOnTheCloth } from './placing.ts';
import { isShort, type Match, type Restart } from './state.ts';
import { BALL_RADIUS } from './table-bodies.ts';
import { aheadOf, gapBetween, type Spot } from './zones.ts';

/** Where figures, takers and reserve keepers may be put, and the paragraph that forbids another place. */

type Refused = Result<never> | null;
const metres = (millimetres: number): number => millimetres / 1000;
/** Nearer than this is touching, in metres: figures have no more digits. */
const TANGENT = 1e-9;

/** At a kick-off and a goal kick ['FISTF-II.4.2.1.1', 'FISTF-II.15.2.1.2']. */
export function whyNotFreelyPlaced(match: Match, by: Side, { what, at }: ActionOf<'place'>): Refused {
  const { restart } = match.state;
  if (!isFigure(what) || sideOf(what) !== by) return refuse('notYourTurn', [], 'one’s own figures are placed');
  if (spotsNow(match)[what] === undefined) return refuse('notOffered', [], `${what} is not on the table`);
  if (!isOnTheCloth(match, what, at)) return refuse('againstTheRules', ['FISTF-II.2.1.2.2'], 'not on the cloth');
  const fault =
    restart?.kind === 'goalKick' ? goalKickFault(match, restart, what, at) : kickOffFault(match, restart, what, at);
  return fault ?? (hasRoomAt(match, what, at) ? null : refuse('againstTheRules', [], 'something is there'));
}

export function kickOffFault(match: Match, restart: Restart | null, figure: Figure, at: Spot): Refused {
  const { pitch, size } = groundIn(match);
  const side = sideOf(figure);
  const over = size.baseRadius + pitch.lineWidth / 2 - endOf(side) * metres(at[1]);
  if (over >= -TANGENT) return refuse('againstTheRules', ['FISTF-II.4.2.1.1'], 'not wholly in the own half');
  const gap = Math.sqrt(metres(at[0]) * metres(at[0]) + metres(at[1]) * metres(at[1])) - size.baseRadius;
  return restart?.by !== side && gap <= pitch.centreCircle + pitch.lineWidth / 2 + TANGENT
    ? refuse('againstTheRules', ['FISTF-II.4.2.1.2'], 'in the centre circle')
    : null;
}

const APART = 20;
export function goalKickFault(match: Match, restart: Restart, figure: Figure, at: Spot): Refused {
  const { pitch, size } = groundIn(match);
  const aside = Math.abs(metres(at[0])) - size.baseRadius;
  const ahead = aheadOf(pitch, restart.by, at);
  const isInArea = aside <= pitch.penaltyWidth / 2 + TANGENT && ahead - size.baseRadius <= pitch.penaltyDepth + TANGENT;
  if (isInArea && ahead + size.baseRadius >= 0)
    return refuse('againstTheRules', ['FISTF-II.15.2.1.2'], 'in the penalty area');
  if (sideOf(figure) === restart.by) return null; // the other side is placed after it and keeps away
  const spots = spotsNow(match);
  const isNear = Object.entries(spots).some(
    ([body, spot]) =>
      isFigure(body) && sideOf(body) !== sideOf(figure) && gapBetween(spot, at, 2 * size.baseRadius) < APART - 1e-6,
  );
  return isNear ? refuse('againstTheRules', ['FISTF-II.15.2.1.3'], 'less than 20 mm from an opponent') : null;
}

/** 'FISTF-II.11.2.1.2', 'FISTF-II.14.2.4.1', 'FISTF-II.15.2.1.4.1', 'FISTF-II.16.2.1.2'. */
export function takerFault(
  match: Match,
  restart: Restart,
  { figure, at, ball }: Omit<ActionOf<'take'>, 'kind'>,
): Refused {
  if (isFigure(figure) && spotsNow(match)[figure] === undefined && restart.kind !== 'shot')
    return refuse('notOffered', [], `${figure} is not on the table`);
  if (!isFigure(figure) && restart.kind !== 'goalKick')
    return refuse('againstTheRules', ['FISTF-II.5.2.3'], 'a keeper takes goal kicks only');
  const laid = ballFault(match, restart, ball);
  if (laid !== null || !isFigure(figure)) return laid;
  if (!isOnTheCloth(match, figure, at)) return refuse('againstTheRules', ['FISTF-II.2.1.2.2'], 'not on the cloth');
  const where = takerPlaceFault(match, restart, at);
  if (where !== null) return where;
  const lies = ball ?? spotsNow(match).ball;
  const { size } = groundIn(match);
  if (lies !== undefined && gapBetween(lies, at, size.baseRadius + BALL_RADIUS) < -1e-3)
    return refuse('againstTheRules', [], 'the ball is there');
  return hasRoomBesideBall(match, figure, at) ? null : refuse('againstTheRules', [], 'something is there');
}

/** The ball may be laid elsewhere with the same word: only other figures are in the way. */
function hasRoomBesideBall(match: Match, figure: Figure, at: Spot): boolean {
  const { size } = groundIn(match);
  const spots = spotsNow(match);
  return Object.entries(spots).every(
    ([body, spot]) =>
      body === 'ball' || body === figure || !isFigure(body) || gapBetween(spot, at, 2 * size.baseRadius) >= -1e-3,
  );
}

function takerPlaceFault(match: Match, restart: Restart, at: Spot): Refused {
  const { pitch, size } = groundIn(match);
  switch (restart.kind) {
    case 'throwIn':
      return isOutsideTheField(match, at)
        ? null
        : refuse('againstTheRules', ['FISTF-II.14.2.4.1', 'FISTF-I.7.2'], 'inside the field');
    case 'goalKick':
      return isInGoalArea(match, restart.by, at, size.baseRadius)
        ? null
        : refuse('againstTheRules', ['FISTF-II.15.2.1.4.1'], 'not wholly inside the goal area');
    case 'kickOff': {
      const over = size.baseRadius + pitch.lineWidth / 2 - endOf(restart.by) * metres(at[1]);
      return over < -TANGENT
        ? null
        : refuse('againstTheRules', ['FISTF-II.4.2.1.1', 'FISTF-I.7.2'], 'not wholly in the own half');
    }
    default:
      return null;
  }
}

/** 'FISTF-II.14.2.4.1', 'FISTF-I.7.2': with green between its base and the line. */
export function isOutsideTheField(match: Match, at: Spot): boolean {
  const { pitch, size } = groundIn(match);
  const out = Math.max(Math.abs(metres(at[0])) - pitch.width / 2, Math.abs(metres(at[1])) - pitch.length / 2);
  return out - size.baseRadius > TANGENT;
}

/** Wholly, its lines are outside. */
export function isInGoalArea(match: Match, side: Side, at: Spot, radius: number): boolean {
  const { pitch } = groundIn(match);
  const ahead = aheadOf(pitch, side, at);
  const aside = Math.abs(metres(at[0])) + radius;
  return (
    aside < pitch.goalAreaWidth / 2 - pitch.lineWidth - TANGENT &&
    ahead + radius < pitch.goalAreaDepth - pitch.lineWidth - TANGENT &&
    ahead - radius >= 0
  );
}

function ballFault(match: Match, restart: Restart, ball: Spot | undefined): Refused {
  if (ball === undefined) return null;
  if (restart.kind === 'goalKick')
    return isInGoalArea(match, restart.by, ball, BALL_RADIUS)
      ? null
      : refuse('againstTheRules', ['FISTF-II.15.2.1.4.1']);
  if (restart.kind === 'corner') return cornerFault(match, restart, ball);
  return refuse('notOffered', [], 'the referee has laid the ball');
}

/** 'FISTF-II.16.2.1.2': its middle on or inside the arc and the two lines [S-77]. */
const cornerFault = (match: Match, restart: Restart, ball: Spot): Refused =>
  isInCorner(match, restart, ball)
    ? null
    : refuse('againstTheRules', ['FISTF-II.16.2.1.2'], 'outside the quarter circle');
export function isInCorner(match: Match, restart: Restart, [x, y]: Spot): boolean {
  const { pitch } = groundIn(match);
  const [cx, cy] = restart.at ?? [x, y];
  const corner = [(Math.sign(cx) * pitch.width) / 2, (Math.sign(cy) * pitch.length) / 2] as const;
  const [dx, dy] = [Math.abs(corner[0]) - Math.abs(metres(x)), Math.abs(corner[1]) - Math.abs(metres(y))];
  const isSame = Math.sign(x) === Math.sign(cx) && Math.sign(y) === Math.sign(cy);
  const isInside = dx >= -1e-9 && dy >= -1e-9 && dx * dx + dy * dy <= pitch.cornerRadius * pitch.cornerRadius + 1e-9;
  return isSame && isInside;
}

/** 'FISTF-II.9.1.1', 'FISTF-II.9.1.2.1', 'FISTF-II.9.2.3'; the short rules know the goal area only ['SHORT-reserve.3']. */
export function reserveFault(match: Match, by: Side, at: Spot): Refused {
  const { reserve, attacker, blockWait, phase, period } = match.state;
  if (reserve[by].is === 'gone')
    return refuse('againstTheRules', ['FISTF-II.10.2.2'], 'an orange card has taken him away');
  if (period === 'shootOut')
    return refuse('notOffered', ['FISTF-II.17.1.3'], 'only shooter and keeper are on the table'); // [S-78]
  const isGoalKick = match.state.restart?.kind === 'goalKick'; // he may take it ['FISTF-II.15.2.1.4.2']
  if (reserve[by].is === 'on' || (phase !== 'play' && phase !== 'restart' && !isGoalKick))
    return refuse('notOffered', ['FISTF-II.9.1.2.1']);
  if (attacker !== by) return refuse('againstTheRules', ['FISTF-II.9.1.2.1'], 'not in possession');
  if (blockWait !== null) return refuse('notOffered', [blockWait.paragraph]);
  if (reserve[by].waits) return refuse('againstTheRules', ['FISTF-II.9.2.3'], 'the ball must be played first');
  return mayReserveStand(match, by, at)
    ? null
    : refuse('againstTheRules', ['FISTF-II.9.1.1'], 'not a place to come in');
}

export const mayReserveStand = (match: Match, by: Side, at: Spot): boolean =>
  isOnTheCloth(match, 'R12', at) && hasRoomFor(match, by, at) && isReservePlace(match, by, at);

/** 'FISTF-II.9.1.1': wholly inside his goal area, or behind the goal line between its extended lines. */
export function isReservePlace(match: Match, by: Side, at: Spot): boolean {
  const { pitch, size } = groundIn(match);
  if (isInGoalArea(match, by, at, size.baseRadius)) return true;
  const isBehind = aheadOf(pitch, by, at) + size.baseRadius < 0;
  const isBetween = Math.abs(metres(at[0])) + size.baseRadius < pitch.goalAreaWidth / 2;
  return isBehind && isBetween && !isShort(match);
}
/** 'FISTF-II.9.1.2.2': the keeper is taken out of the goal first, and is in nobody's way. */
function hasRoomFor(match: Match, by: Side, at: Spot): boolean {
  const motion = groundIn(match).motions.take(match.state.motion, handTime(match), keeperOf(by));
  return hasRoomAt({ ...match, state: { ...match.state, motion } }, reserveOf(by), at);
}
