import type { AnyShape, Input } from '@bande/core';

/** Hands move thirty times a second: what they do is written with the next deed, or when the tick reached is. Deeds are written at once. */
export class Batch {
  readonly #write: (inputs: readonly Input<AnyShape>[], first: number) => void;
  #waiting: Input<AnyShape>[] = [];
  #first = 0;

  constructor(write: (inputs: readonly Input<AnyShape>[], first: number) => void) {
    this.#write = write;
  }

  add(input: Input<AnyShape>, index: number): void {
    if (this.#waiting.length === 0) this.#first = index;
    this.#waiting.push(input);
    if (input.kind !== 'stream') this.flush();
  }

  flush(): void {
    const inputs = this.#waiting;
    this.#waiting = [];
    if (inputs.length > 0) this.#write(inputs, this.#first);
  }
}
