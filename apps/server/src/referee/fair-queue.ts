/** The client who has used least goes first, however much others ask; clients who are alike take turns. */
export class FairQueue<T> {
  /** Of clients who are alike the one whose turn is next stands first. */
  readonly #lanes = new Map<string, T[]>();
  readonly #used: (client: string) => number;
  #size = 0;

  constructor(used: (client: string) => number) {
    this.#used = used;
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

  /** The first item that may be had, of the client who has used least; that client then stands last. */
  take(mayBeHad: (item: T) => boolean): T | undefined {
    let first: { readonly client: string; readonly item: T; readonly used: number } | undefined;
    for (const [client, lane] of this.#lanes) {
      const used = this.#used(client);
      if (first !== undefined && first.used <= used) continue;
      const item = lane.find(mayBeHad);
      if (item !== undefined) first = { client, item, used };
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

  /** Takes out what makes room for this client: the newest item of whoever has used most, of clients who are alike of the one with most items. Nothing if none of them has had more than this client. */
  makeRoomFor(client: string): T | undefined {
    let [last, used, items] = [client, this.#used(client), this.of(client)];
    for (const [other, lane] of this.#lanes) {
      const theirs = this.#used(other);
      if (theirs < used || (theirs === used && lane.length <= items)) continue;
      [last, used, items] = [other, theirs, lane.length];
    }
    const item = last === client ? undefined : this.#lanes.get(last)?.at(-1);
    if (item !== undefined) this.remove(last, item);
    return item;
  }
}
