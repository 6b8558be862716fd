import type { ToPage } from './online.ts';

type Numbered = Extract<ToPage, { kind: 'told' | 'time' }>;
type Durable = Extract<ToPage, { kind: 'durable' }>;

/** What comes over two lines, each thing once and in order. What says only how far time has come may be lost. */
export class InOrder {
  #next = 0;
  #isOpen = false;
  readonly #early = new Map<number, readonly unknown[]>();
  /** Said to be kept, before all of it has been heard. */
  #durable: Durable | null = null;
  /** All before this have been told, as what has come says. */
  #promised = 0;

  /** The number of the next thing to be heard: all before it have been, or are of no account. */
  get next(): number {
    return this.#next;
  }

  /** Something has come that others should have come before: asked for anew if it lasts. */
  get misses(): boolean {
    return this.#promised > this.#next;
  }

  /** Of two lines one may say that something is kept before the other has told how a match stands after a fall: it counts when all of it has been heard. */
  isKept(message: Durable): void {
    this.#durable = message;
  }
  /** What counts as kept from now on; null: nothing new. Asked for after everything that is heard. */
  takeKept(): Durable | null {
    const message = this.#durable;
    if (message === null || message.m > this.#next) return null;
    this.#durable = null;
    return message;
  }

  /** What may be heard now. */
  hear(message: Numbered): readonly unknown[] {
    if (message.kind === 'time') return this.#hearTime(message);
    const { m, told, fresh } = message;
    if (fresh === true) return this.#hearAnew(m, told);
    this.#promised = Math.max(this.#promised, m + 1);
    if (!this.#isOpen || m < this.#next) return [];
    this.#early.set(m, told);
    return this.#inTurn();
  }

  /** One that comes late on the slower line is of no account itself. */
  #hearAnew(m: number, told: readonly unknown[]): readonly unknown[] {
    if (this.#isOpen && m < this.#next) return [];
    [this.#next, this.#isOpen] = [m + 1, true];
    for (const one of this.#early.keys()) if (one <= m) this.#early.delete(one);
    return [...told, ...this.#inTurn()];
  }

  #inTurn(): readonly unknown[] {
    const heard: unknown[] = [];
    for (let one = this.#early.get(this.#next); one !== undefined; one = this.#early.get(this.#next)) {
      this.#early.delete(this.#next++);
      heard.push(...one);
    }
    return heard;
  }

  #hearTime({ after, told }: Extract<ToPage, { kind: 'time' }>): readonly unknown[] {
    this.#promised = Math.max(this.#promised, after);
    return this.#isOpen && after === this.#next ? told : [];
  }
}
