import { Fading, steadily } from './fading.ts';

/** What each client may use of something, in any unit: milliseconds, bytes. It is paid afterwards, so an account may be overdrawn; it fills up again by itself. */
export class Budgets {
  readonly #spent: Fading;
  readonly #full: number;
  readonly #perSecond: number;

  constructor(full: number, perSecond: number, now?: () => number) {
    this.#spent = new Fading(steadily(perSecond), now);
    this.#full = full;
    this.#perSecond = perSecond;
  }

  spend(client: string, amount: number): void {
    this.#spent.add(client, amount);
  }

  /** Seconds until there is something left again; 0 if there is. */
  wait(client: string): number {
    const left = this.#full - this.#spent.of(client);
    return left > 0 ? 0 : Math.ceil((1 - left) / this.#perSecond);
  }
}
