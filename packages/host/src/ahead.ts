import {
  accept,
  later,
  type Action,
  type Game,
  type GameShape,
  type Match,
  type Result,
  type Seat,
  type Tick,
} from '@bande/core';
import { Host } from './host.ts';
import type { Swing } from './swings.ts';
import { BareTable } from './table.ts';

/** A deed without a swing takes effect so many ticks later, too, so that it is there in time. */
const AHEAD = 12;

/** A deed of a far chair: numbered, so that one that is sent twice is done once. */
export interface Deed<G extends GameShape> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: Action<G>;
  readonly meant: Tick;
}

/** A match as it will have been: drawn ahead of what a room has verified, from the hands that are known to be under way and one's own deeds. Nobody rolls dice in it. */
export class Ahead<G extends GameShape> {
  readonly #game: Game<G>;
  #host: Host<G>;
  /** Deeds of this chair that the room has not answered. */
  #deeds: readonly Deed<G>[] = [];
  #next: number;

  constructor(game: Game<G>, verified: Match<G>, next: number) {
    this.#game = game;
    this.#next = next;
    this.#host = this.#hostOf(verified, []);
  }

  get host(): Host<G> {
    return this.#host;
  }

  /** Refused by what is known here, or to be sent. */
  act(seat: Seat, action: Action<G>, now: Tick): Result<Deed<G>> {
    const meant = later(now, Math.max(AHEAD, this.#host.swingOf(seat, action)));
    const tried = this.#host.act(seat, action, now, meant);
    if (!tried.ok) return tried;
    const deed = { n: this.#next++, seat, action, meant };
    this.#deeds = [...this.#deeds, deed];
    return accept(deed);
  }

  /** The room has answered this deed and all before it. */
  answered(n: number): Deed<G> | null {
    const deed = this.#deeds.find((one) => one.n === n) ?? null;
    this.#deeds = this.#deeds.filter((one) => one.n > n);
    return deed;
  }

  /** The room tells anew how the match stands, and counts on from here. */
  countFrom(next: number): void {
    this.#next = Math.max(this.#next, next);
    this.#deeds = this.#deeds.filter(({ n }) => n >= next);
  }

  draw(verified: Match<G>, known: readonly Swing<G>[]): void {
    this.#host = this.#hostOf(verified, known);
    for (const { seat, action, meant } of this.#deeds) this.#host.act(seat, action, this.#host.match.tick, meant);
  }

  #hostOf(verified: Match<G>, pending: readonly Swing<G>[]): Host<G> {
    const swings = { pending, count: 1 + Math.max(-1, ...pending.map(({ id }) => id)) };
    return new Host(this.#game, new BareTable(this.#game, verified), {
      chance: null,
      rolls: () => false,
      from: { swings, hands: [], sealed: [] },
    });
  }
}
