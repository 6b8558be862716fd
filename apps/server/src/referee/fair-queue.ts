type Standing<T> = (client: string, item: T) => number;

/** What stands lowest goes first, however much others ask; clients who are alike take turns. */
export class FairQueue<T> {
  /** Of clients who are alike the one whose turn is next stands first. */
  readonly #lanes = new Map<string, T[]>();
  readonly #standing: Standing<T>;
  readonly #whenFull: Standing<T>;
  #size = 0;

  /** `standing`: who goes before whom, the lowest first. `whenFull`: who makes room for whom, the highest first. */
  constructor(standing: Standing<T>, whenFull = standing) {
    this.#standing = standing;
    this.#whenFull = whenFull;
  }

  get size(): number {
    return this.#size;
  }

  of(client: string): number {
    return this.#lanes.get(client)?.length ?? 0;
  }

  has(fits: (item: T) => boolean): boolean {
    return [...this.#lanes.values()].some((lane) => lane.some(fits));
  }

  add(client: string, item: T): void {
    this.#lanes.set(client, [...(this.#lanes.get(client) ?? []), item]);
    this.#size++;
  }

  /** Of the first items of all clients that may be had, the lowest; its client is then the last of those who are alike. */
  take(mayBeHad: (item: T) => boolean): T | undefined {
    let first: { readonly client: string; readonly item: T; readonly standing: number } | undefined;
    for (const [client, lane] of this.#lanes) {
      const item = lane.find(mayBeHad);
      if (item === undefined) continue;
      const standing = this.#standing(client, item);
      if (first === undefined || standing < first.standing) first = { client, item, standing };
    }
    if (first === undefined) return undefined;
    const { client, item } = first;
    this.remove(client, item);
    const rest = this.#lanes.get(client);
    if (rest !== undefined) {
      this.#lanes.delete(client);
      this.#lanes.set(client, rest);
    }
    return item;
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

  /** Takes out what makes room for a new item: of the newest items of all clients the highest, of those alike of the client with most items. Nothing if none stands higher than the new one. */
  makeRoomFor(client: string, item: T): T | undefined {
    let [last, highest, items] = [client, this.#whenFull(client, item), this.of(client)];
    for (const [other, lane] of this.#lanes) {
      const theirs = this.#whenFull(other, lane.at(-1)!);
      if (theirs < highest || (theirs === highest && lane.length <= items)) continue;
      [last, highest, items] = [other, theirs, lane.length];
    }
    const sentAway = last === client ? undefined : this.#lanes.get(last)?.at(-1);
    if (sentAway !== undefined) this.remove(last, sentAway);
    return sentAway;
  }
}
