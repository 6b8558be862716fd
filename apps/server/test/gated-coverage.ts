import { existsSync, writeFileSync } from 'node:fs';
import type { Coverage } from '@bande/protocol';

const gate = process.env['BANDE_GATE'] ?? '';

/** Says that it is at work and gives its thread to nobody before the file that BANDE_GATE names is there. */
export function coverageOf(): ReadonlyMap<string, Coverage> {
  writeFileSync(`${gate}-reached`, '');
  while (!existsSync(gate)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  return new Map();
}
