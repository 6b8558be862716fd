import { PGliteDialect, type Dialect, type PGlite, type PGliteTransaction } from 'kysely';
import { Thread } from '../thread.ts';

export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export interface Rows {
  readonly rows: readonly unknown[];
  readonly affectedRows: number | undefined;
}

/** What Kysely wants of PGlite, with the real one in a thread. Kysely has one query under way at a time, so a transaction is two of them. */
class DistantPGlite implements PGlite {
  readonly #thread: Thread;
  readonly waitReady: Promise<void>;
  ready = false;
  closed = false;

  constructor(folder: string) {
    this.#thread = new Thread(new URL('pglite-thread.ts', import.meta.url), folder);
    this.waitReady = this.#open();
  }

  /** Whoever asks knows what the rows are. */
  readonly query = async (sql: string, parameters: readonly unknown[] = []): Promise<{ rows: never[]; fields: []; affectedRows?: number }> => {
    const { rows, affectedRows } = (await this.#thread.ask({ sql, parameters } satisfies Query)) as Rows;
    return { rows: rows as never[], fields: [], ...(affectedRows === undefined ? {} : { affectedRows }) };
  };

  async transaction<T>(body: (within: PGliteTransaction) => Promise<T>): Promise<T> {
    await this.query('begin');
    try {
      const value = await body({ query: this.query, rollback: async () => void (await this.query('rollback')) });
      await this.query('commit');
      return value;
    } catch (error) {
      await this.query('rollback');
      throw error;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    try {
      await this.#thread.ask('close');
    } finally {
      await this.#thread.end();
    }
  }

  async #open(): Promise<void> {
    await this.#thread.ask('open');
    this.ready = true;
  }
}

export const pgliteIn = (folder: string): Dialect => new PGliteDialect({ pglite: new DistantPGlite(folder) });
