import type { AnyShape, Seat } from '@bande/core';
import type { Chair, Offer, Proposal } from '@bande/host';
import type { Bye, Claim, FromPage, MatchNotice, Person, Phrase, ToPage, Waiting } from '@bande/protocol';
import type { LineState } from './line.ts';

/** Something that somebody said; `n` counts, so that the same words twice are two things. */
interface Said {
  readonly n: number;
  readonly seat: number;
  readonly phrase: Phrase;
}

/** Who else is at this match, and how the line to it is; a new object whenever anything has changed. */
export interface CompanyNow {
  readonly people: readonly Person[];
  /** Why the server holds the clock; null: it does not. */
  readonly waits: Waiting | null;
  /** Left on the clock of whoever is lost, as of when this was told. */
  readonly toldAt: number;
  readonly line: LineState;
  readonly bye: Bye | null;
  /** Round trip in milliseconds, once it is known. */
  readonly trip: number | null;
  readonly said: Said | null;
  readonly offers: readonly Offer[];
  /** An update came in between: the match goes on from its last rest, as one of this engine. */
  readonly wentOn: boolean;
  /** The line is too bad to play live without noticing, from here or from another side. */
  readonly isTooSlow: boolean;
  /** The same people play on there. */
  readonly next: { readonly match: string; readonly by: number; readonly game: string } | null;
}

/** A round trip beyond which the swing no longer hides the line, and the share of the last deeds that came late. */
const SLOWEST_MS = 200;
const MOST_LATE = 0.15;

interface CompanyParts {
  readonly notice: MatchNotice;
  readonly seats: readonly Seat[];
  readonly say: (message: Exclude<FromPage, { kind: 'ask' }>) => void;
  /** What this page may ask of the others; null before it sits down. */
  readonly chair: () => Pick<Chair<AnyShape>, 'propose' | 'answer'> | null;
  readonly now: () => number;
  /** Of the last deeds from here, the share that came late. */
  readonly lateShare: () => number;
  readonly again: () => void;
}

/** Whoever is at the same match, as a page knows it: who is there, what they say, and what can be said to them. */
export class Company {
  readonly notice: MatchNotice;
  #seats: readonly Seat[];
  readonly #parts: CompanyParts;
  readonly #listeners = new Set<() => void>();
  #now: CompanyNow;
  #said = 0;

  constructor(parts: CompanyParts) {
    this.#parts = parts;
    [this.notice, this.#seats] = [parts.notice, parts.seats];
    this.#now = {
      people: [],
      waits: null,
      toldAt: parts.now(),
      line: 'opening',
      bye: null,
      trip: null,
      said: null,
      offers: [],
      wentOn: false,
      isTooSlow: false,
      next: null,
    };
  }

  /** The seats of this page; none: it watches. */
  get seats(): readonly Seat[] {
    return this.#seats;
  }
  sits(seats: readonly Seat[]): void {
    this.#seats = seats;
  }

  get now(): CompanyNow {
    return this.#now;
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What people are called, by seat; bots are called nothing here. */
  get names(): readonly string[] {
    const { seating, names } = this.notice;
    const named = (seat: number): string | undefined =>
      this.#now.people.find((one) => one.seat === seat && one.is !== 'bot')?.name;
    return seating.map((_, seat) => named(seat) ?? names[seat] ?? '');
  }

  tell(phrase: Phrase): void {
    this.#parts.say({ kind: 'phrase', phrase });
  }
  /** The other one has not come back. */
  claim(claim: Claim): void {
    this.#parts.say({ kind: 'claim', claim });
  }
  propose(what: Proposal): void {
    this.#parts.chair()?.propose(what);
  }
  answer(what: Proposal, agrees: boolean): void {
    this.#parts.chair()?.answer(what, agrees);
  }
  /** Where the line was taken by another window: it is taken back. */
  again(): void {
    this.#parts.again();
  }

  hear(message: ToPage): void {
    if (message.kind === 'people')
      this.#is({
        people: message.people,
        waits: message.waits,
        toldAt: this.#parts.now(),
        isTooSlow: this.#now.isTooSlow || this.#isSlow(message.people),
      });
    if (message.kind === 'engine') this.#is({ wentOn: true });
    if (message.kind === 'phrase') this.#is({ said: { n: ++this.#said, seat: message.seat, phrase: message.phrase } });
    if (message.kind === 'next') this.#is({ next: { match: message.match, by: message.by, game: message.game } });
  }
  lineIs(line: LineState, bye: Bye | null, trip: number | null): void {
    if (line !== this.#now.line || bye !== this.#now.bye || trip !== this.#now.trip) this.#is({ line, bye, trip });
  }
  offersAre(offers: readonly Offer[]): void {
    if (offers !== this.#now.offers) this.#is({ offers });
  }

  /** From these on live play is offered to be given up for play in turn. */
  #isSlow(people: readonly Person[]): boolean {
    const isLive = this.notice.mode === 'live';
    return isLive && (this.#parts.lateShare() > MOST_LATE || people.some(({ trip = 0 }) => trip > SLOWEST_MS));
  }

  #is(now: Partial<CompanyNow>): void {
    this.#now = { ...this.#now, ...now };
    for (const listener of this.#listeners) listener();
  }
}
