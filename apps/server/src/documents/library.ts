import { HungUp } from '../referee/referee.ts';
import { Thread } from '../thread.ts';

/** What the documents are made from: addresses, for a thread cannot be handed games. */
export interface Origin {
  /** The checkout in which everything below lies. */
  readonly root: string;
  /** The module that exports the registry. */
  readonly games: string;
  readonly gamesFolder: string;
  /** The module that exports `coverageOf`. */
  readonly coverage: string | undefined;
  /** The folder in which they wait for the next start. */
  readonly kept: string;
}

/** JSON by the address at which it is asked for. */
type Books = ReadonlyMap<string, Buffer>;

/** The documents that follow from the code alone. They are made in a thread, which loads games and reads scenarios, says what it has and ends. */
export class Library {
  readonly #origin: Origin;
  #books: Promise<Books> | null = null;
  #thread: Thread | null = null;
  #closed = false;

  constructor(origin: Origin) {
    this.#origin = origin;
  }

  /** Whoever asks while they are being made waits for the same ones; if that fails, the next who asks tries again. */
  books(): Promise<Books> {
    this.#books ??= this.#made().catch((error: unknown) => {
      this.#books = null;
      throw this.#closed ? new HungUp() : error;
    });
    return this.#books;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.end();
  }

  async #made(): Promise<Books> {
    if (this.#closed) throw new HungUp();
    this.#thread = new Thread(new URL('thread.ts', import.meta.url), this.#origin);
    try {
      const texts = (await this.#thread.ask('documents')) as readonly (readonly [string, Uint8Array<ArrayBuffer>])[];
      return new Map(
        texts.map(([address, bytes]) => [address, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)]),
      );
    } finally {
      await this.#thread.end();
    }
  }
}
