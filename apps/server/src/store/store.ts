import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordPage, StoredRecord } from '@bande/protocol';
import { Kysely, sql } from 'kysely';
import { CannotServe } from '../cannot-serve.ts';
import { lockFolder } from './lock.ts';
import { migrate } from './migrations.ts';
import { pgliteIn } from './pglite.ts';
import type { NewRecordRow, RecordRow, Tables } from './tables.ts';

const SUMMARY = ['number', 'id', 'game', 'edition', 'engine', 'players', 'inputs', 'ticks', 'finished', 'begins_elsewhere', 'winner', 'score', 'stored_at'] as const satisfies readonly (keyof RecordRow)[];

export interface PageWanted {
  readonly game: string | undefined;
  readonly before: number | undefined;
  readonly most: number;
}

/** Everything that outlives the process. What it has acknowledged is on the disk. */
export class Store {
  readonly #db: Kysely<Tables>;
  readonly #unlock: () => void;

  private constructor(db: Kysely<Tables>, unlock: () => void) {
    this.#db = db;
    this.#unlock = unlock;
  }

  static async open(folder: string): Promise<Store> {
    makeFolder(folder);
    const unlock = await lockFolder(folder);
    const db = new Kysely<Tables>({ dialect: pgliteIn(join(folder, 'store')) });
    try {
      await migrate(db);
      return new Store(db, unlock);
    } catch (error) {
      await db.destroy().catch(() => undefined);
      unlock();
      if (error instanceof CannotServe) throw error;
      throw new CannotServe(`the store in ${folder} cannot be opened: ${(error as Error).message}`, { cause: error });
    }
  }

  async close(): Promise<void> {
    await this.#db.destroy();
    this.#unlock();
  }

  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#db);
  }

  /** Whether the record is new. */
  async addRecord(record: NewRecordRow): Promise<boolean> {
    const added = await this.#db.insertInto('records').values(record).onConflict((conflict) => conflict.column('id').doNothing()).returning('number').execute();
    return added.length > 0;
  }

  async recordText(id: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('records').select('body').where('id', '=', id).executeTakeFirst();
    return row?.body;
  }

  async records({ game, before, most }: PageWanted): Promise<RecordPage> {
    let query = this.#db.selectFrom('records').select(SUMMARY).orderBy('number', 'desc').limit(most + 1);
    if (game !== undefined) query = query.where('game', '=', game);
    if (before !== undefined) query = query.where('number', '<', before);
    const rows = await query.execute();
    const records = rows.slice(0, most).map(told);
    return { records, next: rows.length > most ? (records.at(-1)?.number ?? null) : null };
  }
}

const told = ({ number, players, ticks, score, stored_at: storedAt, begins_elsewhere: beginsElsewhere, ...row }: Omit<RecordRow, 'body'>): StoredRecord => ({
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
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new CannotServe(`the data folder ${folder} cannot be made: ${(error as Error).message}`, { cause: error });
  }
}
