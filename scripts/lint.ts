import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { judge, type Diagnostic } from './lint/standing.ts';
import { repoRoot } from './tree.ts';

/** The linter, without the places that stand for now (scripts/lint/standing.txt): `npm run lint`, or `npm run lint -- <folder>` for a part. */

interface Found extends Diagnostic {
  readonly severity: string;
  readonly help?: string;
  readonly labels: readonly { readonly span: { readonly line: number; readonly column: number } }[];
}

interface Told {
  readonly diagnostics: readonly Found[];
  readonly number_of_files: number;
}

const given = process.argv.slice(2);

function stop(why: string): never {
  console.error(`lint: ${why}`);
  process.exit(2);
}

/** What cannot be looked at, in one line; undefined where all is there. */
function strange(): string | undefined {
  const one = given.find((path) => path.startsWith('-') || !existsSync(resolve(repoRoot, path)));
  if (one === undefined) return undefined;
  return `${one} is no file or folder of the house; npm run lint -- <folder> looks at a part, npm run lint at everything`;
}

function ask(): Told {
  const linter = join(repoRoot, 'node_modules/.bin/oxlint');
  const { stdout, stderr } = spawnSync(linter, ['--format', 'json', ...given], {
    cwd: repoRoot,
    encoding: 'utf8',
    maxBuffer: 200_000_000,
  });
  try {
    return JSON.parse(stdout) as Told;
  } catch {
    return stop(`the linter has not answered: ${`${stdout}${stderr}`.trim().split('\n')[0]}`);
  }
}

const wrong = strange();
if (wrong !== undefined) stop(wrong);
const { diagnostics, number_of_files: files } = ask();
const listed = readFileSync(join(repoRoot, 'scripts/lint/standing.txt'), 'utf8');
const { breaches, faults } = judge(diagnostics, listed, given.length === 0);
for (const { filename, labels, code, message, help } of breaches as readonly Found[]) {
  const { line = 1, column = 1 } = labels[0]?.span ?? {};
  console.error(`${filename}:${line}:${column}  ${message} ${code}${help === undefined ? '' : `\n    ${help}`}`);
}
for (const fault of faults) console.error(`scripts/lint/standing.txt  ${fault}`);
const broken = breaches.length + faults.length;
console.log(broken === 0 ? `lint: ${files} files hold` : `lint: ${broken} breaches`);
process.exitCode = broken === 0 ? 0 : 1;
