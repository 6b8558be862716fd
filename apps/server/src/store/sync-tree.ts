import { closeSync, fdatasync, fsync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Many at a time: the disk brings them down together, one by one takes seconds. */
const AT_ONCE = 64;
/** Windows syncs no folders, and needs none. */
const hasFolders = process.platform !== 'win32';

/** Returns when everything in the folder is on the disk, whoever wrote it. */
export async function syncTree(folder: string): Promise<void> {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const pathsOf = (kind: 'isFile' | 'isDirectory'): string[] =>
    entries.filter((entry) => entry[kind]()).map(({ parentPath, name }) => join(parentPath, name));
  await syncAll(pathsOf('isFile'), 'r+', promisify(fdatasync));
  if (hasFolders) await syncAll([...pathsOf('isDirectory'), folder], 'r', promisify(fsync));
}

async function syncAll(paths: readonly string[], flags: string, sync: (fd: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < paths.length; i += AT_ONCE)
    await Promise.all(paths.slice(i, i + AT_ONCE).map((path) => syncOne(path, flags, sync)));
}

async function syncOne(path: string, flags: string, sync: (fd: number) => Promise<void>): Promise<void> {
  const fd = openSync(path, flags);
  try {
    await sync(fd);
  } finally {
    closeSync(fd);
  }
}
