import type { Grip, Touch } from '@bande/stage/grip';
import { DEAD_ZONE } from '@bande/stage/pull';
import { stands } from '../../motion.ts';
import { isFigure, sideOf, SIDES, type Loose } from '../../names.ts';
import { hasRoomAt, isOnTheCloth } from '../../placing.ts';
import type { Match } from '../../state.ts';
import { byPitch } from '../pitch.ts';
import { distance, placesAt, type Places } from '../aims/aiming.ts';
import { isLegal, mayStand, namingSide, puttable, puttingSide, snapped, taken, type At, type Take } from './areas.ts';
import { fromTable, type Point } from '../layout.ts';
import { isHere, isOnTable, type Carried, type Players } from './players.ts';
import { seatOf } from './seats.ts';

/** Hands that put things instead of flicking them: on the training pitch, and where a restart is set up. */

interface Pressed {
  readonly at: Point;
  readonly reach: number;
  readonly places: Places;
}

/** Above a finger by so many pixels: it is as broad as that. */
const HANGS = 40;

/** Whatever one may put is dragged; on the training pitch also tapped and then put where one taps next. */
export function putting(players: Players, match: Match, { at, reach, places }: Pressed): Grip | null {
  const sides = SIDES.filter((side) => isHere(players, match, side));
  const may = puttable(match, sides).map((what) => ({ what, far: distance(places[what], at) }));
  const draft = takeIn(players, match);
  // The taker and the ball are where they are going to be.
  const moved =
    draft === null ? [] : placesOfTake(draft).map(({ what, place }) => ({ what, far: distance(place, at) }));
  const all = [...moved, ...may.filter(({ what }) => !moved.some((one) => one.what === what))];
  const nearest = all.filter(({ far }) => far <= reach).toSorted((a, b) => a.far - b.far)[0];
  if (nearest === undefined) return puttingOn(match).tapped(players, match, at);
  return carrying(players, nearest.what, places[nearest.what]);
}

/** The taker as he is being named. */
function takeIn({ draft }: Pick<Players, 'draft'>, match: Match): Take | null {
  const now = draft?.get() ?? null;
  return now?.kind === 'take' && namingSide(match) === sideOf(now.figure) ? now : null;
}

const metres = ([x, y]: At): Point => ({ x: x / 1000, y: y / 1000 });
export const placesOfTake = ({ figure, at, ball }: Take): readonly { what: Loose; place: Point }[] => [
  ...(isFigure(figure) ? [{ what: figure, place: metres(at) }] : []),
  ...(ball === undefined ? [] : [{ what: 'ball' as const, place: metres(ball) }]),
];

const millimetres = ({ x, y }: Point): [number, number] => [Math.round(x * 1000), Math.round(y * 1000)];

/** Where hands put things, a tap on the cloth puts what was tapped before. */
function tapped(players: Players, match: Match, at: Point): Grip | null {
  const chosen = players.held(0)?.get();
  if (chosen?.kind !== 'place' || !isOnTable(match, at)) return null;
  return {
    loose: true,
    move: () => {},
    cancel: () => {},
    release: ({ far }) => far < DEAD_ZONE && players.onAct({ ...chosen, at: millimetres(at) }, 0),
  };
}

const isDown = ({ state: { motion } }: Match, what: Loose): boolean => what !== 'ball' && !stands(motion, what);

/** What a tap beside everything does, and how a thing is carried. */
interface Putting {
  readonly tapped: (players: Players, match: Match, at: Point) => Grip | null;
  readonly carried: (players: Players, what: Loose, from: Point) => Grip;
}
const puttingOn = byPitch<Putting>(
  { tapped: () => null, carried: carryingByRule },
  { tapped, carried: carryingFreely },
);

/** A ball that lies still, or a figure that may be put, is taken and put down. */
export function carrying(players: Players, what: Loose, from: Point): Grip {
  return puttingOn(players.running.match()).carried(players, what, from);
}

/**
 * A figure that lay stands again, where it lay if it is only touched. A ball that is only touched is looked at.
 * Where hands put things, what is only touched is chosen, unless it is a figure that lies.
 */
function carryingFreely(players: Players, what: Loose, from: Point): Grip {
  const { running, held, inMode, onAct, onCarry, onLook } = players;
  const placing = (touch: Touch): Carried => {
    const match = running.match();
    const at = millimetres(touch.far < DEAD_ZONE ? from : fromTable(touch.at));
    return { what, at, fits: isOnTheCloth(match, what, at) && hasRoomAt(match, what, at) };
  };
  return {
    holds: what,
    move: (touch) => onCarry(what, placing(touch)),
    release: (touch) => {
      onCarry(what, null);
      const isTap = touch.far < DEAD_ZONE;
      const { at } = placing(touch);
      if (isTap && inMode && !isDown(running.match(), what)) return held(0)?.set({ kind: 'place', what, at });
      if (isTap && what === 'ball') return onLook('ball');
      onAct({ kind: 'place', what, at }, 0);
    },
    cancel: () => onCarry(what, null),
  };
}

/** It stays where the rules let it stand, at the border of that to the millimetre. A taker and his ball are put down when it is said that he takes it. */
function carryingByRule(players: Players, what: Loose): Grip {
  const { running, draft, onAct, onCarry } = players;
  const match = running.match();
  const take = takeIn(players, match);
  const isAllowed = mayStand(match, what, take);
  const placing = (touch: Touch): Carried => {
    const at = snapped(isAllowed, millimetres(fromTable(touch.at)));
    const action = take === null ? ({ kind: 'place', what, at: [...at] } as const) : taken(take, what, at);
    return { what, at: [at[0], at[1]], fits: isLegal(running.match(), action as never) };
  };
  const choose = (): void => {
    const now = draft?.get();
    if (take !== null && isFigure(what)) draft?.set({ ...take, figure: what });
    else if (now?.kind === 'place') draft?.set({ ...now, what, at: millimetres(placeNow(players, what)) });
  };
  return {
    holds: what,
    hangs: HANGS,
    move: (touch) => onCarry(what, touch.far < DEAD_ZONE ? null : placing(touch)),
    release: (touch) => {
      onCarry(what, null);
      if (touch.far < DEAD_ZONE) return choose();
      const { at } = placing(touch);
      if (take !== null) return draft?.set(taken(take, what, at));
      const by = puttingSide(running.match());
      if (by !== null) onAct({ kind: 'place', what, at }, seatOf(running.match(), by));
    },
    cancel: () => onCarry(what, null),
  };
}

const placeNow = ({ running }: Players, what: Loose): Point => placesAt(running.match(), running.tick())[what];
