import type { GameShape, LogEntry, Match, Words } from '@bande/core';
import type { Chart } from './chart.ts';

/** The match from its end. */
export interface LooksBack<G extends GameShape> {
  /** A mark on the timeline of a replay. */
  mark(entry: LogEntry<G>, match?: Match<G>): Mark<G> | null;
  /** Pictures after the match. Called with every step of the match. */
  statistics(steps: readonly MatchStep<G>[]): readonly Chart[];
}

/** What is marked in a replay: what counts most, what is punished, ends and beginnings, other calls, and what one side gains on the way (a ball, a piece). */
export const MARK_KINDS = ['goal', 'card', 'period', 'call', 'gain'] as const;

export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark<G extends GameShape> {
  readonly kind: MarkKind;
  readonly side: G['side'] | null;
  readonly label: Words;
  /** What marks of this kind mean here; null: what the house calls them. */
  readonly means: Words | null;
}

export interface MatchStep<G extends GameShape> {
  readonly entry: LogEntry<G>;
  readonly match: Match<G>;
}
