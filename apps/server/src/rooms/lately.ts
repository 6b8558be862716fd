/** Whoever watches is told of nothing that was stored later than that: nobody can whisper. */
export const WITHHELD_MS = 2_000;

interface Row {
  readonly match: string;
  readonly row: number;
}

/** The rows that were stored in the last two seconds. */
export class Lately {
  readonly #now: () => number;
  readonly #begunAt: number;
  readonly #rows: (Row & { readonly at: number })[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#begunAt = now();
  }

  /** What was stored before this was there nobody knows; after two seconds it is old enough. */
  get knows(): boolean {
    return this.#now() - this.#begunAt >= WITHHELD_MS;
  }

  add(rows: readonly Row[]): void {
    const at = this.#now();
    this.#forget();
    for (const { match, row } of rows) this.#rows.push({ match, row, at });
  }

  /** The first row of a match that is too young; null: all are old enough. */
  firstOf(match: string): number | null {
    this.#forget();
    const young = this.#rows.filter((one) => one.match === match).map(({ row }) => row);
    return young.length === 0 ? null : Math.min(...young);
  }

  #forget(): void {
    const until = this.#now() - WITHHELD_MS;
    const first = this.#rows.findIndex(({ at }) => at > until);
    this.#rows.splice(0, first < 0 ? this.#rows.length : first);
  }
}
