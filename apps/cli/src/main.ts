import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Registry } from '@bande/core';
import { run } from './run.ts';

const root = resolve(import.meta.dirname, '../../..');

// What was compiled is kept for the next start, which takes half the time then. Where that cannot be written it says so and throws nothing.
// Threads and processes that are started from here find the folder by their surroundings.
const { directory } = enableCompileCache(resolve(root, '.cache/compiled'));
if (directory !== undefined) process.env['NODE_COMPILE_CACHE'] ??= directory;

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
  root,
  registry,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  input: lines(),
});
