import { tick, TICKS_PER_SECOND, type Tick } from '@bande/core';

/** Milliseconds from anywhere, never backwards: `performance.now` on a page, a hand in a test. */
export type Now = () => number;

/** Table time on a page: it starts where the match stands and goes on with the wall clock. A page that sleeps is set anew. */
export class TableClock {
  readonly #now: Now;
  #tick: number;
  #since: number;

  constructor(now: Now, start: Tick) {
    this.#now = now;
    this.#tick = start;
    this.#since = now();
  }

  get tick(): Tick {
    return tick(this.#tick + Math.floor(((this.#now() - this.#since) * TICKS_PER_SECOND) / 1000));
  }

  /** Time that nobody could use (a closed tab, a sleeping phone) did not pass at the table. */
  setTo(at: Tick): void {
    this.#tick = at;
    this.#since = this.#now();
  }

  /** Milliseconds until a tick; 0 if it is here or past. */
  untilMs(at: Tick): number {
    return Math.max(0, Math.ceil(((at - this.#tick) * 1000) / TICKS_PER_SECOND - (this.#now() - this.#since)));
  }
}
