import {
  playTick,
  tick,
  type Action,
  type Game,
  type GameShape,
  type Input,
  type Match,
  type Refusal,
  type Seat,
  type Tick,
} from '@bande/core';
import { Ahead } from './ahead.ts';
import { Audience } from './audience.ts';
import { NOT_YOURS, type Chair, type Heard, type Running, type Sight, type Sitter } from './chair.ts';
import type { Clock } from './clock.ts';
import { FarClock, type Timed } from './far-clock.ts';
import type { Asked, Told } from './line.ts';
import { mayPropose } from './offers.ts';
import type { Offer, Proposal } from './proposal.ts';
import { sightOf } from './sight.ts';
import { Stamping } from './stamping.ts';
import { Verified, type Opened } from './verified.ts';

/** So far ahead of what is verified it is drawn: further than any line is late. */
const FURTHEST = 60;

interface FarParts<G extends GameShape> {
  readonly game: Game<G>;
  readonly seats: readonly Seat[];
  readonly roller: (match: Match<G>) => string | null;
  readonly clock: Clock;
  readonly send: (asked: Asked<G>) => void;
  /** How the match stands, from the room. */
  readonly opened: Opened<G>;
  /** The verified match is not the room's: said once, then everything is asked for anew. */
  readonly onDiffers?: (tick: Tick) => void;
}

const LATE: Refusal = { code: 'late', paragraphs: [] };

/**
 * A chair in a room somewhere else. It keeps the match as the room has verified it, and draws ahead of it: the hands that are known to be under way
 * and its own deeds that nobody has confirmed yet. Dice, rulings and whistles come from the room alone.
 */
export class FarChair<G extends GameShape> implements Chair<G> {
  readonly pen = null;
  readonly #parts: FarParts<G>;
  readonly #clock: FarClock;
  readonly #audience = new Audience<G>();
  readonly #told: Verified<G>;
  readonly #ahead: Ahead<G>;
  readonly #stamping = new Stamping();
  #due: Tick | null = null;
  #sees: Sight<G> | null = null;
  #stop: () => void = () => {};
  #closed = false;
  /** Everything has been asked for anew and has not come. */
  #asksAnew = false;
  missed: Chair<G>['missed'] = null;

  constructor(parts: FarParts<G>) {
    this.#parts = parts;
    const { match, next } = parts.opened;
    this.#told = new Verified(parts.game, parts.opened);
    this.#clock = new FarClock(parts.clock.now, match.tick);
    this.#ahead = new Ahead(parts.game, match, next);
    this.#setClock(match.tick);
    this.#look();
  }

  get game(): Game<G> {
    return this.#parts.game;
  }
  get seats(): readonly Seat[] {
    return this.#parts.seats;
  }
  get sitters(): readonly Sitter[] {
    return this.#told.sitters;
  }
  /** As it is drawn: ahead of what is verified. */
  get match(): Match<G> {
    return this.#ahead.host.match;
  }
  /** What the room has confirmed. */
  get verified(): Match<G> {
    return this.#told.match;
  }
  get sees(): Sight<G> {
    const { game, seats: mine, roller } = this.#parts;
    const { sealed, chosen } = this.#told;
    const looking = { sitters: this.sitters, mine, sealed, chosen, roller: roller(this.match) };
    return (this.#sees ??= sightOf(game, this.match, looking));
  }
  get offers(): readonly Offer[] {
    return this.#told.offers;
  }
  readonly running: Running<G> = {
    match: () => this.match,
    tick: () =>
      playTick(this.match) +
      Math.max(0, Math.min(this.#clock.exact, this.#furthest, this.#due ?? Infinity) - this.match.tick),
    swings: () => this.#ahead.host.swings,
    subscribe: (changed) => this.#audience.watch(changed),
  };

  /** By how many ticks deeds from here are put later, so that they are in time, and what share of the last twenty was not. */
  get later(): number {
    return this.#stamping.extra;
  }
  get lateShare(): number {
    return this.#stamping.lateShare;
  }

  /** Refused at once by what is known here, or on its way; what the room refuses later is in `missed`. */
  act(action: Action<G>, seat: Seat): Refusal | null {
    if (!this.seats.includes(seat)) return NOT_YOURS;
    this.missed = null;
    const deed = this.#ahead.act(seat, action, this.#now, this.later);
    if (!deed.ok) return deed.refusal;
    this.#parts.send({ kind: 'act', ...deed.value });
    this.#look();
    return null;
  }

  steer(seat: Seat, to: readonly number[]): void {
    if (!this.seats.includes(seat)) return;
    this.#parts.send({ kind: 'steer', n: this.#ahead.number(), seat, to });
    this.#ahead.steer(seat, to, this.#now);
    this.#audience.wake();
  }
  withdraw(seat: Seat): void {
    if (this.seats.includes(seat)) this.#parts.send({ kind: 'withdraw', n: this.#ahead.number(), seat });
  }
  roll(): void {
    if (this.sees.rolls) this.#parts.send({ kind: 'roll', n: this.#ahead.number() });
  }
  giveUp(seat: Seat): Refusal | null {
    if (!this.seats.includes(seat)) return NOT_YOURS;
    this.#parts.send({ kind: 'giveUp', n: this.#ahead.number(), seat });
    return null;
  }
  hold(isHeld: boolean): Refusal | null {
    return this.propose(isHeld ? 'pause' : 'goOn');
  }
  propose(what: Proposal): Refusal | null {
    const refusal = this.seats.length === 0 ? NOT_YOURS : mayPropose(this.game, this.verified, what);
    if (refusal === null) this.#parts.send({ kind: 'propose', n: this.#ahead.number(), what });
    return refusal;
  }
  answer(what: Proposal, agrees: boolean): Refusal | null {
    if (this.seats.length === 0) return NOT_YOURS;
    this.#parts.send({ kind: 'answer', n: this.#ahead.number(), what, agrees });
    return null;
  }
  /** A beat has come back: `at` by the clock of this page, when it was sent. */
  timed(beat: Timed): void {
    if (!this.#closed) this.#clock.timed(beat);
  }
  subscribe(changed: () => void): () => void {
    return this.#audience.subscribe(changed);
  }
  follow(heard: Heard<G>): () => void {
    return this.#audience.follow({ heard });
  }
  close(): void {
    this.#closed = true;
    this.#stop();
    this.#audience.leave();
  }

  /** What came over the line, in order. */
  hear(told: readonly Told<G>[]): void {
    if (this.#closed) return;
    for (const one of told) this.#take(one);
    for (const { seat } of this.#ahead.passedBy(this.verified.tick)) this.#answered(seat, LATE);
    this.#ahead.draw(this.verified, this.#told.known);
    this.#look();
  }

  #take(told: Told<G>): void {
    const isSame = this.#told.hear(told, (entries, input) => {
      for (const { heard } of this.#audience.followers) heard(entries, input);
    });
    if (told.kind === 'played') this.#entered(told.input);
    if (told.kind === 'opened') {
      this.#asksAnew = false;
      this.#ahead.countFrom(told.next);
    }
    if (told.kind === 'heard') this.#answered(this.#ahead.answered(told.n)?.seat, told.refusal);
    if (told.kind === 'missed') this.#answered(told.seat, told.refusal);
    if (!isSame) this.#differs();
    this.#setClock(this.verified.tick);
  }

  #entered(input: Input<G>): void {
    if (input.kind === 'stream') this.#ahead.led(input.by, input.to);
    if (input.kind === 'action' && this.seats.includes(input.by)) this.#stamping.took(input.enteredAt !== undefined);
  }

  #answered(seat: Seat | undefined, refusal: Refusal | null): void {
    if (seat === undefined || refusal === null || !this.seats.includes(seat)) return;
    this.missed = { seat, refusal };
    if (refusal.code === 'late') this.#stamping.took(true);
  }

  #differs(): void {
    if (this.#asksAnew) return;
    this.#asksAnew = true;
    this.#parts.onDiffers?.(this.verified.tick);
    this.#parts.send({ kind: 'open' });
  }

  #setClock(at: Tick): void {
    const { pausedAt, outcome } = this.verified;
    if (pausedAt === null && outcome === null) this.#clock.reached(at);
    else this.#clock.stands(at);
  }

  get #furthest(): number {
    return this.verified.tick + FURTHEST;
  }
  get #now(): Tick {
    return tick(Math.max(Math.min(this.#clock.tick, this.#furthest), this.match.tick));
  }

  /** Ahead to this moment; looked at again when something falls due. */
  #look(): void {
    this.#stop();
    const { host } = this.#ahead;
    if (this.match.pausedAt === null && this.match.outcome === null) host.advance(this.#now);
    this.#due = host.due(tick(this.#now + 120));
    if (this.#due !== null && host.awaits === null)
      this.#stop = this.#parts.clock.after(Math.max(1, this.#clock.untilMs(this.#due)), () => this.#look());
    this.#sees = null;
    this.#audience.tell();
  }
}
