import type { Game, GameShape, Match, Refusal, Seat } from '@bande/core';
import { isPerson, type Sitter } from './chair.ts';
import type { Clock } from './clock.ts';
import type { Offer, Proposal } from './proposal.ts';

/** Nobody has to answer: so long an offer stands, and so long whoever made it waits before he makes it again. */
const STANDS_MS = 30_000;
const AGAIN_MS = 30_000;
/** So long a pause lasts as all have agreed; then whoever is there goes on alone. */
export const LONGEST_PAUSE_MS = 120_000;

const no = (code: Refusal['code'], detail: string): Refusal => ({ code, paragraphs: [], detail });

/** Whether this can be asked of anybody as the match stands: known at both ends of a line. */
export function mayPropose<G extends GameShape>(game: Game<G>, match: Match<G>, what: Proposal): Refusal | null {
  const isOver = match.outcome !== null;
  if (what === 'rematch') return isOver ? null : no('notOffered', 'the match goes on');
  if (isOver) return no('matchOver', 'the match has ended');
  if (what === 'pause') return match.pausedAt === null ? null : no('paused', 'the clock is held');
  if (what === 'goOn') return match.pausedAt === null ? no('notOffered', 'the clock runs') : null;
  if (what === 'inTurn') return match.mode === 'live' ? null : no('notOffered', `the mode is ${match.mode}`);
  const worth = game.ended?.(match, { kind: 'drawAgreed' });
  if (worth === undefined) return no('notOffered', `${game.id} knows no draw`);
  return worth.ok ? null : worth.refusal;
}

interface OffersParts<G extends GameShape> {
  readonly game: Game<G>;
  readonly match: () => Match<G>;
  readonly sitters: readonly Sitter[];
  readonly clock: Clock;
  /** It goes on in a pause that players had agreed on. */
  readonly isTheirPause: boolean;
  /** All want it. */
  readonly carryOut: (what: Exclude<Proposal, 'rematch'>, by: Seat) => Refusal | null;
  readonly onChange: () => void;
}

interface Standing extends Offer {
  readonly until: number;
}

/** Offers between the chairs of a table. They are no inputs; what all agree on is. A server that falls forgets what nobody has answered. */
export class Offers<G extends GameShape> {
  readonly #parts: OffersParts<G>;
  #standing: readonly Standing[] = [];
  /** When a seat may ask for the same again. */
  readonly #again = new Map<string, number>();
  /** When the pause began that people here have agreed on; null: there is none, or somebody else holds the clock. */
  #pausedSince: number | null = null;
  /** Who asked first for playing on in turn, which all want: it is done where nothing moves. */
  #inTurn: Seat | null = null;
  #stop: () => void = () => {};
  #closed = false;

  constructor(parts: OffersParts<G>) {
    this.#parts = parts;
    if (parts.isTheirPause) this.#pausedSince = this.#now;
  }

  /** The players hold the clock, and let it go on. */
  get isTheirPause(): boolean {
    return this.#pausedSince !== null;
  }

  get standing(): readonly Offer[] {
    return this.#standing.map(({ what, by, agreed, asked }) => ({ what, by, agreed, asked }));
  }

  /** Whoever has these seats asks everybody else; what others have asked already he agrees to. */
  propose(seats: readonly Seat[], what: Proposal): Refusal | null {
    const [by] = seats;
    if (by === undefined) return no('notYourTurn', 'he has no seat');
    if (this.#closed) return no('matchOver', 'nobody is at it any more');
    const refusal = mayPropose(this.#parts.game, this.#match, what) ?? this.#mayGoOn(what);
    if (refusal !== null) return refusal;
    const there = this.#of(what);
    if (what === 'goOn' && this.#hasWaitedEnough) return this.#parts.carryOut(what, by);
    if (there !== undefined) return this.answer(seats, what, true);
    if (seats.some((seat) => this.#now < (this.#again.get(`${seat} ${what}`) ?? 0)))
      return no('notOffered', 'it was offered a moment ago');
    const asked = this.#people.filter((seat) => !seats.includes(seat));
    if (what === 'draw' && !this.#haveBothSides([...seats, ...asked]))
      return no('notOffered', 'nobody is there who could agree');
    const offer = { what, by, agreed: seats, asked, until: what === 'rematch' ? Infinity : this.#now + STANDS_MS };
    return this.#stands(offer);
  }

  /** Whoever says no, the one who made it too, takes it off the table. */
  answer(seats: readonly Seat[], what: Proposal, agrees: boolean): Refusal | null {
    const offer = this.#of(what);
    const concerns = offer !== undefined && [...offer.agreed, ...offer.asked].some((seat) => seats.includes(seat));
    if (!concerns) return no('notOffered', 'nobody has asked for it');
    if (!agrees) return this.#fails(offer);
    const mine = offer.asked.filter((seat) => seats.includes(seat));
    if (mine.length === 0) return no('notOffered', 'he has said so already');
    this.#takeOff(offer);
    const asked = offer.asked.filter((seat) => !mine.includes(seat));
    return this.#stands({ ...offer, agreed: [...offer.agreed, ...mine], asked });
  }

  /** A pause that players have agreed on becomes the host's or the referee's; false: it is none of theirs. */
  passPauseTo(by: Seat | 'host' | 'referee'): boolean {
    if (typeof by !== 'string' || !this.isTheirPause) return false;
    this.#pausedSince = null;
    this.#keep(this.#standing.filter(({ what }) => what !== 'goOn'));
    return true;
  }

  /** The match is another one: what cannot be any more is off the table, and whoever let the clock go on has ended the pause. */
  look(): void {
    if (this.#match.pausedAt === null) this.#pausedSince = null;
    if (this.#inTurn !== null) this.#goInTurn(this.#inTurn);
    if (this.#standing.length === 0) return;
    const { game } = this.#parts;
    this.#keep(this.#standing.filter(({ what }) => mayPropose(game, this.#match, what) === null));
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#standing = [];
  }

  get #match(): Match<G> {
    return this.#parts.match();
  }
  get #now(): number {
    return this.#parts.clock.now();
  }
  get #hasWaitedEnough(): boolean {
    return this.#pausedSince !== null && this.#now - this.#pausedSince >= LONGEST_PAUSE_MS;
  }
  #of(what: Proposal): Standing | undefined {
    return this.#standing.find((offer) => offer.what === what);
  }

  /** Every person has a voice of his own, also beside a partner; bots are asked nothing. */
  get #people(): readonly Seat[] {
    const seats = this.#match.setup.seating.map((_, seat) => seat as Seat);
    return seats.filter((seat) => isPerson(this.#parts.sitters[seat]));
  }
  #haveBothSides(seats: readonly Seat[]): boolean {
    const { seating } = this.#match.setup;
    return seating.every((side) => seats.some((seat) => seating[seat] === side));
  }

  /** A clock that the host or a referee holds is theirs. */
  #mayGoOn(what: Proposal): Refusal | null {
    return what === 'goOn' && !this.isTheirPause ? no('paused', 'nobody here holds the clock') : null;
  }

  #stands(offer: Standing): Refusal | null {
    const { what } = offer;
    if (offer.asked.length > 0 || what === 'rematch') {
      this.#keep([...this.#standing, offer]);
      return null;
    }
    if (what === 'inTurn') return this.#goInTurn(offer.by);
    const refusal = this.#parts.carryOut(what, offer.by);
    if (what === 'pause' && refusal === null) this.#pausedSince = this.#now;
    this.#parts.onChange();
    return refusal;
  }

  /** Now, or when everything has come to rest. */
  #goInTurn(by: Seat): Refusal | null {
    const isAtRest = this.#parts.game.atRest(this.#match) && this.#match.pausedAt === null;
    this.#inTurn = isAtRest || this.#match.mode !== 'live' ? null : by;
    const refusal = isAtRest ? this.#parts.carryOut('inTurn', by) : null;
    this.#parts.onChange();
    return refusal;
  }

  #fails(offer: Standing): null {
    for (const seat of offer.agreed) this.#again.set(`${seat} ${offer.what}`, this.#now + AGAIN_MS);
    this.#takeOff(offer);
    this.#parts.onChange();
    return null;
  }

  #takeOff({ what }: Standing): void {
    this.#standing = this.#standing.filter((offer) => offer.what !== what);
  }

  #keep(standing: readonly Standing[]): void {
    if (standing.length === this.#standing.length && standing.every((offer, i) => offer === this.#standing[i])) return;
    this.#standing = standing;
    this.#awaitSilence();
    this.#parts.onChange();
  }

  /** What nobody answers is a no. */
  #awaitSilence(): void {
    this.#stop();
    const until = Math.min(...this.#standing.map((offer) => offer.until));
    if (until === Infinity) return;
    this.#stop = this.#parts.clock.after(until - this.#now, () => {
      for (const offer of this.#standing) if (offer.until <= this.#now) this.#fails(offer);
      this.#awaitSilence();
    });
  }
}
