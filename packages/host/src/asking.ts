import {
  isLater,
  tick,
  type Action,
  type Answer,
  type GameShape,
  type Later,
  type Match,
  type Seat,
  type Tick,
} from '@bande/core';
import type { Host } from './host.ts';

/** When a seat that waits is to be asked again: not before time has passed, or it would be asked for ever at one tick. */
export const fromNowOn = ({ at }: Later, now: Tick): Tick | null => (at === null ? null : tick(Math.max(at, now + 1)));

/** Whether whoever waits for something to happen is to look again: that a hand is led on is nothing that has happened. */
export const isNews = (entries: readonly unknown[], input: { readonly kind: string } | null): boolean =>
  input?.kind !== 'stream' || entries.length > 0;

/** Whoever chooses for a bot, beside the match: a worker, another process. */
export type Thinker<G extends GameShape> = (match: Match<G>, seat: Seat) => Promise<Answer<G>>;

interface AskingParts<G extends GameShape> {
  readonly host: Host<G>;
  /** The seats that are played by bots. */
  readonly seats: readonly Seat[];
  readonly think: Thinker<G>;
  /** Lets go of what a bot has chosen; if it is refused, the bot is asked again when something has happened. */
  readonly act: (seat: Seat, action: Action<G>) => void;
  /** A bot has said when to be asked again (`wake`). */
  readonly onWaiting: () => void;
  readonly onTrouble: (reason: string) => void;
}

/**
 * Asks bots that think while the table's time goes on. In a live match each seat is asked by itself, and what it answers is tried though
 * something has happened meanwhile; in a paced one they are asked in turn, and a thought about what is past does not count.
 */
export class Asking<G extends GameShape> {
  readonly #parts: AskingParts<G>;
  /** Who is thinking, and about which moment. */
  readonly #thinking = new Map<Seat, number>();
  readonly #waiting = new Map<Seat, Tick | null>();
  #moment = 0;

  constructor(parts: AskingParts<G>) {
    this.#parts = parts;
  }

  get thinking(): readonly Seat[] {
    return [...this.#thinking.keys()];
  }

  /** The first tick at which a bot wants to be asked again. */
  get wake(): Tick | null {
    return [...this.#waiting.values()].reduce(
      (first, at) => (first === null || (at !== null && at < first) ? at : first),
      null,
    );
  }

  /** Something has happened, more than that time has passed: whoever waited for it is asked again, and thoughts about what was before are old. */
  happened(): void {
    this.#moment++;
    this.#waiting.clear();
    if (!this.#isLive) this.#thinking.clear();
  }

  /** The table has gone back: nobody thinks about what never came. */
  forget(): void {
    this.happened();
    this.#thinking.clear();
  }

  /** Asks whoever is to choose now and has not been asked; tells whether anybody was. */
  ask(): boolean {
    const { seats, host } = this.#parts;
    const free = seats.filter((seat) => this.#mayBeAsked(seat) && host.legal(seat).length > 0);
    const asked = this.#isLive ? free : free.slice(0, this.#thinking.size === 0 ? 1 : 0);
    for (const seat of asked) void this.#ask(seat);
    return asked.length > 0;
  }

  get #isLive(): boolean {
    return this.#parts.host.match.mode === 'live';
  }

  #mayBeAsked(seat: Seat): boolean {
    const { host } = this.#parts;
    const until = this.#waiting.get(seat);
    const waits = until === null || (until !== undefined && until > host.match.tick);
    const isUnderWay = host.swings.some((swing) => swing.seat === seat) || host.sealed.includes(seat);
    return !waits && !this.#thinking.has(seat) && !isUnderWay;
  }

  async #ask(seat: Seat): Promise<void> {
    const moment = this.#moment;
    this.#waiting.delete(seat);
    this.#thinking.set(seat, moment);
    try {
      const answer = await this.#parts.think(this.#parts.host.match, seat);
      if (this.#thinking.get(seat) === moment) this.#hear(seat, answer, moment);
    } catch (error) {
      // It is asked again when something has happened.
      if (this.#thinking.get(seat) === moment) {
        this.#thinking.delete(seat);
        this.#waiting.set(seat, null);
      }
      this.#parts.onTrouble(error instanceof Error ? error.message : String(error));
    }
  }

  #hear(seat: Seat, answer: Answer<G>, moment: number): void {
    const { tick: now } = this.#parts.host.match;
    if (!isLater(answer)) {
      this.#thinking.delete(seat);
      this.#parts.act(seat, answer);
      // What was chosen in secret is no news: whoever else chooses in secret is asked now.
      if (this.#parts.host.sealed.includes(seat)) this.ask();
      return;
    }
    this.#thinking.delete(seat);
    // Something has happened meanwhile: it looks again, at once.
    if (moment === this.#moment) this.#waiting.set(seat, fromNowOn(answer, now));
    this.#parts.onWaiting();
  }
}
