import { Kysely, PGliteDialect } from 'kysely';
import { STORE_AGAIN_MS } from '../limits.ts';
import { migrate } from './migrations.ts';
import { DistantPGlite, type Condition } from './pglite.ts';
import { meansDamaged, meansFull, StoreDown, Unreadable } from './store-down.ts';
import type { Tables } from './tables.ts';

interface Failure {
  readonly at: number;
  readonly down: StoreDown;
}

/** The PostgreSQL in a folder. One that has fallen is started again by the next who needs it, but not more often than every few moments. */
export class Engine {
  readonly #folder: string;
  readonly #workMs: number;
  #pglite: DistantPGlite;
  #db: Promise<Kysely<Tables>>;
  #failure: Failure | null = null;
  #closed = false;
  #isDamageSeen = false;

  private constructor(folder: string, workMs: number) {
    this.#folder = folder;
    this.#workMs = workMs;
    this.#pglite = new DistantPGlite(folder, workMs);
    this.#db = migrated(this.#pglite);
  }

  static async start(folder: string, workMs: number): Promise<Engine> {
    const engine = new Engine(folder, workMs);
    await engine.#db;
    return engine;
  }

  get condition(): Condition {
    return this.#pglite.condition;
  }

  async use<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    const db = await this.#standing();
    const pglite = this.#pglite;
    try {
      return await work(db);
    } catch (error) {
      const { message } = error as Error;
      if (!pglite.gone && meansDamaged(message)) throw await this.#damaged(pglite, error);
      if (!pglite.gone && !meansFull(message)) throw error;
      throw down(error);
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#pglite.close();
  }

  /** What is damaged while the store is in use is looked for by starting it again, once: where it is not found, it is there all the same. */
  async #damaged(pglite: DistantPGlite, error: unknown): Promise<Error> {
    if (pglite.condition.damage !== null) return new Unreadable({ cause: error });
    this.#isDamageSeen = true;
    await pglite.end();
    return down(error);
  }

  #standing(): Promise<Kysely<Tables>> {
    if (this.#closed) throw new StoreDown('it is being closed');
    if (this.#pglite.gone) this.#startAgain();
    return this.#db;
  }

  #startAgain(): void {
    if (this.#failure !== null && Date.now() < this.#failure.at + STORE_AGAIN_MS) throw this.#failure.down;
    this.#pglite = new DistantPGlite(this.#folder, this.#workMs, this.#isDamageSeen);
    this.#db = migrated(this.#pglite).catch((error: unknown) => {
      this.#failure = { at: Date.now(), down: down(error) };
      throw this.#failure.down;
    });
  }
}

const down = (error: unknown): StoreDown => new StoreDown((error as Error).message, { cause: error });

/** A store that cannot be used is let go. */
async function migrated(pglite: DistantPGlite): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });
  try {
    await pglite.waitReady;
    await migrate(db);
    return db;
  } catch (error) {
    await pglite.close().catch(() => undefined);
    throw error;
  }
}
