import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { repoRoot } from './tree.ts';

/** A line of a walk in ARCHITECTURE.md: the files it names, in order. */
interface Walk {
  readonly title: string;
  readonly files: readonly string[];
  /** Files that are named again after others: the reader has to go back. */
  readonly back: readonly string[];
  readonly missing: readonly string[];
  /** Files that import none of the walk and that none of it imports: no step leads there. */
  readonly apart: readonly string[];
}

const HEADING = /^## (The walk of .*)$/;
/** `games/src/subbuteo/happen.ts`, or a file of the folder that stands before it (`← legal.ts`). */
const FILE = /[\w.-]+(?:\/[\w.-]+)*\.tsx?\b/g;
const IMPORT = /from '([^']+)'|import\('([^']+)'\)/g;

/** The code blocks below the headings that tell a walk; `folder` lines say where plain names are found. */
export function walksIn(text: string, read: (path: string) => string | null): readonly Walk[] {
  const parts = text.split(/^(?=## )/m).filter((part) => HEADING.test(part.split('\n')[0]!));
  return parts.map((part) => walkIn(part, read));
}

function walkIn(part: string, read: (path: string) => string | null): Walk {
  const title = HEADING.exec(part.split('\n')[0]!)![1]!;
  const home = /without a room are in `([^`]+)`/.exec(part)?.[1] ?? '';
  const lines = part.split('\n').filter((line) => line.startsWith('    '));
  const named: string[] = [];
  for (const name of lines.flatMap((line) => line.match(FILE) ?? []))
    named.push(placeOf(name, home, named.at(-1), read));
  const files = [...new Set(named)];
  const missing = files.filter((file) => read(file) === null);
  const back = named.filter((file, i) => named.indexOf(file) < i && named[i - 1] !== file);
  const links = new Map(files.map((file) => [file, importsOf(file, read(file) ?? '')]));
  const isLinked = (one: string): boolean =>
    files.some((other) => other !== one && (reaches(links.get(one)!, other) || reaches(links.get(other)!, one)));
  return { title, files, back, missing, apart: files.filter((file) => !missing.includes(file) && !isLinked(file)) };
}

/** A room's package stands for all that its index hands on. */
const reaches = (imports: readonly string[], file: string): boolean =>
  imports.some(
    (one) =>
      one === file ||
      (one.startsWith('packages/') && !one.endsWith('.ts') && !one.endsWith('.tsx') && file.startsWith(`${one}/`)),
  );

const ROOMS = /^(?:apps|packages|e2e)\//;
/** By its whole path, in the walk's own folder, or beside the file before it. */
function placeOf(
  name: string,
  home: string,
  before: string | undefined,
  read: (path: string) => string | null,
): string {
  if (ROOMS.test(name)) return name;
  const places = [`${home}/${name}`, `${dirname(before ?? home)}/${name}`];
  return places.find((place) => read(place) !== null) ?? places[0]!;
}

const importsOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(IMPORT)]
    .map(([, a, b]) => a ?? b!)
    .map((from) => {
      const room = /^@bande\/([^/]+)/.exec(from)?.[1];
      return room === undefined ? normalize(join(dirname(file), from)) : `packages/${room}/src`;
    });

export const readHere = (path: string): string | null =>
  existsSync(join(repoRoot, path)) ? readFileSync(join(repoRoot, path), 'utf8') : null;

if (import.meta.main) {
  for (const { title, files, back, missing, apart } of walksIn(readHere('ARCHITECTURE.md')!, readHere)) {
    console.log(`${title}: ${files.length} files, ${back.length} of them gone back to`);
    for (const file of files)
      console.log(
        `  ${file}${missing.includes(file) ? '  (missing)' : ''}${apart.includes(file) ? '  (no step leads there)' : ''}`,
      );
    for (const file of back) console.log(`  back: ${file}`);
    if (missing.length > 0 || apart.length > 0) process.exitCode = 1;
  }
}
