import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const shelf = join(root, 'node_modules/.cache/bande-pages');
const SOURCES = [
  'package-lock.json',
  'apps/web/{index.html,*.ts,package.json}',
  'apps/web/{src,public}/**/*.*',
  'packages/*/src/**/*.*',
  'packages/*/package.json',
];

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** The web client as a visitor gets it, built once for everything that wants to look at it. */
export function builtPages(): string {
  const name = hashOfSources();
  const pages = join(shelf, name);
  if (existsSync(pages)) return pages;
  mkdirSync(shelf, { recursive: true });
  const unfinished = join(shelf, `.${name}-${process.pid}`);
  // In a process of its own: a test runner's surroundings would make it a build for development.
  execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      'apps/web',
      '--outDir',
      unfinished,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
  );
  if (existsSync(pages)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, pages);
  forgetOlder(name);
  return pages;
}

/** A few older ones stay, for a run that still looks at them. */
function forgetOlder(newest: string): void {
  const older = readdirSync(shelf).filter((name) => name !== newest && !name.startsWith('.'));
  for (const name of older.slice(0, -3)) rmSync(join(shelf, name), { recursive: true, force: true });
}
