import type { Action as AnyAction } from '@bande/core';
import type { ActionOf } from '../../actions.ts';
import { byAction } from '../../by-action.ts';
import { isGone, isStill } from '../../motion.ts';
import { figuresOf, isFigure, LOOSE, other, sideOf, SIDES, type Loose, type Side } from '../../names.ts';
import { isOnTheCloth } from '../../placing.ts';
import { hasUsualSetPieces, type Match, type Subbuteo } from '../../state.ts';
import { goalKickFault, kickOffFault, takerFault } from '../../where-may.ts';
import { byPitch } from '../pitch.ts';
import { seatOf } from './seats.ts';

/** Which bodies hands may put now, and where the rules let them stand; the rules themselves are asked for every place. */

export type At = readonly [x: number, y: number];
export type Take = ActionOf<'take'>;

/** Who places figures freely now ['FISTF-II.4.2.2.1', 'FISTF-II.15.2.1.1.1']. */
export function placingSide({ state: { phase, restart } }: Match): Side | null {
  if (phase !== 'setUp' || restart === null || !restart.laid) return null;
  if (restart.step === 'attackerPlaces') return restart.by;
  return restart.step === 'defenderPlaces' ? other(restart.by) : null;
}

/** Who names the taker now, and puts him where he takes it. */
export const namingSide = ({ state: { restart } }: Match): Side | null =>
  restart !== null && restart.step === 'taker' && restart.laid ? restart.by : null;

/** Somebody puts things by hand, if nobody does it for him. */
export const puttingSide = (match: Match): Side | null =>
  hasUsualSetPieces(match) ? null : (placingSide(match) ?? namingSide(match));

/** With the taker the ball is laid: at a goal kick and a corner. */
const laysBall = ({ state: { restart } }: Match): boolean => restart?.kind === 'goalKick' || restart?.kind === 'corner';

/** What a hand may pick up that belongs to one of these sides. */
export function puttable(match: Match, sides: readonly Side[]): readonly Loose[] {
  const { motion } = match.state;
  const there = (what: Loose): boolean => isStill(motion, what) && !isGone(motion, what);
  return puttableOn(match)(match, sides, there);
}
type Puttable = (match: Match, sides: readonly Side[], there: (what: Loose) => boolean) => readonly Loose[];
const byRule: Puttable = (match, sides, there) => {
  const side = puttingSide(match);
  if (side === null || !sides.includes(side)) return [];
  const own: readonly Loose[] = figuresOf(side).filter(there);
  return namingSide(match) === side && laysBall(match) ? [...own, 'ball'] : own;
};
const puttableOn = byPitch<Puttable>(byRule, (_match, _sides, there) => LOOSE.filter(there));

/** The rules of the place alone, whoever else stands there: what is green on the cloth. */
export function mayStand(match: Match, what: Loose, take: Take | null): (at: At) => boolean {
  const { restart } = match.state;
  if (restart === null) return (at) => isOnTheCloth(match, what, at);
  if (take !== null) return (at) => takerFault(match, restart, taken(take, what, at)) === null;
  const side = placingSide(match);
  if (!isFigure(what) || sideOf(what) !== side) return () => false;
  const fault = restart.kind === 'goalKick' ? goalKickFault : kickOffFault;
  return (at) => isOnTheCloth(match, what, at) && fault(match, restart, what, at) === null;
}

/** The draft with its figure, or with the ball, put somewhere else. */
export const taken = (take: Take, what: Loose, at: At): Take =>
  what === 'ball' ? { ...take, ball: [at[0], at[1]] } : { ...take, figure: what, at: [at[0], at[1]] };

/** Whether the rules would take it as it is. */
export function isLegal(match: Match, action: AnyAction<Subbuteo>): boolean {
  if (action.kind === 'choose') return false;
  const side = action.kind === 'take' ? sideOf(action.figure) : (puttingSide(match) ?? SIDES[0]);
  return byAction(match, seatOf(match, side), action).ok;
}

/** Millimetres: by which steps one looks for the nearest place that is allowed, how far, in how many directions, and how exactly. */
const [STEP, FARTHEST, WAYS, EXACT] = [4, 120, 24, 1];

/** The nearest place that is allowed, to the millimetre; where none is near, the place itself. */
export function snapped(isAllowed: (at: At) => boolean, at: At): At {
  if (isAllowed(at)) return at;
  for (let far = STEP; far <= FARTHEST; far += STEP)
    for (let i = 0; i < WAYS; i++) {
      const turn = (2 * Math.PI * i) / WAYS;
      const there = (by: number): At => [at[0] + by * Math.cos(turn), at[1] + by * Math.sin(turn)];
      if (isAllowed(there(far))) return toBorder(isAllowed, there, far);
    }
  return at;
}

/** Between a step that is not allowed and one that is. */
function toBorder(isAllowed: (at: At) => boolean, there: (by: number) => At, far: number): At {
  let [out, inside] = [far - STEP, far];
  while (inside - out > EXACT) {
    const middle = (inside + out) / 2;
    if (isAllowed(there(middle))) inside = middle;
    else out = middle;
  }
  return there(inside).map((mm) => Math.round(mm * 10) / 10) as unknown as At;
}
