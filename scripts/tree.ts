import { globSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

export const repoRoot = resolve(import.meta.dirname, '..');

/** A file as the checks see it: its path from the root of the repository, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** What a check holds against one place in a file. */
export interface Breach {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export const listTree = (patterns: readonly string[]): readonly string[] =>
  globSync(patterns, { cwd: repoRoot, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map((path) => path.split(sep).join('/'))
    .toSorted();

export const readTree = (patterns: readonly string[]): readonly SourceFile[] =>
  listTree(patterns).map((path) => ({ path, text: readFileSync(join(repoRoot, path), 'utf8') }));

/** Prints what one check found; the exit code says whether it found anything. */
export function report(check: string, files: readonly SourceFile[], breaches: readonly Breach[]): void {
  for (const { path, line, message } of breaches) console.error(`${path}:${line}  ${message}`);
  console.log(breaches.length === 0 ? `${check}: ${files.length} files hold` : `${check}: ${breaches.length} breaches`);
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
