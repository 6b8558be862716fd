import { tick, TICKS_PER_SECOND, type Tick } from '@bande/core';

/** Milliseconds from anywhere, never backwards: `performance.now` on a page, a hand in a test. */
export type Now = () => number;

/** Table time on a page: it starts where the match stands and goes on with the wall clock, or at a fraction of it; at none it stands. A page that sleeps is set anew. */
export class TableClock {
  readonly #now: Now;
  #tick: number;
  #since: number;
  #pace: number;

  constructor(now: Now, start: Tick, pace = 1) {
    this.#now = now;
    this.#tick = start;
    this.#since = now();
    this.#pace = pace;
  }

  /** With its fraction, for what is drawn. */
  get exact(): number {
    return this.#tick + ((this.#now() - this.#since) * TICKS_PER_SECOND * this.#pace) / 1000;
  }
  get tick(): Tick {
    return tick(Math.floor(this.exact));
  }
  get pace(): number {
    return this.#pace;
  }

  /** From now on so many times as fast as the wall clock. */
  runAt(pace: number): void {
    if (pace === this.#pace) return;
    [this.#tick, this.#since] = [this.exact, this.#now()];
    this.#pace = pace;
  }

  /** Time that nobody could use (a closed tab, a sleeping phone) did not pass at the table. */
  setTo(at: Tick): void {
    this.#tick = at;
    this.#since = this.#now();
  }

  /** Milliseconds until a tick; 0 if it is here or past, and never while time stands. */
  untilMs(at: Tick): number {
    if (this.#pace === 0) return this.exact >= at ? 0 : Infinity;
    return Math.max(0, Math.ceil(((at - this.exact) * 1000) / (TICKS_PER_SECOND * this.#pace)));
  }
}
