/** Preloaded into a server (`node --import`): its disk is as full as the file that BANDE_DISK_STATE names says. */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const real = {
  readFileSync: fs.readFileSync,
  writeSync: fs.writeSync,
  writeFileSync: fs.writeFileSync,
  ftruncateSync: fs.ftruncateSync,
  fdatasyncSync: fs.fdatasyncSync,
  statfs: promises.statfs,
};
/** `space`, `warning`: there is next to nothing left, `full`: nothing can be written, and nobody was warned, or `broken`: nothing comes down to the disk. */
const state = (): string => real.readFileSync(process.env['BANDE_DISK_STATE'] ?? '', 'utf8');

function refuse(): void {
  if (state() === 'full')
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', errno: -28, syscall: 'write' });
}
for (const name of ['writeSync', 'writeFileSync', 'ftruncateSync'] as const) {
  const plain = real[name] as (...given: readonly unknown[]) => never;
  fs[name] = (...given: readonly unknown[]) => {
    refuse();
    return plain(...given);
  };
}
fs.fdatasyncSync = (fd) => {
  if (state() === 'broken')
    throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO', errno: -5, syscall: 'fdatasync' });
  real.fdatasyncSync(fd);
};
promises.statfs = (async (path: string) =>
  Object.assign(await real.statfs(path), state() === 'warning' ? { bavail: 0 } : {})) as typeof promises.statfs;
syncBuiltinESMExports();
