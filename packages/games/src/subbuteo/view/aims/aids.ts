import type { Action as AnyAction } from '@bande/core';
import type { Aid } from '@bande/stage/view';
import type { Motion } from '@bande/physics';
import type { Flick } from '../../actions.ts';
import { shots } from '../../bot/aims.ts';
import { BALL, indexOf, sceneOf, type Scene as BotScene } from '../../bot/scene.ts';
import { Trials } from '../../bot/trial.ts';
import { AIMS } from '../../bot/worth.ts';
import { groundIn, isGone, isSettled, now, placesNow } from '../../motion.ts';
import { endOf, FIGURES, isReserve, keeperOf, other, sideOf, type Figure, type Side } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import { BALL_RADIUS, KEEPER_SIZE } from '../../table-bodies.ts';
import type { Pitch } from '../../table.ts';
import { directionOf, distance, towardsBall, type Places } from './aiming.ts';
import { mayBlock, suggestedBlock } from './blocking.ts';
import { CLOSE, contactOf, figureFor } from './ball-line.ts';
import { NO_FLICK } from './choosing.ts';
import type { Point } from '../layout.ts';
import { words } from '../words/naming.ts';

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
function throughBall(match: Match, figure: Figure, places: Places): number {
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

/** Of shots at the corners of the goal and between, softly and hard, the one that goes in farthest from the keeper, as everything stands now; null: none does. */
function scoring(match: Match, figure: Figure): Flick | null {
  const { motion } = match.state;
  if (!isSettled(motion) || isGone(motion, 'ball')) return null;
  const known = found.get(motion)?.get(figure);
  if (known !== undefined) return known;
  const scene = sceneOf(match, sideOf(figure));
  const trials = new Trials(scene, motion, now(match));
  const keeper = scene.x[indexOf(keeperOf(other(sideOf(figure))))]!;
  const best = [...shots(scene, [indexOf(figure)]).map(({ flick }) => flick), ...fromClose(match, figure)]
    .map((flick) => ({ flick, tried: trials.play(flick) }))
    .filter(({ tried: { left, lost } }) => left === 'goal' && !lost)
    .map(({ flick, tried: { after } }) => ({ flick, room: roomAt(scene, after.x[BALL]!, keeper) }))
    .toSorted((a, b) => b.room - a.room)[0];
  const flick = best?.flick ?? null;
  found.set(motion, new Map([...(found.get(motion) ?? []), [figure, flick]]));
  return flick;
}
/** From close behind the ball a figure does not send it where it seems to: that is tried out. */
function fromClose(match: Match, figure: Figure): readonly Flick[] {
  const places = placesNow(match);
  const { ball } = places;
  if (distance(places[figure], ball) > CLOSE) return [];
  const line = endOf(other(sideOf(figure))) * (groundIn(match).pitch.length / 2);
  return AIMS.flatMap((aside) =>
    FIRMLY.map((strength) => {
      const flick = { ...NO_FLICK, figure, direction: directionOf(figure, aside - ball.x, line - ball.y), strength };
      return { ...flick, direction: figureFor(match, flick, places) };
    }),
  );
}
const FIRMLY = [0.35, 0.45, 0.55];

/** As long as nothing moves the answer is the same. */
const found = new WeakMap<Motion, ReadonlyMap<Figure, Flick | null>>();

/** Between keeper and post, in metres to the nearer of them. */
const roomAt = ({ ground }: BotScene, x: number, keeper: number): number =>
  Math.min(Math.abs(x - keeper), ground.pitch.goal.width / 2 - Math.abs(x));

/** Harder than this the ball jumps over a base instead of going where it is sent. */
const GENTLE = 0.3;

/** What goes in as it stands now; where nothing does, the ball is at least sent that way, and not too hard. */
function atGoal(match: Match, draft: Flick, places: Places): Flick {
  const { direction, strength } = scoring(match, draft.figure) ?? {
    direction: throughBall(match, draft.figure, places),
    strength: Math.min(draft.strength, GENTLE),
  };
  return { ...draft, direction, strength, nail: 0 };
}

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
    mayBlock(match, sideOf(draft.figure))
      ? {
          id: 'block',
          key: 'g',
          label: words('In den Weg', 'Into the way'),
          sets: suggestedBlock(match, sideOf(draft.figure)) ?? draft,
        }
      : {
          id: 'goal',
          key: 'g',
          label: words('Aufs Tor', 'At the goal'),
          sets: atGoal(match, draft, places),
        },
  ];
}
