import { dirname } from 'node:path/posix';
import { readTree, type SourceFile } from '../tree.ts';

/** A folder `words` of a view holds scoreboards and duties, too: only its files that are called so are tables. */
const DATA = /\/(?:(?:rulebook|readings|labels)(?:\.ts$|\/)|[\w-]*words\.ts$)/;
/** Imports are the same wherever two files use the same. */
const SAID_ONCE = /^\s*(?:$|\/\/|\/?\*)/;

/** What is written by hand and shipped or run; no tests. */
export const codeHere = (): readonly SourceFile[] =>
  readTree(['{apps,packages}/*/src/**/*.{ts,tsx}', 'apps/*/*.ts', '{bench,scripts}/**/*.ts']).filter(
    ({ path }) => !path.includes('/test/'),
  );

/** Rulebooks, readings, labels and words are tables: they may be long and alike. */
export const isData = ({ path }: SourceFile): boolean => DATA.test(path);

/** Of code: blank lines and comments on lines of their own left out, as the linter counts. */
export const linesOf = ({ text }: SourceFile): readonly string[] =>
  text.split('\n').filter((line) => !SAID_ONCE.test(line));

export const longFiles = (files: readonly SourceFile[], most: number): readonly (readonly [string, number])[] =>
  files
    .filter((file) => !isData(file))
    .map((file) => [file.path, linesOf(file).length] as const)
    .filter(([, lines]) => lines > most)
    .toSorted(([, a], [, b]) => b - a);

/** Folders with more files side by side than a reader takes in, of whatever kind. */
export function fullFolders(paths: readonly string[], most: number): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > most).toSorted(([, a], [, b]) => b - a);
}
