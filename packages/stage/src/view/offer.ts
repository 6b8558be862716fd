import type { Action, GameShape, Match, OptionId, Words } from '@bande/core';

/** What may be done, for people. */
export interface Offers<G extends GameShape> {
  /** An action as things to pick one after the other, by id (a piece, a cell); no picks: it is a button. */
  picksOf(action: Action<G>, match: Match<G>): readonly string[];
  /** What comes of a pick that may be made next, by id, in a few words; only where it is more than is plain to see. */
  pickWords?(match: Match<G>, picked: readonly string[]): ReadonlyMap<string, Promised>;
  /** The words of a button, or of a choice that is ready to be confirmed. */
  actionWords(action: Action<G>, match: Match<G>): Words;
  /** What a button says in small letters below its words; null: nothing. */
  actionNote?(action: Action<G>, match: Match<G>): ActionNote | null;
  /** Whether nobody's time runs out in this match: its choices count no seconds. Left out, they do. */
  isUntimed?(match: Match<G>): boolean;
  /** Whether a side thinks in peace at this moment: no clock runs while somebody here does. Left out, it never does. */
  thinksInPeace?(match: Match<G>, side: G['side']): boolean;
  /** For so many seconds the clock runs along with each thought, and then waits: otherwise a match would never end. Left out, it waits at once. */
  readonly countedSeconds?: number;
  /** A button that is most likely wanted now: it stands out among the others. */
  isUrged?(action: Action<G>, match: Match<G>): boolean;
  /** A button that is seldom wanted: folded away with others of its kind. */
  isRare?(action: Action<G>, match: Match<G>): boolean;
  /** Buttons that come and go beside these: while they are away, their places are kept. */
  keptPlaces?(
    buttons: readonly Action<G>[],
    match: Match<G>,
  ): readonly { readonly after: number; readonly words: Words }[];
  /** A button by which somebody takes the dice instead of something that the board offers. */
  isRoll?(action: Action<G>): boolean;
  /** Whose dice are to be rolled now: that side presses the button; null if both roll, or nobody's. */
  roller(match: Match<G>): G['side'] | null;
  /** The action a hurried player wants, where one button can stand for a long choice (the usual formation). */
  shortcut?(legal: readonly Action<G>[], match: Match<G>): Action<G> | null;
  /** What its button says. */
  readonly shortcutWords?: Words;
  /** What a player may give up at any time, unasked; offered where the match is paused. */
  concessions?(match: Match<G>): readonly Action<G>[];
  /** The option whose time runs for this button, where it is not a choice of that option itself. */
  optionOf?(action: Action<G>, match: Match<G>): OptionId | null;
}

/** What somebody had better know before he presses, and the rule it rests on. */
export interface ActionNote {
  readonly words: Words;
  readonly paragraph: string;
}

/** What comes of a pick. */
export interface Promised extends Words {
  /** It does not lead where one wants to go, and this says why: nobody is led there. */
  readonly inVain?: boolean;
}
