import type { GameShape, LogEntry, Match, Refusal, Ruling, Words } from '@bande/core';

/** The referee in words. */
export interface Judges<G extends GameShape> {
  /** With the match, where a side may go by another name in it. */
  callWords(ruling: Ruling<G>, match?: Match<G>): Words;
  /** The same where it has been said what took place: only what comes of it; null: nothing is left to be said. Left out, the whole call. */
  thenWords?(ruling: Ruling<G>, match?: Match<G>): Words | null;
  /** What took place, where a card begins with it and its calls say only what comes of it; null: they say it themselves. */
  opens?(entry: LogEntry<G>, match: Match<G>): Words | null;
  /** The calls of one moment in the order in which they are read out; left out, that of precedence. */
  inTime?(rulings: readonly Ruling<G>[]): readonly Ruling<G>[];
  /** Whether a call only ever says what comes of another one of the same moment: it then stands after it, as what follows. */
  follows?(ruling: Ruling<G>): boolean;
  /** Whether what was done only carries out what was called before: it is read on the same card. */
  carriesOut?(entry: LogEntry<G>): boolean;
  /** Two calls of one card that are better said as one, the later one last; null: they are two. */
  joined?(before: Ruling<G>, ruling: Ruling<G>): Ruling<G> | null;
  /** Why an action was refused, where the game can say it shorter than its paragraph does. */
  refusalWords?(refusal: Refusal, match: Match<G>): Words | null;
  /** How much a call matters: a whistle stops play, a note explains, a logged one is read in the story alone, a quiet one nowhere. */
  weight(ruling: Ruling<G>): 'whistle' | 'note' | 'logged' | 'quiet';
  /** Where its referee is asked: the example to begin with, one that everybody understands, by its title; and words that one would look for. */
  readonly asks?: { readonly example: string; readonly find: Words };
  /** Words that people use for the same thing, in either language: whoever looks for one in the rulebook finds the others. */
  readonly alsoCalled?: readonly (readonly string[])[];
  /** Cells and pieces on which a ruling rests, to be lit up. `first` is the match where the log begins, if that is not its start. */
  evidence(ruling: Ruling<G>, log: readonly LogEntry<G>[], first?: Match<G>): readonly string[];
}
