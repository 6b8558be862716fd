import { atOpenTick, type Input } from './input.ts';
import { atDesk, type LogEntry, type Match } from './match.ts';
import type { Refusal, RefusalCode } from './result.ts';
import type { GameShape } from './shape.ts';
import type { Tick } from './time.ts';

/** An input that no longer fits after a correction, and why; `at` is how far the match had come by then. */
export interface Misfit<G extends GameShape> {
  readonly place: number;
  readonly input: Input<G>;
  readonly refusal: Refusal;
  readonly at: Tick;
  /** Where it is itself an answer of this correction: which of the inputs that stand there now, from 0. */
  readonly answer?: number;
}

/** Misfits that can be answered in one word: the same kind of thing, refused with the same code. */
interface MisfitGroup<G extends GameShape> {
  readonly code: RefusalCode;
  /** The kind of its fact or action, otherwise of the input. */
  readonly what: string;
  readonly misfits: readonly Misfit<G>[];
}

/** What would come of a correction. Whatever no longer fits is left out of it; with no misfits it can be entered. */
export interface Trial<G extends GameShape> {
  readonly misfits: readonly Misfit<G>[];
  /** The same in groups, each where its first one stands. */
  readonly groups: readonly MisfitGroup<G>[];
  readonly match: Match<G>;
  readonly log: readonly LogEntry<G>[];
}

/** What becomes of a later input: others stand in its place, or none. */
interface Remedy<G extends GameShape> {
  readonly place: number;
  readonly instead: readonly Input<G>[];
}

/** What becomes of several later inputs at once: each is kept as a note of this text, or nothing stands in their places. */
interface GroupRemedy {
  readonly places: readonly number[];
  readonly note?: string;
}

export type LaterAnswer<G extends GameShape> = Remedy<G> | GroupRemedy;
export const isOfAGroup = <G extends GameShape>(answer: LaterAnswer<G>): answer is GroupRemedy => 'places' in answer;
export const placesOf = <G extends GameShape>(answer: LaterAnswer<G>): readonly number[] =>
  isOfAGroup(answer) ? answer.places : [answer.place];
/** The inputs that an answer itself puts in. */
export const insteadOf = <G extends GameShape>(answer: LaterAnswer<G>): readonly Input<G>[] =>
  isOfAGroup(answer) ? [] : answer.instead;

const kindOf = <G extends GameShape>(input: Input<G>): string => {
  if (input.kind === 'facts') return input.facts[0]?.kind ?? input.kind;
  return input.kind === 'action' ? input.action.kind : input.kind;
};

export function groupsOf<G extends GameShape>(misfits: readonly Misfit<G>[]): readonly MisfitGroup<G>[] {
  const groups = new Map<string, { code: RefusalCode; what: string; misfits: Misfit<G>[] }>();
  for (const misfit of misfits) {
    const [code, what] = [misfit.refusal.code, kindOf(misfit.input)];
    const name = `${code} ${what}`;
    const group = groups.get(name) ?? { code, what, misfits: [] };
    group.misfits.push(misfit);
    groups.set(name, group);
  }
  return [...groups.values()];
}

export const droppedTogether = <G extends GameShape>(misfits: readonly Misfit<G>[]): GroupRemedy => ({
  places: misfits.map(({ place }) => place),
});

/** Notes of one text, in one answer; what came too early by then has an answer of its own, at the next open tick. */
export function keptAsNotes<G extends GameShape>(
  misfits: readonly Misfit<G>[],
  note: string,
): readonly LaterAnswer<G>[] {
  const isLate = ({ input, at }: Misfit<G>): boolean => input.tick < at;
  const inTime = misfits.filter((misfit) => !isLate(misfit)).map(({ place }) => place);
  const late = misfits.filter(isLate).map((misfit) => keptAsNote(misfit, note));
  return inTime.length === 0 ? late : [{ places: inTime, note }, ...late];
}

export const dropped = <G extends GameShape>({ place }: Misfit<G>): Remedy<G> => ({ place, instead: [] });

/** Something else took place then. */
export const changed = <G extends GameShape>({ place, at }: Misfit<G>, input: Input<G>): Remedy<G> => ({
  place,
  instead: [atOpenTick(input, at)],
});

/** It was entered and is not forgotten, but it decides nothing any more. */
export const keptAsNote = <G extends GameShape>({ place, input, at }: Misfit<G>, text: string): Remedy<G> => ({
  place,
  instead: [atOpenTick(noteOf(input, text), at)],
});

/** A note at the time of this input, by whoever found it. */
export function noteOf<G extends GameShape>(input: Input<G>, text: string): Input<G> {
  const finder = input.kind === 'facts' && input.finder !== undefined ? { finder: input.finder } : {};
  return {
    tick: input.tick,
    ...(input.enteredAt === undefined ? {} : { enteredAt: input.enteredAt }),
    kind: 'facts',
    by: 'referee',
    facts: [{ kind: 'noted', text }],
    ...finder,
  };
}

/** What it costs to play an input again: at a desk nothing moves, at a table it may be a whole stroke. */
export const costAgain = <G extends GameShape>(match: Match<G>): number => (atDesk(match) ? 1 : 500);

/**
 * What corrections may cost, all together, in a match in which so many inputs count: a short text of a stranger must not keep anybody busy for
 * minutes. At a desk 500 corrections of the very first of 3,000 entries pass; a whole match of a table is played again twice.
 */
export const mostAgain = (counted: number): number => 300_000 + 1000 * counted;
