import { SWING } from '@bande/kit';
import { timeOf } from '@bande/physics';
import { MOST_SPEED } from '../flick.ts';
import { groundIn, isMoving, pieceOf } from '../motion.ts';
import { isFigure, isKeeper, type Figure } from '../names.ts';
import { spotsAtContact } from '../places.ts';
import type { Match } from '../state.ts';
import type { Spot } from '../zones.ts';
import { isNeutral } from './contact.ts';

/** How a rolling ball loses speed on cloth, metres a second squared; the air takes a little more, which makes the way shorter and nobody's chance greater. */
const SLOWS_BY = 0.3;
const LOOKS = 40;
const MOST_PLAYS = 3;

/**
 * 'FISTF-II.6.2.4.ii.1': could the rolling ball have been played with this figure? It might have played it, the ball still had a way to roll on the field, and at some
 * place of that way a straight flick would have met it in time, with nothing in between [S-114].
 */
export function couldHavePlayed(match: Match, figure: Figure, block: Figure | null): boolean {
  const from = spotsAtContact(match)[figure];
  if (from === undefined || !mightPlay(match, figure)) return false;
  return wayOfTheBall(match).some(
    ({ at, seconds }) => isInTime(match, from, at, seconds) && isFree(match, [figure, block], from, at),
  );
}

function mightPlay(match: Match, figure: Figure): boolean {
  const { course } = match.state;
  const hasPlayed = course.run?.who === figure && course.run.plays >= MOST_PLAYS;
  return !hasPlayed && !course.barred.some((bar) => bar.figure === figure) && !isNeutral(match, figure);
}

interface Passing {
  readonly at: Spot;
  readonly seconds: number;
}

/** Where the ball would roll if nothing were in its way, until it rests or leaves the field. */
function wayOfTheBall(match: Match): readonly Passing[] {
  const { motion } = match.state;
  const ball = spotsAtContact(match).ball;
  if (ball === undefined || !isMoving(motion, 'ball')) return [];
  const { vx = 0, vy = 0 } = pieceOf(motion, 'ball');
  const speed = Math.sqrt(vx * vx + vy * vy);
  if (speed === 0) return [];
  const { pitch } = groundIn(match);
  const lasts = speed / SLOWS_BY;
  return Array.from({ length: LOOKS }, (_, i): Passing => {
    const seconds = (lasts * (i + 1)) / LOOKS;
    const far = 1000 * (speed * seconds - (SLOWS_BY * seconds * seconds) / 2);
    return { at: [ball[0] + (far * vx) / speed, ball[1] + (far * vy) / speed], seconds };
  }).filter(({ at: [x, y] }) => Math.abs(x) <= 500 * pitch.width && Math.abs(y) <= 500 * pitch.length);
}

const distance = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));

/** As fast as a figure can be flicked. */
const isInTime = (match: Match, from: Spot, at: Spot, seconds: number): boolean => {
  const { baseRadius } = groundIn(match).size;
  return timeOf(SWING) + Math.max(0, distance(from, at) / 1000 - baseRadius) / MOST_SPEED <= seconds;
};

/** No other figure and no keeper stands in the strip that its base would sweep. */
function isFree(match: Match, but: readonly (Figure | null)[], from: Spot, at: Spot): boolean {
  const reach = 2000 * groundIn(match).size.baseRadius;
  return Object.entries(spotsAtContact(match)).every(
    ([body, spot]) =>
      (!isFigure(body) && !isKeeper(body)) ||
      (isFigure(body) && but.includes(body)) ||
      distanceToWay(spot, from, at) >= reach,
  );
}

function distanceToWay(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((spot[0] - from[0]) * dx + (spot[1] - from[1]) * dy) / length;
  const clamped = Math.max(0, Math.min(1, share));
  return distance(spot, [from[0] + clamped * dx, from[1] + clamped * dy]);
}
