import type { AnyShape } from '@bande/core';
import type { Told } from '@bande/host';
import type { ToPage } from '@bande/protocol';

type Telling = readonly Told<AnyShape>[];

/** One page at a match: one or two lines that are told the same. */
export class Party {
  readonly session: string;
  readonly #send: (lines: readonly number[], text: string) => void;
  #lines: number[] = [];
  /** The number of the next thing that it must hear. */
  #next: number;
  /** Rows of the log, and what had been told when each was cut: when it is kept for good, so is that. */
  #marks: { readonly row: number; readonly m: number; readonly tick: number }[] = [];
  #durable: number;

  /** `from`: it counts from there. Two lines are never at the same place, so no number may stand for two things. */
  constructor(session: string, from: number, send: (lines: readonly number[], text: string) => void) {
    this.session = session;
    this.#send = send;
    [this.#next, this.#durable] = [from, from];
  }

  get lines(): readonly number[] {
    return this.#lines;
  }

  /** Whether it is the first: then the page has to be told everything. */
  add(line: number): boolean {
    this.#lines = [...this.#lines, line];
    return this.#lines.length === 1;
  }
  remove(line: number): void {
    this.#lines = this.#lines.filter((one) => one !== line);
  }

  say(message: ToPage): void {
    if (this.#lines.length > 0) this.#send(this.#lines, JSON.stringify(message));
  }

  /** That time goes on is told on one line, and may be lost; anything else on all of them. */
  tell(told: Telling): void {
    if (told.every(({ kind }) => kind === 'closed')) return this.#tellTime(told);
    const isFresh = told.some(({ kind }) => kind === 'opened');
    if (isFresh) [this.#marks, this.#durable] = [[], this.#next];
    this.say({ kind: 'told', m: this.#next++, ...(isFresh ? { fresh: true as const } : {}), told });
  }

  #tellTime(told: Telling): void {
    const [first] = this.#lines;
    const message: ToPage = { kind: 'time', after: this.#next, told };
    if (first !== undefined) this.#send([first], JSON.stringify(message));
  }

  /** A row has been cut: it holds all that has been told by now, and all that had happened by this tick. */
  mark(row: number, tick: number): void {
    this.#marks.push({ row, m: this.#next, tick });
  }

  /** Everything up to this row is kept for good. */
  stored(row: number): void {
    const done = this.#marks.filter((mark) => mark.row <= row);
    this.#marks = this.#marks.filter((mark) => mark.row > row);
    const last = done.at(-1);
    if (last !== undefined) this.#sayDurable(last.m, last.tick);
  }

  /** Nothing has to be kept of what was told since the last row. */
  nothingToStore(tick: number): void {
    if (this.#marks.length === 0 && this.#next > this.#durable) this.#sayDurable(this.#next, tick);
  }

  #sayDurable(m: number, tick: number): void {
    this.#durable = Math.max(this.#durable, m);
    this.say({ kind: 'durable', m: this.#durable, tick });
  }
}
