import type { Action, GameShape, Match, Refusal, Words } from '@bande/core';
import type { Actions } from './action.ts';

/** What may be done, for people. */
export interface Offers<G extends GameShape> {
  /** Each kind of action: its words, what is picked for it, how much it is wanted. */
  readonly actions: Actions<G>;
  /** Buttons of the game's own choice, where it has any. */
  buttonsAt?(place: ButtonPlace<G>, match: Match<G>): readonly PlacedButton<G>[];
  /**
   * How long a side may think at this moment: null: its time runs out. Otherwise for so many seconds the clock runs along with each thought and then waits,
   * without end where there is nothing to think about now. Left out, every time runs out.
   */
  patience?(match: Match<G>, side: G['side']): number | null;
  /** Why an action was refused, where the game can say it shorter than its paragraph does. */
  refusalWords?(refusal: Refusal, match: Match<G>): Words | null;
}

/**
 * Where a game may put a button: one for a long choice of which so much is `open` (the usual formation), others `beside` what is being set, and after a button the
 * places of those that come and go; and what may be given up unasked where the match is paused.
 */
export type ButtonPlace<G extends GameShape> =
  | { readonly at: 'shortcut'; readonly open: readonly Action<G>[] }
  | { readonly at: 'beside'; readonly draft: Action<G> }
  | { readonly at: 'after'; readonly button: Action<G> }
  | { readonly at: 'pause' };

export interface PlacedButton<G extends GameShape> {
  /** Null: it cannot be pressed now, and its place is kept. */
  readonly action: Action<G> | null;
  readonly words: Words;
}
