import { atOpenTick, type Input } from './input.ts';
import { atDesk, type LogEntry, type Match } from './match.ts';
import type { Refusal } from './result.ts';
import type { GameShape } from './shape.ts';
import type { Tick } from './time.ts';

/** An input that no longer fits after a correction, and why; `at` is how far the match had come by then. */
export interface Misfit<G extends GameShape> {
  readonly place: number;
  readonly input: Input<G>;
  readonly refusal: Refusal;
  readonly at: Tick;
}

/** What would come of a correction. Whatever no longer fits is left out of it; with no misfits it can be entered. */
export interface Trial<G extends GameShape> {
  readonly misfits: readonly Misfit<G>[];
  readonly match: Match<G>;
  readonly log: readonly LogEntry<G>[];
}

/** What becomes of a later input: others stand in its place, or none. */
export interface Remedy<G extends GameShape> {
  readonly place: number;
  readonly instead: readonly Input<G>[];
}

export const dropped = <G extends GameShape>({ place }: Misfit<G>): Remedy<G> => ({ place, instead: [] });

/** Something else took place then. */
export const changed = <G extends GameShape>({ place, at }: Misfit<G>, input: Input<G>): Remedy<G> => ({
  place,
  instead: [atOpenTick(input, at)],
});

/** It was entered and is not forgotten, but it decides nothing any more. */
export function keptAsNote<G extends GameShape>({ place, input, at }: Misfit<G>, text: string): Remedy<G> {
  const finder = input.kind === 'facts' && input.finder !== undefined ? { finder: input.finder } : {};
  const note: Input<G> = {
    tick: input.tick,
    ...(input.enteredAt === undefined ? {} : { enteredAt: input.enteredAt }),
    kind: 'facts',
    by: 'referee',
    facts: [{ kind: 'noted', text }],
    ...finder,
  };
  return { place, instead: [atOpenTick(note, at)] };
}

/** What it costs to play an input again: at a desk nothing moves, at a table it may be a whole stroke. */
export const costAgain = <G extends GameShape>(match: Match<G>): number => (atDesk(match) ? 1 : 500);

/**
 * What corrections may cost, all together, in a match in which so many inputs count: a short text of a stranger must not keep anybody busy for
 * minutes. At a desk 500 corrections of the very first of 3,000 entries pass; a whole match of a table is played again twice.
 */
export const mostAgain = (counted: number): number => 300_000 + 1000 * counted;
