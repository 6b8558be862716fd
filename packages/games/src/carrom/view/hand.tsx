import type { Action as AnyAction, Seat } from '@bande/core';
import { DEAD_ZONE, Hands, lengthFor, strengthOf, type Grip, type Spot, type Touch } from '@bande/stage';
import type { Draft } from '@bande/stage/view';
import type { Strike } from '../actions.ts';
import { strikerAt } from '../placing.ts';
import { endOf, type Carrom, type Match } from '../state.ts';
import {
  aimedAt,
  gripAt,
  inMillimetres,
  isOnRack,
  LEAST_FORCE,
  mayPlaceNear,
  pulled,
  rackTurned,
  slides,
  slidTo,
  spun,
} from './aiming.ts';
import { fromTable, SCALE } from './layout.ts';

type Choice = AnyAction<Carrom>;

/** Whoever pulls less far has twitched. */
const LEAST_PULL = lengthFor(LEAST_FORCE);

/** How far a hand has pulled, while it pulls. */
export interface Pull {
  readonly from: Spot;
  readonly to: Spot;
}

export interface HandProps {
  readonly match: Match;
  readonly seat: Seat;
  readonly draft: Draft<Carrom>;
  readonly onAct: (action: Choice) => void;
  readonly onPull: (pull: Pull | null) => void;
}

/** Press, pull, let go: it goes. The striker slides along its line by a gesture of its own; pieces and the rack are dragged. */
export function Hand({ match, seat, draft, onAct, onPull }: HandProps) {
  const end = endOf(match, seat);
  const grab = (spot: Spot, _pointer = '', pixel = 0): Grip | null => {
    const at = fromTable(spot);
    const now = draft.get();
    switch (now?.kind) {
      case 'strike':
        return stroke(now, gripAt(at, strikerAt(end, now.x / 1000), pixel / SCALE));
      case 'place':
        return mayPlaceNear(at) ? dragging(now, (touch) => ({ ...now, ...inMillimetres(fromTable(touch.at)) })) : null;
      case 'turnRack': {
        const turned = (touch: Touch): Choice => ({
          ...now,
          degrees: rackTurned(now.degrees, fromTable(touch.from), fromTable(touch.at)),
        });
        return isOnRack(at) ? dragging(now, turned) : null;
      }
      default:
        return null;
    }
  };
  const dragging = (before: Choice, to: (touch: Touch) => Choice): Grip => ({
    move: (touch) => draft.set(to(touch)),
    release: () => {},
    cancel: () => draft.set(before),
  });

  /** A press on the striker is decided by where the hand goes first; anywhere else it is a pull. */
  const stroke = (before: Strike, grip: 'striker' | 'air' | null): Grip | null => {
    if (grip === null) return null;
    let means: 'slide' | 'pull' | null = grip === 'air' ? 'pull' : null;
    let spin = 0;
    const set = (touch: Touch): Strike => {
      const [from, to] = [fromTable(touch.from), fromTable(touch.at)];
      if (means === 'slide') return slidTo(before, end, to);
      return spun(pulled(before, end, from, to, strengthOf(touch.far)), spin);
    };
    const isPulling = (touch: Touch): boolean => means === 'pull' && touch.far >= LEAST_PULL;
    let last: Touch | null = null;
    let went = false;
    const move = (touch: Touch): void => {
      last = touch;
      went ||= touch.far >= DEAD_ZONE;
      if (means === null && touch.far >= DEAD_ZONE)
        means = slides(end, fromTable(touch.from), fromTable(touch.at)) ? 'slide' : 'pull';
      onPull(isPulling(touch) ? { from: touch.from, to: touch.at } : null);
      draft.set(means === 'slide' || isPulling(touch) ? set(touch) : before);
    };
    return {
      move,
      release: (touch) => {
        onPull(null);
        // A press that never went anywhere points the stroke there.
        if (!went && grip === 'air') return draft.set(aimedAt(before, end, fromTable(touch.at)));
        if (isPulling(touch)) return onAct(set(touch));
        if (means === 'pull') draft.set(before);
      },
      cancel: () => {
        onPull(null);
        draft.set(before);
      },
      turn: (steps) => {
        spin += steps;
        if (last !== null) move(last);
      },
    };
  };
  return <Hands grab={grab} offers={(spot) => grab(spot) !== null} />;
}
