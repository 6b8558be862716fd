import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve, sep } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const rooms = [
  'packages/core',
  'packages/physics',
  'packages/kit',
  'packages/games',
  'packages/host',
  'packages/record',
  'packages/protocol',
  'packages/stage',
  'apps/server',
  'apps/web',
  'apps/cli',
];
const files = ['package.json', 'tsconfig.base.json'];
const left = new Set(['node_modules', 'dist', 'test']);

/** A copy of what command, server and pages need, in which a test may change what it likes. */
export interface Tree {
  readonly root: string;
  remove(): void;
}

export function copyTree(): Tree {
  const copy = mkdtempSync(join(tmpdir(), 'bande-tree-'));
  for (const file of files) cpSync(join(root, file), join(copy, file));
  for (const room of rooms)
    cpSync(join(root, room), join(copy, room), { recursive: true, filter: (path) => !left.has(basename(path)) });
  linkModules(join(copy, 'node_modules'), copy);
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

/** Libraries are those of the checkout; the rooms are those of the copy. */
function linkModules(modules: string, copy: string): void {
  mkdirSync(join(modules, '@bande'), { recursive: true });
  const libraries = readdirSync(join(root, 'node_modules')).filter(
    (name) => name !== '@bande' && !name.startsWith('.'),
  );
  for (const name of libraries) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const room of rooms) symlinkSync(join(copy, room), join(modules, '@bande', basename(room)));
}

/** The fifth game as a contributor would bring it: one folder. */
export const addFolder = (tree: Tree): void =>
  cpSync(join(root, 'packages/host/test/toy'), join(tree.root, 'packages/games/src/toy'), { recursive: true });

export const filesIn = (tree: Tree): readonly string[] =>
  globSync('{packages,apps}/**/*.*', { cwd: tree.root }).map((path) => path.split(sep).join('/'));
