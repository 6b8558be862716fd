import type { Breach } from '@bande/core';
import type { Paragraph } from '../../rulebook.ts';

export type Fault = Breach<Paragraph>;
type Value = string | number | boolean;

export interface Check {
  readonly paragraph: Paragraph;
  /** Where the value stands; every entry of a list on the way is looked at, or its `length` or the `spread` of its entries. */
  readonly path: string;
  readonly allowed: string;
  readonly fits: (value: Value) => boolean;
  /** May be left out. */
  readonly optional?: true;
}

export const between = (paragraph: Paragraph, path: string, low: number, high: number): Check => ({
  paragraph,
  path,
  allowed: `${low} to ${high}`,
  fits: (value) => Number(value) >= low && Number(value) <= high,
});
export const atLeast = (paragraph: Paragraph, path: string, low: number): Check => ({
  paragraph,
  path,
  allowed: `at least ${low}`,
  fits: (value) => Number(value) >= low,
});
export const atMost = (paragraph: Paragraph, path: string, high: number): Check => ({
  paragraph,
  path,
  allowed: `at most ${high}`,
  fits: (value) => Number(value) <= high,
});
/** A value that the text prints without tolerance, rounded to the millimetre, or to a tenth where there are ten steps to a unit [S-80]. */
export const rounded = (paragraph: Paragraph, path: string, wanted: number, steps = 1): Check => ({
  paragraph,
  path,
  allowed: String(wanted),
  fits: (value) => Math.round(Number(value) * steps) === Math.round(wanted * steps),
});
/** All entries of a list are equal, to the millimetre [S-143]. */
export const equal = (paragraph: Paragraph, path: string): Check => ({
  ...ifThere(rounded(paragraph, `${path}.spread`, 0)),
  allowed: 'no difference',
});
export const exactly = (paragraph: Paragraph, path: string, wanted: Value): Check => ({
  paragraph,
  path,
  allowed: String(wanted),
  fits: (value) => value === wanted,
});
export const yes = (paragraph: Paragraph, path: string): Check => ({
  ...exactly(paragraph, path, true),
  allowed: 'yes',
});
export const no = (paragraph: Paragraph, path: string): Check => ({
  ...exactly(paragraph, path, false),
  allowed: 'no',
});
export const oneOf = (paragraph: Paragraph, path: string, ...wanted: readonly string[]): Check => ({
  paragraph,
  path,
  allowed: wanted.join(' or '),
  fits: (value) => wanted.includes(String(value)),
});
/** Named so that it is known to be allowed; never a breach. */
export const allowed = (paragraph: Paragraph, path: string): Check => ({
  paragraph,
  path,
  allowed: 'anything',
  fits: () => true,
  optional: true,
});
/** Any value will do, but it has to be known. */
export const measured = (paragraph: Paragraph, path: string): Check => ({
  paragraph,
  path,
  allowed: 'measured',
  fits: () => true,
});
export const ifThere = (check: Check): Check => ({ ...check, optional: true });
/** So many entries; where there is no list at all the measure itself is missing. */
export const many = (paragraph: Paragraph, path: string, wanted: number): Check =>
  ifThere(exactly(paragraph, `${path}.length`, wanted));

/** What `checks` find in a thing that is called `item`. */
export const faultsIn = (thing: unknown, item: string, checks: readonly Check[]): readonly Fault[] =>
  checks.flatMap(({ paragraph, path, allowed: wanted, fits, optional }) =>
    valuesAt(thing, path.split('.'), item)
      .filter(({ value }) => (value === null ? optional !== true : !fits(value)))
      .map(({ item: where, value }) => ({ paragraph, item: where, found: value, allowed: wanted })),
  );

interface Measured {
  readonly item: string;
  /** Null: not measured. */
  readonly value: Value | null;
}

function valuesAt(node: unknown, path: readonly string[], item: string): readonly Measured[] {
  const [key, ...rest] = path;
  if (Array.isArray(node)) return valuesIn(node, path, item);
  if (key === undefined) return [{ item, value: (node as Value | undefined) ?? null }];
  const inside = (node as Readonly<Record<string, unknown>> | undefined)?.[key];
  return valuesAt(inside, rest, item === '' ? key : `${item}.${key}`);
}

function valuesIn(list: readonly unknown[], path: readonly string[], item: string): readonly Measured[] {
  if (path[0] === 'length') return [{ item: `number of ${item}`, value: list.length }];
  if (list.length === 0) return [{ item, value: null }];
  if (path[0] === 'spread') return [{ item: `difference between ${item}`, value: spread(list as readonly number[]) }];
  return list.flatMap((entry, place) => valuesAt(entry, path, `${item} ${place + 1}`));
}

const spread = (lengths: readonly number[]): number => thousandths(Math.max(...lengths) - Math.min(...lengths));

/** Without the dust of binary fractions. */
export const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
