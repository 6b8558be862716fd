/** Preloaded into a server (`node --import`): while the file that BANDE_HANGS names is there, its disk never finishes, and with `threads` in it no thread can be ended. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { Worker } from 'node:worker_threads';

const flag = process.env['BANDE_HANGS'] ?? '';
const { fdatasyncSync } = fs;
fs.fdatasyncSync = (fd) => {
  if (fs.existsSync(flag)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  fdatasyncSync(fd);
};
const { terminate } = Worker.prototype as { terminate: (this: Worker) => Promise<number> };
Worker.prototype.terminate = function patient(this: Worker) {
  return fs.existsSync(flag) && fs.readFileSync(flag, 'utf8') === 'threads'
    ? new Promise(() => undefined)
    : terminate.call(this);
};
syncBuiltinESMExports();
