import type { Action as AnyAction } from '@bande/core';
import type { Aid } from '@bande/stage/view';
import type { Flick } from '../actions.ts';
import { groundIn, placesNow } from '../motion.ts';
import { endOf, keeperOf, other, sideOf, type Figure, type Side } from '../names.ts';
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

/** Farther from straight on than this, a ball that is hit goes anywhere but there: the cosine. */
const GLANCING = 0.3;

/** Where a figure has to go so that the ball goes into the other goal, beside the keeper; from the wrong side of the ball, straight at it. */
export function throughBall(match: Match, figure: Figure, places: Places): number {
  const { pitch, size } = groundIn(match);
  const [at, { ball }] = [places[figure], places];
  const goal = gapIn(pitch, other(sideOf(figure)), places);
  const far = distance(ball, goal);
  const [ux, uy] = [(goal.x - ball.x) / far, (goal.y - ball.y) / far];
  const contact = contactOf(size);
  const [dx, dy] = [ball.x - contact * ux - at.x, ball.y - contact * uy - at.y];
  const isBehind = dx * ux + dy * uy > GLANCING * Math.hypot(dx, dy);
  return isBehind ? directionOf(figure, dx, dy) : towardsBall(figure, places);
}

/** One key each: the figure is turned, everything else stays as it is set. */
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
      label: words('Ball aufs Tor', 'Ball at the goal'),
      sets: turned(throughBall(match, draft.figure, places)),
    },
  ];
}
