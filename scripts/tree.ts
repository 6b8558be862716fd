import { globSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

export const repoRoot = resolve(import.meta.dirname, '..')

/** A source file as the checks see it: the path from the root of the repository, with forward slashes. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** What a check holds against one place in a file. */
export interface Breach {
  readonly path: string
  readonly line: number
  readonly message: string
}

export const readTree = (patterns: readonly string[], root: string = repoRoot): readonly SourceFile[] =>
  globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') })
    .map((path) => path.split(sep).join('/'))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** Prints the breaches of one check; the exit code says whether there were any. */
export const reportAndExit = (check: string, files: readonly SourceFile[], breaches: readonly Breach[]): void => {
  for (const { path, line, message } of breaches) console.error(`${path}:${line}  ${message}`)
  console.log(breaches.length === 0 ? `${check}: ${files.length} files hold` : `${check}: ${breaches.length} breaches`)
  process.exitCode = breaches.length === 0 ? 0 : 1
}
