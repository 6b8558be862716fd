import {
  effectiveInputs,
  nextDue,
  type Action,
  type AnyGame,
  type AnyShape,
  type Input,
  type LogEntry,
  type Match,
  type Seat,
  type Tick,
} from '@bande/core';
import { Recorder, type Header, type Origin } from '@bande/record';
import type { MatchStep } from '@bande/stage/view';
import type { Beat } from '../../session/beats.ts';
import type { SlowWork } from '../../session/slices.ts';

/** The match after an input, or after something has happened by itself, and what that brought. The first step is the beginning. */
export interface ReplayStep {
  readonly match: Match<AnyShape>;
  readonly entries: readonly LogEntry<AnyShape>[];
  /** How many entries of the whole log lie behind it, its own included. */
  readonly told: number;
  /** The match whenever a hand was led on before the next step: there is nothing to tell of it, but it is seen. */
  readonly led: readonly Match<AnyShape>[];
  /** What somebody did that led to it. */
  readonly deed?: Deed;
}
interface Deed {
  readonly seat: Seat;
  readonly action: Action<AnyShape>;
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
  /** How far it had come; left out, to its last input. */
  readonly reached?: Tick | undefined;
  /** So often something was taken back in it. */
  readonly takenBack?: number | undefined;
}

/** Every step of a match, played once, in pieces. Corrections are already carried out. */
export function* stepping(game: AnyGame, source: Source): SlowWork<Course> {
  const recorder = Recorder.again(game, source);
  const { inputs, reached } = source;
  let led: Match<AnyShape>[] = [];
  const steps: ReplayStep[] = [{ match: recorder.match, entries: [], told: 0, led }];
  const add = (entries: readonly LogEntry<AnyShape>[], deed?: Deed): unknown =>
    steps.push({ match: recorder.match, entries, told: recorder.log.length, led: (led = []), ...(deed && { deed }) });
  const effective = effectiveInputs(inputs);
  for (const [i, { input, place }] of effective.entries()) {
    passTime(game, recorder, input.tick, add);
    const done = recorder.play(input);
    if (!done.ok)
      return { steps, log: recorder.log, recorder, broken: `input ${place} (${input.kind}): ${done.refusal.code}` };
    if (input.kind === 'stream' && done.value.length === 0) led.push(recorder.match);
    else add(done.value, input.kind === 'action' ? { seat: input.by, action: input.action } : undefined);
    yield (i + 1) / effective.length;
  }
  if (reached !== undefined) passTime(game, recorder, reached, add);
  return { steps, log: recorder.log, recorder, broken: null };
}

/** What happens by itself on the way to a tick is a step of its own. */
function passTime(
  game: AnyGame,
  recorder: Recorder<AnyShape>,
  to: Tick,
  add: (entries: readonly LogEntry<AnyShape>[]) => unknown,
): void {
  for (let due = nextDue(game, recorder.match, to); due !== null; due = nextDue(game, recorder.match, to)) {
    const entries = recorder.advance(due);
    if (entries.length > 0) add(entries);
  }
  if (recorder.match.outcome === null) recorder.advance(to);
}

/** As the pictures after the match want it: one per entry of the log. */
export const matchSteps = (steps: readonly ReplayStep[]): readonly MatchStep<AnyShape>[] =>
  steps.flatMap(({ entries, match }) => entries.map((entry) => ({ entry, match })));

/** What happened at each step, with the match before and after it. */
export const beatsOf = (steps: readonly ReplayStep[]): readonly Beat[] =>
  steps.slice(1).map(({ entries, match }, i) => ({ before: steps[i]!.match, after: match, entries }));
