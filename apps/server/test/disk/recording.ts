/**
 * Preloaded into a server (`node --import`): writes down, in order, everything that reaches the disk from its data folder and every time it
 * insists that it has. `survivors.ts` reads it and says what a power cut would have left at any moment.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Step } from './step.ts';

const log = process.env['BANDE_DISK_LOG'] ?? '';
const root = process.env['BANDE_DISK_ROOT'] ?? '';
const real = { ...fs };
const out = real.openSync(log, 'a');
const open = new Set<number>();
/** The part of a path below the data folder (nothing for the folder itself), or null. */
function inside(path: fs.PathLike | number): string | null {
  if (path === root) return '';
  return typeof path === 'string' && path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null;
}

/** One write each, so that two threads do not mix. */
function note(step: Step, data: Uint8Array = new Uint8Array()): void {
  const head = Buffer.from(JSON.stringify({ ...step, bytes: data.length }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  real.writeSync(out, Buffer.concat([length, head, data]));
}

const { O_CREAT, O_TRUNC, O_DSYNC, O_SYNC } = fs.constants;
function flagsOf(flags: fs.OpenMode): number {
  if (typeof flags === 'number') return flags;
  if (flags.startsWith('w')) return O_CREAT | O_TRUNC;
  return flags.startsWith('a') ? O_CREAT : 0;
}

fs.openSync = (path, flags, mode) => {
  const name = inside(path);
  const isNew = name !== null && !real.existsSync(path);
  const fd = real.openSync(path, flags, mode);
  if (name === null) return fd;
  if (isNew) note({ kind: 'create', path: name });
  open.add(fd);
  note({ kind: 'open', fd, path: name, isSynced: (flagsOf(flags) & (O_DSYNC | O_SYNC)) !== 0 });
  if ((flagsOf(flags) & O_TRUNC) !== 0) note({ kind: 'truncate', path: name, length: 0 });
  return fd;
};
fs.closeSync = (fd) => {
  open.delete(fd);
  real.closeSync(fd);
};
/** PGlite's way of writing: a buffer, where to begin in it, how much, and where it goes. */
fs.writeSync = ((fd: number, buffer: Uint8Array, offset: number, length: number, position: number | null) => {
  const written = real.writeSync(fd, buffer, offset, length, position);
  if (open.has(fd) && position === null) throw new Error('a write without a place cannot be recorded');
  if (open.has(fd))
    note({ kind: 'write', fd, at: position ?? 0 }, new Uint8Array(buffer.buffer, buffer.byteOffset + offset, written));
  return written;
}) as typeof fs.writeSync;
fs.writeFileSync = (path, data, options) => {
  const name = inside(path);
  if (name !== null && !real.existsSync(path as string)) note({ kind: 'create', path: name });
  else if (name !== null) note({ kind: 'truncate', path: name, length: 0 });
  if (name !== null && data !== '') throw new Error('only empty files are written at once');
  real.writeFileSync(path, data, options);
};
fs.ftruncateSync = (fd, length) => {
  real.ftruncateSync(fd, length);
  if (open.has(fd)) note({ kind: 'truncate', fd, length: length ?? 0 });
};
fs.truncateSync = (path, length) => {
  real.truncateSync(path, length);
  const name = inside(path);
  if (name !== null) note({ kind: 'truncate', path: name, length: length ?? 0 });
};
for (const sync of ['fsyncSync', 'fdatasyncSync'] as const) {
  fs[sync] = (fd) => {
    real[sync](fd);
    if (open.has(fd)) note({ kind: 'sync', fd });
  };
}
for (const sync of ['fsync', 'fdatasync'] as const) {
  const recorded = (fd: number, done: fs.NoParamCallback): void =>
    real[sync](fd, (error) => {
      if (error === null && open.has(fd)) note({ kind: 'sync', fd });
      done(error);
    });
  fs[sync] = recorded as typeof fs.fsync;
}
fs.renameSync = (from, to) => {
  real.renameSync(from, to);
  const [path, name] = [inside(from), inside(to)];
  if (path !== null && name !== null) note({ kind: 'rename', path, to: name });
};
for (const remove of ['unlinkSync', 'rmdirSync', 'rmSync'] as const) {
  fs[remove] = (path: fs.PathLike, ...rest: readonly (object | undefined)[]) => {
    const name = inside(path);
    const isThere = name !== null && real.existsSync(path);
    real[remove](path, ...rest);
    if (name !== null && isThere) note({ kind: 'remove', path: name });
  };
}
fs.mkdirSync = ((path: fs.PathLike, options?: fs.MakeDirectoryOptions) => {
  const name = inside(path);
  if (name !== null && !real.existsSync(path)) note({ kind: 'mkdir', path: name });
  return real.mkdirSync(path, options);
}) as typeof fs.mkdirSync;
syncBuiltinESMExports();
