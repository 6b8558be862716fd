/** Whole numbers as bytes: seven bits each, the lowest first, and the eighth says whether there are more. Small ones are short. */
const MORE = 0x80;
const LARGEST = Number.MAX_SAFE_INTEGER;

/** Near zero is small on both sides: 0, -1, 1, -2, 2 … */
export const folded = (n: number): number => (n < 0 ? -2 * n - 1 : 2 * n);
export const unfolded = (n: number): number => (n % 2 === 0 ? n / 2 : -(n + 1) / 2);

export class ByteWriter {
  readonly bytes: number[] = [];

  /** From 0 to the largest number that is exact. */
  whole(n: number): void {
    let rest = n;
    for (; rest >= MORE; rest = Math.floor(rest / MORE)) this.bytes.push((rest % MORE) + MORE);
    this.bytes.push(rest);
  }

  signed(n: number): void {
    this.whole(folded(n));
  }
}

/** Reads what a writer wrote; after the first number that is none, everything is null. */
export class ByteReader {
  readonly #bytes: ArrayLike<number>;
  #at = 0;

  constructor(bytes: ArrayLike<number>) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  whole(): number | null {
    let [value, scale] = [0, 1];
    for (let byte = this.#next(); byte !== null; byte = this.#next()) {
      value += (byte % MORE) * scale;
      if (value > LARGEST) return null;
      if (byte < MORE) return value;
      scale *= MORE;
    }
    return null;
  }

  signed(): number | null {
    const value = this.whole();
    return value === null ? null : unfolded(value);
  }

  #next(): number | null {
    return this.#bytes[this.#at++] ?? null;
  }
}
