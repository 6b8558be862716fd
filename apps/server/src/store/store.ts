import { existsSync, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RecordPage, StoredRecord } from '@bande/protocol';
import { sql } from 'kysely';
import { CannotServe } from '../cannot-serve.ts';
import { CHECKPOINT_BYTES, FULL_MS, SPACE_TO_KEEP } from '../limits.ts';
import { syncFolder } from './durable-fs.ts';
import { Engine } from './engine.ts';
import { lockFolder } from './lock.ts';
import { meansFull, StoreDown } from './store-down.ts';
import type { NewRecordRow, RecordRow } from './tables.ts';

const SUMMARY = [
  'number',
  'id',
  'game',
  'edition',
  'engine',
  'players',
  'inputs',
  'ticks',
  'finished',
  'begins_elsewhere',
  'winner',
  'score',
  'stored_at',
] as const satisfies readonly (keyof RecordRow)[];

export interface PageWanted {
  readonly game: string | undefined;
  readonly before: number | undefined;
  readonly most: number;
}

/**
 * Everything that outlives the process. What it has acknowledged is on the disk: neither a kill nor a power cut takes it back, as long as
 * the disk keeps what it has said to be written.
 */
export class Store {
  readonly #folder: string;
  readonly #engine: Engine;
  readonly #unlock: () => void;
  /** Bytes stored since everything was brought to its place; until then PostgreSQL keeps them twice. */
  #sinceCheckpoint = 0;
  /** When a record was last refused for want of space: not every limit shows before it is reached. */
  #fullAt = Number.NEGATIVE_INFINITY;

  private constructor(folder: string, engine: Engine, unlock: () => void) {
    this.#folder = folder;
    this.#engine = engine;
    this.#unlock = unlock;
  }

  static async open(folder: string): Promise<Store> {
    makeFolder(folder);
    const unlock = lockFolder(folder);
    try {
      return new Store(folder, await Engine.start(join(folder, 'store')), unlock);
    } catch (error) {
      unlock();
      throw error instanceof CannotServe ? error : cannotOpen(folder, error as Error);
    }
  }

  async close(): Promise<void> {
    try {
      await this.#engine.close();
    } finally {
      this.#unlock();
    }
  }

  /** Whether it answers and has room for more. */
  async ping(): Promise<void> {
    await this.#engine.use((db) => sql`select 1`.execute(db));
    await refuseIfFull(this.#folder);
    if (performance.now() < this.#fullAt + FULL_MS) throw new StoreDown('ENOSPC');
  }

  /** Whether the record is new. */
  async addRecord(record: NewRecordRow): Promise<boolean> {
    await refuseIfFull(this.#folder);
    try {
      const added = await this.#engine.use((db) =>
        db
          .insertInto('records')
          .values(record)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('number')
          .execute(),
      );
      this.#checkpointAfter(record.body.length);
      return added.length > 0;
    } catch (error) {
      if (error instanceof StoreDown && error.isFull) this.#fullAt = performance.now();
      throw error;
    }
  }

  async hasRecord(id: string): Promise<boolean> {
    return (
      (await this.#engine.use((db) =>
        db.selectFrom('records').select('number').where('id', '=', id).executeTakeFirst(),
      )) !== undefined
    );
  }

  async recordText(id: string): Promise<string | undefined> {
    const row = await this.#engine.use((db) =>
      db.selectFrom('records').select('body').where('id', '=', id).executeTakeFirst(),
    );
    return row?.body;
  }

  async records({ game, before, most }: PageWanted): Promise<RecordPage> {
    const rows = await this.#engine.use((db) => {
      let query = db
        .selectFrom('records')
        .select(SUMMARY)
        .orderBy('number', 'desc')
        .limit(most + 1);
      if (game !== undefined) query = query.where('game', '=', game);
      if (before !== undefined) query = query.where('number', '<', before);
      return query.execute();
    });
    const records = rows.slice(0, most).map(told);
    return { records, next: rows.length > most ? (records.at(-1)?.number ?? null) : null };
  }

  /** Alone in its process PostgreSQL never does it by itself. Nobody waits for it; if it fails, whoever asks next is told. */
  #checkpointAfter(bytes: number): void {
    this.#sinceCheckpoint += bytes;
    if (this.#sinceCheckpoint < CHECKPOINT_BYTES) return;
    this.#sinceCheckpoint = 0;
    this.#engine.use((db) => sql`checkpoint`.execute(db)).catch(() => undefined);
  }
}

const told = ({
  number,
  players,
  ticks,
  score,
  stored_at: storedAt,
  begins_elsewhere: beginsElsewhere,
  ...row
}: Omit<RecordRow, 'body'>): StoredRecord => ({
  ...row,
  number: Number(number),
  players: JSON.parse(players) as StoredRecord['players'],
  ticks: Number(ticks),
  beginsElsewhere,
  score: score === null ? null : (JSON.parse(score) as StoredRecord['score']),
  storedAt: new Date(storedAt).toISOString(),
});

function makeFolder(folder: string): void {
  try {
    makeEach(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
  } catch (error) {
    throw new CannotServe(`the data folder ${folder} cannot be made: ${(error as Error).message}`, { cause: error });
  }
}

/** The outermost first, one after the other: where nothing can be made (as under /proc) the recursive way never returns. */
function makeEach(folder: string): void {
  if (existsSync(folder)) return;
  makeEach(dirname(folder));
  mkdirSync(folder);
  syncFolder(dirname(folder));
}

const cannotOpen = (folder: string, error: Error): CannotServe =>
  new CannotServe(
    `the store in ${folder} cannot be opened: ${meansFull(error.message) ? 'the disk is full' : error.message}`,
    { cause: error },
  );

/** Before it is so full that PostgreSQL falls: there is still room to read, to bring things to their place and to start again. */
async function refuseIfFull(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < SPACE_TO_KEEP) throw new StoreDown('ENOSPC');
}
