import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { listTree, repoRoot } from './tree.ts';

const projectFiles = [
  'tsconfig.json',
  'e2e/tsconfig.json',
  'bench/tsconfig.json',
  '{packages,apps}/*/tsconfig.json',
  '{packages,apps}/*/test/tsconfig.json',
  'packages/games/src/*/view/tsconfig.json',
  'packages/host/test/toy/view/tsconfig.json',
];

/** The compiler takes a project without a single file for a mistake. */
const holdsSource = (project: string): boolean => {
  const folder = dirname(project);
  return listTree([`${folder}/*.{ts,tsx}`, `${folder}/{src,test}/**/*.{ts,tsx}`, `${folder}/**/*.test.ts`]).length > 0;
};

const compiler = join(repoRoot, 'node_modules/.bin/tsc');

/** What was found last time is kept beside the other caches, so that only what a change reaches is checked again. */
const memoryOf = (project: string): string =>
  join('.cache/types', `${dirname(project).replaceAll('/', '-')}.tsbuildinfo`);

const told = new Set<string>();
/** Each project repeats what is wrong in those it imports: a line is told once. */
const untold = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line !== '' && told.size < told.add(line).size)
    .map((line) => `${line}\n`)
    .join('');

const compile = (project: string): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(
      compiler,
      ['-p', project, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', memoryOf(project)],
      { cwd: repoRoot, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(`${project}\n${untold(output)}`);
      resolve(code === 0);
    });
  });

async function compileAll(projects: readonly string[], lanes: number): Promise<boolean> {
  const queue = [...projects];
  let ok = true;
  const lane = async (): Promise<void> => {
    for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
      const holds = await compile(project);
      ok &&= holds;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return ok;
}

const projects = listTree(projectFiles).filter(holdsSource);
const ok = await compileAll(projects, 2);
console.log(ok ? `types: ${projects.length} projects hold` : 'types: errors, see above');
process.exitCode = ok ? 0 : 1;
