import { canonical } from './hash.ts';
import { sha256 } from './sha256.ts';

/** What is to be rolled: one number from 1 to `faces[i]` for each entry. */
export interface ChanceRequest {
  readonly what: string;
  readonly faces: readonly number[];
  /** Nobody throws these: the host draws at once, without asking a person to. */
  readonly quiet?: true;
}

export const fits = (request: ChanceRequest, draws: readonly number[]): boolean =>
  draws.length === request.faces.length && request.faces.every((faces, i) => isFace(draws[i], faces));

const isFace = (n: number | undefined, faces: number): boolean =>
  n !== undefined && Number.isInteger(n) && n >= 1 && n <= faces;

/** Of the host's part of a seed: published before the first roll, the part itself after the last one. */
export const commitment = (part: string): string => sha256(`bande-commitment:${part}`).hex();

/** What the players put into the seed once they know the host's commitment, by seat: 16 bytes in hex, or nothing. */
export type Shares = readonly (string | null)[];

/** The seed that the rolls follow from: all parts under a name of its own. Where the host alone has put something in, that is the seed. */
export const joinedSeed = (part: string, shares: Shares = []): string =>
  shares.every((share) => share === null) ? part : sha256(`bande-seed:${canonical([part, ...shares])}`).hex();

/** SHA-256 gives 32 bytes, read two at a time. */
const WORDS_A_BLOCK = 16;

/**
 * The rolls that follow from a seed: SHA-256 in counter mode, so that whoever has seen every roll so far still cannot
 * tell the next one. Draws are unbiased (values beyond the largest multiple are thrown away).
 */
export class ChanceStream {
  readonly #seed: string;
  #block = 0;
  #words: readonly number[] = [];
  #used = 0;
  /** Where it stood before each draw. */
  readonly #before: number[] = [];

  /** `drawn`: it goes on where a stream of this seed stood (`drawn`). */
  constructor(seed: string, drawn = 0) {
    this.#seed = seed;
    this.#goTo(drawn);
  }

  /** How far it has been read: whoever stores this can go on from here. */
  get drawn(): number {
    return this.#block * WORDS_A_BLOCK - (this.#words.length * 2 - this.#used);
  }

  /** A die has 1 to 65,536 faces. */
  draw(request: ChanceRequest): number[] {
    const odd = request.faces.find((faces) => !Number.isInteger(faces) || faces < 1 || faces > 0x1_0000);
    if (odd !== undefined) throw new RangeError(`no die has ${odd} faces`);
    this.#before.push(this.drawn);
    return request.faces.map((faces) => this.#uniform(faces) + 1);
  }

  /** So many draws have never been made: the same come again. */
  takeBack(draws: number): void {
    if (draws === 0) return;
    const first = this.#before.length - draws;
    const stood = this.#before[first];
    if (stood === undefined) throw new RangeError(`${draws} draws are more than were made here`);
    this.#before.length = first;
    this.#goTo(stood);
  }

  #goTo(drawn: number): void {
    this.#block = Math.floor(drawn / WORDS_A_BLOCK);
    this.#words = [];
    this.#used = 0;
    if (drawn % WORDS_A_BLOCK === 0) return;
    this.#fill();
    this.#used = drawn % WORDS_A_BLOCK;
  }

  #uniform(bound: number): number {
    const limit = 0x1_0000 - (0x1_0000 % bound);
    for (;;) {
      const value = this.#next16();
      if (value < limit) return value % bound;
    }
  }

  #fill(): void {
    this.#words = sha256(`bande-chance:${this.#seed}:${this.#block++}`).words;
    this.#used = 0;
  }

  #next16(): number {
    if (this.#used === this.#words.length * 2) this.#fill();
    const word = this.#words[this.#used >> 1] ?? 0;
    return (this.#used++ & 1) === 0 ? word >>> 16 : word & 0xffff;
  }
}
