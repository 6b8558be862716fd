import { playTick, tick, type GameShape, type Match, type Tick } from '@bande/core';
import { Alarm } from './alarm.ts';
import { TableClock, type Clock } from './clock.ts';

/** The time of a room: the wall clock as far as the match lets it run, and the timer that rings when something falls due. */
export class TableTime<G extends GameShape> {
  readonly #match: () => Match<G>;
  readonly #clock: TableClock;
  readonly #alarm: Alarm;
  /** The next thing that happens by itself: nothing is drawn beyond it. */
  #due: Tick | null = null;
  #closed = false;

  constructor({ now, after, longestNap }: Clock, match: () => Match<G>) {
    this.#match = match;
    this.#clock = new TableClock(now, match().tick, 0, longestNap);
    this.#alarm = new Alarm(after);
  }

  /** So many times as fast as the wall clock. */
  get pace(): number {
    return this.#clock.pace;
  }
  /** The tick at this moment; clocks are drawn from it. */
  get tick(): Tick {
    return this.#stands ? this.#match().tick : this.#clock.tick;
  }
  /** The tick up to which time has come, as the clock says. */
  get now(): Tick {
    this.#clock.wakeUp();
    return tick(Math.max(this.#clock.tick, this.#match().tick));
  }
  /** Table time at this moment, with its fraction, for clocks far away; null: it stands. */
  get running(): number | null {
    if (this.#stands || this.#closed || this.pace === 0) return null;
    this.#clock.wakeUp();
    return Math.max(this.#clock.exact, this.#match().tick);
  }
  /** Play time at this moment, with its fraction. */
  get exactPlayTick(): number {
    const match = this.#match();
    if (this.#stands || this.#closed) return playTick(match);
    const ahead = Math.max(0, Math.min(this.#clock.exact, this.#due ?? Infinity) - match.tick);
    return playTick(match) + ahead;
  }

  runAt(pace: number): void {
    this.#clock.runAt(pace);
  }
  setTo(at: Tick): void {
    this.#clock.setTo(at);
  }
  goesOnAt(at: Tick): void {
    this.#clock.goesOnAt(at);
  }
  /** Whoever runs the room is alive. */
  lives(): void {
    this.#clock.lives();
  }
  untilMs(at: Tick): number {
    return this.#clock.untilMs(at);
  }

  /** Rings when this falls due. */
  await(due: Tick, ring: () => void): void {
    const ms = this.untilMs(due);
    this.#due = due;
    // While time stands it never comes: whoever lets time run asks anew.
    if (ms === Infinity) this.#alarm.stop();
    else this.#alarm.set(ms, ring);
  }
  awaitNothing(): void {
    this.#due = null;
    this.#alarm.stop();
  }
  close(): void {
    this.#closed = true;
    this.#alarm.stop();
  }

  get #stands(): boolean {
    const { pausedAt, outcome } = this.#match();
    return pausedAt !== null || outcome !== null;
  }
}
