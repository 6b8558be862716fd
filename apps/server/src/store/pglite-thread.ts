import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { answering } from '../thread.ts';
import type { Query, Rows } from './pglite.ts';

/** Runs inside the thread: PostgreSQL in WebAssembly works in long stretches, which no request should have to wait out. */
const ready = PGlite.create(workerData as string);

async function run({ sql, parameters }: Query): Promise<Rows> {
  const pglite = await ready;
  const { rows, affectedRows } = await pglite.query<unknown>(sql, [...parameters]);
  return { rows, affectedRows };
}

answering(async (request) => {
  if (request === 'close') return (await ready).close();
  if (request === 'open') return void (await ready);
  return run(request as Query);
});
