import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Store } from '../src/store/store.ts';

const root = resolve(import.meta.dirname, '../../..');
const shelf = join(root, 'node_modules/.cache/bande-stores');
/** What a new store is made from; the lock file names the version of its engine. */
const SOURCES = ['package-lock.json', 'apps/server/src/store/*.ts'];

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).toSorted()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 24);
}

async function madeOnce(): Promise<string> {
  const name = hashOfSources();
  const made = join(shelf, name);
  if (existsSync(made)) return made;
  mkdirSync(shelf, { recursive: true });
  const unfinished = join(shelf, `.${name}-${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  await (await Store.open(unfinished)).close();
  try {
    renameSync(unfinished, made);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(made)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  for (const older of readdirSync(shelf))
    if (older !== name && !older.startsWith('.')) rmSync(join(shelf, older), { recursive: true, force: true });
  return made;
}

/** Puts an empty store into a folder, as a server makes it at its first start: that takes seconds, so it is done once and copied for tests that are about something else. */
export async function readyStore(folder: string): Promise<string> {
  cpSync(await madeOnce(), folder, { recursive: true });
  return folder;
}
