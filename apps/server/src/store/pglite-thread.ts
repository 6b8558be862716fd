import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { answering } from '../thread.ts';
import { closeNoted, conditionOf } from './condition.ts';
import { DurableFS } from './durable-fs.ts';
import { beginStore, finishStore, isToBeMade } from './new-store.ts';
import type { Place, Query, Rows } from './pglite.ts';
import { syncTree } from './sync-tree.ts';

/**
 * As PGlite starts it, but with `fsync`: a commit returns when it is on the disk, and a checkpoint when everything is. `fsync` and not
 * `fdatasync`, which does nothing in PGlite. What is written ahead is kept short, for a quick start after a fall.
 * A large cache of its own would only hold what the system's holds already.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((given) => given !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
  '-c',
  'max_wal_size=128MB',
  '-c',
  'min_wal_size=32MB',
];

/** Runs inside the thread: PostgreSQL in WebAssembly works in long stretches, which no request should have to wait out. */
async function opened(folder: string): Promise<PGlite> {
  const isNew = isToBeMade(folder);
  if (isNew) beginStore(folder);
  else await syncTree(folder);
  const pglite = await PGlite.create({ fs: new DurableFS(folder), startParams, onStderr: listen });
  if (isNew) await finishStore(folder);
  return pglite;
}

/** PostgreSQL has fallen, for want of space for example. PGlite would go on with the pieces. */
function listen(line: string): boolean {
  const [, fall] = /(?:PANIC|FATAL): +(.*)/.exec(line) ?? [];
  if (fall !== undefined) giveUp(fall);
  return false;
}

const { folder, isDamageSeen } = workerData as Place;
const ready = opened(folder);

async function run({ sql, parameters }: Query): Promise<Rows> {
  const pglite = await ready;
  const { rows, affectedRows } = await pglite.query<unknown>(sql, [...parameters]);
  return { rows, affectedRows };
}

const giveUp = answering(async (request) => {
  if (request === 'close') return closeNoted(await ready, folder);
  if (request === 'open') return conditionOf(await ready, folder, isDamageSeen);
  return run(request as Query);
});
