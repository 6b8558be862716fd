import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listTree, repoRoot } from './tree.ts';

/** What a change can break, within two minutes. What takes longer than that is left to `npm test`, unless it was changed itself. */
const SLOW = [
  'apps/cli/test/{main,serve}',
  'apps/server/test/{full-disk,fuzz,hostile,killed,power-cut,start,store,strangers}',
  'packages/games/test/*/{bots,ladder,random,second-opinion,set-ups}',
  'packages/record/test/registry',
].map((name) => `${name}.test.ts`);

/** Read from the disk, not imported: no graph of modules shows what depends on them. */
const BY_NAME: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/scenarios\/[^/]+\.yaml$/, ['packages/games/test/scenarios.test.ts', 'apps/cli/test/catalogue.test.ts']],
  [/^packages\/games\/src\/[^/]+\/(?!view\/)/, ['apps/cli/test/catalogue.test.ts']],
];
const SEEN_IN_A_BROWSER = /^(?:apps\/web|packages\/stage)\/|^packages\/games\/src\/[^/]+\/view\//;

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: repoRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

function whereTheBranchBegan(): string {
  try {
    return git('merge-base', 'HEAD', 'main')[0]!;
  } catch {
    return 'HEAD';
  }
}

/** Everything since the branch left main, committed or not. */
const changedFiles = (): readonly string[] => [
  ...new Set([
    ...git('diff', '--name-only', '--diff-filter=d', whereTheBranchBegan()),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]),
];

function passes(heading: string, command: string, ...args: readonly string[]): boolean {
  console.log(`\n== ${heading}`);
  return spawnSync(command, args, { cwd: repoRoot, stdio: 'inherit' }).status === 0;
}

const vitest = (heading: string, ...args: readonly string[]): boolean =>
  passes(heading, process.execPath, join(repoRoot, 'node_modules/vitest/vitest.mjs'), ...args);

function relatedTestsPass(changed: readonly string[]): boolean {
  const sources = changed.filter((path) => /\.(?:ts|tsx|json)$/.test(path));
  const byName = BY_NAME.flatMap(([shape, tests]) => (changed.some((path) => shape.test(path)) ? tests : []));
  const slow = listTree(SLOW).filter((path) => !changed.includes(path));
  return (
    sources.length + byName.length === 0 ||
    vitest(
      'Tests of what was changed',
      'related',
      '--run',
      '--passWithNoTests',
      '--reporter=dot',
      ...slow.flatMap((path) => ['--exclude', path]),
      ...sources,
      ...new Set(byName),
    )
  );
}

const changed = changedFiles();
console.log(`quick: ${changed.length} files changed since the branch left main`);
const checks = ['types', 'lint', 'purity', 'arrows', 'exports', 'docs:check'];
const broken = [
  ...checks.filter((script) => !passes(script, 'npm', 'run', '-s', script)),
  ...(relatedTestsPass(changed) ? [] : ['unit']),
  ...(!changed.some((path) => SEEN_IN_A_BROWSER.test(path)) ||
  vitest('The pages in a browser', 'run', '--config', 'e2e/vitest.config.ts', '--reporter=dot', 'web.test')
    ? []
    : ['e2e']),
];
console.log(
  broken.length === 0
    ? '\nquick: nothing broken that can be seen this fast; `npm test` sees the rest'
    : `\nquick: broken: ${broken.map((script) => `npm run ${script}`).join(', ')}`,
);
process.exitCode = broken.length === 0 ? 0 : 1;
