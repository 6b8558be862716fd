import type { GameShape, Led, Match, Seat, Tick } from '@bande/core';
import { fromNowOn } from './asking.ts';
import type { Host } from './host.ts';

/** Whoever leads a bot's hand: tells it at once, or later, from beside the match. `null`: it could not be told. */
export type Leader<G extends GameShape> = (match: Match<G>, seat: Seat, tell: (led: Led | null) => void) => void;

interface LeadingParts<G extends GameShape> {
  readonly host: Host<G>;
  /** The seats whose hands are led by bots. */
  readonly seats: readonly Seat[];
  readonly lead: Leader<G>;
  readonly steer: (seat: Seat, to: readonly number[]) => void;
  /** A bot has said when to be asked again (`wake`). */
  readonly onWaiting?: () => void;
}

/** Asks bots where their hands head in a live match, beside what they choose: a hand is led while its seat thinks, swings, or has nothing to choose. */
export class Leading<G extends GameShape> {
  readonly #parts: LeadingParts<G>;
  /** Who has been asked, and whether something has happened since. */
  readonly #asked = new Map<Seat, boolean>();
  readonly #waiting = new Map<Seat, Tick | null>();

  constructor(parts: LeadingParts<G>) {
    this.#parts = parts;
  }

  /** The first tick at which a hand wants to be asked about again. */
  get wake(): Tick | null {
    let first: Tick | null = null;
    for (const at of this.#waiting.values()) if (at !== null && (first === null || at < first)) first = at;
    return first;
  }

  /** Something has happened: all are asked again. */
  happened(): void {
    this.#waiting.clear();
    for (const seat of this.#asked.keys()) this.#asked.set(seat, true);
  }

  /** Asks whoever is to be asked now. */
  ask(): void {
    const { seats, host, lead } = this.#parts;
    const { mode, pausedAt, outcome } = host.match;
    if (mode !== 'live' || outcome !== null) this.#waiting.clear();
    if (mode !== 'live' || outcome !== null || pausedAt !== null) return;
    for (const seat of seats) {
      const until = this.#waiting.get(seat);
      const waits = until === null || (until !== undefined && until > host.match.tick);
      if (waits || this.#asked.has(seat)) continue;
      this.#waiting.delete(seat);
      this.#asked.set(seat, false);
      lead(host.match, seat, (led) => this.#hear(seat, led));
    }
  }

  #hear(seat: Seat, led: Led | null): void {
    const { host, steer, onWaiting } = this.#parts;
    const isOld = this.#asked.get(seat) === true;
    const { tick: now } = host.match;
    this.#asked.delete(seat);
    this.#waiting.set(seat, isOld ? now : fromNowOn({ kind: 'later', at: led?.at ?? null }, now));
    if (led !== null && led.to !== null) steer(seat, led.to);
    onWaiting?.();
  }
}
