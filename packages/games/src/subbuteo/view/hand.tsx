import { TICKS_PER_SECOND, type Seat } from '@bande/core';
import { DEAD_ZONE, Hands, strengthOf, type Grip, type Spot, type Touch } from '@bande/stage';
import type { Draft, Running, SceneProps } from '@bande/stage/view';
import { useEffect, useRef } from 'react';
import type { Flick } from '../actions.ts';
import { groundIn, isStill } from '../motion.ts';
import { sideOf, type Side } from '../names.ts';
import { hasRoomAt, isOnTheCloth } from '../placing.ts';
import { isAlone, type Match, type Subbuteo } from '../state.ts';
import { distance, figureNear, keeperNear, nailed, placesAt, pulled, swiped, type Places } from './aiming.ts';
import { fromTable, type Point } from './layout.ts';

/** What a hand is about to flick, and how far it has pulled. */
export interface Pull {
  readonly flick: Flick;
  readonly from: Spot;
  readonly to: Spot;
}
/** Each hand on the table by a number of its own. */
export type Pulls = ReadonlyMap<number, Pull>;

export interface HandProps {
  readonly running: Running<Subbuteo>;
  readonly draft: Draft<Subbuteo> | null;
  readonly onAct: SceneProps<Subbuteo>['onAct'];
  readonly onSteer: SceneProps<Subbuteo>['onSteer'];
  readonly onPull: (hand: number, pull: Pull | null) => void;
}

/** How near to a figure a press takes it, in metres; a finger is broader than a mouse. */
const REACH = { mouse: 0.024, finger: 0.034 } as const;
const BALL_REACH = 0.016;
/** Quicker than this is a swipe: milliseconds since the hand came down, and pixels in each of them. */
const SWIPE_MS = 240;
const SWIPE_SPEED = 0.9;
/** The way of a swipe that counts as its pull. */
const SWIPE_STRETCH_MS = 75;
/** A thumb behind the goal moves the keeper by this share of its own way. */
const STRIP_GAIN = 0.7;
const LEAN_STEP = 150;
/** The swing of a flick, and a tick more. */
const SWING_TICKS = 13;
const NO_FLICK: Flick = { kind: 'flick', figure: 'R9', direction: 0, strength: 0.4, nail: 0 };

/** Whoever sits on a side's chair; one alone has both. */
export const seatOf = (match: Match, side: Side): Seat =>
  (isAlone(match) ? 0 : Math.max(0, match.setup.seating.indexOf(side))) as Seat;
const tenths = (metres: number): number => Math.round(metres * 10_000);

/** Press on a figure, pull, let go: off it goes. Every finger by itself: one may flick while another leads a keeper. */
export function Hand({ running, draft, onAct, onSteer, onPull }: HandProps) {
  const count = useRef(0);
  const freeAt = useRef(0);
  const holding = useRef(new Map<number, Grip>());
  useNailKeys(holding.current);

  const grab = (spot: Spot, pointer: string): Grip | null => {
    const match = running.match();
    const places = placesAt(match, running.tick());
    const at = fromTable(spot);
    const figure = figureNear(match, at, pointer === 'mouse' ? REACH.mouse : REACH.finger, places);
    const toBall = distance(places.ball, at);
    const isBall = toBall < BALL_REACH && (figure === null || toBall < distance(places[figure], at));
    if (isBall && isStill(match.state.motion, 'ball')) return carry();
    const now = draft?.get();
    const chosen = now?.kind === 'flick' ? now : NO_FLICK;
    if (figure !== null) return pull({ ...chosen, figure, nail: 0 }, false);
    const side = keeperNear(match, at);
    if (side !== null) return keeper(match, side, at);
    return isOnTable(match, at) ? pull({ ...chosen, nail: 0 }, true) : null;
  };

  const pull = (before: Flick, maySwipe: boolean): Grip => {
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
      if (maySwipe && isQuick(touch)) {
        const flick = swipe(touch);
        if (flick === null) return;
        isDone = true;
        onPull(hand, null);
        return act(flick);
      }
      if (touch.far < DEAD_ZONE) return onPull(hand, null);
      const flick = set(touch);
      draft?.set(flick);
      onPull(hand, { flick, from: touch.from, to: touch.at });
    };
    const grip: Grip = {
      move,
      release: (touch) => {
        end();
        if (isDone) return;
        if (touch.far >= DEAD_ZONE) return act(set(touch));
        // A press that never went anywhere chooses its figure.
        draft?.set(before);
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

  /** One chair swings one finger at a time: what a second one lets go meanwhile follows as soon as it may. */
  const act = (flick: Flick): void => {
    const wait = freeAt.current - running.tick();
    if (wait > 0) return void setTimeout(() => act(flick), (wait * 1000) / TICKS_PER_SECOND);
    freeAt.current = running.tick() + SWING_TICKS;
    onAct(flick, seatOf(running.match(), sideOf(flick.figure)));
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
    const [startX, startY] = match.state.hands[side];
    const isStrip = Math.abs(at.y) > pitch.length / 2;
    const seat = seatOf(match, side);
    let lean = 0;
    let last: Touch | null = null;
    const move = (touch: Touch): void => {
      last = touch;
      const [from, to] = [fromTable(touch.from), fromTable(touch.at)];
      const x = isStrip ? startX + tenths((to.x - from.x) * STRIP_GAIN) : tenths(to.x);
      onSteer(seat, [x, isStrip ? startY : tenths(to.y), lean]);
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

  /** A ball that lies still is taken and put down. */
  const carry = (): Grip => ({
    move: () => {},
    release: (touch) => {
      const match = running.match();
      const to = fromTable(touch.at);
      const at: [number, number] = [Math.round(to.x * 1000), Math.round(to.y * 1000)];
      if (touch.far < DEAD_ZONE || !isOnTheCloth(match, 'ball', at) || !hasRoomAt(match, 'ball', at)) return;
      onAct({ kind: 'place', what: 'ball', at }, 0);
    },
    cancel: () => {},
  });

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
