import type { Breach } from './equipment.ts';

/** Measures and what is allowed of them, each by its paragraph: the words in which every game's equipment is checked. */

type Value = string | number | boolean;

export interface Check<P extends string = string> {
  readonly paragraph: P;
  /** Where the value stands; every entry of a list on the way is looked at, or its `length` or the `spread` of its entries. */
  readonly path: string;
  readonly allowed: string;
  readonly fits: (value: Value) => boolean;
  /** May be left out. */
  readonly optional?: true;
}

export const between = <P extends string>(paragraph: P, path: string, low: number, high: number): Check<P> => ({
  paragraph,
  path,
  allowed: `${low} to ${high}`,
  fits: (value) => Number(value) >= low && Number(value) <= high,
});
export const atLeast = <P extends string>(paragraph: P, path: string, low: number): Check<P> => ({
  paragraph,
  path,
  allowed: `at least ${low}`,
  fits: (value) => Number(value) >= low,
});
export const atMost = <P extends string>(paragraph: P, path: string, high: number): Check<P> => ({
  paragraph,
  path,
  allowed: `at most ${high}`,
  fits: (value) => Number(value) <= high,
});
/** A value that the text prints without tolerance, rounded to the millimetre, or to a tenth where there are ten steps to a unit. */
export const rounded = <P extends string>(paragraph: P, path: string, wanted: number, steps = 1): Check<P> => ({
  paragraph,
  path,
  allowed: String(wanted),
  fits: (value) => Math.round(Number(value) * steps) === Math.round(wanted * steps),
});
/** All entries of a list are equal, to the millimetre. */
export const equal = <P extends string>(paragraph: P, path: string): Check<P> => ({
  ...ifThere(rounded(paragraph, `${path}.spread`, 0)),
  allowed: 'no difference',
});
export const exactly = <P extends string>(paragraph: P, path: string, wanted: Value): Check<P> => ({
  paragraph,
  path,
  allowed: String(wanted),
  fits: (value) => value === wanted,
});
export const yes = <P extends string>(paragraph: P, path: string): Check<P> => ({
  ...exactly(paragraph, path, true),
  allowed: 'yes',
});
export const no = <P extends string>(paragraph: P, path: string, instead = 'no'): Check<P> => ({
  ...exactly(paragraph, path, false),
  allowed: instead,
});
export const oneOf = <P extends string>(paragraph: P, path: string, ...wanted: readonly string[]): Check<P> => ({
  paragraph,
  path,
  allowed: wanted.join(' or '),
  fits: (value) => wanted.includes(String(value)),
});
/** Named so that it is known to be allowed; never a breach. */
export const allowed = <P extends string>(paragraph: P, path: string): Check<P> => ({
  paragraph,
  path,
  allowed: 'anything',
  fits: () => true,
  optional: true,
});
/** Any value will do, but it has to be known. */
export const measured = <P extends string>(paragraph: P, path: string): Check<P> => ({
  paragraph,
  path,
  allowed: 'measured',
  fits: () => true,
});
export const ifThere = <P extends string>(check: Check<P>): Check<P> => ({ ...check, optional: true });
/** So many entries; where there is no list at all the measure itself is missing. */
export const many = <P extends string>(paragraph: P, path: string, wanted: number): Check<P> =>
  ifThere(exactly(paragraph, `${path}.length`, wanted));

/** What `checks` find in a thing that is called `item`. */
export const faultsIn = <P extends string>(
  thing: unknown,
  item: string,
  checks: readonly Check<P>[],
): readonly Breach<P>[] =>
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
