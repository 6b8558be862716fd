import { sizeOf, type Document } from './document.ts';

/** Documents that were made once. When there are too many, those go that nobody has asked for the longest. */
export class Shelf {
  readonly #most: number;
  /** The one that was last asked for stands last. */
  readonly #made = new Map<string, Promise<Document>>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  kept(name: string): Promise<Document> | undefined {
    const made = this.#made.get(name);
    if (made === undefined) return undefined;
    this.#made.delete(name);
    this.#made.set(name, made);
    return made;
  }

  /** Whoever asks while it is being made waits for the same one. */
  document(name: string, make: () => Document | Promise<Document>): Promise<Document> {
    const kept = this.kept(name);
    if (kept !== undefined) return kept;
    const made = Promise.resolve().then(make);
    this.#made.set(name, made);
    made.then(
      (document) => this.#weigh(name, sizeOf(document)),
      () => this.#made.delete(name),
    );
    return made;
  }

  #weigh(name: string, size: number): void {
    this.#sizes.set(name, size);
    this.#bytes += size;
    for (const oldest of this.#made.keys()) {
      if (this.#bytes <= this.#most) return;
      this.#drop(oldest);
    }
  }

  /** What is still being made has no weight yet and stays. */
  #drop(name: string): void {
    const size = this.#sizes.get(name);
    if (size === undefined) return;
    this.#bytes -= size;
    this.#sizes.delete(name);
    this.#made.delete(name);
  }
}
