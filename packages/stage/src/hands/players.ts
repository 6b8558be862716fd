import type { GameShape, Seat } from '@bande/core';
import type { Running } from '@bande/host';
import type { Draft, SceneHands } from '../view/index.ts';

/** Those whose hands are at a table on which a game is played live, and what they do; a game adds what its hands hold. */
export interface LivePlayers<G extends GameShape, Leading> {
  readonly running: Running<G>;
  /** Who sits here. */
  readonly seats: readonly Seat[];
  /** What dials and keys are setting meanwhile. */
  readonly draft: Draft<G> | null;
  readonly held: (seat: Seat) => Draft<G> | null;
  readonly leading: Leading;
  readonly onAct: SceneHands<G>['onAct'];
  /** Hands do what the mode of their own says: they put things, or press a button instead of pulling. */
  readonly inMode: boolean;
  /** By how many radians the table is turned, as the screen shows it. */
  readonly facing?: number;
}
