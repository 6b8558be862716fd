import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from './tree.ts';

interface Step {
  readonly script: string;
  readonly heading: string;
  /** Whether the script is a vitest run, whose tests are counted. */
  readonly counts: boolean;
}

interface Count {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

const steps: readonly Step[] = [
  { script: 'types', heading: 'Types', counts: false },
  { script: 'format:check', heading: 'Format', counts: false },
  { script: 'lint', heading: 'Lint', counts: false },
  { script: 'purity', heading: 'Purity', counts: false },
  { script: 'arrows', heading: 'Arrows', counts: false },
  { script: 'exports', heading: 'Exports', counts: false },
  { script: 'docs:check', heading: 'Generated pages', counts: false },
  { script: 'unit', heading: 'Tests', counts: true },
  { script: 'e2e', heading: 'Tests in the browser', counts: true },
];

/** Where Node keeps what it has compiled: the steps start many processes that all load the same. */
const env = { NODE_COMPILE_CACHE: join(repoRoot, '.cache/compiled'), ...process.env };
const counted: Count[] = [];

function run({ script, heading, counts }: Step): boolean {
  console.log(`\n== ${heading}`);
  const file = join(tmpdir(), `bande-${script}-${process.pid}.json`);
  const reporters = counts ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  const { status } = spawnSync('npm', ['run', '-s', script, ...reporters], { cwd: repoRoot, stdio: 'inherit', env });
  if (counts) count(file);
  return status === 0;
}

function count(file: string): void {
  try {
    counted.push(JSON.parse(readFileSync(file, 'utf8')) as Count);
  } catch {
    console.error(`no count was written to ${file}`);
  }
  rmSync(file, { force: true });
}

const sum = (of: (count: Count) => number): number => counted.reduce((total, one) => total + of(one), 0);

const broken = steps.find((step) => !run(step));
console.log(broken === undefined ? '' : `\n${broken.heading}: failed; \`npm run ${broken.script}\` repeats this step`);
if (counted.length > 0) {
  const skipped = sum((one) => one.numPendingTests);
  console.log(
    `${sum((one) => one.numPassedTests)} passed, ${sum((one) => one.numFailedTests)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  );
}
process.exitCode = broken === undefined ? 0 : 1;
