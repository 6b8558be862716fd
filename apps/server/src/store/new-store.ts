import { existsSync, mkdirSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncFolder } from './durable-fs.ts';
import { syncTree } from './sync-tree.ts';

/** Lies in a store from its first file to its last: as long as it is there, nothing was ever acknowledged. */
const unfinishedIn = (folder: string): string => join(folder, 'unfinished');

/** Whether a store has to be made here. What looks like the rest of an old one is left alone: PGlite would make a new one over it. */
export function isToBeMade(folder: string): boolean {
  if (!existsSync(folder) || existsSync(unfinishedIn(folder)) || readdirSync(folder).length === 0) return true;
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('its file PG_VERSION is missing; nothing was changed');
  return false;
}

export function beginStore(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(unfinishedIn(folder), '');
  syncFolder(folder);
  syncFolder(dirname(folder));
}

/** PGlite unpacks a new store without a thought for the disk. */
export async function finishStore(folder: string): Promise<void> {
  await syncTree(folder);
  unlinkSync(unfinishedIn(folder));
  syncFolder(folder);
}
