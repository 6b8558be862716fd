import type { Seat } from '@bande/core';
import type { Grip, Spot, Touch } from '@bande/stage/grip';
import { DEAD_ZONE, strengthOf } from '@bande/stage/pull';
import type { Draft, Running, SceneProps } from '@bande/stage/view';
import type { Flick } from '../actions.ts';
import { groundIn, stands } from '../motion.ts';
import { figuresOf, sideOf, SIDES, type Figure, type Loose, type Side } from '../names.ts';
import { hasRoomAt, isOnTheCloth } from '../placing.ts';
import { isTraining, type Match, type Subbuteo } from '../state.ts';
import {
  distance,
  figureNear,
  keeperNear,
  liftedNear,
  movableNear,
  nailed,
  placesAt,
  pulled,
  swiped,
  type Places,
} from './aiming.ts';
import { fromTable, SCALE, type Point } from './layout.ts';
import { seatOf } from './seats.ts';
import type { Leading } from './use-leading.ts';

/** What a hand is about to flick, and how far it has pulled. */
export interface Pull {
  readonly flick: Flick;
  readonly from: Spot;
  readonly to: Spot;
  /** It came down on the figure itself. */
  readonly onIt: boolean;
}
/** What a hand carries, and where it would put it down, in millimetres. */
export interface Carried {
  readonly what: Loose;
  readonly at: [x: number, y: number];
  readonly fits: boolean;
}

/** Those whose hands they are, and what they do. */
export interface Players {
  readonly running: Running<Subbuteo>;
  /** Who sits here. */
  readonly seats: readonly Seat[];
  /** What dials and keys are setting meanwhile. */
  readonly draft: Draft<Subbuteo> | null;
  readonly held: (seat: Seat) => Draft<Subbuteo> | null;
  readonly leading: Leading;
  readonly onAct: SceneProps<Subbuteo>['onAct'];
  /** No two hands hold the same figure, so that each pull goes by its own. */
  readonly onPull: (figure: Figure, pull: Pull | null) => void;
  readonly onCarry: (what: Loose, carried: Carried | null) => void;
  /** Somebody looks closer at this; null: at the whole table. */
  readonly onLook: (at: Loose | null) => void;
  /** Hands put things instead of flicking them. */
  readonly inMode: boolean;
}

/** How near to a figure a press takes it, in pixels, and from how near one sees it in metres; a finger is broader than a mouse. */
const REACH = { mouse: 14, finger: 30 } as const;
const LEAST_REACH = 0.02;
const LIFT_REACH = 0.02;
const NO_FLICK: Omit<Flick, 'figure'> = { kind: 'flick', direction: 0, strength: 0.4, nail: 0, tick: false };

/** What a hand takes hold of that comes down at a place of the table; a pixel there is so many table units large. */
export function grabbed(players: Players, spot: Spot, pointer: string, pixel: number): Grip | null {
  const { running } = players;
  const match = running.match();
  const places = placesAt(match, running.tick());
  const at = fromTable(spot);
  const reach = Math.max(LEAST_REACH, ((pointer === 'mouse' ? REACH.mouse : REACH.finger) * pixel) / SCALE);
  if (players.inMode) return putting(players, match, { at, reach, places });
  const figure = figureNear(match, at, reach, places, figuresHere(players, match));
  const lifted = isTraining(match) ? liftedNear(match, at, Math.min(reach, LIFT_REACH), places) : null;
  if (lifted !== null && (figure === null || distance(places[lifted], at) < distance(places[figure], at)))
    return carrying(players, lifted, places[lifted]);
  if (figure !== null) return pulling(players, { ...chosenBy(players, match, sideOf(figure)), figure }, true);
  const side = keeperNear(match, at);
  if (side !== null && isHere(players, match, side)) return leadingKeeper(players, match, side, at);
  // Anywhere on the table one pulls the figure one has chosen; where two sit at it, each in his half.
  if (!isOnTable(match, at)) return null;
  const [own = halfOf(at), another] = SIDES.filter((one) => isHere(players, match, one));
  return pulling(players, chosenBy(players, match, another === undefined ? own : halfOf(at)), false);
}

/** Hands take what belongs to those who sit here. */
const isHere = ({ seats }: Players, match: Match, side: Side): boolean => seats.includes(seatOf(match, side));
const figuresHere = (players: Players, match: Match): readonly Figure[] =>
  SIDES.filter((side) => isHere(players, match, side)).flatMap(figuresOf);

interface Pressed {
  readonly at: Point;
  readonly reach: number;
  readonly places: Places;
}

/** Whatever lies still is put: dragged, or tapped and then put where one taps next. */
function putting(players: Players, match: Match, { at, reach, places }: Pressed): Grip | null {
  const what = movableNear(match, at, reach, places);
  if (what !== null) return carrying(players, what, places[what]);
  const side = keeperNear(match, at);
  if (side !== null && isHere(players, match, side)) return leadingKeeper(players, match, side, at);
  const chosen = players.held(0)?.get();
  if (chosen?.kind !== 'place' || !isOnTable(match, at)) return null;
  const to: [number, number] = [Math.round(at.x * 1000), Math.round(at.y * 1000)];
  return {
    loose: true,
    move: () => {},
    cancel: () => {},
    release: ({ far }) => far < DEAD_ZONE && players.onAct({ ...chosen, at: to }, 0),
  };
}

const halfOf = ({ y }: Point): Side => (y < 0 ? 'red' : 'blue');

/** What a side's hand has chosen; nobody yet, or nothing is to be set: its figure nearest to the ball. */
function chosenBy({ running, held }: Players, match: Match, side: Side): Flick {
  const now = held(seatOf(match, side))?.get();
  if (now?.kind === 'flick' && sideOf(now.figure) === side) return { ...now, nail: 0 };
  const places = placesAt(match, running.tick());
  const figure = figureNear(match, places.ball, Infinity, places, figuresOf(side)) ?? figuresOf(side)[0]!;
  return { ...NO_FLICK, figure };
}

export function isOnTable(match: Match, { x, y }: Point): boolean {
  const { pitch } = groundIn(match);
  return Math.abs(x) < pitch.width / 2 + pitch.border && Math.abs(y) < pitch.length / 2 + pitch.border;
}

/** While a figure is pulled, these move its nail. */
const NAIL_KEYS = { q: -1, e: 1 } as const;

/** Pressed on a figure, or anywhere: then a quick hand may mean any figure it goes through. */
function pulling(players: Players, before: Flick, onIt: boolean): Grip {
  const { running, held, onPull, onLook } = players;
  const { figure } = before;
  const by = seatOf(running.match(), sideOf(figure));
  const draft = held(by);
  const was = draft?.get() ?? null;
  let nail = 0;
  let last: Touch | null = null;
  let [isGone, wasPulled] = [false, false];
  const flickBy = ({ from, at, far }: Touch): Flick => ({
    ...pulled(before, fromTable(from), fromTable(at), strengthOf(far)),
    nail,
  });
  const show = (touch: Touch | null): void => {
    const flick = touch === null ? before : flickBy(touch);
    draft?.set(flick);
    onPull(figure, touch === null ? null : { flick, from: touch.from, to: touch.at, onIt });
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
  return {
    holds: figure,
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
    turn: (steps) => {
      ({ nail } = nailed({ ...before, nail }, steps));
      if (last !== null) move(last);
    },
  };
}

const isDown = ({ state: { motion } }: Match, what: Loose): boolean => what !== 'ball' && !stands(motion, what);

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

const LEAN_STEP = 150;
const MOST_LEAN = 900;
const tenths = (metres: number): number => Math.round(metres * 10_000);

/** In front of the goal he goes where the hand is; behind it, where a thumb has room, his rod goes with the thumb. */
function leadingKeeper({ leading }: Players, match: Match, side: Side, at: Point): Grip {
  const [startX, startY] = leading.wanted(side);
  const isStrip = Math.abs(at.y) > groundIn(match).pitch.length / 2;
  let lean = 0;
  let last: Touch | null = null;
  const move = (touch: Touch): void => {
    last = touch;
    const [from, to] = [fromTable(touch.from), fromTable(touch.at)];
    const x = isStrip ? startX + tenths(to.x - from.x) : tenths(to.x);
    leading.lead(side, [x, isStrip ? startY : tenths(to.y), lean]);
  };
  return {
    holds: `keeper of ${side}`,
    move,
    release: () => {},
    cancel: () => {},
    turn: (steps) => {
      lean = Math.max(-MOST_LEAN, Math.min(MOST_LEAN, lean + steps * LEAN_STEP));
      if (last !== null) move(last);
    },
  };
}

/**
 * A ball that lies still, or a figure that lies, is taken and put down: a figure stands again, where it lay if it is only touched. A ball that is only touched is looked at.
 * Where hands put things, what is only touched is chosen, unless it is a figure that lies.
 */
function carrying({ running, held, inMode, onAct, onCarry, onLook }: Players, what: Loose, from: Point): Grip {
  const placing = (touch: Touch): Carried => {
    const match = running.match();
    const to = touch.far < DEAD_ZONE ? from : fromTable(touch.at);
    const at: [number, number] = [Math.round(to.x * 1000), Math.round(to.y * 1000)];
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
