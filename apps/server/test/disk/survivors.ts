import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Logged } from './step.ts';

/** Whether something that was never synced happens to be on the disk all the same. */
type Luck = () => boolean;

interface File {
  disk: Buffer;
  size: number;
  pending: Change[];
}
type Change = { readonly at: number; readonly data: Buffer } | { readonly length: number };
interface Folder {
  /** What programs see, and what is on the disk. */
  readonly names: Map<string, File | Folder>;
  disk: Map<string, File | Folder>;
}
interface Handle {
  readonly of: File | Folder;
  readonly isSynced: boolean;
}

const SECTOR = 4096;
const newFolder = (): Folder => ({ names: new Map(), disk: new Map() });
const isFile = (one: File | Folder): one is File => 'pending' in one;

/**
 * A disk as strict as the rules allow: bytes are safe after a sync of their file, names after a sync of their folder, nothing else is. What
 * was not synced may be lost or kept, sector by sector.
 */
class Disk {
  readonly root = newFolder();
  readonly #handles = new Map<number, Handle>();

  do(step: Logged): void {
    switch (step.kind) {
      case 'create':
        return void this.#folderOf(step.path).names.set(last(step.path), {
          disk: Buffer.alloc(0),
          size: 0,
          pending: [],
        });
      case 'mkdir':
        return void this.#folderOf(step.path).names.set(last(step.path), newFolder());
      case 'remove':
        return void this.#folderOf(step.path).names.delete(last(step.path));
      case 'rename':
        return this.#rename(step.path, step.to);
      case 'open':
        return void this.#handles.set(step.fd, { of: this.#at(step.path), isSynced: step.isSynced });
      case 'sync':
        return sync(this.#handle(step.fd).of);
      case 'truncate':
        return change(step.fd === undefined ? this.#at(step.path ?? '') : this.#handle(step.fd).of, {
          length: step.length,
        });
      case 'write':
        return this.#write(this.#handle(step.fd), step.at, step.data);
    }
  }

  #write({ of, isSynced }: Handle, at: number, data: Buffer): void {
    change(of, { at, data });
    if (isSynced) sync(of);
  }

  #rename(from: string, to: string): void {
    const moved = this.#at(from);
    this.#folderOf(from).names.delete(last(from));
    this.#folderOf(to).names.set(last(to), moved);
  }

  #handle(fd: number): Handle {
    const handle = this.#handles.get(fd);
    if (handle === undefined) throw new Error(`nothing is open as ${fd}`);
    return handle;
  }

  #at(path: string): File | Folder {
    if (path === '') return this.root;
    const found = this.#folderOf(path).names.get(last(path));
    if (found === undefined) throw new Error(`${path} is not there`);
    return found;
  }

  #folderOf(path: string): Folder {
    let folder = this.root;
    for (const name of path.split('/').slice(0, -1)) folder = folder.names.get(name) as Folder;
    return folder;
  }
}

const last = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function change(of: File | Folder, wanted: Change): void {
  if (!isFile(of)) throw new Error('a folder is not written');
  of.pending.push(wanted);
}

function sync(of: File | Folder): void {
  if (!isFile(of)) of.disk = new Map(of.names);
  else for (const one of of.pending.splice(0)) apply(of, one);
}

function apply(file: File, wanted: Change): void {
  if ('length' in wanted) {
    if (wanted.length < file.size) file.disk.fill(0, wanted.length, file.size);
    else grow(file, wanted.length);
    file.size = wanted.length;
    return;
  }
  grow(file, wanted.at + wanted.data.length);
  wanted.data.copy(file.disk, wanted.at);
  file.size = Math.max(file.size, wanted.at + wanted.data.length);
}

function grow(file: File, length: number): void {
  if (length <= file.disk.length) return;
  const larger = Buffer.alloc(Math.max(length, file.disk.length * 2));
  file.disk.copy(larger, 0, 0, file.size);
  file.disk = larger;
}

/** A write that was not synced reaches the disk in part, in sectors. */
const sectors = (wanted: Change): readonly Change[] =>
  'length' in wanted
    ? [wanted]
    : Array.from({ length: Math.ceil(wanted.data.length / SECTOR) }, (_, i) => ({
        at: wanted.at + i * SECTOR,
        data: wanted.data.subarray(i * SECTOR, (i + 1) * SECTOR),
      }));

function write(one: File | Folder, path: string, luck: Luck): void {
  if (isFile(one)) {
    for (const wanted of one.pending.flatMap(sectors)) if (luck()) apply(one, wanted);
    writeFileSync(path, one.disk.subarray(0, one.size));
    return;
  }
  mkdirSync(path, { recursive: true });
  for (const [name, below] of luck() ? one.names : one.disk) write(below, join(path, name), luck);
}

/** Writes what is left of the data folder after these steps and a power cut. */
export function writeSurvivors(steps: readonly Logged[], folder: string, luck: Luck): void {
  const disk = new Disk();
  for (const step of steps) disk.do(step);
  mkdirSync(dirname(folder), { recursive: true });
  write(disk.root, folder, luck);
}
