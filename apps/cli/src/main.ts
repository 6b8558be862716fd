import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Registry } from '@bande/core';
import { run } from './run.ts';

const registry = async (): Promise<Registry> => (await import('@bande/games')).registry;

async function* lines(): AsyncGenerator<string> {
  yield* createInterface({ input: process.stdin, crlfDelay: Infinity });
}

// A reader that has seen enough (head, less) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// Not process.exit: what is still on its way to stdout must arrive.
process.exitCode = await run(process.argv.slice(2), {
  root: resolve(import.meta.dirname, '../../..'),
  registry,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  input: lines(),
});
