import { seconds, tick, TICKS_PER_SECOND, type Tick } from '@bande/core';
import type { Now } from './clock.ts';
import { RoundTrips } from './round-trips.ts';

/** An answer to a beat: when it was sent, by this page's clock, and the room's table time, with its fraction, where that runs. */
export interface Timed {
  readonly at: number;
  readonly tick?: number | undefined;
}

/** What is drawn goes faster or slower by no more than this; only what is further away is jumped to. */
const STEERED = 0.02;
const JUMPED = seconds(0.25);
/** Where nobody tells the time: further ahead than any line is late the room has slept, or this clock runs fast. */
const TOO_FAR = seconds(0.5);

const A_MS = TICKS_PER_SECOND / 1000;

/** The time of a room far away, as beats tell it that came back; without them, as what the room tells shows it: never behind that, and never far ahead. */
export class FarClock {
  readonly #now: Now;
  readonly #trips = new RoundTrips();
  #tick: number;
  #since: number;
  /** By how much it is behind what it should be, and is led there little by little. */
  #owed = 0;
  #runs = true;
  /** Half of the shortest round trip, in ticks: what is told has been on its way for so long. */
  #oneWay = 0;

  constructor(now: Now, start: Tick) {
    [this.#now, this.#tick, this.#since] = [now, start, now()];
  }

  /** With its fraction, for what is drawn. */
  get exact(): number {
    if (!this.#runs) return this.#tick;
    const passed = (this.#now() - this.#since) * A_MS;
    const led = Math.min(Math.abs(this.#owed), passed * STEERED);
    return this.#tick + passed + Math.sign(this.#owed) * led;
  }
  get tick(): Tick {
    return tick(Math.floor(this.exact));
  }

  /** Milliseconds until a tick; never while time stands. */
  untilMs(at: Tick): number {
    if (!this.#runs) return this.exact >= at ? 0 : Infinity;
    return Math.max(0, Math.ceil((at - this.exact) / A_MS));
  }

  /** A beat has come back. */
  timed({ at, tick: told }: Timed): void {
    const heard = this.#now();
    // Nothing comes back before it was sent.
    if (!this.#runs || told === undefined || at > heard) return;
    const isFirst = this.#trips.areNone;
    this.#trips.hear({ at, heard, tick: told });
    this.#oneWay = this.#trips.shortest / 2;
    const wanted = this.#trips.timeAt(heard) ?? told;
    const owed = wanted - this.exact;
    if (isFirst || Math.abs(owed) > JUMPED) this.#set(wanted);
    else {
      this.#set(this.exact);
      this.#owed = owed;
    }
  }

  /** The clock is held there. */
  stands(at: Tick): void {
    this.#set(at);
    this.#runs = false;
    this.#trips.forget();
  }

  /** The room has come to this tick, a moment ago. */
  reached(at: Tick): void {
    if (!this.#runs) return this.#goesOn(at);
    const isTimed = !this.#trips.areNone;
    const { exact } = this;
    if (isTimed ? at > exact + JUMPED : at > exact || exact > at + TOO_FAR) this.#goesOn(at);
  }

  #goesOn(at: Tick): void {
    this.#runs = true;
    this.#trips.forget();
    this.#set(at + this.#oneWay);
  }

  #set(at: number): void {
    [this.#tick, this.#since, this.#owed] = [at, this.#now(), 0];
  }
}
