import type { Spot as TableSpot } from '@bande/stage/grip';
import type { LivePlayers } from '@bande/stage';
import type { ActionOf } from '../../actions.ts';
import { SIDES, type Side } from '../../names.ts';
import type { Match, TippKick } from '../../state.ts';
import { TABLE } from '../../table.ts';
import type { Spot } from '../../zones.ts';
import type { Shoot } from '../aims/kinds.ts';
import type { Leading } from './leading.ts';
import type { Meant } from '../aims/meant.ts';
import { seatOf } from './seats.ts';

/** What a hand is about to shoot, and how far it has pulled. */
export interface Pull {
  readonly shot: Shoot;
  readonly meant: Meant;
  /** Null: a kicker is set, and nothing is pulled. */
  readonly sling: { readonly from: TableSpot; readonly to: TableSpot; readonly onIt: boolean } | null;
}

/** What a hand carries, and where it would put it down. */
export type Carried =
  | { readonly what: 'kicker'; readonly put: ActionOf<'defend'>; readonly fits: boolean }
  | { readonly what: 'ball'; readonly put: ActionOf<'lay'>; readonly fits: boolean };

/** Those whose hands they are, and what they do. */
export interface Players extends LivePlayers<TippKick, Leading> {
  /** A side has one hand at the ball. */
  readonly onPull: (side: Side, pull: Pull | null) => void;
  readonly onCarry: (side: Side, carried: Carried | null) => void;
  /** The red button at the screen's edge is pulled up so far, from 0 to 1; null: nobody has it. */
  readonly onButton?: (up: number | null) => void;
  /** The ball has become somebody's only just now: whoever presses beside it was after something else. */
  readonly isNews?: (match: Match) => boolean;
}

/** Whether whoever plays this side sits here. */
export const isHere = ({ seats }: Pick<Players, 'seats'>, match: Match, side: Side): boolean =>
  seats.includes(seatOf(match, side));
export const sidesHere = (players: Pick<Players, 'seats'>, match: Match): readonly Side[] =>
  SIDES.filter((side) => isHere(players, match, side));

/** Millimetres. */
export const isOnTable = ([x, y]: Spot): boolean =>
  Math.abs(x) < TABLE.plateWidth * 500 && Math.abs(y) < TABLE.plateLength * 500;
/** Near enough that a hand goes there as far as it seems to: towards the horizon a finger's breadth is metres. */
export const isBesideTable = ([x, y]: Spot): boolean =>
  Math.abs(x) < TABLE.plateWidth * 1000 && Math.abs(y) < TABLE.plateLength * 1000;

export const distance = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.hypot(ax - bx, ay - by);
