/** Clients take turns, however much one of them asks; what one asks stays in its order. */
export class FairQueue<T> {
  /** The client whose turn is next stands first. */
  readonly #lanes = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  of(client: string): number {
    return this.#lanes.get(client)?.length ?? 0;
  }

  add(client: string, item: T): void {
    this.#lanes.set(client, [...(this.#lanes.get(client) ?? []), item]);
    this.#size++;
  }

  /** The next item of a client who may have it; that client then stands last. */
  take(mayHave: (client: string) => boolean): T | undefined {
    for (const [client, [item, ...rest]] of this.#lanes) {
      if (item === undefined || !mayHave(client)) continue;
      this.#lanes.delete(client);
      if (rest.length > 0) this.#lanes.set(client, rest);
      this.#size--;
      return item;
    }
    return undefined;
  }

  /** Whether it was still waiting. */
  remove(client: string, item: T): boolean {
    const lane = this.#lanes.get(client) ?? [];
    const left = lane.filter((one) => one !== item);
    if (left.length === lane.length) return false;
    if (left.length === 0) this.#lanes.delete(client);
    else this.#lanes.set(client, left);
    this.#size--;
    return true;
  }
}
