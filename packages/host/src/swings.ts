import type { Action, GameShape, PlayTick, Seat, Tick } from '@bande/core';

/** An action that is under way: released, not yet in the match, seen by all. */
export interface Swing<G extends GameShape> {
  readonly id: number;
  readonly seat: Seat;
  /** Which of its seat's hands; `null`: no hand swings, it only waits for the tick it was meant for. */
  readonly hand: string | null;
  readonly action: Action<G>;
  /** Play time at which the hand let go, and at which it takes effect. */
  readonly released: PlayTick;
  readonly contact: PlayTick;
  /** The tick it was meant for, where it was heard too late for it. */
  readonly meant?: Tick;
}

/** As it is stored. */
export interface SwingsState<G extends GameShape> {
  readonly pending: readonly Swing<G>[];
  readonly count: number;
}

/** The swings of a table, in the order of their contact; two of the same tick in the order of their release. */
export class Swings<G extends GameShape> {
  #pending: readonly Swing<G>[];
  #count: number;

  constructor({ pending, count }: SwingsState<G> = { pending: [], count: 0 }) {
    this.#pending = pending;
    this.#count = count;
  }

  get state(): SwingsState<G> {
    return { pending: this.#pending, count: this.#count };
  }
  get pending(): readonly Swing<G>[] {
    return this.#pending;
  }
  get first(): Swing<G> | null {
    return this.#pending[0] ?? null;
  }

  isUnderWay(seat: Seat, hand: string): boolean {
    return this.#pending.some((swing) => swing.seat === seat && swing.hand === hand);
  }

  release(begun: Omit<Swing<G>, 'id'>): Swing<G> {
    const swing = { ...begun, id: this.#count++ };
    const behind = this.#pending.filter(({ contact }) => contact > swing.contact);
    const before = this.#pending.filter(({ contact }) => contact <= swing.contact);
    this.#pending = [...before, swing, ...behind];
    return swing;
  }

  /** Nothing is under way any more. */
  clear(): void {
    this.#pending = [];
  }

  takeOut(id: number): void {
    this.#pending = this.#pending.filter((swing) => swing.id !== id);
  }
}
