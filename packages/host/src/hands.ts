import { heardAgainAt, tick, type GameShape, type Match, type Seat, type Tick } from '@bande/core';

/** A target that waits, and when its hand is heard again. */
export interface Waiting {
  readonly seat: Seat;
  readonly to: readonly number[];
  readonly at: Tick;
}

/** Where hands head for that were heard a moment ago: of each the newest target waits. */
export class Hands {
  readonly #targets = new Map<Seat, readonly number[]>();

  keep(seat: Seat, to: readonly number[]): void {
    this.#targets.set(seat, to);
  }
  forget(seat: Seat): void {
    this.#targets.delete(seat);
  }

  /** The one whose turn comes first; of two at one tick the lower seat. */
  first<G extends GameShape>(match: Match<G>): Waiting | null {
    let first: Waiting | null = null;
    for (const [seat, to] of [...this.#targets].toSorted(([a], [b]) => a - b)) {
      const at = tick(Math.max(match.tick, heardAgainAt(match, seat)));
      if (first === null || at < first.at) first = { seat, to, at };
    }
    return first;
  }
}
