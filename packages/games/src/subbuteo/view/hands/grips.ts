import type { Grip, OnScreen, Spot, Touch } from '@bande/stage/grip';
import { DEAD_ZONE, strengthOf } from '@bande/stage/pull';
import type { Flick } from '../../actions.ts';
import { isGone } from '../../motion.ts';
import { keeperOf, sideOf, SIDES, type Figure, type Side } from '../../names.ts';
import type { Match } from '../../state.ts';
import { byPitch } from '../pitch.ts';
import { distance, figureNear, keeperNear, liftedNear, nailed, placesAt, pulled, swiped } from '../aims/aiming.ts';
import { meant, turnsBall } from '../aims/ball-line.ts';
import { flickToBegin, graspable, isTick, NO_FLICK, onlyFigure } from '../aims/choosing.ts';
import { fine } from '../aims/fine-aim.ts';
import { isThumbStrip, leadingKeeper, ledByThumb } from './keeper-grips.ts';
import { fromTable, SCALE, toTable, type Point } from '../layout.ts';
import { hovered, isLed } from './leading.ts';
import { isHere, isOnTable, type Players, type Pull } from './players.ts';
import { carrying, putting } from './putting.ts';
import { seatOf } from './seats.ts';
import { withinHalf } from './within-half.ts';

/** How near to a figure a press takes it, in pixels, and from how near one sees it in metres; a finger is broader than a mouse. */
const REACH = { mouse: 14, finger: 30 } as const;
const LEAST_REACH = 0.02;
const LIFT_REACH = 0.02;

/** What a hand takes hold of that comes down at a place of the table; a pixel there is so many table units large. */
export function grabbed(players: Players, spot: Spot, pointer: string, pixel: number, on?: OnScreen): Grip | null {
  const { running } = players;
  const match = running.match();
  const places = placesAt(match, running.tick());
  const at = fromTable(spot);
  const reach = Math.max(LEAST_REACH, ((pointer === 'mouse' ? REACH.mouse : REACH.finger) * pixel) / SCALE);
  if (players.inMode) return putting(players, match, { at, reach, places }) ?? keeperAt(players, match, at);
  const figure = figureNear(match, at, reach, places, figuresHere(players, match));
  const lifted = handsOn(match).lifts(match, at, Math.min(reach, LIFT_REACH), places);
  if (lifted !== null && (figure === null || distance(places[lifted], at) < distance(places[figure], at)))
    return carrying(players, lifted, places[lifted]);
  if (figure !== null) {
    const chosen = chosenBy(players, match, sideOf(figure));
    return pulling(players, { ...chosen, figure, tick: tickFor(match, figure, chosen) }, true);
  }
  return (
    handsOn(match).thumb(players, match, pixel, on) ??
    keeperAt(players, match, at) ??
    pulledAnywhere(players, match, at)
  );
}

const isThere = ({ state: { motion } }: Match, side: Side): boolean => !isGone(motion, keeperOf(side));

/** In front of a goal or behind it: its keeper, if he is there. */
function keeperAt(players: Players, match: Match, at: Point): Grip | null {
  const side = keeperNear(match, at);
  return side !== null && isHere(players, match, side) && isThere(match, side)
    ? leadingKeeper(players, match, side, at)
    : null;
}

/** A phone on its side: one thumb has the keeper, the other one flicks. */
function thumbAt(players: Players, match: Match, pixel: number, on: OnScreen | undefined): Grip | null {
  const [own, another] = SIDES.filter((side) => isHere(players, match, side));
  if (on === undefined || own === undefined || another !== undefined) return null;
  return isThumbStrip(on) && isLed(match, own)
    ? { ...ledByThumb(players, own, pixel, players.facing ?? 0), givesWayTo: seatOf(match, own) }
    : null;
}

/** What a hand can do here beside pulling, and what a pull keeps other hands from. */
interface Hands {
  readonly lifts: typeof liftedNear;
  readonly thumb: typeof thumbAt;
  readonly holds: (figure: Figure) => string;
}
const handsOn = byPitch<Hands>(
  // In a match a side has one hand: a further finger of it, even on another figure, moves the nail.
  { lifts: () => null, thumb: thumbAt, holds: (figure) => `hand of ${sideOf(figure)}` },
  { lifts: liftedNear, thumb: () => null, holds: (figure) => figure },
);

/** Anywhere on the table one pulls the figure one has chosen; where two sit at it, each in his half. */
function pulledAnywhere(players: Players, match: Match, at: Point): Grip | null {
  if (!isOnTable(match, at)) return null;
  const [own = halfOf(at), another] = SIDES.filter((one) => isHere(players, match, one));
  return pulling(players, chosenBy(players, match, another === undefined ? own : halfOf(at)), false);
}

/** A mouse that holds nothing may lead a keeper. */
export function hoveredOver(players: Players, spot: Spot): void {
  const match = players.running.match();
  hovered(match, (side) => isHere(players, match, side), players.leading, spot);
}

/** Hands take what belongs to those who sit here. */
const figuresHere = (players: Players, match: Match): readonly Figure[] =>
  SIDES.filter((side) => isHere(players, match, side)).flatMap((side) => graspable(match, side));

const halfOf = ({ y }: Point): Side => (y < 0 ? 'red' : 'blue');

/** What a side's hand has chosen, if it can still be flicked; nobody yet, or nothing is to be set: its figure nearest to the ball. */
function chosenBy({ held }: Players, match: Match, side: Side): Flick {
  const now = held(seatOf(match, side))?.get();
  if (now?.kind === 'flick' && graspable(match, side).includes(now.figure)) return { ...now, nail: 0 };
  return flickToBegin(match, side, {}, null) ?? { ...NO_FLICK, figure: graspable(match, side)[0]! };
}

/** As it was chosen; another figure is another question, and whoever has asked for a tick means one. */
const tickFor = (match: Match, figure: Figure, chosen: Flick): boolean =>
  isTick(match, figure) && (chosen.figure !== figure || chosen.tick);

/** Pixels of a further finger for a notch of the nail: a thumb's way is all of it. */
const NAIL_PX = 8;
/** While a figure is pulled, these move its nail, so far that three or four presses are plainly seen. */
const NAIL_KEYS = { q: -2, e: 2 } as const;

/** The hand turns the line of a ball that lies close, and has a fine hand for one farther away. */
const asMeant = (match: Match, flick: Flick): Flick =>
  turnsBall(match, flick.figure) ? meant(match, flick) : fine(match, flick);

/** Where the sling is seen: under the hand; where only one figure can be flicked, at that one, wherever the hand came down. */
function drawnAt({ running }: Players, figure: Figure, { from, at }: Touch, onIt: boolean): Omit<Pull, 'flick'> {
  const match = running.match();
  if (onIt || onlyFigure(match, sideOf(figure)) === null) return { from, to: at, onIt };
  const [x, , z] = toTable(placesAt(match, running.tick())[figure]);
  return { from: [x, z], to: [x + at[0] - from[0], z + at[1] - from[1]], onIt: true };
}

/** Pressed on a figure, or anywhere: then a quick hand may mean any figure it goes through. */
function pulling(players: Players, before: Flick, onIt: boolean): Grip {
  const { running, held, onPull, onLook } = players;
  const { figure } = before;
  const by = seatOf(running.match(), sideOf(figure));
  const draft = held(by);
  const was = draft?.get() ?? null;
  let [nail, last]: [number, Touch | null] = [0, null];
  let [isGone, wasPulled] = [false, false];
  const flickBy = ({ from, at, far, full }: Touch): Flick => ({
    ...asMeant(running.match(), pulled(before, fromTable(from), fromTable(at), strengthOf(far, full))),
    nail,
  });
  const show = (touch: Touch | null): void => {
    const flick = touch === null ? before : flickBy(touch);
    draft?.set(flick);
    onPull(figure, touch === null ? null : { flick, ...drawnAt(players, figure, touch, onIt) });
  };
  const act = (flick: Flick): void => {
    onPull(figure, null);
    players.onAct(flick, seatOf(running.match(), sideOf(flick.figure)));
  };
  const move = (touch: Touch): void => {
    last = touch;
    if (isGone) return;
    const swipe = onIt ? null : swipedBy(players, touch);
    if (swipe !== null) {
      isGone = true;
      return act(swipe);
    }
    wasPulled ||= touch.far >= DEAD_ZONE;
    show(touch.far < DEAD_ZONE ? null : touch);
  };
  /** As if the hand had never been there. */
  const callOff = (): void => {
    if (isGone) return;
    onPull(figure, null);
    if (was !== null) draft?.set(was);
  };
  return withinHalf(running, {
    holds: handsOn(running.match()).holds(figure),
    by,
    loose: !onIt,
    // Whoever sets dials meanwhile is somebody else, and needs these letters himself.
    get keys() {
      return players.draft?.isChanged?.() === true ? {} : NAIL_KEYS;
    },
    move,
    release: (touch) => {
      if (isGone) return;
      if (touch.far >= DEAD_ZONE) return act(flickBy(touch));
      if (wasPulled) return callOff();
      // A press that never went anywhere chooses its figure.
      show(null);
      onLook(onIt ? figure : null);
    },
    cancel: callOff,
    turnPx: NAIL_PX,
    turn: (steps) => {
      ({ nail } = nailed({ ...before, nail }, steps));
      if (last !== null) move(last);
    },
  });
}

/** Quicker than this is a swipe: milliseconds since the hand came down, and pixels in each of them. */
const SWIPE_MS = 240;
const SWIPE_SPEED = 0.9;
/** The way of a swipe that counts as its pull. */
const SWIPE_STRETCH_MS = 75;
const isQuick = ({ ms, far }: Touch): boolean =>
  ms > 0 && ms < SWIPE_MS && far / ms > SWIPE_SPEED && far > 2 * DEAD_ZONE;

function swipedBy(players: Players, touch: Touch): Flick | null {
  const { running } = players;
  if (!isQuick(touch)) return null;
  const match = running.match();
  const strength = strengthOf((touch.far / touch.ms) * SWIPE_STRETCH_MS);
  const crossed = { places: placesAt(match, running.tick()), among: figuresHere(players, match) };
  return swiped(match, crossed, fromTable(touch.from), fromTable(touch.at), strength);
}
