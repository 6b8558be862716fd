import type { PGlite, PGliteTransaction } from 'kysely';
import { STORE_GOODBYE_MS, STORE_MS, STORE_SILENT_MS } from '../limits.ts';
import { Thread, type Spent } from '../thread.ts';

export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
export interface Rows {
  readonly rows: readonly unknown[];
  readonly affectedRows: number | undefined;
}

/** What the thread is told: the folder, and whether PostgreSQL has met damage there at work. */
export interface Place {
  readonly folder: string;
  readonly isDamageSeen: boolean;
}

/** How the files were found at the start: what of the records cannot be read, and what could not and has been made anew. */
export interface Condition {
  readonly damage: string | null;
  readonly mended: string | null;
}

/** What Kysely wants of PGlite, with the real one in a thread. Kysely has one query under way at a time, so a transaction is two of them. */
export class DistantPGlite implements PGlite {
  readonly #thread: Thread;
  readonly #workMs: number;
  condition: Condition = { damage: null, mended: null };
  readonly waitReady: Promise<void>;
  ready = false;
  closed = false;

  constructor(folder: string, workMs = STORE_MS, isDamageSeen = false) {
    this.#workMs = workMs;
    this.#thread = new Thread(new URL('pglite-thread.ts', import.meta.url), { folder, isDamageSeen } satisfies Place);
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
    const answer = await this.#thread.askWatched({ sql, parameters } satisfies Query, this.#whyGiveUp);
    const { rows, affectedRows } = answer as Rows;
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

  /** At once, whatever it is doing. */
  async end(): Promise<void> {
    await this.#thread.end();
  }

  readonly #whyGiveUp = ({ worked, passed }: Spent): Error | null =>
    worked > this.#workMs || passed > Math.max(STORE_SILENT_MS, this.#workMs) ? new Error('it does not answer') : null;

  /** What is acknowledged is on the disk already: a store that does not close in time is left as it is. */
  async close(): Promise<void> {
    this.closed = true;
    await inTime(this.#thread.ask('close'), STORE_GOODBYE_MS).catch(() => undefined);
    await this.#thread.end();
  }

  async #open(): Promise<void> {
    this.condition = (await this.#thread.ask('open')) as Condition;
    this.ready = true;
  }
}

async function inTime<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
