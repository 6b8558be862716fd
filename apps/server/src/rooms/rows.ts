import type { AnyShape, Input, Match } from '@bande/core';
import type { RestTable } from '@bande/host';
import type { BaseOfRows, Kept, NewRow, RowBody } from './plan.ts';

/** A base is written beside the log so often at most: it is many times as long as a row. */
const BASE_MS = 5_000;

interface Cut {
  readonly match: string;
  readonly epoch: number;
  /** The number of the next row. */
  readonly row: number;
  /** How many inputs lie before it. */
  readonly first: number;
}

/** What has been entered in a match and is not written down yet. */
export class Rows {
  readonly #match: string;
  readonly #epoch: number;
  #row: number;
  #first: number;
  #inputs: Input<AnyShape>[] = [];
  #isTouched = true;
  #base: BaseOfRows | null = null;
  #basedAt = Number.NEGATIVE_INFINITY;

  constructor({ match, epoch, row, first }: Cut) {
    [this.#match, this.#epoch, this.#row, this.#first] = [match, epoch, row, first];
  }

  get isTouched(): boolean {
    return this.#isTouched;
  }
  /** Something is to be written down that is no input. */
  touch(): void {
    this.#isTouched = true;
  }
  enter(input: Input<AnyShape>): void {
    this.#inputs.push(input);
    this.#isTouched = true;
  }

  cut({ tick, outcome }: Match<AnyShape>, kept: Kept, table: RestTable<AnyShape>, now: number): NewRow {
    const [row, first, inputs] = [this.#row++, this.#first, this.#inputs];
    this.#first += inputs.length;
    this.#inputs = [];
    this.#isTouched = false;
    const isOver = outcome !== null;
    return {
      match: this.#match,
      epoch: this.#epoch,
      row,
      first,
      count: inputs.length,
      reached: tick,
      body: JSON.stringify({ inputs, kept } satisfies RowBody),
      base: this.#newBase(table, now, isOver),
      isOver,
    };
  }

  #newBase(table: RestTable<AnyShape>, now: number, isOver: boolean): string | null {
    const { rest, base } = table.written();
    const isSame = this.#base !== null && this.#base.rest === rest && this.#base.base === base;
    if (isSame || (now - this.#basedAt < BASE_MS && !isOver)) return null;
    this.#basedAt = now;
    this.#base = { rest, ...(base === undefined ? {} : { base }) };
    return JSON.stringify(this.#base);
  }
}
