import type { PGlite, PGliteTransaction } from 'kysely';
import { STORE_GOODBYE_MS, STORE_MS } from '../limits.ts';
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
export class DistantPGlite implements PGlite {
  readonly #thread: Thread;
  readonly waitReady: Promise<void>;
  ready = false;
  closed = false;

  constructor(folder: string) {
    this.#thread = new Thread(new URL('pglite-thread.ts', import.meta.url), folder);
    this.waitReady = this.#open();
    // Whoever waits is told; that nobody does is no fault.
    this.waitReady.catch(() => undefined);
  }

  get gone(): boolean {
    return this.#thread.gone;
  }

  /** Whoever asks knows what the rows are. */
  readonly query = async (
    sql: string,
    parameters: readonly unknown[] = [],
  ): Promise<{ rows: never[]; fields: []; affectedRows?: number }> => {
    const answer = this.#thread.ask({ sql, parameters } satisfies Query);
    const { rows, affectedRows } = (await inTime(answer, STORE_MS, () => this.#thread.end())) as Rows;
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

  /** What is acknowledged is on the disk already: a store that does not close in time is left as it is. */
  async close(): Promise<void> {
    this.closed = true;
    await inTime(this.#thread.ask('close'), STORE_GOODBYE_MS, () => undefined).catch(() => undefined);
    await this.#thread.end();
  }

  async #open(): Promise<void> {
    await this.#thread.ask('open');
    this.ready = true;
  }
}

async function inTime<T>(answer: Promise<T>, ms: number, otherwise: () => unknown): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('it does not answer'));
      otherwise();
    }, ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
