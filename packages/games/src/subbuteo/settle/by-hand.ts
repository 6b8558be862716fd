import { playTick, type FactId } from '@bande/core';
import { toldOf } from '../crossings.ts';
import { handsAtHome } from '../line-ups.ts';
import { groundIn, handTime } from '../motion.ts';
import {
  isFigure,
  keeperOf,
  outfieldOf,
  reserveOf,
  sideOf,
  type BodyName,
  type Figure,
  type Player,
  type Side,
} from '../names.ts';
import type { ConsequenceOf, Spots } from '../consequences.ts';
import { spotsNow } from '../places.ts';
import { freePlace, roomFor } from '../reckoning/free-place.ts';
import { isUndecided } from '../reckoning/miss.ts';
import { backAt } from '../reckoning/placing-back.ts';
import {
  playIsOver,
  withCounts,
  withReserve,
  withState,
  type Disturbance,
  type FlickUnderWay,
  type Match,
} from '../state.ts';
import { isReservePlace, mayReserveStand } from '../where-may.ts';
import type { Spot } from '../zones.ts';
import { placedAnew, standAsBefore } from './off-the-field.ts';
import { offersAreClosed } from './offers.ts';

/** What hands put somewhere, and what they take away. At a desk only the words of it are kept. */

const entriesOf = (spots: Spots): readonly (readonly [BodyName, Spot])[] => Object.entries(spots) as [BodyName, Spot][];

/** Upright and still; everything else goes on with what it does. */
export function put(match: Match, spots: Spots): Match {
  const { state } = match;
  const placed = entriesOf(spots).map(([body]) => body);
  const figures = placed.filter((body): body is Figure => isFigure(body));
  const upright = withState(match, {
    ...placedAnew(state, figures),
    out: without(state.out, figures),
    lying: state.lying.filter((one) => !figures.includes(one)),
    flicks: state.flicks.map((one) => (figures.includes(one.figure) ? { ...one, over: true } : one)),
    rolling: placed.includes('ball') ? false : state.rolling,
  });
  const still = placed.includes('ball') ? playIsOver(upright) : upright;
  if (!state.measured) return still;
  const ground = groundIn(match);
  const at = handTime(match);
  const motion = entriesOf(spots).reduce(
    (before, [body, [x, y]]) => ground.motions.put(before, at, body, x / 1000 + 0, y / 1000 + 0),
    state.motion,
  );
  return withState(still, {
    motion,
    told: toldOf(ground, motion, at),
    pending: pendingWithout(match, placed),
  });
}

/** What was still to be told of a body that has been picked up is no longer so. */
const pendingWithout = ({ state }: Match, bodies: readonly BodyName[]): Match['state']['pending'] =>
  state.pending.filter(({ event }) => !(event.kind === 'rested' && bodies.includes(event.what)));

const without = <T>(by: Readonly<Partial<Record<Figure, T>>>, figures: readonly Figure[]): Partial<Record<Figure, T>> =>
  Object.fromEntries(Object.entries(by).filter(([figure]) => !figures.includes(figure as Figure)));

export function take(match: Match, bodies: readonly BodyName[]): Match {
  if (!match.state.measured) return match;
  const { motions } = groundIn(match);
  const at = handTime(match);
  const motion = bodies.reduce((before, body) => motions.take(before, at, body), match.state.motion);
  return withState(match, { motion, pending: pendingWithout(match, bodies) });
}

/** They are off the table: what was told of them is over, no hand is set behind them, and whoever was to take the restart is to be named anew [S-222]. */
function areTakenAway(match: Match, figures: readonly Figure[]): Match {
  const gone = take(stoodUp(match, figures), figures);
  const { handSet, flicks, pending } = gone.state;
  const sliding = flicks.filter((one) => figures.includes(one.figure) && !one.over);
  const at = playTick(gone);
  const free = withState(gone, {
    handSet: handSet !== null && figures.includes(handSet) ? null : handSet,
    pending: [...pending, ...sliding.map((one) => ({ at, event: { kind: 'rested', what: one.figure } as const }))], // its way ends there [S-5]
  });
  return takerIsMissing(free, figures);
}
function takerIsMissing(match: Match, figures: readonly Player[]): Match {
  const { restart } = match.state;
  if (restart === null || restart.step === 'taken' || !(figures as readonly unknown[]).includes(restart.taker))
    return match;
  const ball = restart.lifted?.ball;
  const isPlaced = restart.kind === 'kickOff' || restart.kind === 'goalKick';
  return withState(ball === undefined ? match : put(match, { ball }), {
    phase: isPlaced ? 'setUp' : 'restart',
    restart: { ...restart, step: 'taker', taker: null, lifted: null },
  });
}

/** Where nobody measures, only who stands again ['FISTF-II.2.1.2.5.1']. */
export function bodiesArePlaced(
  match: Match,
  { spots, atEdge = [], upright = [] }: ConsequenceOf<'bodiesArePlaced'>,
): Match {
  const placed = put(stoodUp(match, upright), spots);
  return withState(placed, { atEdge: [...new Set([...placed.state.atEdge, ...atEdge])] });
}
export function stoodUp(match: Match, figures: readonly Figure[]): Match {
  const { state } = match;
  const anew = placedAnew(state, figures);
  return withState(match, {
    ...anew,
    out: without(state.out, figures),
    lying: state.lying.filter((one) => !figures.includes(one)),
    told: { ...anew.told, off: without(state.told.off, figures) },
  });
}

/** Everything that the flick has moved, and nothing else ['FISTF-II.6.2.4.i.1'] [S-93]. */
export function flickIsUndone(
  given: Match,
  { flick: fact, but = {}, hindered }: ConsequenceOf<'flickIsUndone'>,
): Match {
  const match = hindered === undefined ? given : hinderedIsOver(given, hindered);
  const flick = match.state.flicks.find((one) => one.fact === fact);
  if (flick === undefined) return disturbanceIsUndone(match, fact, but);
  const back = standingAgain(putBack(match, flick, but), flick);
  const isOnlyTold = flick.involved.includes('ball') && !match.state.measured;
  const still = isOnlyTold ? withState(back, { rolling: flick.was.rolling }) : back;
  const undone = playStandsAsBefore(still, flick, hindered !== undefined || Object.keys(but).length > 0);
  const gone = undone.state.flicks.filter((one) => one.fact === fact || but[one.figure] !== undefined);
  const flicks = undone.state.flicks.filter((one) => !gone.includes(one));
  const about = undone.state.offers.filter((one) => gone.some((other) => other.fact === one.about));
  return offersAreClosed(withState(undone, { flicks }), about);
}

/** 'FISTF-II.6.2.4.iv.3': the flick that was hindered has neither met the ball nor missed it. */
const hinderedIsOver = (match: Match, side: Side): Match =>
  withState(match, { flicks: match.state.flicks.filter((one) => one.side !== side || !isUndecided(one)) });

/** At a desk nobody knows where they were; but they stand there, and are in play ['FISTF-II.6.2.4.i.1']. */
function standingAgain(match: Match, { involved, stood }: Pick<Disturbance, 'involved' | 'stood'>): Match {
  if (match.state.measured) return match;
  const figures = involved.filter((one): one is Figure => isFigure(one));
  const upright = stoodUp(match, figures);
  return stood === undefined ? upright : standAsBefore(upright, figures, stood);
}

/** Where they were, or beside what has come there meanwhile [S-93]. */
function putBack(match: Match, { before, involved, side }: Disturbance, but: Spots): Match {
  const places = Object.fromEntries(
    involved.flatMap((body) => (before[body] === undefined ? [] : [[body, before[body]]])),
  ) as Spots;
  return bodiesArePlaced(match, { kind: 'bodiesArePlaced', ...backAt(match, { ...places, ...but }, side) });
}

/** What a figure has run into that came back from the barrier ['FISTF-II.2.1.3.3.2']; possession stays where it was [S-18]. */
function disturbanceIsUndone(match: Match, fact: FactId, but: Spots): Match {
  const one = match.state.disturbed.find((other) => other.fact === fact);
  if (one === undefined) return put(match, but);
  const undone = standingAgain(putBack(match, one, but), one);
  return withState(undone, {
    ...(one.involved.includes('ball') ? { ...one.had, rolling: false } : {}),
    disturbed: undone.state.disturbed.filter((other) => other.fact !== fact),
  });
}

/** A flick that was no attempt to play the ball has changed nothing if it is undone, neither possession nor what was counted ['FISTF-II.6.2.4.i.1', 'FISTF-II.6.2.4.iv.3'] [S-118]. */
function playStandsAsBefore(match: Match, { as, was, involved, side }: FlickUnderWay, hasHindered: boolean): Match {
  const isPlay = as === 'play' || as === 'restart';
  if (isPlay || (!involved.includes('ball') && !hasHindered)) return match;
  const ticks = was.course.ticks + Number(as === 'tick'); // 'FISTF-II.13.4.4'
  return withState(match, {
    attacker: was.attacker,
    block: null,
    course: {
      ...was.course,
      ticks,
      tickAllowed: as !== 'tick' && was.course.tickAllowed,
      ...(as === 'block' && !match.state.measured ? { blocked: side } : {}), // [S-41]
    },
  });
}

export function takerAndBallAreLifted(match: Match): Match {
  const { restart } = match.state;
  if (restart === null || restart.lifted !== null) return match;
  const bodies: readonly BodyName[] = restart.taker === null ? ['ball'] : ['ball', restart.taker];
  const places = groundIn(match).motions.placesAt(match.state.motion, handTime(match));
  const lifted = Object.fromEntries(
    places.filter(({ id }) => bodies.includes(id as BodyName)).map(({ id, x, y }) => [id, [x * 1000, y * 1000]]),
  ) as Spots;
  return withState(take(match, bodies), { restart: { ...restart, lifted } });
}

export function takerAndBallAreBack(match: Match): Match {
  const { restart } = match.state;
  if (restart === null || restart.lifted === null) return match;
  const spots = { ...roomFor(match, restart.lifted), ...restart.lifted };
  return withState(put(match, spots), { restart: { ...restart, lifted: null } });
}

/** The keeper leaves the goal, the figure comes ['FISTF-II.9.1.2.2']. */
export function reserveComesIn(match: Match, { of, at }: ConsequenceOf<'reserveComesIn'>): Match {
  const gone = takerIsMissing(take(stoodUp(match, [reserveOf(of)]), [keeperOf(of)]), [keeperOf(of)]);
  const placed = at === undefined ? gone : put(gone, { [reserveOf(of)]: reserveSpot(gone, of, at) });
  return withReserve(placed, of, { is: 'on', fresh: true, mayReturn: false });
}

/** Where he was to stand, or, if somebody has come there meanwhile, as near as may be. */
const reserveSpot = (match: Match, of: Side, at: Spot): Spot =>
  !match.state.measured || mayReserveStand(match, of, at)
    ? at
    : freePlace(match, spotsNow(match), reserveOf(of), at, (spot) => isReservePlace(match, of, spot));

export function reserveGoesOff(match: Match, { of }: ConsequenceOf<'reserveGoesOff'>): Match {
  const gone = areTakenAway(match, [reserveOf(of)]);
  const { is } = match.state.reserve[of];
  return withReserve(keeperIsHome(gone, of), of, { is: is === 'gone' ? 'gone' : 'off', waits: true, mayReturn: false });
}

/** In front of the middle of his goal. */
export function keeperIsHome(match: Match, side: Side): Match {
  if (!match.state.measured) return match;
  const { motions, pitch } = groundIn(match);
  const home = handsAtHome(pitch)[side];
  const motion = motions.put(match.state.motion, handTime(match), keeperOf(side), home[0] / 10_000, home[1] / 10_000);
  return withState(match, { motion, hands: { ...match.state.hands, [side]: home } });
}

export function figuresAreTakenOff(
  match: Match,
  { figures, of, count, broken = false }: ConsequenceOf<'figuresAreTakenOff'>,
): Match {
  const counts = match.state.counts[of];
  const gone = areTakenAway(match, count > 0 ? figures : outfieldOf(of));
  const { told, measured } = gone.state;
  const away = measured ? [] : figures;
  const known =
    away.length === 0 ? gone : withState(gone, { told: { ...told, away: [...(told.away ?? []), ...away] } });
  return withCounts(known, of, { figures: count, broken: counts.broken + (broken ? 1 : 0) });
}

/** 'FISTF-II.2.5.4.1': what was damaged has been replaced. */
export function figuresAreWholeAgain(match: Match, { of, count }: ConsequenceOf<'figuresAreWholeAgain'>): Match {
  const { figures, broken } = match.state.counts[of];
  const whole = Math.min(broken, count ?? broken);
  const { told } = match.state;
  const away = (told.away ?? []).filter((one) => sideOf(one) !== of);
  const back = told.away === undefined ? match : withState(match, { told: { ...told, away } });
  return withCounts(back, of, { figures: figures + whole, broken: broken - whole });
}
