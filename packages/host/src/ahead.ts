import {
  accept,
  foreseen,
  later,
  tick,
  type Action,
  type Game,
  type GameShape,
  type Match,
  type Result,
  type Seat,
  type Tick,
} from '@bande/core';
import { MOST_LATE } from './effect.ts';
import type { Target } from './hands.ts';
import { Host, type HostState } from './host.ts';
import type { Swing } from './swings.ts';
import { BareTable } from './table.ts';

/** A deed without a swing takes effect so many ticks later, too, so that it is there in time. */
const AHEAD = 12;

/** A deed of a far chair: numbered, so that one that is sent twice is done once. */
interface Deed<G extends GameShape> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: Action<G>;
  readonly meant: Tick;
}

/** Later than any line is: a target that the room has not entered by then was none to it. */
const FORGOTTEN = 60;

/** Where a hand of this chair was led, and when. */
interface Heading extends Target {
  readonly at: Tick;
}

/** A match as it will have been: drawn ahead of what a room has verified, from the hands that are known to be under way and one's own deeds. Nobody rolls dice in it. */
export class Ahead<G extends GameShape> {
  readonly #game: Game<G>;
  #host: Host<G>;
  /** Deeds of this chair that the room has not answered. */
  #deeds: readonly Deed<G>[] = [];
  /** Targets of this chair that the room has not entered. */
  #headings: readonly Heading[] = [];
  #next: number;

  constructor(game: Game<G>, verified: Match<G>, next: number) {
    this.#game = game;
    this.#next = next;
    this.#host = this.#hostOf(foreseen(game, verified), withHands([]));
  }

  get host(): Host<G> {
    return this.#host;
  }

  /** Whatever is asked of the room has a number of its own. */
  number(): number {
    return this.#next++;
  }

  /** Refused by what is known here, or to be sent; `extra`: so many ticks later than it would have to be. */
  act(seat: Seat, action: Action<G>, now: Tick, extra: number): Result<Deed<G>> {
    const meant = later(now, Math.max(AHEAD, this.#host.swingOf(seat, action)) + extra);
    const tried = this.#host.act(seat, action, now, meant);
    if (!tried.ok) return tried;
    const deed = { n: this.number(), seat, action, meant };
    this.#deeds = [...this.#deeds, deed];
    return accept(deed);
  }

  steer(seat: Seat, to: readonly number[], at: Tick): void {
    this.#headings = [...this.#headings.filter((one) => one.seat !== seat || one.at !== at), { seat, to, at }];
    this.#leadTo({ seat, to, at });
  }

  /** The room has entered a target; what this chair has asked for before is past. */
  led(seat: Seat, to: readonly number[]): void {
    const isIt = (heading: Heading): boolean => heading.seat === seat && isSame(heading.to, to);
    const last = this.#headings.findIndex(isIt);
    this.#headings = this.#headings.filter((heading, i) => i > last || heading.seat !== seat);
  }

  /** The room has answered this deed and all before it. */
  answered(n: number): Deed<G> | null {
    const deed = this.#deeds.find((one) => one.n === n) ?? null;
    this.#deeds = this.#deeds.filter((one) => one.n > n);
    return deed;
  }

  /** The room has come further than it takes a deed, and has not heard of these. */
  passedBy(verified: Tick): readonly Deed<G>[] {
    const isPast = ({ meant }: Deed<G>): boolean => meant < verified - MOST_LATE;
    const past = this.#deeds.filter(isPast);
    this.#deeds = this.#deeds.filter((deed) => !isPast(deed));
    return past;
  }

  /** The room tells anew how the match stands, and counts on from here. */
  countFrom(next: number): void {
    this.#next = Math.max(this.#next, next);
    this.#deeds = this.#deeds.filter(({ n }) => n >= next);
  }

  draw(verified: Match<G>, known: readonly Swing<G>[]): void {
    this.#headings = this.#headings.filter(({ at }) => at > verified.tick - FORGOTTEN);
    this.#host = this.#hostOf(foreseen(this.#game, verified), withHands(known));
    for (const { seat, action, meant } of this.#deeds) this.#host.act(seat, action, this.#host.match.tick, meant);
    if (verified.pausedAt === null && verified.outcome === null) this.#leadOn(verified.tick);
  }

  /** Hands go on where they were led last: of what was to be by now the newest counts. */
  #leadOn(now: Tick): void {
    const newest = ({ seat }: Heading): Heading | undefined =>
      this.#headings.findLast((one) => one.seat === seat && one.at <= now);
    for (const heading of this.#headings) if (heading.at > now || heading === newest(heading)) this.#leadTo(heading);
  }

  /** At once: how often a hand is heard is the room's matter. */
  #leadTo({ seat, to, at }: Heading): void {
    const when = tick(Math.max(at, this.#host.match.tick));
    this.#host.advance(when);
    const { match, state } = this.#host;
    this.#host = this.#hostOf(heardAnew(match), state);
    this.#host.steer(seat, to, when);
  }

  #hostOf(match: Match<G>, from: HostState<G>): Host<G> {
    return new Host(this.#game, new BareTable(this.#game, match), { chance: null, rolls: () => false, from });
  }
}

const withHands = <G extends GameShape>(pending: readonly Swing<G>[]): HostState<G> => ({
  swings: { pending, count: 1 + Math.max(-1, ...pending.map(({ id }) => id)) },
  hands: [],
  sealed: [],
});

const heardAnew = <G extends GameShape>(match: Match<G>): Match<G> => ({ ...match, streamed: {} });

const isSame = (one: readonly number[], two: readonly number[]): boolean =>
  one.length === two.length && one.every((value, i) => value === two[i]);
