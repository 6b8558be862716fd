import { DEAD_ZONE, Hands, strengthOf, type Grip, type Spot, type Touch } from '@bande/stage';
import type { Draft, Running, SceneProps } from '@bande/stage/view';
import { useEffect, useRef } from 'react';
import type { Flick } from '../actions.ts';
import { groundIn } from '../motion.ts';
import { sideOf, type Figure, type Loose, type Side } from '../names.ts';
import { hasRoomAt, isOnTheCloth } from '../placing.ts';
import type { Match, Subbuteo } from '../state.ts';
import {
  distance,
  figureNear,
  keeperNear,
  liftedNear,
  nailed,
  placesAt,
  pulled,
  STRIP_GAIN,
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

export interface HandProps {
  readonly running: Running<Subbuteo>;
  readonly draft: Draft<Subbuteo> | null;
  readonly onAct: SceneProps<Subbuteo>['onAct'];
  readonly leading: Leading;
  /** Each hand on the table by a number of its own. */
  readonly onPull: (hand: number, pull: Pull | null) => void;
  readonly onCarry: (hand: number, carried: Carried | null) => void;
  /** Somebody looks closer at this figure; null: at the whole table. */
  readonly onLook: (figure: Figure | null) => void;
}

/** How near to a figure a press takes it, in pixels, and from how near one sees it in metres; a finger is broader than a mouse. */
const REACH = { mouse: 14, finger: 26 } as const;
const LEAST_REACH = 0.02;
const LIFT_REACH = 0.02;
/** Quicker than this is a swipe: milliseconds since the hand came down, and pixels in each of them. */
const SWIPE_MS = 240;
const SWIPE_SPEED = 0.9;
/** The way of a swipe that counts as its pull. */
const SWIPE_STRETCH_MS = 75;
const LEAN_STEP = 150;
const NO_FLICK: Flick = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.4, nail: 0 };

const tenths = (metres: number): number => Math.round(metres * 10_000);

/** Press on a figure, pull, let go: off it goes. Every finger by itself: one may flick while another leads a keeper. */
export function Hand({ running, draft, leading, onAct, onPull, onCarry, onLook }: HandProps) {
  const count = useRef(0);
  const holding = useRef(new Map<number, Grip>());
  useNailKeys(holding.current);

  const grab = (spot: Spot, pointer: string, pixel: number): Grip | null => {
    const match = running.match();
    const places = placesAt(match, running.tick());
    const at = fromTable(spot);
    const reach = Math.max(LEAST_REACH, ((pointer === 'mouse' ? REACH.mouse : REACH.finger) * pixel) / SCALE);
    const figure = figureNear(match, at, reach, places);
    const lifted = liftedNear(match, at, Math.min(reach, LIFT_REACH), places);
    if (lifted !== null && (figure === null || distance(places[lifted], at) < distance(places[figure], at)))
      return carry(lifted, places[lifted]);
    const now = draft?.get();
    const chosen = now?.kind === 'flick' ? now : NO_FLICK;
    if (figure !== null) return pull({ ...chosen, figure, nail: 0 }, figure);
    const side = keeperNear(match, at);
    if (side !== null) return keeper(match, side, at);
    // A further finger that finds nothing moves the nail of the one that pulls.
    return isOnTable(match, at) && holding.current.size === 0 ? pull({ ...chosen, nail: 0 }, null) : null;
  };

  /** Pressed on a figure, or anywhere: then a quick hand may mean any figure it goes through. */
  const pull = (before: Flick, pressed: Figure | null): Grip => {
    const hand = count.current++;
    let nail = before.nail;
    let last: Touch | null = null;
    let isDone = false;
    const set = (touch: Touch): Flick => ({
      ...pulled(before, fromTable(touch.from), fromTable(touch.at), strengthOf(touch.far)),
      nail,
    });
    const end = (): void => {
      holding.current.delete(hand);
      onPull(hand, null);
    };
    const move = (touch: Touch): void => {
      last = touch;
      if (isDone) return;
      if (pressed === null && isQuick(touch)) {
        const flick = swipe(touch);
        if (flick === null) return;
        isDone = true;
        onPull(hand, null);
        return act(flick);
      }
      if (touch.far < DEAD_ZONE) return onPull(hand, null);
      const flick = set(touch);
      draft?.set(flick);
      onPull(hand, { flick, from: touch.from, to: touch.at, onIt: pressed !== null });
    };
    const grip: Grip = {
      move,
      release: (touch) => {
        end();
        if (isDone) return;
        if (touch.far >= DEAD_ZONE) return act(set(touch));
        // A press that never went anywhere chooses its figure.
        draft?.set(before);
        onLook(pressed);
      },
      cancel: end,
      turn: (steps) => {
        ({ nail } = nailed({ ...before, nail }, steps));
        if (last !== null) move(last);
      },
    };
    holding.current.set(hand, grip);
    return grip;
  };

  const act = (flick: Flick): void => {
    onAct(flick, seatOf(running.match(), sideOf(flick.figure)));
    onLook(null);
  };
  const swipe = (touch: Touch): Flick | null => {
    const match = running.match();
    const places: Places = placesAt(match, running.tick());
    const strength = strengthOf((touch.far / touch.ms) * SWIPE_STRETCH_MS);
    return swiped(match, places, fromTable(touch.from), fromTable(touch.at), strength);
  };

  /** In front of the goal he goes where the hand is; behind it, where a thumb has room, as far as the thumb goes. */
  const keeper = (match: Match, side: Side, at: Point): Grip => {
    const { pitch } = groundIn(match);
    const [startX, startY] = leading.wanted(side);
    const isStrip = Math.abs(at.y) > pitch.length / 2;
    let lean = 0;
    let last: Touch | null = null;
    const move = (touch: Touch): void => {
      last = touch;
      const [from, to] = [fromTable(touch.from), fromTable(touch.at)];
      const x = isStrip ? startX + tenths((to.x - from.x) * STRIP_GAIN) : tenths(to.x);
      leading.lead(side, [x, isStrip ? startY : tenths(to.y), lean]);
    };
    return {
      move,
      release: () => {},
      cancel: () => {},
      turn: (steps) => {
        lean = Math.max(-900, Math.min(900, lean + steps * LEAN_STEP));
        if (last !== null) move(last);
      },
    };
  };

  /** A ball that lies still, or a figure that lies, is taken and put down: a figure stands again, where it lay if it is only touched. */
  const carry = (what: Loose, from: Point): Grip => {
    const hand = count.current++;
    const placing = (touch: Touch): Carried => {
      const match = running.match();
      const to = touch.far < DEAD_ZONE ? from : fromTable(touch.at);
      const at: [number, number] = [Math.round(to.x * 1000), Math.round(to.y * 1000)];
      return { what, at, fits: isOnTheCloth(match, what, at) && hasRoomAt(match, what, at) };
    };
    return {
      move: (touch) => onCarry(hand, placing(touch)),
      release: (touch) => {
        onCarry(hand, null);
        if (what === 'ball' && touch.far < DEAD_ZONE) return;
        onAct({ kind: 'place', what, at: placing(touch).at }, 0);
      },
      cancel: () => onCarry(hand, null),
    };
  };

  return <Hands grab={grab} offers={(spot) => isOnTable(running.match(), fromTable(spot))} />;
}

const isQuick = ({ ms, far }: Touch): boolean =>
  ms > 0 && ms < SWIPE_MS && far / ms > SWIPE_SPEED && far > 2 * DEAD_ZONE;

function isOnTable(match: Match, { x, y }: Point): boolean {
  const { pitch } = groundIn(match);
  return Math.abs(x) < pitch.width / 2 + pitch.border && Math.abs(y) < pitch.length / 2 + pitch.border;
}

/** While something is pulled, Q and E move the nail, whatever has the focus. */
function useNailKeys(holding: ReadonlyMap<number, Grip>): void {
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener(
      'keydown',
      (event) => {
        const step = STEPS[event.key.toLowerCase()];
        const grip = [...holding.values()].at(-1);
        if (step === undefined || grip === undefined) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        grip.turn?.(step);
      },
      { signal: listening.signal, capture: true },
    );
    return () => listening.abort();
  }, [holding]);
}
const STEPS: Readonly<Record<string, number>> = { q: -1, e: 1 };
