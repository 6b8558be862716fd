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

  /** Whether the match has come to another rest or base than is written down. */
  isBehind(table: RestTable<AnyShape>): boolean {
    const { rest, base } = table.written();
    return this.#base === null || this.#base.rest !== rest || this.#base.base !== base;
  }

  /** The last row that is cut has a base in any case: another engine may go on from there. */
  cut({ tick, outcome }: Match<AnyShape>, kept: Kept, table: RestTable<AnyShape>, now: number, isLast = false): NewRow {
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
      base: this.#newBase(table, now, isOver || isLast),
      isOver,
    };
  }

  #newBase(table: RestTable<AnyShape>, now: number, isInAnyCase: boolean): string | null {
    if (!this.isBehind(table) || (now - this.#basedAt < BASE_MS && !isInAnyCase)) return null;
    const { rest, base } = table.written();
    this.#basedAt = now;
    this.#base = { rest, ...(base === undefined ? {} : { base }) };
    return JSON.stringify(this.#base);
  }
}
