import type { GameShape, Seat } from '@bande/core';
import type { Asked } from './line.ts';

/** Numbers that lie further back than this were heard long ago, or never will be. */
const REMEMBERED = 256;

type Numbered<G extends GameShape> = Exclude<Asked<G>, { kind: 'open' }>;

/** What is asked comes over two lines, each at its own time: heard once, and nothing older than what it would undo. */
export class AskedOnce<G extends GameShape> {
  /** All before it count as heard. */
  #from: number;
  #next: number;
  readonly #heard = new Set<number>();
  /** The newest target of a seat, and its newest deed. */
  readonly #led = new Map<Seat, number>();
  readonly #done = new Map<Seat, number>();

  constructor(next = 0) {
    [this.#from, this.#next] = [next, next];
  }

  /** All that were heard have smaller numbers. */
  get next(): number {
    return this.#next;
  }

  /** Whether it is to be done. */
  isNews(asked: Numbered<G>): boolean {
    const { n } = asked;
    if (n < this.#from || this.#heard.has(n)) return false;
    this.#note(n);
    if (asked.kind === 'act') this.#done.set(asked.seat, Math.max(n, this.#done.get(asked.seat) ?? 0));
    if (asked.kind === 'withdraw') return n > (this.#done.get(asked.seat) ?? -1);
    if (asked.kind !== 'steer') return true;
    const isNewest = n > (this.#led.get(asked.seat) ?? -1);
    if (isNewest) this.#led.set(asked.seat, n);
    return isNewest;
  }

  #note(n: number): void {
    this.#heard.add(n);
    this.#next = Math.max(this.#next, n + 1);
    this.#from = Math.max(this.#from, this.#next - REMEMBERED);
    if (this.#heard.size <= REMEMBERED) return;
    for (const one of this.#heard) if (one < this.#from) this.#heard.delete(one);
  }
}
