import type { GameShape, LogEntry, Match, Ruling, Words } from '@bande/core';
import type { Calls } from './call.ts';

/** The referee in words. */
export interface Judges<G extends GameShape> {
  /** Each of its calls: the words, how much it matters, what it follows. */
  readonly calls: Calls<G>;
  /** What took place, where a card begins with it and its calls say only what comes of it; null: they say it themselves. */
  opens?(entry: LogEntry<G>, match: Match<G>): Words | null;
  /** The calls of one moment in the order in which they are read out; left out, that of precedence. */
  inTime?(rulings: readonly Ruling<G>[]): readonly Ruling<G>[];
  /** Where its referee is asked: the example to begin with, one that everybody understands, by its title; and words that one would look for. */
  readonly asks?: { readonly example: string; readonly find: Words };
  /** Words that people use for the same thing, in either language: whoever looks for one in the rulebook finds the others. */
  readonly alsoCalled?: readonly (readonly string[])[];
  /** Cells and pieces on which a ruling rests, to be lit up. `first` is the match where the log begins, if that is not its start. */
  evidence(ruling: Ruling<G>, log: readonly LogEntry<G>[], first?: Match<G>): readonly string[];
}
