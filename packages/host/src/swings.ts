import { later, type Action, type GameShape, type PlayTick, type Seat } from '@bande/core';

/** An action that is under way: released, not yet in the match, seen by all. */
export interface Swing<G extends GameShape> {
  readonly id: number;
  readonly seat: Seat;
  /** Which of its seat's hands. */
  readonly hand: string;
  readonly action: Action<G>;
  /** Play time at which the hand let go, and at which it takes effect. */
  readonly released: PlayTick;
  readonly contact: PlayTick;
}

/** The swings of a table, in the order of their contact; two of the same tick in the order of their release. */
export class Swings<G extends GameShape> {
  #pending: readonly Swing<G>[] = [];
  #count = 0;

  get pending(): readonly Swing<G>[] {
    return this.#pending;
  }
  get first(): Swing<G> | null {
    return this.#pending[0] ?? null;
  }

  isUnderWay(seat: Seat, hand: string): boolean {
    return this.#pending.some((swing) => swing.seat === seat && swing.hand === hand);
  }

  release(begun: Pick<Swing<G>, 'seat' | 'hand' | 'action' | 'released'>, lasts: number): Swing<G> {
    const swing = { ...begun, id: this.#count++, contact: later(begun.released, lasts) };
    const behind = this.#pending.filter(({ contact }) => contact > swing.contact);
    const before = this.#pending.filter(({ contact }) => contact <= swing.contact);
    this.#pending = [...before, swing, ...behind];
    return swing;
  }

  takeOut(id: number): void {
    this.#pending = this.#pending.filter((swing) => swing.id !== id);
  }
}
