interface Account {
  readonly amount: number;
  readonly at: number;
}

/** What each client has used of something, in any unit. It fades by itself, and whoever has less than one left is like one who never asked. */
export class Fading {
  readonly #accounts = new Map<string, Account>();
  readonly #left: (amount: number, seconds: number) => number;
  readonly #now: () => number;
  #sweepAt = 1000;

  /** `left` says what is left of an amount after some seconds. */
  constructor(left: (amount: number, seconds: number) => number, now: () => number = () => performance.now()) {
    this.#left = left;
    this.#now = now;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#accounts.size;
  }

  add(client: string, amount: number): void {
    if (this.#accounts.size >= this.#sweepAt) this.#sweep();
    this.#accounts.set(client, { amount: this.of(client) + amount, at: this.#now() });
  }

  of(client: string): number {
    const account = this.#accounts.get(client);
    return account === undefined ? 0 : this.#left(account.amount, (this.#now() - account.at) / 1000);
  }

  /** The next time when there are twice as many: so it costs little, however many come. */
  #sweep(): void {
    for (const client of this.#accounts.keys()) if (this.of(client) < 1) this.#accounts.delete(client);
    this.#sweepAt = Math.max(1000, 2 * this.#accounts.size);
  }
}

/** So much fades in a second. */
export const steadily =
  (perSecond: number) =>
  (amount: number, seconds: number): number =>
    Math.max(0, amount - perSecond * seconds);

/** So many seconds take half of it. */
export const byHalves =
  (halfLife: number) =>
  (amount: number, seconds: number): number =>
    amount * 2 ** (-seconds / halfLife);
