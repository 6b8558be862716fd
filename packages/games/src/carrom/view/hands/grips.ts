import type { Action as AnyAction, Seat } from '@bande/core';
import type { Grip, Spot, Touch } from '@bande/stage/grip';
import { DEAD_ZONE, lengthFor, strengthOf } from '@bande/stage/pull';
import type { Draft } from '@bande/stage/view';
import type { Strike } from '../../actions.ts';
import { strikerAt } from '../../placing.ts';
import { endOf, type Carrom, type Match } from '../../state.ts';
import type { End } from '../../table.ts';
import {
  aimedAt,
  gripAt,
  inMillimetres,
  isOnRack,
  isOnTable,
  LEAST_FORCE,
  mayPlaceNear,
  pulled,
  rackTurned,
  slides,
  slidTo,
  spun,
} from '../aims/aiming.ts';
import { fromTable, SCALE, toTable } from '../layout.ts';

type Choice = AnyAction<Carrom>;

/** Whoever pulls less far has twitched. */
const LEAST_PULL = lengthFor(LEAST_FORCE);

/** One notch of spin to the left, one to the right. */
const SPIN_KEYS = { q: -1, e: 1 } as const;

/** How far a hand has pulled, while it pulls. */
export interface Pull {
  readonly from: Spot;
  readonly to: Spot;
  /** It came down on the striker itself. */
  readonly onIt: boolean;
}

/** Whose hands they are, and what they do. */
export interface Player {
  readonly match: Match;
  readonly seat: Seat;
  readonly draft: Draft<Carrom>;
  /** The end that is nearest to whoever looks at it. */
  readonly near: End;
  /** Whether the draft is still that of this seat. */
  readonly isTurn: () => boolean;
  readonly onAct: (action: Choice) => void;
  readonly onPull: (pull: Pull | null) => void;
}

/** What a hand takes hold of that comes down at a place of the table; a pixel there is so many table units large. */
export function grabbed(player: Player, spot: Spot, pixel = 0): Grip | null {
  const grip = gripOn(player, spot, pixel);
  // There is one draft, so there is one thing to hold, wherever a hand comes down.
  return grip === null ? null : { ...whileItsTurn(grip, player), holds: 'draft' };
}

function gripOn(player: Player, spot: Spot, pixel: number): Grip | null {
  const { match, seat, draft, near } = player;
  const at = fromTable(spot);
  const now = draft.get();
  const end = endOf(match, seat);
  switch (now?.kind) {
    case 'strike': {
      const taken = gripAt(at, strikerAt(end, now.x / 1000), { pixel: pixel / SCALE, near });
      return taken === null ? null : stroke(player, end, now, taken === 'striker');
    }
    case 'place':
      return mayPlaceNear(at)
        ? dragging(draft, now, (touch) => ({ ...now, ...inMillimetres(fromTable(touch.at)) }))
        : null;
    case 'turnRack': {
      const turned = (touch: Touch): Choice => ({
        ...now,
        degrees: rackTurned(now.degrees, fromTable(touch.from), fromTable(touch.at)),
      });
      return isOnRack(at) ? dragging(draft, now, turned) : null;
    }
    default:
      return null;
  }
}

/** Time may run out under a hand: what it still does must not become the stroke of whoever comes next. */
function whileItsTurn(grip: Grip, { isTurn, onPull }: Player): Grip {
  const only =
    <A extends readonly unknown[]>(act: (...given: A) => void) =>
    (...given: A): void =>
      isTurn() ? act(...given) : onPull(null);
  return {
    ...grip,
    move: only(grip.move),
    release: only(grip.release),
    cancel: only(grip.cancel),
    turn: only((steps: number) => grip.turn?.(steps)),
  };
}

const dragging = (draft: Draft<Carrom>, before: Choice, to: (touch: Touch) => Choice): Grip => ({
  move: (touch) => draft.set(to(touch)),
  release: () => {},
  cancel: () => draft.set(before),
});

/** Pixels from which a held striker slides: fewer than those of a pull, so that it can be nudged. */
const LEAST_SLIDE = 2;

/** A press on the striker is decided by where the hand goes first; anywhere else it is a pull. */
function stroke({ draft, onAct, onPull }: Player, end: End, before: Strike, onIt: boolean): Grip {
  let means: 'slide' | 'pull' | null = onIt ? null : 'pull';
  let [went, wasPulling, isNudged] = [false, false, false];
  /** A hand sets direction and power; spin and whatever else is set meanwhile stays. */
  const now = (): Strike => {
    const set = draft.get();
    return set?.kind === 'strike' ? set : before;
  };
  /** As it is seen: a pull straight down the screen goes straight up the screen from the striker, wherever the hand is. */
  const aimed = ({ beside, far, full }: Touch): Strike => {
    const striker = strikerAt(end, now().x / 1000);
    const [x, , z] = toTable(striker);
    return pulled(now(), end, striker, fromTable(beside([x, z])), strengthOf(far, full));
  };
  const isAlong = ({ from, at }: Touch): boolean => slides(end, fromTable(from), fromTable(at));
  /** By as much as the hand has gone, wherever on the striker it came down. */
  const slid = ({ from, at }: Touch): Strike => {
    const [striker, a, b] = [strikerAt(end, before.x / 1000), fromTable(from), fromTable(at)];
    return slidTo(now(), end, { x: striker.x + b.x - a.x, y: striker.y + b.y - a.y });
  };
  /** Until it is decided, a hand may only mean to nudge it; when it pulls after all, the striker is where it was. */
  const nudge = (touch: Touch): void => {
    if (means === null && touch.far >= LEAST_SLIDE && isAlong(touch)) {
      isNudged = true;
      draft.set(slid(touch));
    } else if (means === 'pull' && isNudged) {
      isNudged = false;
      draft.set({ ...now(), x: before.x });
    }
  };
  const isPulling = ({ far }: Touch): boolean => means === 'pull' && far >= LEAST_PULL;
  const callOff = (): void => {
    onPull(null);
    draft.set(before);
  };
  return {
    deadZone: LEAST_PULL,
    keys: SPIN_KEYS,
    move: (touch) => {
      went ||= touch.far >= DEAD_ZONE;
      if (means === null && went) means = isAlong(touch) ? 'slide' : 'pull';
      nudge(touch);
      const pulls = isPulling(touch);
      onPull(pulls ? { from: touch.from, to: touch.at, onIt } : null);
      if (means === 'slide') draft.set(slid(touch));
      else if (pulls) draft.set(aimed(touch));
      else if (wasPulling) draft.set({ ...now(), angle: before.angle, force: before.force });
      wasPulling = pulls;
    },
    release: (touch) => {
      onPull(null);
      // A press on the table that never went anywhere points the stroke there.
      if (!went && !onIt)
        return void (isOnTable(fromTable(touch.at)) && draft.set(aimedAt(now(), end, fromTable(touch.at))));
      if (isPulling(touch)) return onAct(aimed(touch));
      if (means === 'pull') callOff();
    },
    cancel: callOff,
    turn: (steps) => draft.set(spun(now(), steps)),
  };
}
