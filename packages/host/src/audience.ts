import type { GameShape, Refusal, Seat } from '@bande/core';
import type { Heard, Running } from './chair.ts';

/** Whoever is told of everything at once and at its own tick; nobody may act in it. */
export interface Follower<G extends GameShape> {
  readonly heard: Heard<G>;
  /** Other hands are under way than before. */
  readonly swung?: () => void;
  readonly missed?: (seat: Seat, refusal: Refusal) => void;
}

type Told = () => void;
const joined = <T>(all: Set<T>, one: T): Told => {
  all.add(one);
  return () => all.delete(one);
};

/** Those who look at a match: who is told that anything has changed, who only draws it, and who follows every single thing. */
export class Audience<G extends GameShape> {
  readonly #listeners = new Set<Told>();
  readonly #watchers = new Set<Told>();
  readonly #followers = new Set<Follower<G>>();

  subscribe(changed: Told): Told {
    return joined(this.#listeners, changed);
  }
  watch(changed: Told): Told {
    return joined(this.#watchers, changed);
  }
  follow(follower: Follower<G>): Told {
    return joined(this.#followers, follower);
  }

  /** For whoever draws the match as it runs. */
  readonly drawing: Pick<Running<G>, 'subscribe' | 'follow'> = {
    subscribe: (changed) => this.watch(changed),
    follow: (heard) => this.follow({ heard }),
  };

  get followers(): Iterable<Follower<G>> {
    return this.#followers;
  }

  /** Whoever looks at the match looks anew. */
  tell(): void {
    for (const listener of this.#listeners) listener();
    this.wake();
  }
  /** A hand that is led is no news, but it is drawn. */
  wake(): void {
    for (const changed of this.#watchers) changed();
  }
  leave(): void {
    for (const all of [this.#listeners, this.#watchers, this.#followers]) all.clear();
  }
}
