import { later, STREAM_GAP, tick, type Led, type Tick } from '@bande/core';

/** What a hand is to do, and when it gets to it. */
interface Wish<T> {
  readonly due: Tick;
  readonly to: T;
}

/** A target of a hand that leads something: tenths of a millimetre along two axes, and what more it has. */
type Target = readonly [x: number, y: number, ...more: number[]];

/** While something comes, it looks so often: ten times a second. */
const EVERY = 12;

/** A hand that leads: what its eye sees now it does a reaction later, and never what it has not seen. */
export class LateHand<T extends Target> {
  readonly #reaction: number;
  #wishes: readonly Wish<T>[] = [];
  #last: T | null = null;
  #due: Tick = tick(0);

  constructor(reaction: number) {
    this.#reaction = reaction;
  }

  rest(): Led {
    this.#wishes = [];
    this.#last = null;
    return { to: null, at: null };
  }

  /** It wants to be there; ways below `worth` are not worth a word. `only`: whatever else it wanted it wants no more. */
  wish(now: Tick, to: T, worth: number, only = false): void {
    if (this.#last !== null && apart(to, this.#last) < worth) return;
    this.#last = to;
    this.#due = tick(Math.max(now + this.#reaction, this.#due + STREAM_GAP));
    this.#wishes = [...(only ? [] : this.#wishes), { due: this.#due, to }];
  }

  /** Where it heads from now on; it looks again when its next wish is due, or sooner while something comes. */
  led(now: Tick, comes: boolean): Led {
    const due = this.#wishes.filter((wish) => wish.due <= now);
    this.#wishes = this.#wishes.filter((wish) => wish.due > now);
    const next = this.#wishes[0]?.due ?? null;
    const look = later(now, EVERY);
    return { to: due.at(-1)?.to ?? null, at: comes && (next === null || look < next) ? look : next };
  }
}

const apart = (a: Target, b: Target): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
