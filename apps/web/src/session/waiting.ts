import type { AnyShape, Input, Match, Seat } from '@bande/core';
import type { Room } from '@bande/host';
import { Holding } from './holding.ts';

interface WaitingParts {
  readonly room: () => Room<AnyShape>;
  readonly isHuman: (seat: Seat) => boolean;
  /** The table is to wait at decisions, and there are still some to be made. */
  readonly isWished: () => boolean;
}

/** The slow table: whoever is to decide here thinks in peace, and no time passes until he has, or lets it run. */
export class Waiting {
  readonly #parts: WaitingParts;
  readonly #holding = new Holding();
  #isOn = false;
  #onBreak = false;

  constructor(parts: WaitingParts) {
    this.#parts = parts;
  }

  get isOn(): boolean {
    return this.#isOn;
  }
  /** Somebody has stopped a match that waited for his decision: afterwards it waits on. */
  get onBreak(): boolean {
    return this.#onBreak;
  }

  hear(input: Input<AnyShape>, match: Match<AnyShape>): void {
    this.#holding.hear(input, match);
  }

  /** Whether somebody here is to decide now; then it waits. */
  look(): void {
    const { game, match, seats, isHeld, moves } = this.#parts.room();
    if (!this.#parts.isWished() || isHeld || match.outcome !== null) return;
    const people = seats.filter(this.#parts.isHuman);
    if (this.#holding.isDue({ game, match, people, moves })) this.#waitOn();
  }

  /** Somebody here lets go, and it runs; what is given back is called where it was refused: what waited then waits on. */
  letGo(by: Seat): () => void {
    const room = this.#parts.room();
    const waited = this.#isOn;
    if (waited) this.letRun();
    const undo = this.#holding.letGo(room.match.setup.seating[by]!);
    return () => {
      undo();
      if (waited) this.#waitOn();
    };
  }

  letRun(): void {
    this.#isOn = this.#onBreak = false;
    this.#parts.room().letRun();
  }

  /** Somebody stops it, or goes on: false where it does not wait, and is stopped in another way. */
  setBreak(onBreak: boolean): boolean {
    if (!(onBreak ? this.#isOn : this.#onBreak)) return false;
    this.#onBreak = onBreak;
    return true;
  }

  /** It is wished otherwise: a table that waits is let go at once. What somebody has stopped besides stays an ordinary pause. */
  wishChanged(): void {
    if (this.#parts.isWished() || !this.#isOn) return this.look();
    if (!this.#onBreak) return this.letRun();
    this.#isOn = this.#onBreak = false;
  }

  /** The table has gone back. */
  forget(): void {
    this.#isOn = this.#onBreak = false;
    this.#holding.forget();
  }

  #waitOn(): void {
    this.#isOn = true;
    this.#parts.room().hold('host', true);
  }
}
