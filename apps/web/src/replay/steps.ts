import { effectiveInputs, type AnyGame, type AnyShape, type Input, type LogEntry, type Match } from '@bande/core';
import { Recorder, setupOf, type Header, type Origin } from '@bande/record';
import type { MatchStep } from '@bande/stage/view';
import type { SlowWork } from '../session/slices.ts';

/** The match after an input, and what that input brought. The first step is the beginning, without an input. */
export interface ReplayStep {
  readonly match: Match<AnyShape>;
  readonly entries: readonly LogEntry<AnyShape>[];
  /** How many entries of the whole log lie behind it, its own included. */
  readonly told: number;
}

export interface Course {
  readonly steps: readonly ReplayStep[];
  readonly log: readonly LogEntry<AnyShape>[];
  readonly recorder: Recorder<AnyShape>;
  /** Why it does not go on, where an input is refused. */
  readonly broken: string | null;
}

export interface Source {
  readonly header: Header<AnyShape>;
  readonly from: Origin<AnyShape> | null;
  readonly inputs: readonly Input<AnyShape>[];
}

/** Every step of a match, played once, in pieces. Corrections are already carried out. */
export function* stepping(game: AnyGame, { header, from, inputs }: Source): SlowWork<Course> {
  const recorder = new Recorder(game, header, from?.match ?? game.start(setupOf(header)), from);
  const steps: ReplayStep[] = [{ match: recorder.match, entries: [], told: 0 }];
  const effective = effectiveInputs(inputs);
  for (const { input, place } of effective) {
    const done = recorder.play(input);
    if (!done.ok)
      return { steps, log: recorder.log, recorder, broken: `input ${place} (${input.kind}): ${done.refusal.code}` };
    steps.push({ match: recorder.match, entries: done.value, told: recorder.log.length });
    yield steps.length / (effective.length + 1);
  }
  return { steps, log: recorder.log, recorder, broken: null };
}

/** As the pictures after the match want it: one per entry of the log. */
export const matchSteps = (steps: readonly ReplayStep[]): readonly MatchStep<AnyShape>[] =>
  steps.flatMap(({ entries, match }) => entries.map((entry) => ({ entry, match })));
