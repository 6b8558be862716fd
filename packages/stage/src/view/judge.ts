import type { GameShape, LogEntry, Match, Ruling, Words } from '@bande/core';
import type { Calls } from './call.ts';

/** The referee in words. */
export interface Judges<G extends GameShape> {
  /** Each of its calls: the words, how much it matters, what it follows. */
  readonly calls: Calls<G>;
  /** The calls of one moment in the order in which they are read out; left out, that of precedence. */
  inTime?(rulings: readonly Ruling<G>[]): readonly Ruling<G>[];
  /** Where its referee is asked: the scenario to begin with, one that everybody understands, by its title. */
  readonly example?: string;
  /** Words that people use for the same thing, from German to English: whoever looks for one in the rulebook finds the others. The first of them stand there as what one may look for. */
  readonly alsoCalled?: readonly (readonly string[])[];
  /**
   * Everything that was called within one stop of play, quiet calls among it, as a card tells it. Null: nothing of it is for a card.
   * Left out, the calls say it one after the other.
   */
  inOne?(entries: readonly LogEntry<G>[]): OneStop<G> | null;
  /** Cells and pieces on which a ruling rests, to be lit up. `first` is the match where the log begins, if that is not its start. */
  evidence(ruling: Ruling<G>, log: readonly LogEntry<G>[], first?: Match<G>): readonly string[];
}

/** A stop of play in two sentences at most. */
export interface OneStop<G extends GameShape> {
  /** What took place, in one sentence. */
  readonly cause: Words;
  /** What comes of it, in one; null: nothing that would have to be said. */
  readonly then: Words | null;
  /** The rulings that say so: theirs are the paragraphs, and what it rests on. */
  readonly rulings: readonly Ruling<G>[];
}
