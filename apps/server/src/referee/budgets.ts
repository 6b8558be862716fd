interface Account {
  readonly left: number;
  readonly at: number;
}

/** The referee's time of each client. It is paid afterwards, so an account may be overdrawn; it fills up again by itself. */
export class Budgets {
  readonly #accounts = new Map<string, Account>();
  readonly #full: number;
  readonly #perSecond: number;
  readonly #now: () => number;

  constructor(full: number, perSecond: number, now: () => number = () => performance.now()) {
    this.#full = full;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  spend(client: string, ms: number): void {
    this.#forgetTheFull();
    this.#accounts.set(client, { left: this.#left(client) - ms, at: this.#now() });
  }

  /** Seconds until there is something left again; 0 if there is. */
  wait(client: string): number {
    const left = this.#left(client);
    return left > 0 ? 0 : Math.ceil((1 - left) / this.#perSecond);
  }

  #left(client: string): number {
    const account = this.#accounts.get(client);
    return account === undefined
      ? this.#full
      : Math.min(this.#full, account.left + ((this.#now() - account.at) / 1000) * this.#perSecond);
  }

  /** Whoever has not asked for long is like one who never asked. */
  #forgetTheFull(): void {
    if (this.#accounts.size < 1000) return;
    for (const client of this.#accounts.keys()) if (this.#left(client) === this.#full) this.#accounts.delete(client);
  }
}
