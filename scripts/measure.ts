import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStanding } from './lint/standing.ts';
import { codeHere, fullFolders, isData, longFiles } from './measure/code.ts';
import { contractHere } from './measure/contract.ts';
import { atShare, functionsIn } from './measure/functions.ts';
import { importsBetween } from './measure/places.ts';
import { bytesByRoute } from './measure/routes.ts';
import { equalRuns, type Run } from './measure/runs.ts';
import { readTree, repoRoot } from './tree.ts';

/** How the house is built, in figures: `npm run measure`. What they were is kept in scripts/README.md; nothing is judged here. */

const LONG_FILE = 300;
const FULL_FOLDER = 30;
const SHOWN = 10;

const print = (what: string, figure: string | number): void => console.log(`${what.padEnd(44)} ${figure}`);
function list(entries: readonly (readonly [string, number])[], shown = SHOWN): void {
  for (const [name, count] of entries.slice(0, shown)) console.log(`    ${String(count).padStart(7)}  ${name}`);
  if (entries.length > shown) console.log(`             and ${entries.length - shown} more`);
}

const code = codeHere();

function measureFunctions(): void {
  const functions = code.flatMap(functionsIn);
  const lengths = functions.map(({ lines }) => lines);
  const longest = functions.toSorted((a, b) => b.lines - a.lines);
  print('functions with a name', functions.length);
  print('lines of a function, median and nine in ten', `${atShare(lengths, 0.5)}, ${atShare(lengths, 0.9)}`);
  print('longest functions, in lines', longest[0]?.lines ?? 0);
  list(longest.slice(0, SHOWN / 2).map(({ name, path, lines }) => [`${name} (${path})`, lines]));
}

function measureFiles(): void {
  const long = longFiles(code, LONG_FILE);
  print(`files over ${LONG_FILE} lines`, `${long.length} of ${code.length}`);
  list(long);
  const full = fullFolders(
    code.map(({ path }) => path),
    FULL_FOLDER,
  );
  print(`folders with more than ${FULL_FOLDER} files side by side`, full.length);
  list(full, 20);
}

async function measureContract(): Promise<void> {
  const { members, answers, optional, byOne, byNone } = await contractHere();
  print('members of GameView', members);
  print('answers, fields of looks counted too', `${answers}, ${optional} of them optional`);
  print('given by exactly one game', `${byOne.length}: ${byOne.join(', ')}`);
  print('given by no game', `${byNone.length}: ${byNone.join(', ')}`);
}

function measurePlaces(): void {
  const imports = importsBetween(code);
  const total = imports.reduce((sum, [, count]) => sum + count, 0);
  print('imports between places of the pages', `${total}, ${imports.length} ways`);
  list(imports, 40);
}

const gameOf = (path: string): string | undefined => /^packages\/games\/src\/([^/]+)\//.exec(path)?.[1];
const isBetweenGames = ({ a, b }: Run): boolean =>
  gameOf(a) !== undefined && gameOf(b) !== undefined && gameOf(a) !== gameOf(b);

function measureRuns(): void {
  const runs = equalRuns(code.filter((file) => !isData(file)));
  print(
    'runs of more than five equal lines',
    `${runs.length}, ${runs.filter(isBetweenGames).length} between two games`,
  );
  list(runs.toSorted((one, other) => other.lines - one.lines).map(({ a, b, lines }) => [`${a} and ${b}`, lines]));
}

function measureMedia(): void {
  const styles = readTree(['apps/**/*.css']).map(({ text }) => text);
  const conditions = styles.flatMap((text) => [...text.matchAll(/@media\s*([^{]+?)\s*\{/g)].map(([, told]) => told!));
  const names = conditions.flatMap((told) => [...told.matchAll(/\(--([\w-]+)\)/g)].map(([, name]) => name!));
  print('media conditions', `${conditions.length}, ${new Set(conditions).size} different`);
  print('breakpoints used in them, by name', `${names.length}, ${new Set(names).size} different`);
}

const measureLint = (): void =>
  print(
    'places over a limit that stand for now',
    readStanding(readFileSync(join(repoRoot, 'scripts/lint/standing.txt'), 'utf8')).length,
  );

function measureRoutes(): void {
  const routes = bytesByRoute();
  if (routes === null) return print('packed bytes a page', 'nothing is built; `npm run build -w apps/web` builds it');
  print('packed bytes a page, script and style', '');
  list(routes, routes.length);
}

measureFunctions();
measureFiles();
await measureContract();
measurePlaces();
measureRuns();
measureMedia();
measureLint();
measureRoutes();
