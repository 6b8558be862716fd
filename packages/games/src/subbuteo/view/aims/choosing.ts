import type { Action as AnyAction, Seat } from '@bande/core';
import type { Motion } from '@bande/physics';
import type { Flick } from '../../actions.ts';
import { BALL, CONTACT, indexOf, passes, sceneOf, type Scene } from '../../bot/scene.ts';
import { Trials } from '../../bot/trial.ts';
import { isMoving, isSettled, now as timeNow, placesNow, stands } from '../../motion.ts';
import { endOf, FIGURES, figuresOf, sideOf, SIDES, type Figure, type Side } from '../../names.ts';
import { isDenied, rightTo } from '../../rights.ts';
import { sideOfSeat, type Match, type Subbuteo } from '../../state.ts';
import { byPitch } from '../pitch.ts';
import { directionOf, figureNear, towardsBall } from './aiming.ts';
import { meant, turnsBall } from './ball-line.ts';
import { mayBlock, suggestedBlock } from './blocking.ts';
import { seatOf } from '../hands/seats.ts';

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
  const only = onlyFigure(match, side);
  return only === null ? figuresOf(side) : [only];
}

/** Those that a dial or a pointer goes through from one to the next: on the training pitch anybody's; in a match one's own, and only the one behind which the hand is set. */
export const choosable = (match: Match, figure: Figure): readonly Figure[] => choosableOn(match)(match, figure);
const choosableOn = byPitch<(match: Match, figure: Figure) => readonly Figure[]>(
  (match, figure) => graspable(match, sideOf(figure)),
  () => FIGURES,
);

/** Those that may be flicked at this moment, by the rules. */
const mayBeFlicked = (match: Match, side: Side): readonly Figure[] =>
  graspable(match, side).filter((figure) => !isDenied(rightTo(match, figure, false)));

/** Whoever has asked for a tick means one, where his figure may make it. */
export const isTick = (match: Match, figure: Figure): boolean =>
  match.state.course.tickAllowed && !isDenied(rightTo(match, figure, true));

/** Of those that may be flicked, the nearest to the ball that gets there; while it rolls nothing changes hands. */
function figureByRule(match: Match, side: Side, now: Figure | null): Figure | null {
  const { motion } = match.state;
  const may = mayBeFlicked(match, side);
  const among = may.length > 0 ? may : graspable(match, side);
  if (now !== null && isMoving(motion, 'ball') && among.includes(now) && stands(motion, now)) return now;
  const places = placesNow(match);
  const ticking = among.filter((figure) => isTick(match, figure));
  const first = ticking.length > 0 ? ticking : among;
  return figureNear(match, places.ball, Infinity, places, plays(match, side) ? free(match, side, first) : first);
}

/** Where anybody flicks at any time, the nearest of them that gets there. */
const figureFreely = (match: Match, side: Side): Figure | null => {
  const places = placesNow(match);
  return figureNear(match, places.ball, Infinity, places, free(match, side, figuresOf(side)));
};

/** Whoever has the ball flicks at it; the others stay away from it. */
const plays = (match: Match, side: Side): boolean => match.state.attacker === side;

/** Of those that get to the ball past all other figures the one with the easiest way: a short one, and straight at it rather than at its side. If nobody does, all of them: the nearest is meant then. */
function free(match: Match, side: Side, among: readonly Figure[]): readonly Figure[] {
  const scene = sceneOf(match, side);
  const standing = among.filter((figure) => stands(match.state.motion, figure));
  if (standing.length < 2 || Number.isNaN(scene.x[BALL]!)) return among;
  const ways = standing.map((figure) => ({ figure, hard: hardnessOf(scene, indexOf(figure)) }));
  const best = ways.reduce((a, b) => (b.hard < a.hard ? b : a));
  return best.hard < Infinity ? [best.figure] : standing;
}

/** Metres to the ball, and farther than that where it is met at its side. */
function hardnessOf(scene: Scene, figure: number): number {
  const around = freeAround(scene, figure);
  const far = Math.hypot(scene.x[BALL]! - scene.x[figure]!, scene.y[BALL]! - scene.y[figure]!);
  return around === null ? Infinity : far * (1 + ASIDE * Math.abs(around));
}
const ASIDE = 1.5;

type XY = readonly [x: number, y: number];
/** Radians around the ball from where a figure comes straight at it: there it may be met, too. */
const AROUND = [0, 20, -20, 40, -40, 60, -60].map((degrees) => (degrees * Math.PI) / 180);

/** Where the middle of a figure is when it meets the ball so far around it. */
function contactAt(scene: Scene, figure: number, around: number): XY {
  const [bx, by] = [scene.x[BALL]!, scene.y[BALL]!];
  const from = Math.atan2(scene.y[figure]! - by, scene.x[figure]! - bx) + around;
  return [bx + CONTACT * Math.cos(from), by + CONTACT * Math.sin(from)];
}
/** How far around, as little as can be, so that the way there is free; null: somebody stands in each. */
function freeAround(scene: Scene, figure: number): number | null {
  const enough = 2 * scene.ground.size.baseRadius;
  const isFree = (around: number): boolean => roomOnWay(scene, figure, contactAt(scene, figure, around)) > enough;
  return AROUND.find(isFree) ?? null;
}

/** How near anybody else comes to the middle of a figure's way, in metres. */
function roomOnWay(scene: Scene, figure: number, to: XY): number {
  const from = [scene.x[figure]!, scene.y[figure]!] as const;
  let least = Infinity;
  for (let body = 1; body < scene.x.length; body++)
    if (body !== figure) least = Math.min(least, passes(scene, body, from, to));
  return least;
}

/** Whether nobody stands between a figure and the ball. */
export function isFreeWay(match: Match, figure: Figure): boolean {
  const scene = sceneOf(match, sideOf(figure));
  const straight = contactAt(scene, indexOf(figure), 0);
  return roomOnWay(scene, indexOf(figure), straight) > 2 * scene.ground.size.baseRadius;
}

/** Straight at the ball, or at its side where somebody stands in that way and not in another. */
function wayByRule(match: Match, figure: Figure): number {
  const places = placesNow(match);
  const straight = towardsBall(figure, places);
  if (!plays(match, sideOf(figure)) || isMoving(match.state.motion, 'ball')) return straight;
  const scene = sceneOf(match, sideOf(figure));
  const at = indexOf(figure);
  const around = Number.isNaN(scene.x[BALL]!) ? null : freeAround(scene, at);
  if (around === null || around === 0) return straight;
  const to = contactAt(scene, at, around);
  // A scene is seen from the side whose it is.
  const ahead = -endOf(sideOf(figure));
  return directionOf(figure, ahead * (to[0] - scene.x[at]!), ahead * (to[1] - scene.y[at]!));
}

/** Which figure a hand finds, and where that looks. */
interface Beginning {
  readonly figure: (match: Match, side: Side, now: Figure | null) => Figure | null;
  readonly way: (match: Match, figure: Figure) => number;
}
const beginningOn = byPitch<Beginning>(
  { figure: figureByRule, way: wayByRule },
  { figure: figureFreely, way: (match, figure) => towardsBall(figure, placesNow(match)) },
);

/** A flick as a hand finds it: at the ball; of whoever may block, into the other side's way. */
export function flickToBegin(
  match: Match,
  side: Side,
  like: Partial<Pick<Flick, 'strength'>>,
  now: Figure | null,
): Flick | null {
  const isBlock = mayBlock(match, side);
  const sure = isBlock ? suggestedBlock(match, side) : null;
  if (sure !== null) return sure;
  const beginning = beginningOn(match);
  const figure = beginning.figure(match, side, now);
  if (figure === null) return null;
  const direction = beginning.way(match, figure);
  const strength = isBlock ? SOFTLY : (like.strength ?? NO_FLICK.strength);
  const flick = { ...NO_FLICK, figure, direction, strength, tick: isTick(match, figure) };
  return match.state.restart?.kind === 'kickOff' ? kept(match, flick) : flick;
}

/** Where nothing is sure, a figure goes two centimetres and meets nobody. */
const SOFTLY = 0.1;

/** Degrees beside straight on, and how hard: the first after which the ball is not lost at once, nor by a hand that turns it a little farther. */
const [LINES, BESIDE, SOFTER] = [[0, 8, -8, 16, -16, 24, -24], 8, 0.25] as const;
function kept(match: Match, flick: Flick): Flick {
  const hand = handKeeping(match, flick);
  return hand === null ? flick : meant(match, hand);
}

/** As a hand pulls that keeps the ball at a kick-off: along the ball's line; null: it turns none, or loses it anyhow. */
export function handKeeping(match: Match, flick: Flick): Flick | null {
  const { motion } = match.state;
  if (!turnsBall(match, flick.figure) || !isSettled(motion)) return null;
  const known = keeps.get(motion);
  if (known?.figure === flick.figure) return known.hand;
  const trials = new Trials(sceneOf(match, sideOf(flick.figure)), motion, timeNow(match));
  const straight = towardsBall(flick.figure, placesNow(match));
  const pulled = (strength: number, aside: number): Flick => ({ ...flick, strength, direction: straight + aside });
  const tried = new Map<string, boolean>();
  const isKept = (strength: number, aside: number): boolean => {
    const key = `${strength} ${aside}`;
    const before = tried.get(key);
    if (before !== undefined) return before;
    const { met, lost, left } = trials.play(meant(match, pulled(strength, aside)));
    tried.set(key, met && !lost && left === null);
    return tried.get(key)!;
  };
  const ways = [SOFTER, flick.strength].flatMap((strength) => LINES.map((aside) => [strength, aside] as const));
  const keeping = ways.filter((way) => isKept(...way));
  const sure = keeping.find(([strength, aside]) => [-BESIDE, BESIDE].every((more) => isKept(strength, aside + more)));
  const found = sure ?? keeping[0];
  const hand = found === undefined ? null : pulled(...found);
  keeps.set(motion, { figure: flick.figure, hand });
  return hand;
}
const keeps = new WeakMap<Motion, { readonly figure: Figure; readonly hand: Flick | null }>();

/** While things roll, while the other side is to play, and before the signal: one's own figures may be aimed. */
export function aims(match: Match, seat: Seat, now: AnyAction<Subbuteo> | null): AnyAction<Subbuteo> | null {
  const { phase, restart } = match.state;
  if (match.outcome !== null || !match.state.measured) return null;
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
  if (offers.length > 0 || match.outcome !== null) return [];
  const isFlicking = phase === 'restart' && (restart?.step === 'attackerFlicks' || restart?.step === 'defenderFlicks');
  return SIDES.filter((side) => seats.includes(seatOf(match, side)) && (isFlicking || block === side)).flatMap((side) =>
    mayBeFlicked(match, side),
  );
}

/** Those that somebody who sits here may flick at this moment; asked in every frame. */
export function flickableBy(match: Match, seats: readonly Seat[]): readonly Figure[] {
  const known = flickable.get(match);
  if (known?.seats === seats) return known.figures;
  const isOpen = match.state.offers.length === 0 && match.outcome === null;
  const here = isOpen ? SIDES.filter((side) => seats.includes(seatOf(match, side))) : [];
  const figures = here.flatMap((side) =>
    mayBeFlicked(match, side).filter((figure) => stands(match.state.motion, figure)),
  );
  flickable.set(match, { seats, figures });
  return figures;
}
const flickable = new WeakMap<Match, { readonly seats: readonly Seat[]; readonly figures: readonly Figure[] }>();
