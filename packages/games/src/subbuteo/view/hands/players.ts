import type { Spot } from '@bande/stage/grip';
import type { LivePlayers } from '@bande/stage';
import type { Flick } from '../../actions.ts';
import { groundIn } from '../../motion.ts';
import type { Figure, Loose, Side } from '../../names.ts';
import type { Match, Subbuteo } from '../../state.ts';
import type { Point } from '../layout.ts';
import type { Leading } from './leading.ts';
import { seatOf } from './seats.ts';

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
export interface Players extends LivePlayers<Subbuteo, Leading> {
  /** No two hands hold the same figure, so that each pull goes by its own. */
  readonly onPull: (figure: Figure, pull: Pull | null) => void;
  readonly onCarry: (what: Loose, carried: Carried | null) => void;
  /** Somebody looks closer at this; null: at the whole table. */
  readonly onLook: (at: Loose | null) => void;
}

/** Whether whoever plays this side sits here. */
export const isHere = ({ seats }: Players, match: Match, side: Side): boolean => seats.includes(seatOf(match, side));

export function isOnTable(match: Match, { x, y }: Point): boolean {
  const { pitch } = groundIn(match);
  return Math.abs(x) < pitch.width / 2 + pitch.border && Math.abs(y) < pitch.length / 2 + pitch.border;
}
