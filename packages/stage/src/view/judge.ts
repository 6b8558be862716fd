import type { GameShape, LogEntry, Match, Ruling } from '@bande/core';
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
  /** Cells and pieces on which a ruling rests, to be lit up. `first` is the match where the log begins, if that is not its start. */
  evidence(ruling: Ruling<G>, log: readonly LogEntry<G>[], first?: Match<G>): readonly string[];
}
