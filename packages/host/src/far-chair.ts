import {
  hashOf,
  later,
  playTick,
  tick,
  type Action,
  type Game,
  type GameShape,
  type Match,
  type Refusal,
  type Seat,
  type Tick,
} from '@bande/core';
import { Audience } from './audience.ts';
import type { Chair, Heard, Running, Sight, Sitter } from './chair.ts';
import { TableClock, type Clock } from './clock.ts';
import { Host } from './host.ts';
import type { Asked, Told } from './line.ts';
import { sightOf } from './sight.ts';
import type { Swing } from './swings.ts';
import { BareTable } from './table.ts';

/** A deed without a swing takes effect so many ticks later, too, so that it is there in time. */
const AHEAD = 12;
/** Further ahead than any line is late: the room has slept, or this clock runs fast. */
const TOO_FAR = 60;

export interface FarParts<G extends GameShape> {
  readonly game: Game<G>;
  readonly seats: readonly Seat[];
  readonly roller: (match: Match<G>) => string | null;
  readonly clock: Clock;
  readonly send: (asked: Asked<G>) => void;
  /** How the match stands, from the room. */
  readonly opened: Extract<Told<G>, { kind: 'opened' }>;
  /** The verified match is not the room's: said once, then everything is asked for anew. */
  readonly onDiffers?: (tick: Tick) => void;
}

interface Pending<G extends GameShape> {
  readonly n: number;
  readonly seat: Seat;
  readonly action: Action<G>;
  readonly meant: Tick;
}

const NOT_YOURS: Refusal = { code: 'notYourTurn', paragraphs: [] };

/**
 * A chair in a room somewhere else. It keeps the match as the room has verified it, and draws ahead of it: the hands that are known to be under way
 * and its own deeds that nobody has confirmed yet. Dice, rulings and whistles come from the room alone.
 */
export class FarChair<G extends GameShape> implements Chair<G> {
  readonly pen = null;
  readonly #parts: FarParts<G>;
  readonly #clock: TableClock;
  readonly #audience = new Audience<G>();
  #verified: BareTable<G>;
  #sitters: readonly Sitter[];
  #known: readonly Swing<G>[] = [];
  #sealed: readonly Seat[] = [];
  #pending: readonly Pending<G>[] = [];
  #count = 0;
  #ahead: Host<G>;
  #due: Tick | null = null;
  #sees: Sight<G> | null = null;
  #stop: () => void = () => {};
  missed: Chair<G>['missed'] = null;

  constructor(parts: FarParts<G>) {
    this.#parts = parts;
    const { match, sitters, next } = parts.opened;
    this.#count = next;
    [this.#verified, this.#sitters] = [new BareTable(parts.game, match), sitters];
    this.#clock = new TableClock(parts.clock.now, match.tick);
    this.#ahead = this.#predicted();
    this.#look();
  }

  get game(): Game<G> {
    return this.#parts.game;
  }
  get seats(): readonly Seat[] {
    return this.#parts.seats;
  }
  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }
  /** As it is drawn: ahead of what is verified. */
  get match(): Match<G> {
    return this.#ahead.match;
  }
  /** What the room has confirmed. */
  get verified(): Match<G> {
    return this.#verified.match;
  }
  get sees(): Sight<G> {
    const { game, seats: mine, roller } = this.#parts;
    const looking = { sitters: this.#sitters, mine, sealed: this.#sealed, roller: roller(this.match) };
    return (this.#sees ??= sightOf(game, this.match, looking));
  }
  readonly running: Running<G> = {
    match: () => this.match,
    tick: () =>
      playTick(this.match) + Math.max(0, Math.min(this.#clock.exact, this.#due ?? Infinity) - this.match.tick),
    swings: () => this.#ahead.swings,
    subscribe: (changed) => this.#audience.watch(changed),
  };

  /** Refused at once by what is known here, or on its way; what the room refuses later is in `missed`. */
  act(action: Action<G>, seat: Seat): Refusal | null {
    if (!this.seats.includes(seat)) return NOT_YOURS;
    this.missed = null;
    const meant = later(this.#now, Math.max(AHEAD, this.#ahead.swingOf(seat, action)));
    const tried = this.#ahead.act(seat, action, this.#now, meant);
    if (!tried.ok) return tried.refusal;
    const n = this.#count++;
    this.#pending = [...this.#pending, { n, seat, action, meant }];
    this.#parts.send({ kind: 'act', n, seat, action, meant });
    this.#look();
    return null;
  }

  steer(seat: Seat, to: readonly number[]): void {
    if (!this.seats.includes(seat)) return;
    this.#parts.send({ kind: 'steer', seat, to });
    this.#ahead.steer(seat, to, this.#now);
    this.#audience.wake();
  }
  withdraw(seat: Seat): void {
    if (this.seats.includes(seat)) this.#parts.send({ kind: 'withdraw', seat });
  }
  roll(): void {
    if (this.sees.rolls) this.#parts.send({ kind: 'roll' });
  }
  giveUp(seat: Seat): Refusal | null {
    if (!this.seats.includes(seat)) return NOT_YOURS;
    this.#parts.send({ kind: 'giveUp', seat });
    return null;
  }
  hold(isHeld: boolean): Refusal | null {
    if (this.seats.length === 0) return NOT_YOURS;
    this.#parts.send({ kind: 'hold', isHeld });
    return null;
  }
  subscribe(changed: () => void): () => void {
    return this.#audience.subscribe(changed);
  }
  follow(heard: Heard<G>): () => void {
    return this.#audience.follow({ heard });
  }
  close(): void {
    this.#stop();
    this.#audience.leave();
  }

  /** What came over the line, in order. */
  hear(told: readonly Told<G>[]): void {
    for (const one of told) this.#take(one);
    this.#ahead = this.#predicted();
    this.#look();
  }

  #take(told: Told<G>): void {
    switch (told.kind) {
      case 'opened':
        [this.#verified, this.#sitters] = [new BareTable(this.game, told.match), told.sitters];
        this.#count = Math.max(this.#count, told.next);
        this.#pending = this.#pending.filter(({ n }) => n >= told.next);
        return this.#setClock(told.match.tick);
      case 'played': {
        const played = this.#verified.play(told.input);
        if (!played.ok) return this.#differs();
        for (const { heard } of this.#audience.followers) heard(played.value, told.input);
        return this.#setClock(told.input.tick);
      }
      case 'closed': {
        const entries = this.#verified.advance(told.tick);
        if (entries.length > 0) for (const { heard } of this.#audience.followers) heard(entries, null);
        if (told.hash !== undefined && told.hash !== hashOf(this.verified)) this.#differs();
        return this.#setClock(told.tick);
      }
      case 'hands':
        [this.#known, this.#sealed] = [told.pending, told.sealed];
        return;
      case 'heard':
        return this.#confirmed(told.n, told.refusal);
      case 'missed':
        if (this.seats.includes(told.seat)) this.missed = { seat: told.seat, refusal: told.refusal };
    }
  }

  #confirmed(n: number, refusal: Refusal | null): void {
    const mine = this.#pending.find((one) => one.n === n);
    if (mine !== undefined && refusal !== null) this.missed = { seat: mine.seat, refusal };
    this.#pending = this.#pending.filter((one) => one.n > n);
  }

  #differs(): void {
    this.#parts.onDiffers?.(this.verified.tick);
    this.#parts.send({ kind: 'open' });
  }

  /** The room's time is never behind what it has told, and never far ahead of it; whatever took longest to come is forgotten. */
  #setClock(at: Tick): void {
    const { pausedAt, outcome } = this.verified;
    this.#clock.runAt(pausedAt === null && outcome === null ? 1 : 0);
    const isWrong = at > this.#clock.exact || this.#clock.exact > at + TOO_FAR;
    if (isWrong || pausedAt !== null) this.#clock.setTo(at);
  }

  get #now(): Tick {
    return tick(Math.max(this.#clock.tick, this.match.tick));
  }

  /** From the verified match: the hands that are under way, then one's own deeds. */
  #predicted(): Host<G> {
    const swings = { pending: this.#known, count: 1 + Math.max(-1, ...this.#known.map(({ id }) => id)) };
    const host = new Host(this.game, new BareTable(this.game, this.verified), {
      chance: null,
      rolls: () => false,
      from: { swings, hands: [], sealed: [] },
    });
    for (const { seat, action, meant } of this.#pending) host.act(seat, action, host.match.tick, meant);
    return host;
  }

  /** Ahead to this moment; looked at again when something falls due. */
  #look(): void {
    this.#stop();
    if (this.match.pausedAt === null && this.match.outcome === null) this.#ahead.advance(this.#now);
    this.#due = this.#ahead.due(tick(this.#now + 120));
    if (this.#due !== null && this.#ahead.awaits === null)
      this.#stop = this.#parts.clock.after(Math.max(1, this.#clock.untilMs(this.#due)), () => this.#look());
    this.#sees = null;
    this.#audience.tell();
  }
}
