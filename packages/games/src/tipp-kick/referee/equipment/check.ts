import { checks, type Breach } from '@bande/core';
import type { Paragraph } from '../../rulebook.ts';

export type Fault = Breach<Paragraph>;

export interface Check extends checks.Check<Paragraph> {
  /** Off the mark is worth a hint and no failure. */
  readonly hint?: true;
}

/** What somebody who looks at a thing finds. */
export interface Found {
  readonly breaches: readonly Fault[];
  readonly warnings: readonly Fault[];
}

export const {
  allowed,
  atLeast,
  atMost,
  between,
  exactly,
  ifThere,
  many,
  measured,
  no,
  oneOf,
  rounded,
  thousandths,
  yes,
} = checks;

/** A recommendation: never asked for, and never a failure. */
export const hint = (check: Check, wanted = `${check.allowed}, recommended`): Check => ({
  ...ifThere(check),
  allowed: wanted,
  hint: true,
});

/** What `list` finds in a thing that is called `item`. */
export const look = (thing: unknown, item: string, list: readonly Check[]): Found => ({
  breaches: checks.faultsIn(
    thing,
    item,
    list.filter((check) => check.hint !== true),
  ),
  warnings: checks.faultsIn(
    thing,
    item,
    list.filter((check) => check.hint === true),
  ),
});

export const together = (found: readonly Found[]): Found => ({
  breaches: found.flatMap(({ breaches }) => breaches),
  warnings: found.flatMap(({ warnings }) => warnings),
});

export const NOTHING: Found = { breaches: [], warnings: [] };
export const failing = (breaches: readonly Fault[]): Found => ({ breaches, warnings: [] });
export const hinting = (warnings: readonly Fault[]): Found => ({ breaches: [], warnings });
