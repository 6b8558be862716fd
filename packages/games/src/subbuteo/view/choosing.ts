import type { Action as AnyAction, Seat } from '@bande/core';
import type { Motion } from '@bande/physics';
import type { Flick } from '../actions.ts';
import { BALL, CONTACT, indexOf, passes, sceneOf, type Scene } from '../bot/scene.ts';
import { Trials } from '../bot/trial.ts';
import { isMoving, isSettled, now as timeNow, placesNow, stands } from '../motion.ts';
import { figuresOf, sideOf, SIDES, type Figure, type Side } from '../names.ts';
import { isDenied, rightTo } from '../rights.ts';
import { isTraining, sideOfSeat, type Match, type Subbuteo } from '../state.ts';
import { figureNear, towardsBall } from './aiming.ts';
import { meant, turnsBall } from './ball-line.ts';
import { seatOf } from './seats.ts';

/** Which figure a hand takes that has chosen none, and what it may set before the rules let it flick. */

export const NO_FLICK: Omit<Flick, 'figure'> = { kind: 'flick', direction: 0, strength: 0.4, nail: 0, tick: false };

/** The only figure of a side that can be flicked now: behind which the hand is set ['FISTF-II.10.9.2'], or which takes the restart; null: any. */
export function onlyFigure({ state: { handSet, restart } }: Match, side: Side): Figure | null {
  if (handSet !== null && sideOf(handSet) === side) return handSet;
  const taker = restart?.step === 'released' && restart.by === side ? restart.taker : null;
  return taker === null || taker === 'R1' || taker === 'B1' ? null : taker;
}

/** Those that a hand of this side can take hold of. */
export function graspable(match: Match, side: Side): readonly Figure[] {
  const only = isTraining(match) ? null : onlyFigure(match, side);
  return only === null ? figuresOf(side) : [only];
}

/** Those that may be flicked at this moment, by the rules. */
export const mayBeFlicked = (match: Match, side: Side): readonly Figure[] =>
  graspable(match, side).filter((figure) => !isDenied(rightTo(match, figure, false)));

/** Whoever has asked for a tick means one, where his figure may make it. */
export const isTick = (match: Match, figure: Figure): boolean =>
  !isTraining(match) && match.state.course.tickAllowed && !isDenied(rightTo(match, figure, true));

/** Of those that may be flicked, the nearest to the ball that gets there; while it rolls nothing changes hands. */
export function figureToBegin(match: Match, side: Side, now: Figure | null): Figure | null {
  const { motion } = match.state;
  const may = isTraining(match) ? [] : mayBeFlicked(match, side);
  const among = may.length > 0 ? may : graspable(match, side);
  if (now !== null && !isTraining(match) && isMoving(motion, 'ball') && among.includes(now) && stands(motion, now))
    return now;
  const places = placesNow(match);
  const ticking = among.filter((figure) => isTick(match, figure));
  const first = ticking.length > 0 ? ticking : among;
  return figureNear(match, places.ball, Infinity, places, plays(match, side) ? free(match, side, first) : first);
}

/** Whoever has the ball flicks at it; the others stay away from it. */
const plays = (match: Match, side: Side): boolean => isTraining(match) || match.state.attacker === side;

/** Those whose way to the ball is free of all other figures; if nobody's is, the one with the freest. */
function free(match: Match, side: Side, among: readonly Figure[]): readonly Figure[] {
  const { motion } = match.state;
  const scene = sceneOf(match, side);
  const ball = [scene.x[BALL]!, scene.y[BALL]!] as const;
  const standing = among.filter((figure) => stands(motion, figure));
  if (standing.length < 2 || Number.isNaN(ball[0])) return among;
  const ways = standing.map((figure) => ({ figure, room: roomOnWay(scene, indexOf(figure), ball) }));
  const enough = 2 * scene.ground.size.baseRadius;
  const reach = ways.filter(({ room }) => room > enough).map(({ figure }) => figure);
  return reach.length > 0 ? reach : [ways.reduce((a, b) => (b.room > a.room ? b : a)).figure];
}

/** How near anybody else comes to the middle of a figure's way to the ball, in metres. */
function roomOnWay(scene: Scene, figure: number, [bx, by]: readonly [number, number]): number {
  const from = [scene.x[figure]!, scene.y[figure]!] as const;
  const far = Math.hypot(bx - from[0], by - from[1]);
  const share = far === 0 ? 0 : Math.max(0, far - CONTACT) / far;
  const to = [from[0] + share * (bx - from[0]), from[1] + share * (by - from[1])] as const;
  let least = Infinity;
  for (let body = 1; body < scene.x.length; body++)
    if (body !== figure) least = Math.min(least, passes(scene, body, from, to));
  return least;
}

/** Whether nobody stands between a figure and the ball. */
export function isFreeWay(match: Match, figure: Figure): boolean {
  const scene = sceneOf(match, sideOf(figure));
  return roomOnWay(scene, indexOf(figure), [scene.x[BALL]!, scene.y[BALL]!]) > 2 * scene.ground.size.baseRadius;
}

/** A flick as a hand finds it: at the ball. */
export function flickToBegin(match: Match, side: Side, like: Partial<Flick>, now: Figure | null): Flick | null {
  const figure = figureToBegin(match, side, now);
  if (figure === null) return null;
  const direction = towardsBall(figure, placesNow(match));
  const flick = { ...NO_FLICK, ...like, figure, direction, nail: 0, tick: isTick(match, figure) };
  return match.state.restart?.kind === 'kickOff' ? kept(match, flick) : flick;
}

/** Degrees beside straight on, and how hard: the first after which the ball is not lost at once. */
const [LINES, SOFTER] = [[0, 8, -8, 16, -16, 24, -24], 0.25] as const;
function kept(match: Match, flick: Flick): Flick {
  const { motion } = match.state;
  if (!turnsBall(match, flick.figure) || !isSettled(motion)) return flick;
  const known = keeps.get(motion);
  if (known?.figure === flick.figure) return known;
  const trials = new Trials(sceneOf(match, sideOf(flick.figure)), motion, timeNow(match));
  const ways = [flick.strength, SOFTER].flatMap((strength) =>
    LINES.map((aside) => meant(match, { ...flick, strength, direction: flick.direction + aside })),
  );
  const best = ways.find((way) => {
    const { met, lost, left } = trials.play(way);
    return met && !lost && left === null;
  });
  keeps.set(motion, best ?? flick);
  return best ?? flick;
}
const keeps = new WeakMap<Motion, Flick>();

/** While things roll, while the other side is to play, and before the signal: one's own figures may be aimed. */
export function aims(match: Match, seat: Seat, now: AnyAction<Subbuteo> | null): AnyAction<Subbuteo> | null {
  const { phase, restart } = match.state;
  if (isTraining(match) || match.outcome !== null || !match.state.measured) return null;
  if (phase !== 'play' && (phase !== 'restart' || restart?.step === 'taker')) return null;
  const side = sideOfSeat(match, seat);
  if (now?.kind === 'flick' && mayGoOn(match, side, now)) return now;
  return flickToBegin(match, side, {}, null);
}

const mayGoOn = (match: Match, side: Side, { figure, tick }: Flick): boolean =>
  graspable(match, side).includes(figure) && stands(match.state.motion, figure) && (!tick || isTick(match, figure));

/** Whose right comes and goes: the figures that may make a block flick or a positional one, of those who sit here. */
export function lightedUp(match: Match, seats: readonly Seat[]): readonly Figure[] {
  const { block, phase, restart, offers } = match.state;
  if (isTraining(match) || offers.length > 0 || match.outcome !== null) return [];
  const isFlicking = phase === 'restart' && (restart?.step === 'attackerFlicks' || restart?.step === 'defenderFlicks');
  return SIDES.filter((side) => seats.includes(seatOf(match, side)) && (isFlicking || block === side)).flatMap((side) =>
    mayBeFlicked(match, side),
  );
}
