import { createHash } from 'node:crypto';

/** The hash of each answer, by the name of what was asked. */
export type Hashes = ReadonlyMap<string, string>;

export const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

const lineFor = ([name, hash]: readonly [string, string]): string => `${hash}  ${name}`;

const linesOf = (hashes: Hashes): readonly string[] =>
  [...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(lineFor);

/** One hash over names and answers, whatever their order. */
export const hashOver = (hashes: Hashes): string => hashed(linesOf(hashes).join('\n'));

export const EVERYTHING = 'everything';

/** A line for each answer, and one for all of them first. */
export const written = (hashes: Hashes): string =>
  [lineFor([EVERYTHING, hashOver(hashes)]), ...linesOf(hashes), ''].join('\n');

export function read(text: string): Hashes {
  const pairs = text
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]);
  return new Map(pairs.filter(([name]) => name !== EVERYTHING));
}

/** What is not as it was, in words; nothing where everything is the same. */
export const differences = (before: Hashes, now: Hashes): readonly string[] =>
  [...new Set([...before.keys(), ...now.keys()])].toSorted().flatMap((name) => {
    if (before.get(name) === now.get(name)) return [];
    if (!before.has(name)) return [`new: ${name}`];
    return now.has(name) ? [`differs: ${name}`] : [`gone: ${name}`];
  });
