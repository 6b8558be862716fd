import type { NewRow } from './plan.ts';

/** So often rows of all matches go to the store in one commit. */
const COMMIT_MS = 20;
/** After the store has failed it is tried again so often. */
const AGAIN_MS = 500;

interface LogParts {
  /** Which of them are kept now, as `match row`; the rest belong to somebody else's epoch. */
  readonly append: (rows: readonly NewRow[]) => Promise<ReadonlySet<string>>;
  readonly onStored: (rows: readonly NewRow[]) => void;
  readonly onFenced: (rows: readonly NewRow[]) => void;
  readonly onStore: (isDown: boolean) => void;
}

/** Rows on their way to the store: one commit for all matches, one commit at a time, and nothing is forgotten while the store is down. */
export class MatchLog {
  readonly #parts: LogParts;
  #waiting: NewRow[] = [];
  #isWriting = false;
  #isDown = false;
  #timer: NodeJS.Timeout | null = null;
  #closed: (() => void) | null = null;

  constructor(parts: LogParts) {
    this.#parts = parts;
  }

  add(rows: readonly NewRow[]): void {
    this.#waiting.push(...rows);
    this.#later(COMMIT_MS);
  }

  /** Writes what is left, once. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#isWriting) await new Promise<void>((done) => (this.#closed = done));
    if (this.#waiting.length > 0) await this.#write();
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #later(ms: number): void {
    if (this.#timer !== null || this.#isWriting) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#write();
    }, ms);
  }

  async #write(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    this.#isWriting = true;
    try {
      const kept = await this.#parts.append(rows);
      this.#is(false);
      const isKept = ({ match, row }: NewRow): boolean => kept.has(`${match} ${row}`);
      this.#parts.onStored(rows.filter(isKept));
      const fenced = rows.filter((row) => !isKept(row));
      if (fenced.length > 0) this.#parts.onFenced(fenced);
    } catch (error) {
      // Said once: it is tried again until it is kept.
      if (!this.#isDown) console.error(error);
      this.#waiting = [...rows, ...this.#waiting];
      this.#is(true);
    } finally {
      this.#isWriting = false;
      this.#closed?.();
    }
    if (this.#waiting.length > 0 && this.#closed === null) this.#later(this.#isDown ? AGAIN_MS : COMMIT_MS);
  }

  #is(isDown: boolean): void {
    if (isDown === this.#isDown) return;
    this.#isDown = isDown;
    this.#parts.onStore(isDown);
  }
}
