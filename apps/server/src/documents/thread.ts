import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import type { Registry } from '@bande/core';
import { answering } from '../thread.ts';
import { documentsOf, type CoverageOf, type Texts } from './documents.ts';
import { hashOfSources, keptOrMade } from './kept.ts';
import type { Origin } from './library.ts';

/** Runs inside the thread: where nothing has changed since the last time, no game is loaded. */
const origin = workerData as Origin;
const { root, games, gamesFolder, coverage, kept } = origin;

/** Each house has a file of its own, which the newest of its texts replace. */
const name = createHash('sha256').update(JSON.stringify(origin)).digest('hex').slice(0, 16);
const file = join(kept, `${name}.json`);

const noCoverage: CoverageOf = () => new Map();

async function made(): Promise<Texts> {
  const { registry } = (await import(games)) as { readonly registry: Registry };
  const { coverageOf } =
    coverage === undefined
      ? { coverageOf: noCoverage }
      : ((await import(coverage)) as { readonly coverageOf: CoverageOf });
  return documentsOf({ registry, gamesFolder, coverageOf, root });
}

answering(async () =>
  Object.entries(await keptOrMade(file, hashOfSources(root), made)).map(([address, text]) => [
    address,
    new TextEncoder().encode(text),
  ]),
);
