import type { Action, GameShape, Match } from '@bande/core';

/**
 * How far a room may go on by itself: not at all before its table is seen; only what moves comes to rest; no dice and no choices while something is
 * shown; bots think but do nothing while people take something in; or freely.
 */
export type Calm = 'asleep' | 'ending' | 'showing' | 'breathing' | 'free';

/** What a room does for those who look at it; one that nobody looks at has no manner. */
export interface Manner<G extends GameShape> {
  readonly calm: () => Calm;
  /** How fast the table runs: so many times as fast as the wall clock, at none it stands. */
  readonly rate: () => number;
  /** For how long a bot's action is seen before it is done, in milliseconds. */
  readonly intentMs: (action: Action<G>, match: Match<G>) => number;
}

export const PLAIN: Manner<GameShape> = { calm: () => 'free', rate: () => 1, intentMs: () => 0 };
