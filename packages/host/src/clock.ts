import { tick, TICKS_PER_SECOND, type Tick } from '@bande/core';

/** Milliseconds from anywhere, never backwards: `performance.now` on a page, a hand in a test. */
export type Now = () => number;

/** The clock of whoever runs a room: a page, a server, a test. No room has one of its own. */
export interface Clock {
  readonly now: Now;
  /** Runs something after so many milliseconds; what it gives back calls that off. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Whoever is alive less often has slept, and that time did not pass at the table: ticks; some seconds unless told otherwise. */
  readonly longestNap?: number;
}

/** Somebody who is late by a second or two draws slowly; whoever is later has slept. */
const LONGEST_NAP = 5 * TICKS_PER_SECOND;

/** Table time: it starts where the match stands and goes on with the wall clock, or at a fraction of it; at none it stands. Whoever sleeps is set anew. */
export class TableClock {
  readonly #now: Now;
  #tick: number;
  #since: number;
  #pace: number;
  readonly #longestNap: number;
  /** When its owner last said that he is alive; null: he never does. */
  #livedAt: number | null = null;

  constructor(now: Now, start: Tick, pace = 1, longestNap = LONGEST_NAP) {
    this.#longestNap = longestNap;
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

  /** Its owner is alive: said every second or so. */
  lives(): void {
    this.wakeUp();
    this.#livedAt = this.exact;
  }

  /** After a sleep it goes on from when its owner was last alive. */
  wakeUp(): void {
    const slept = this.#livedAt === null ? 0 : this.exact - this.#livedAt;
    if (this.#livedAt !== null && slept > this.#longestNap) this.setTo(tick(Math.floor(this.#livedAt)));
  }

  /** Play goes on at this tick after it was held: no sleep counts from before. */
  goesOnAt(at: Tick): void {
    this.setTo(at);
    if (this.#livedAt !== null) this.#livedAt = this.exact;
  }

  /** Milliseconds until a tick; 0 if it is here or past, and never while time stands. */
  untilMs(at: Tick): number {
    if (this.#pace === 0) return this.exact >= at ? 0 : Infinity;
    return Math.max(0, Math.ceil(((at - this.exact) * 1000) / (TICKS_PER_SECOND * this.#pace)));
  }
}
