import type { AnyShape, Match } from '@bande/core';
import { FarEnd, type Clock, type Room, type Told } from '@bande/host';

type Telling = readonly Told<AnyShape>[];

/** Whoever watches sees everything so much later: nobody can whisper the keeper's place. */
const DELAY_MS = 2_000;
/** From how the match stood so often somebody who comes may begin. */
const SNAPSHOT_MS = 250;
/** How often it is looked whose time has come. */
const LOOK_MS = 33;

interface Kept {
  readonly at: number;
  readonly told: Telling;
  /** How the match stood after it, now and then. */
  readonly stood: Stood | null;
}

interface Stood {
  readonly match: Match<AnyShape>;
  readonly inputs: number;
}

/** What is told at a match, kept back. A match is a value: keeping how it stood costs a reference. */
export class Delayed {
  readonly #room: Room<AnyShape>;
  readonly #clock: Clock;
  readonly #end: FarEnd<AnyShape>;
  readonly #tell: (told: Telling) => void;
  readonly #stopped: { is: boolean } = { is: false };
  #queue: Kept[] = [];
  /** What has been let through since the snapshot that a newcomer begins with. */
  #seen: Stood & { readonly since: Told<AnyShape>[] };
  #snapshotAt = Number.NEGATIVE_INFINITY;

  constructor(room: Room<AnyShape>, inputs: number, clock: Clock, tell: (told: Telling) => void) {
    this.#room = room;
    this.#clock = clock;
    this.#tell = tell;
    this.#seen = { match: room.match, inputs, since: [] };
    this.#end = new FarEnd(room, { seats: [], clock, inputs, send: (told) => this.#keep(told) });
    this.#end.open();
    this.#look();
  }

  /** How it stood two seconds ago, and all that has come through since: in one piece. */
  opened(): Telling {
    const { match, inputs, since } = this.#seen;
    return [{ kind: 'opened', match, sitters: this.#room.sitters, next: 0, inputs }, ...since];
  }

  close(): void {
    this.#stopped.is = true;
    this.#end.close();
    this.#queue = [];
  }

  #keep(told: Telling): void {
    const at = this.#clock.now();
    const isDue = at - this.#snapshotAt >= SNAPSHOT_MS;
    if (isDue) this.#snapshotAt = at;
    const stood = isDue ? { match: this.#room.match, inputs: this.#end.inputs } : null;
    this.#queue.push({ at, told, stood });
  }

  #look(): void {
    if (this.#stopped.is) return;
    this.#clock.after(LOOK_MS, () => {
      const until = this.#clock.now() - DELAY_MS;
      const due = this.#queue.findIndex(({ at }) => at > until);
      for (const one of this.#queue.splice(0, due < 0 ? this.#queue.length : due)) this.#pass(one);
      this.#look();
    });
  }

  #pass({ told, stood }: Kept): void {
    const news = told.filter(({ kind }) => kind !== 'opened' && kind !== 'heard' && kind !== 'missed');
    if (stood === null) this.#seen.since.push(...news);
    // What hands are under way is told anew with every change; a newcomer sees them from the next one on.
    else this.#seen = { ...stood, since: [] };
    if (news.length > 0) this.#tell(news);
  }
}
