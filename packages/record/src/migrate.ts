import type { AnyShape, Input, Result } from '@bande/core';
import { fromFormat1, withoutWaits } from './format-1.ts';
import { fromFormat2 } from './format-2.ts';
import { fromFormat3 } from './format-3.ts';
import { FORMAT_VERSION } from './version.ts';

type Migration = (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** From each older format to the next one. */
const steps: Readonly<Record<number, Migration>> = { 1: fromFormat1, 2: fromFormat2, 3: fromFormat3 };

const no = (refusal: string): Result<never, string> => ({ ok: false, refusal });

/** The record in today's format, or why it cannot be brought there. */
export function migrate(
  record: Readonly<Record<string, unknown>>,
  format: number,
  known: typeof steps = steps,
): Result<Readonly<Record<string, unknown>>, string> {
  if (format > FORMAT_VERSION) return no(`record format ${format} is newer than this engine's (${FORMAT_VERSION})`);
  let current = record;
  for (let version = format; version < FORMAT_VERSION; version++) {
    const step = known[version];
    if (step === undefined) return no(`record format ${format} is unknown; this engine reads format ${FORMAT_VERSION}`);
    current = step(current);
  }
  return { ok: true, value: current };
}

/** Inputs that a device has kept by themselves, as today's format has them. */
export const inputsOfToday = (
  format: number,
  inputs: readonly Input<AnyShape>[],
  start: number,
): readonly Input<AnyShape>[] => (format === 1 ? withoutWaits(inputs, start) : inputs);
