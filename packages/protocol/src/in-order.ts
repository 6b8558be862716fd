import type { ToPage } from './online.ts';

type Numbered = Extract<ToPage, { kind: 'told' | 'time' }>;

/** What comes over two lines, each thing once and in order. What says only how far time has come may be lost. */
export class InOrder {
  #next = 0;
  #isOpen = false;
  readonly #early = new Map<number, readonly unknown[]>();

  /** How many numbered things have been heard since everything was told anew. */
  get next(): number {
    return this.#next;
  }

  /** Something has come that others should have come before: asked for anew if it lasts. */
  get misses(): boolean {
    return this.#early.size > 0;
  }

  /** What may be heard now. */
  hear(message: Numbered): readonly unknown[] {
    if (message.kind === 'time') return this.#isOpen && message.after === this.#next ? message.told : [];
    const { m, told, fresh } = message;
    if (fresh === true) {
      [this.#next, this.#isOpen] = [1, true];
      this.#early.clear();
      return told;
    }
    if (!this.#isOpen || m < this.#next) return [];
    this.#early.set(m, told);
    const heard: unknown[] = [];
    for (let one = this.#early.get(this.#next); one !== undefined; one = this.#early.get(this.#next)) {
      this.#early.delete(this.#next++);
      heard.push(...one);
    }
    return heard;
  }
}
