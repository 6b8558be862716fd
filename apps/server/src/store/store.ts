import { existsSync, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RecordPage, StoredRecord } from '@bande/protocol';
import { sql } from 'kysely';
import { CannotServe } from '../cannot-serve.ts';
import { CHECKPOINT_BYTES, FULL_MS, SPACE_TO_KEEP, STORE_MS, STORE_ROOM } from '../limits.ts';
import { syncFolder } from './durable-fs.ts';
import { Engine } from './engine.ts';
import { lockFolder } from './lock.ts';
import { LogStore } from './log-store.ts';
import { MatchStore } from './match-store.ts';
import { OldMatches } from './old-matches.ts';
import type { Condition } from './pglite.ts';
import { meansFull, NoRoom, StoreDamaged, StoreDown, Unreadable } from './store-down.ts';
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
  'mode',
  'finished',
  'reported',
  'begins_elsewhere',
  'unverified',
  'winner',
  'score',
  'outcome',
  'held_here',
  'stored_at',
] as const satisfies readonly (keyof RecordRow)[];

/** Stands beside the text, which is not read for it. */
const BYTES = sql<number>`octet_length(body)`.as('bytes');

export interface PageWanted {
  readonly game: string | undefined;
  readonly before: number | undefined;
  readonly most: number;
}

/** Some of the records: one by its id, those of a span of numbers, or those that cannot be read. */
export type Some = { readonly id: string } | { readonly from: number; readonly to: number } | 'damaged';

interface StoreOptions {
  /** How many bytes the texts of all records may have. */
  readonly room?: number;
  /** How long it may work on one thing before it is given up. */
  readonly workMs?: number;
}

/** Room for less than this is none. */
const A_MATCH = 128 * 1024;

/**
 * Everything that outlives the process. What it has acknowledged is on the disk: neither a kill nor a power cut takes it back, as long as
 * the disk keeps what it has said to be written.
 */
export class Store {
  /** Matches that are played here. */
  readonly matches: MatchStore;
  readonly log: LogStore;
  readonly oldMatches: OldMatches;
  readonly #folder: string;
  readonly #engine: Engine;
  readonly #unlock: () => void;
  readonly #room: number;
  /** Of the texts of all records. */
  #bytes = 0;
  /** Bytes stored since everything was brought to its place; until then PostgreSQL keeps them twice. */
  #sinceCheckpoint = 0;
  /** When a record was last refused for want of space: not every limit shows before it is reached. */
  #fullAt = Number.NEGATIVE_INFINITY;

  private constructor(folder: string, engine: Engine, unlock: () => void, room: number) {
    this.#folder = folder;
    this.#room = room;
    this.#engine = engine;
    [this.matches, this.log, this.oldMatches] = [new MatchStore(engine), new LogStore(engine), new OldMatches(engine)];
    this.#unlock = unlock;
  }

  static async open(folder: string, { room = STORE_ROOM, workMs = STORE_MS }: StoreOptions = {}): Promise<Store> {
    makeFolder(folder);
    const unlock = lockFolder(folder);
    try {
      const engine = await Engine.start(join(folder, 'store'), workMs);
      const store = new Store(folder, engine, unlock, room);
      await store.#weigh().catch(async (error: unknown) => {
        await engine.close();
        throw error;
      });
      return store;
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

  /** What was found on the disk at the start. */
  get condition(): Condition {
    return this.#engine.condition;
  }

  /** Whether it answers, can be read and has room for more. */
  async ping(): Promise<void> {
    const isFull = performance.now() < this.#fullAt + FULL_MS;
    await this.#engine.use((db) => sql`select 1`.execute(db));
    const { damage } = this.condition;
    if (damage !== null) throw new StoreDamaged(damage);
    await this.#refuseIfFull(A_MATCH);
    if (isFull) throw new StoreDown('ENOSPC');
  }

  /** Whether the record is new. */
  async addRecord(record: NewRecordRow): Promise<boolean> {
    const bytes = Buffer.byteLength(record.body);
    await this.#refuseIfFull(bytes);
    try {
      const added = await this.#engine.use((db) =>
        db
          .insertInto('records')
          .values(record)
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('number')
          .execute(),
      );
      this.#checkpointAfter(bytes);
      if (added.length === 0) return false;
      this.#bytes += bytes;
      return true;
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
        .select(BYTES)
        .orderBy('number', 'desc')
        .limit(most + 1);
      if (game !== undefined) query = query.where('game', '=', game);
      if (before !== undefined) query = query.where('number', '<', before);
      return query.execute();
    });
    const records = rows.slice(0, most).map(told);
    return { records, next: rows.length > most ? (records.at(-1)?.number ?? null) : null };
  }

  /** How many they were. The space is given back to the disk if it has room for a second copy of the rest, else kept for later records. */
  async deleteRecords(some: readonly Some[]): Promise<number> {
    const damaged = some.includes('damaged') ? await this.#unreadable() : [];
    let deleted = 0;
    for (const one of [...some, ...damaged]) {
      if (one === 'damaged') continue;
      const { numDeletedRows } = await this.#engine.use((db) => {
        const which = db.deleteFrom('records');
        return 'id' in one
          ? which.where('id', '=', one.id).executeTakeFirst()
          : which.where('number', '>=', one.from).where('number', '<=', one.to).executeTakeFirst();
      });
      deleted += Number(numDeletedRows);
    }
    // They are gone already: where the rest cannot be copied, the space is kept for later records.
    await this.#giveSpaceBack().catch((error: unknown) => {
      if (!(error instanceof Unreadable)) throw error;
    });
    if (some.includes('damaged')) await this.#countAnew();
    await this.#weigh();
    return deleted;
  }

  /** One by one: nothing else tells which text has a part that is missing. */
  async #unreadable(): Promise<readonly Some[]> {
    const rows = await this.#engine.use((db) => db.selectFrom('records').select(['id', 'number']).execute());
    const found: Some[] = [];
    for (const { id } of rows)
      await this.recordText(id).catch((error: unknown) => {
        if (!(error instanceof Unreadable)) throw error;
        found.push({ id });
      });
    return found;
  }

  /** Nobody waits any longer for what is lost. */
  async #countAnew(): Promise<void> {
    await this.#engine.use(async (db) => {
      await sql`with old as (delete from tally) insert into tally select count(body) from records`.execute(db);
      await sql`vacuum full tally`.execute(db);
    });
  }

  async #giveSpaceBack(): Promise<void> {
    const { free } = await spaceIn(this.#folder);
    await this.#engine.use(async (db) => {
      const { rows } = await sql<{ size: string }>`select pg_total_relation_size('records') as size`.execute(db);
      const copies = free - SPACE_TO_KEEP > Number(rows[0]?.size);
      // A table that stays where it is never becomes shorter (known-pages.ts).
      await (copies ? sql`vacuum full records` : sql`vacuum (truncate false) records`).execute(db);
      await sql`checkpoint`.execute(db);
    });
  }

  async #weigh(): Promise<void> {
    const { rows } = await this.#engine.use((db) =>
      sql<{ bytes: string }>`select coalesce(sum(octet_length(body)), 0) as bytes from records`.execute(db),
    );
    this.#bytes = Number(rows[0]?.bytes);
  }

  /** Before the disk is so full that PostgreSQL falls: there is still room to read, to bring things to their place and to start again. */
  async #refuseIfFull(bytes: number): Promise<void> {
    const { free } = await spaceIn(this.#folder);
    if (free < SPACE_TO_KEEP) throw new StoreDown('ENOSPC');
    if (this.#bytes + bytes >= this.#room) throw new NoRoom(this.#room);
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
  mode,
  unverified,
  score,
  outcome,
  stored_at: storedAt,
  begins_elsewhere: beginsElsewhere,
  held_here: heldHere,
  ...row
}: Omit<RecordRow, 'body'> & { readonly bytes: number }): StoredRecord => ({
  ...row,
  number: Number(number),
  players: JSON.parse(players) as StoredRecord['players'],
  ticks: Number(ticks),
  mode: mode as StoredRecord['mode'],
  beginsElsewhere,
  heldHere,
  unverified: JSON.parse(unverified) as StoredRecord['unverified'],
  score: score === null ? null : (JSON.parse(score) as StoredRecord['score']),
  outcome: outcome === null ? null : (JSON.parse(outcome) as StoredRecord['outcome']),
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

async function spaceIn(folder: string): Promise<{ readonly free: number }> {
  const { bavail, bsize } = await statfs(folder);
  return { free: bavail * bsize };
}
