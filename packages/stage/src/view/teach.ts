import type { Action, AnyShape, GameShape, LogEntry, Match, Words } from '@bande/core';
import type { Drawing } from './drawing.ts';

/** How its hands are learnt. */
export interface Teaches<G extends GameShape> {
  /** Shown by a ghost hand the first time at this table, one after the other; words that a newcomer does not know, each when it is first spoken to him, and whenever he asks. */
  hints?(match: Match<G>): readonly (Hint<G> | Explained<G>)[];
  /** How such a match goes, in at most six short lines: what is read first on the sheet that `?` opens; and what the marks on the table mean. Left out, the game by its rulebook. */
  lessons?(match?: Match<G>): readonly Lesson[];
  /** Short tasks at the real table, one after the other, each with the referee's call. */
  readonly exercises?: readonly Exercise<G>[];
  /** Keys and gestures, for the sheet that `?` opens; those of the dials and of the board are added by the house. */
  readonly gestures?: readonly Gesture[];
}

/** What a ghost hand does on the table: it presses, pulls back, lets go, slides aside, turns aside what is pulled, leads along, or taps what to pick, where it goes, and where the ball goes. */
export type HandGesture = 'press' | 'pull' | 'letGo' | 'slide' | 'curve' | 'lead' | 'pick' | 'go' | 'ball';

/** One thing that a newcomer is shown. */
export interface Hint<G extends GameShape = AnyShape> {
  /** By this a device remembers that it is known. */
  readonly id: string;
  /** How the ghost hand shows it; the scene knows where. Left out, no hand on the table does: a button is meant. */
  readonly gesture?: HandGesture;
  readonly words: Words;
  /** Drawn beside the words, in their colour. */
  readonly sign?: Drawing;
  /** The same for whoever uses keys, and where there are only fingers; left out, the same words. */
  readonly byKeys?: Words;
  readonly byFinger?: Words;
  /** The button that stands for a long choice is what the hand means. */
  readonly atShortcut?: true;
  /** It has been understood when this has been done: something taken hold of or picked for an action of this kind, a dial of it set by hand, it (or anything) done; dice rolled; a hand led on. It is shown when that may be done. Whoever has done a later one needs none before it. */
  readonly until:
    | { readonly taken: string }
    | { readonly dial: string; readonly of: string }
    | { readonly picked: string }
    | { readonly acted: string | true }
    | { readonly rolled: true }
    | { readonly steered: true }
    /** It has stood there for as long as it takes to be read: nothing is to be done. */
    | { readonly read: true };
  /** It is of use to this side at this moment; left out: whenever what it asks for may be done. Such a hint goes away by itself. */
  when?(match: Match<G>, side: G['side']): boolean;
}

/**
 * How a task stands: as at its beginning; at a moment that must not be missed, with what it says then instead, and the tick of play time at which it is over; done; or missed, with why it was not done and what
 * helps (null: nothing to say).
 */
export type Standing =
  | { readonly is: 'open' }
  | { readonly is: 'urged'; readonly by: Words; readonly until?: number }
  | { readonly is: 'done' }
  | { readonly is: 'missed'; readonly why: Words | null };
export const OPEN: Standing = { is: 'open' };
export const DONE: Standing = { is: 'done' };

/** A word that the referee or a button says, and what it means, with a little picture, 24 by 24, in the colour of the text. */
export interface Explained<G extends GameShape = AnyShape> extends Hint<G> {
  /** As it stands in what is said: there it can be pressed. */
  readonly word: Words;
  readonly sign: Drawing;
  readonly until: { readonly read: true };
  /** It is spoken to this side at this moment. */
  when(match: Match<G>, side: G['side']): boolean;
}
const explains = (hint: Hint | Explained): hint is Explained => 'word' in hint;

interface Hinting {
  readonly hints?: (match: Match<AnyShape>) => readonly Hint[];
}
export const explainedIn = ({ hints }: Hinting, match: Match<AnyShape>): readonly Explained[] =>
  (hints?.(match) ?? []).filter(explains);

/** What a newcomer is shown: a word that is spoken is explained at that moment, before anything else. */
export function hintsIn(view: Hinting, match: Match<AnyShape>): readonly Hint[] {
  const others = (view.hints?.(match) ?? []).filter((hint) => !explains(hint));
  return [...explainedIn(view, match), ...others];
}

/** One thing to do at the real table, from a position, until the log shows that it has been done. */
export interface Exercise<G extends GameShape> {
  readonly id: string;
  readonly title: Words;
  readonly task: Words;
  /** The same for whoever uses keys, and where there are only fingers; left out, the same words. */
  readonly byKeys?: Words;
  readonly byFinger?: Words;
  /** The same where the picture is wider than high, if its words tell sides: the table lies across it. */
  readonly across?: { readonly task: Words; readonly byKeys?: Words; readonly byFinger?: Words };
  /** Where it begins, as a scenario says it, in the first edition. */
  readonly given: object;
  /** What a hand finds set already: the figure that the task is about. */
  readonly begins?: Action<G>;
  /** What the other side does, each as soon as so much play time has passed; some wait until the learner is ready, but no longer than this. */
  readonly meanwhile?: readonly {
    readonly after: number;
    readonly action: Action<G>;
    readonly waits?: { readonly until: (match: Match<G>) => boolean; readonly atMost: number };
  }[];
  /** How it stands. */
  readonly stands: (log: readonly LogEntry<G>[], match: Match<G>) => Standing;
  /** What there is to know about it, said as praise to whoever has done it, and where it stands. */
  readonly learnt: Words;
  readonly paragraphs: readonly G['paragraph'][];
}

/** One line of how the game goes, with a little picture, 24 by 24, drawn in the colour of the text. */
export interface Lesson {
  readonly sign: Drawing;
  readonly words: Words;
  /** It is about keys: of no use where there are none. */
  readonly ofKeys?: true;
  /** It says what a mark on the table means. */
  readonly isSign?: true;
}

export interface Gesture {
  /** What a hand does, and the keys that do the same. */
  readonly by: Words;
  /** What a finger does where a mouse has another way; null: only keys or a mouse do it. */
  readonly byFinger?: Words | null;
  readonly keys?: readonly string[];
  readonly does: Words;
  /** The same without a word of keys. */
  readonly doesByFinger?: Words;
  /** Nobody plays without it: it is read before everything else. */
  readonly isFirst?: boolean;
}
