import { heardAgainAt, tick, type GameShape, type Match, type Seat, type Tick } from '@bande/core';

/** Where a hand heads that waits until it is heard again. */
export interface Target {
  readonly seat: Seat;
  readonly to: readonly number[];
}
/** A target that waits, and when its hand is heard again. */
export interface Waiting extends Target {
  readonly at: Tick;
}

/** Where hands head for that were heard a moment ago: of each the newest target waits. */
export class Hands {
  readonly #targets = new Map<Seat, readonly number[]>();

  constructor(waiting: readonly Target[] = []) {
    for (const { seat, to } of waiting) this.keep(seat, to);
  }

  /** As it is stored. */
  get state(): readonly Target[] {
    return [...this.#targets].map(([seat, to]) => ({ seat, to })).toSorted((a, b) => a.seat - b.seat);
  }

  keep(seat: Seat, to: readonly number[]): void {
    this.#targets.set(seat, to);
  }
  clear(): void {
    this.#targets.clear();
  }
  forget(seat: Seat): void {
    this.#targets.delete(seat);
  }

  /** The one whose turn comes first; of two at one tick the lower seat. */
  first<G extends GameShape>(match: Match<G>): Waiting | null {
    let first: Waiting | null = null;
    for (const { seat, to } of this.state) {
      const at = tick(Math.max(match.tick, heardAgainAt(match, seat)));
      if (first === null || at < first.at) first = { seat, to, at };
    }
    return first;
  }
}
