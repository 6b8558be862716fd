import type { Action, GameShape, Seat } from '@bande/core';
import type { Intent } from './chair.ts';
import type { Clock } from './clock.ts';

interface Chosen<G extends GameShape> {
  readonly seat: Seat;
  readonly action: Action<G>;
}

interface IntentsParts<G extends GameShape> {
  readonly after: Clock['after'];
  /** For how long a bot's action is seen before it is done, in milliseconds of the table. */
  readonly msOf: (action: Action<G>) => number;
  readonly rate: () => number;
  /** People still take in what has happened: nothing is shown before they have. */
  readonly waits: () => boolean;
  readonly letGo: (seat: Seat, action: Action<G>) => void;
  readonly onChange: () => void;
}

/** What bots have chosen is seen for a moment before it is done, when people have taken in what was before. One hand is shown at a time. */
export class Intents<G extends GameShape> {
  readonly #parts: IntentsParts<G>;
  #chosen: Chosen<G> | null = null;
  #shown: Intent<G> | null = null;
  #stop: () => void = () => {};

  constructor(parts: IntentsParts<G>) {
    this.#parts = parts;
  }

  get shown(): Intent<G> | null {
    return this.#shown;
  }
  /** Who has chosen, shown or still to be shown. */
  get seat(): Seat | null {
    return this.#chosen?.seat ?? null;
  }

  /** In a live match the others are at the table meanwhile. */
  chooses(seat: Seat, action: Action<G>): void {
    const { msOf, waits, letGo, onChange } = this.#parts;
    if (this.#chosen !== null || (msOf(action) === 0 && !waits())) return letGo(seat, action);
    this.#chosen = { seat, action };
    if (waits()) onChange();
    else this.show();
  }

  show(): void {
    const { msOf, waits, rate, after, letGo, onChange } = this.#parts;
    if (this.#chosen === null || this.#shown !== null || waits()) return;
    const { seat, action } = this.#chosen;
    const ms = msOf(action);
    this.#shown = { seat, action, ms };
    this.#stop = after(ms / rate(), () => {
      this.drop();
      letGo(seat, action);
    });
    onChange();
  }

  /** Something has happened meanwhile: whoever chose thinks again. */
  drop(): void {
    this.#stop();
    this.#stop = () => {};
    this.#chosen = this.#shown = null;
  }
}
