import type { Action as AnyAction } from '@bande/core';
import type { Aid } from '@bande/stage/view';
import type { Flick } from '../actions.ts';
import { groundIn, placesNow } from '../motion.ts';
import { endOf, FIGURES, isReserve, keeperOf, other, sideOf, type Figure, type Side } from '../names.ts';
import type { Match, Subbuteo } from '../state.ts';
import { BALL_RADIUS, KEEPER_SIZE, type FigureSize } from '../table-bodies.ts';
import type { Pitch } from '../table.ts';
import { directionOf, distance, towardsBall, type Places } from './aiming.ts';
import type { Point } from './layout.ts';
import { words } from './naming.ts';

/** As seen from above, a ball on the cloth touches the rim of a base below its own middle. */
const contactOf = ({ baseRadius, rimHeight }: FigureSize): number =>
  baseRadius + Math.sqrt(BALL_RADIUS ** 2 - (BALL_RADIUS - rimHeight) ** 2);

/** The middle of the wider gap between a keeper and his posts. */
function gapIn({ length, goal }: Pitch, side: Side, places: Places): Point {
  const post = goal.width / 2;
  const { x } = places[keeperOf(side)];
  const [left, right] = [x - KEEPER_SIZE.halfWidth, x + KEEPER_SIZE.halfWidth];
  const middle = post - right >= left + post ? (right + post) / 2 : (left - post) / 2;
  return { x: Math.max(-post, Math.min(post, middle)), y: endOf(side) * (length / 2) };
}

/** How far ahead of the ball somebody in its way matters, in metres; by which steps one aims past him, and how many to either side. */
const AHEAD = 0.35;
const STEP = Math.PI / 60;
const STEPS = 15;

/** The way nearest to the straight one on which nobody stands. */
function freeWay(places: Places, figures: readonly Figure[], [ux, uy]: Way, room: number): Way {
  const { ball } = places;
  const isFree = ([wx, wy]: Way): boolean =>
    figures.every((figure) => {
      const [dx, dy] = [places[figure].x - ball.x, places[figure].y - ball.y];
      const along = dx * wx + dy * wy;
      return along < 0 || along > AHEAD || Math.abs(dx * wy - dy * wx) > room;
    });
  const turned = Array.from({ length: 2 * STEPS + 1 }, (_, i) => (i % 2 === 0 ? -i / 2 : (i + 1) / 2) * STEP).map(
    (by): Way => [ux * Math.cos(by) - uy * Math.sin(by), ux * Math.sin(by) + uy * Math.cos(by)],
  );
  return turned.find(isFree) ?? [ux, uy];
}
type Way = readonly [x: number, y: number];

/** Farther from straight on than this, a ball that is hit goes anywhere but there: the cosine. */
const GLANCING = 0.3;

/** Where a figure has to go so that the ball goes into the other goal, beside the keeper and past whoever stands in its way; from the wrong side of the ball, straight at it. */
export function throughBall(match: Match, figure: Figure, places: Places): number {
  const { pitch, size } = groundIn(match);
  const [at, { ball }] = [places[figure], places];
  const goal = gapIn(pitch, other(sideOf(figure)), places);
  const far = distance(ball, goal);
  const straight = [(goal.x - ball.x) / far, (goal.y - ball.y) / far] as const;
  const others = FIGURES.filter(
    (one) => one !== figure && (!isReserve(one) || match.state.reserve[sideOf(one)].is === 'on'),
  );
  const [ux, uy] = freeWay(places, others, straight, size.baseRadius + BALL_RADIUS);
  const contact = contactOf(size);
  const [dx, dy] = [ball.x - contact * ux - at.x, ball.y - contact * uy - at.y];
  const isBehind = dx * ux + dy * uy > GLANCING * Math.hypot(dx, dy);
  return isBehind ? directionOf(figure, dx, dy) : towardsBall(figure, places);
}

/** Harder than this the ball jumps over a base instead of going where it is sent. */
const GENTLE = 0.3;

/** One key each: the figure is turned, and for the goal not flicked too hard; everything else stays as it is set. */
export function aids(draft: AnyAction<Subbuteo>, match: Match): readonly Aid<Subbuteo>[] {
  if (draft.kind !== 'flick') return [];
  const places = placesNow(match);
  const turned = (direction: number): Flick => ({ ...draft, direction });
  return [
    {
      id: 'ball',
      key: 't',
      label: words('Auf den Ball', 'At the ball'),
      sets: turned(towardsBall(draft.figure, places)),
    },
    {
      id: 'goal',
      key: 'g',
      label: words('Aufs Tor', 'At the goal'),
      sets: { ...turned(throughBall(match, draft.figure, places)), strength: Math.min(draft.strength, GENTLE) },
    },
  ];
}
