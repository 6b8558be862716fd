import { effectiveInputs, hashOf, type AnyShape, type Input, type Match, type Option } from '@bande/core';
import type { MatchRecord } from './format.ts';

/**
 * Format 1: waiting was an input, a match did not know how long it had been held, its clocks and options counted in table
 * time, and an option had one end.
 */
interface OldWait {
  readonly kind: 'wait';
  readonly tick: number;
}
type OldInput = Input<AnyShape> | OldWait;
type Loose = Readonly<Record<string, unknown>>;

const isWait = (input: OldInput): input is OldWait => input.kind === 'wait';
const isDeed = (input: OldInput): input is Input<AnyShape> => !isWait(input);

/** A record of format 1 in format 2. Nothing of it has been checked yet: what is no record stays none. */
export function fromFormat1(record: Loose): Loose {
  const { header, inputs, from } = record as unknown as MatchRecord<AnyShape>;
  if (!isListOfThings(inputs)) return record;
  const old = inputs as readonly OldInput[];
  const deeds = withoutWaits(old, from?.match.tick ?? 0);
  return {
    ...record,
    header: { ...header, format: 2 },
    ...(isThing(from) && isThing(from.match) ? { from: { ...from, match: fromFormerMatch(from.match) } } : {}),
    inputs: deeds,
    // A wrong hash stays wrong: verification names it.
    inputsHash: record['inputsHash'] === hashOf(old) ? hashOf(deeds) : record['inputsHash'],
    rests: isListOfThings(record['rests']) ? record['rests'].map((rest) => renumbered(rest, old)) : record['rests'],
    reached: standsAt(old, from?.match.tick ?? 0),
    hashes: 1,
  };
}

const isThing = (value: unknown): value is Loose => typeof value === 'object' && value !== null;
const isListOfThings = (value: unknown): value is readonly Loose[] => Array.isArray(value) && value.every(isThing);

/** Inputs lose their number to the waits before them. */
const placeOf = (old: readonly OldInput[], place: number): number => old.slice(0, place).filter(isDeed).length;

const renumbered = (rest: Loose, old: readonly OldInput[]): Loose =>
  typeof rest['after'] === 'number' ? { ...rest, after: placeOf(old, rest['after']) } : rest;

/** The inputs as format 2 has them, for files and for what a device has kept. */
export const withoutWaits = (old: readonly OldInput[], start: number): readonly Input<AnyShape>[] =>
  old.flatMap((input, i) => {
    if (isWait(input)) return [];
    return input.kind === 'correction' ? [correctionOf(input, old.slice(0, i + 1), start)] : [input];
  });

type OldCorrection = Extract<Input<AnyShape>, { readonly kind: 'correction' }>;

/** A correction left the match at the tick of the last input that counts; the tick at which it was told is kept beside it. */
function correctionOf(input: OldCorrection, old: readonly OldInput[], start: number): Input<AnyShape> {
  const instead = Array.isArray(input.instead) ? input.instead.filter(isDeed) : input.instead;
  // What stood in a wait's place would have none; no such file was ever written.
  const superseded = old[input.supersedes];
  const supersedes = superseded === undefined || isWait(superseded) ? -1 : placeOf(old, input.supersedes);
  const tick = standsAt(old, start) as typeof input.tick;
  // The last one was brought forward: nothing lay behind it, and time went back with it.
  const wentBack = tick < standsAt(old.slice(0, -1), start) ? { dropLater: true } : {};
  return { ...input, ...wentBack, tick, enteredAt: input.enteredAt ?? input.tick, supersedes, instead };
}

const standsAt = (old: readonly OldInput[], start: number): number => {
  const effective = old.every(isEffective) ? effectiveInputs(old as readonly Input<AnyShape>[]) : [];
  return effective.at(-1)?.input.tick ?? start;
};
const isEffective = (input: OldInput): boolean => input.kind !== 'correction' || Array.isArray(input.instead);

/** A match in the shape of format 1: its hash can be compared with one that was noted then. */
export function toFormerMatch({ held, mode: _mode, ...match }: Match<AnyShape>): Loose {
  return {
    ...match,
    clocks: match.clocks.map((clock) => ({ ...clock, since: clock.since === null ? null : clock.since + held })),
    options: match.options.map((option) => ({ ...option, until: formerEnd(option.until[0], held) })),
  };
}

const formerEnd = (end: Option<AnyShape>['until'][number] | undefined, held: number): unknown =>
  end !== undefined && 'tick' in end ? { tick: end.tick + held } : end;

/** A match of format 1: what was held before is already in its clocks. */
export function fromFormerMatch(match: object): Loose {
  const { options, ...rest } = match as Loose;
  return {
    ...rest,
    mode: isThing(rest['setup']) ? rest['setup']['mode'] : undefined,
    held: 0,
    options: isListOfThings(options) ? options.map((option) => ({ ...option, until: [option['until']] })) : options,
  };
}
