import type { Input } from './input.ts';
import { packStreams, unpackStreams, type PackedStreams } from './packed-streams.ts';
import type { GameShape } from './shape.ts';

/** So many inputs are packed at once; fewer lie at the end as they came. */
const PACKED_AT_ONCE = 256;

/** The inputs of a match. What hands do all the time is most of them, and is kept in a few bytes a target: whoever wants all of it unpacks it. */
export class InputList<G extends GameShape> {
  /** How many numbers a target of a hand has. */
  readonly #size: number;
  readonly #packed: PackedStreams<G>[];
  #newest: Input<G>[];

  constructor(size: number, packed: readonly PackedStreams<G>[] = [], newest: readonly Input<G>[] = []) {
    this.#size = size;
    this.#packed = [...packed];
    this.#newest = [...newest];
  }

  get length(): number {
    return this.#packed.length * PACKED_AT_ONCE + this.#newest.length;
  }

  at(place: number): Input<G> | undefined {
    return place < 0 ? undefined : this.#piece(Math.floor(place / PACKED_AT_ONCE))[place % PACKED_AT_ONCE];
  }

  /** All from this place on, in an array of their own. */
  from(place: number): readonly Input<G>[] {
    const first = Math.floor(place / PACKED_AT_ONCE);
    const all: Input<G>[] = [];
    for (let i = first; i <= this.#packed.length; i++) for (const input of this.#piece(i)) all.push(input);
    return all.slice(place - first * PACKED_AT_ONCE);
  }

  push(input: Input<G>): void {
    this.#newest.push(input);
    if (this.#newest.length === PACKED_AT_ONCE) this.#pack();
  }

  /** Forgets all from this place on. */
  cut(place: number): void {
    const piece = Math.floor(place / PACKED_AT_ONCE);
    this.#newest = this.#piece(piece).slice(0, place % PACKED_AT_ONCE);
    this.#packed.length = Math.min(this.#packed.length, piece);
  }

  /** The same once more; what is packed is shared. */
  copy(): InputList<G> {
    return new InputList(this.#size, this.#packed, this.#newest);
  }

  #piece(i: number): readonly Input<G>[] {
    if (i === this.#packed.length) return this.#newest;
    const packed = this.#packed[i];
    return packed === undefined ? [] : unpackStreams(packed, this.#size)!;
  }

  #pack(): void {
    const { inputs, bytes } = packStreams(this.#newest);
    this.#packed.push({ inputs, bytes: bytes === null ? null : Uint8Array.from(bytes) });
    this.#newest = [];
  }
}
