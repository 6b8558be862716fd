import type { Action as AnyAction, Seat } from '@bande/core';
import type { Flick } from '../actions.ts';
import { isMoving, placesNow, stands } from '../motion.ts';
import { figuresOf, sideOf, SIDES, type Figure, type Side } from '../names.ts';
import { isDenied, rightTo } from '../rights.ts';
import { isTraining, sideOfSeat, type Match, type Subbuteo } from '../state.ts';
import { figureNear, towardsBall } from './aiming.ts';
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

/** Of those that may be flicked, the nearest to the ball; while it rolls nothing changes hands. */
export function figureToBegin(match: Match, side: Side, now: Figure | null): Figure | null {
  const { motion } = match.state;
  const may = isTraining(match) ? [] : mayBeFlicked(match, side);
  const among = may.length > 0 ? may : graspable(match, side);
  if (now !== null && !isTraining(match) && isMoving(motion, 'ball') && among.includes(now) && stands(motion, now))
    return now;
  const places = placesNow(match);
  const ticking = among.filter((figure) => isTick(match, figure));
  return figureNear(match, places.ball, Infinity, places, ticking.length > 0 ? ticking : among);
}

/** A flick as a hand finds it: at the ball. */
export function flickToBegin(match: Match, side: Side, like: Partial<Flick>, now: Figure | null): Flick | null {
  const figure = figureToBegin(match, side, now);
  if (figure === null) return null;
  const direction = towardsBall(figure, placesNow(match));
  return { ...NO_FLICK, ...like, figure, direction, nail: 0, tick: isTick(match, figure) };
}

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
