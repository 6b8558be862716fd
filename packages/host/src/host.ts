import {
  accept,
  chanceNow,
  FOREVER,
  foreseen,
  heardAgainAt,
  later,
  legalActions,
  nextDue,
  playTick,
  refuse,
  tableTick,
  tick,
} from '@bande/core';
import type {
  Action,
  ChanceRequest,
  ChanceStream,
  ClockCommand,
  Ending,
  Game,
  GameShape,
  Input,
  LogEntry,
  Match,
  Pace,
  Refusal,
  Result,
  Sealed,
  Seat,
  Tick,
} from '@bande/core';
import { effectOf } from './effect.ts';
import { Hands, type Target, type Waiting } from './hands.ts';
import { Swings, type Swing, type SwingsState } from './swings.ts';
import type { Table } from './table.ts';

interface HostOptions<G extends GameShape> {
  /** The dice to come; after a reload they stand where they stood. `null`: they are drawn elsewhere, and this host stops where they are asked for. */
  readonly chance: ChanceStream | null;
  /** What a host that was stopped had under way. */
  readonly from?: HostState<G>;
  /** Whether the host rolls these itself, or somebody at the table does. What nobody throws it always draws itself. */
  readonly rolls?: (request: ChanceRequest, match: Match<G>) => boolean;
  /** Told of everything that has happened, and of the input that brought it about; `null`: time has passed. */
  readonly onHappened?: (entries: readonly LogEntry<G>[], input: Input<G> | null) => void;
  /** A hand has let go: from now on all see it. */
  readonly onReleased?: (swing: Swing<G>) => void;
  /** A swing that came to nothing: at its contact there was no right to it. */
  readonly onMissed?: (swing: Swing<G>, refusal: Refusal) => void;
}

/** What a host has under way beside the match, as plain data: stored with the match it goes on to the same bits. */
export interface HostState<G extends GameShape> {
  readonly swings: SwingsState<G>;
  readonly hands: readonly Target[];
  readonly sealed: readonly Sealed<G>[];
}

/**
 * Runs a match for whoever shows it: a command, a page, a room. It has no clock of its own: its shell says how far table
 * time has come. It decides nothing: whatever anybody does goes through the table, which is the rules' only door.
 */
export class Host<G extends GameShape> {
  readonly game: Game<G>;
  readonly #table: Table<G>;
  readonly #options: HostOptions<G>;
  readonly #swings: Swings<G>;
  readonly #hands: Hands;
  #sealed: readonly Sealed<G>[];

  constructor(game: Game<G>, table: Table<G>, options: HostOptions<G>) {
    this.game = game;
    this.#table = table;
    this.#options = options;
    this.#swings = new Swings(options.from?.swings);
    this.#hands = new Hands(options.from?.hands);
    this.#sealed = options.from?.sealed ?? [];
  }

  /** What must be stored beside the match, and how far the dice were drawn (`ChanceStream`), to go on from here. */
  get state(): HostState<G> {
    return { swings: this.#swings.state, hands: this.#hands.state, sealed: this.#sealed };
  }

  get match(): Match<G> {
    return this.#table.match;
  }
  /** Hands under way: released, not yet in the match. */
  get swings(): readonly Swing<G>[] {
    return this.#swings.pending.filter(({ hand }) => hand !== null);
  }
  /** Deeds without a hand that wait for the tick they were meant for. */
  get meant(): readonly Swing<G>[] {
    return this.#swings.pending.filter(({ hand }) => hand === null);
  }
  /** Dice that are drawn elsewhere: until they have fallen no time passes here. */
  get awaits(): ChanceRequest | null {
    const request = this.#options.chance === null ? this.chance : null;
    return request !== null && this.#isRolledHere(request) ? request : null;
  }
  /** The dice that somebody is to roll now; while the clock is held nobody does. */
  get chance(): ChanceRequest | null {
    return this.match.pausedAt === null ? chanceNow(this.game, this.match) : null;
  }

  /** What a seat may do now; every seat is ready by itself. */
  legal(seat: Seat): readonly Action<G>[] {
    return legalActions(this.game, this.match, seat);
  }

  /** How many ticks it is under way from release to contact, where its right is decided; 0: it takes effect at once. */
  swingOf(seat: Seat, action: Action<G>): number {
    return action.kind === 'choose' ? 0 : (this.game.swing?.(this.match, seat, action) ?? 0);
  }

  /** The tick of the first thing that happens by itself, not after `until`. */
  due(until: Tick): Tick | null {
    return this.#firstIn(this.match, until);
  }
  /** The same for a timer: when to look again, while hands may still change it. Where a picture is wrong nobody is asked twice at one tick. */
  comes(until: Tick): Tick | null {
    const { tick: now } = this.match;
    const at = this.#firstIn(foreseen(this.game, this.match), until);
    return at !== null && at <= now && this.due(now) === null ? later(now, 1) : at;
  }
  #firstIn(match: Match<G>, until: Tick): Tick | null {
    const own = this.#ownDue();
    const limit = own === null || own > until ? until : own;
    return nextDue(this.game, match, limit) ?? (limit === own ? own : null);
  }

  /** Table time has come to this tick; everything on the way has happened at its own. */
  advance(to: Tick): void {
    for (let at = this.due(to); at !== null && this.awaits === null; at = this.due(to)) this.#comeTo(at);
    if (this.match.tick < to && this.awaits === null) this.#hear(this.#table.advance(to), null);
  }

  /**
   * Let go at this tick. It takes effect at once, or when its swing is over: then a swing is given back, which may still come to
   * nothing. Whoever is far away says which tick he meant it for (`effect.ts`). What is refused has changed nothing.
   */
  act(seat: Seat, action: Action<G>, at: Tick = this.match.tick, meant: Tick | null = null): Result<Swing<G> | null> {
    // While the clock is held it is refused below, and no time has passed by it.
    if (this.#isSecret(seat, action) && this.match.pausedAt === null) this.advance(at);
    if (this.#isSecret(seat, action)) return this.#keepSecret(seat, action);
    const lasts = this.swingOf(seat, action);
    if (lasts === 0 && meant === null) return this.enter({ tick: at, kind: 'action', by: seat, action });
    const hand = lasts === 0 ? null : this.#handFor(seat, action);
    if (hand !== null && this.#swings.isUnderWay(seat, hand)) return refuse('notOffered', [], 'this hand is under way');
    if (this.match.pausedAt !== null) return refuse('paused');
    this.advance(at);
    return meant === null
      ? accept(this.#release({ seat, hand, action }, later(this.match.tick, lasts), lasts))
      : this.#meant({ seat, hand, action }, meant, lasts);
  }

  /** What comes late takes effect at the first open tick, and that it was meant for another is kept. */
  #meant(begun: Begun<G>, meant: Tick, lasts: number): Result<Swing<G> | null> {
    const effect = effectOf(meant, this.match.tick);
    if (!effect.ok) return effect;
    const isLate = meant < effect.value;
    const { seat: by, action } = begun;
    if (begun.hand === null && effect.value === this.match.tick)
      return this.enter({ tick: effect.value, ...(isLate ? { enteredAt: meant } : {}), kind: 'action', by, action });
    const swing = this.#release(isLate ? { ...begun, meant } : begun, effect.value, lasts);
    // Its contact may be now: whoever looks next sees what came of it.
    this.advance(this.match.tick);
    return accept(swing);
  }

  /** What takes effect at this tick began `lasts` ticks before; without a hand, now. */
  #release(begun: Begun<G>, effect: Tick, lasts: number): Swing<G> {
    const contact = later(playTick(this.match), effect - this.match.tick);
    const released = begun.hand === null ? playTick(this.match) : later(contact, -lasts);
    const swing = this.#swings.release({ ...begun, released, contact });
    if (begun.hand !== null) this.#options.onReleased?.(swing);
    return swing;
  }

  /** Whether the rules want this choice of a seat to be hidden from the others for now. */
  #isSecret(seat: Seat, action: Action<G>): boolean {
    if (action.kind === 'choose' || this.game.isOpen?.(action) === true) return false;
    return this.#secretSeats().includes(seat);
  }
  #secretSeats(): readonly Seat[] {
    return this.match.outcome === null ? (this.game.sealed?.(this.match) ?? []) : [];
  }

  /** What could not be done by itself is refused before anybody else has chosen. */
  #keepSecret(seat: Seat, action: G['action']): Result<null> {
    if (this.match.pausedAt !== null) return refuse('paused');
    const possible = this.game.happen.byAction(this.match, seat, action);
    return possible.ok ? this.seal(seat, action, this.#secretSeats()) : possible;
  }

  /** A hand that stops before its contact has done nothing, and what it has chosen in secret is nobody's choice. */
  withdraw(seat: Seat): void {
    for (const { id, seat: by } of this.swings) if (by === seat) this.#swings.takeOut(id);
    this.#sealed = this.#sealed.filter(({ by }) => by !== seat);
  }

  /** The table has gone back: whatever was under way beside the match never began. */
  forget(): void {
    this.#swings.clear();
    this.#hands.clear();
    this.#sealed = [];
  }

  /** A hand heads for another place. What comes too soon, or while the clock is held, waits until the hand is heard again, and the newest counts; what changes nothing is dropped. */
  steer(seat: Seat, to: readonly number[], at: Tick = this.match.tick): void {
    const isHeard = this.match.pausedAt === null && at >= heardAgainAt(this.match, seat);
    if (!isHeard) return this.#hands.keep(seat, to);
    this.#hands.forget(seat);
    this.enter({ tick: at, kind: 'stream', by: seat, to });
  }

  /** The seats that have chosen in secret; what they chose nobody sees. */
  get sealed(): readonly Seat[] {
    return this.#sealed.map(({ by }) => by);
  }

  /** Keeps what a seat has chosen in secret, its last word; when all of these seats have chosen, it is revealed at one tick. */
  seal(seat: Seat, action: G['action'], among: readonly Seat[]): Result<null> {
    this.#sealed = [...this.#sealed.filter(({ by }) => by !== seat), { by: seat, action }];
    if (!among.every((by) => this.sealed.includes(by))) return accept(null);
    const actions = this.#sealed.toSorted((a, b) => a.by - b.by);
    this.#sealed = [];
    return this.enter({ tick: this.match.tick, kind: 'together', by: 'host', actions });
  }

  /** At a stoppage: live or in turn. */
  play(mode: Pace): Result<null> {
    return this.enter({ tick: this.match.tick, kind: 'mode', by: 'host', mode });
  }

  /** Whatever the host, a referee or a seat enters, as it stands; hands that are under way until then come first. */
  enter(input: Input<G>): Result<null> {
    const own = this.#ownDue();
    if (own !== null && own <= input.tick) this.advance(input.tick);
    if (this.awaits !== null && input.kind !== 'chance') return refuse('chanceAwaited');
    return this.#enterNow(input);
  }

  #enterNow(input: Input<G>): Result<null> {
    const done = this.#table.play(input);
    if (!done.ok) return done;
    this.#hear(done.value, input);
    return accept(null);
  }

  /** The dice fall, unless what falls due before has put an end to them. */
  roll(at: Tick = this.match.tick): void {
    this.advance(at);
    const request = this.chance;
    if (request !== null && this.#options.chance !== null) this.#roll(request, this.#options.chance);
  }

  hold(by: Seat | 'referee' | 'host', command: ClockCommand, at: Tick = this.match.tick): Result<null> {
    return this.enter({ tick: at, kind: 'clock', by, command });
  }

  /** It is not played to its end: what those at the table have agreed or done. */
  end(how: Ending<G>, at: Tick = this.match.tick): Result<null> {
    return this.enter({ tick: at, kind: 'ended', by: 'host', how });
  }

  /** Rolls what is to be rolled without a person, as long as there is something. */
  rollAlone(): void {
    const { chance } = this.#options;
    if (chance === null) return;
    for (let request = this.chance; request !== null && this.#isRolledHere(request); request = this.chance)
      this.#roll(request, chance);
  }

  /** What the match brings by itself comes first, then hands, then swings. */
  #comeTo(at: Tick): void {
    const own = this.#ownDue();
    // A game that steps may only want to be asked again then.
    const isOwn = own !== null && own <= at && nextDue(this.game, this.match, at) === null;
    if (isOwn) this.#doOwn(at);
    else this.#hear(this.#table.advance(at), null);
    this.rollAlone();
  }

  #doOwn(now: Tick): void {
    const hand = this.#hands.first(this.match);
    if (hand !== null && hand.at <= now) this.#lead(hand, now);
    else if (this.#swings.first !== null) this.#meet(this.#swings.first, now);
  }

  #lead({ seat, to }: Waiting, now: Tick): void {
    this.#hands.forget(seat);
    this.#enterNow({ tick: now, kind: 'stream', by: seat, to });
  }

  /** Its kind and its right are decided now; without a right it is refused and nothing has happened. */
  #meet(swing: Swing<G>, now: Tick): void {
    this.#swings.takeOut(swing.id);
    const { seat: by, action, meant } = swing;
    // Meanwhile the rules may want it hidden: then it is nobody's to see before the others have chosen.
    if (this.#isSecret(by, action)) return this.#meetInSecret(swing);
    const entered = meant === undefined ? {} : { enteredAt: meant };
    const done = this.#enterNow({ tick: now, ...entered, kind: 'action', by, action });
    if (!done.ok) this.#options.onMissed?.(swing, done.refusal);
  }

  #meetInSecret(swing: Swing<G>): void {
    const kept = this.#keepSecret(swing.seat, swing.action);
    if (!kept.ok) this.#options.onMissed?.(swing, kept.refusal);
  }

  /** When the host itself has something to enter: a target that waits, or the contact of a swing. A pause holds every hand. */
  #ownDue(): Tick | null {
    if (this.match.pausedAt !== null) return null;
    const [swing, hand] = [this.#swings.first, this.#hands.first(this.match)];
    const first = Math.min(swing === null ? FOREVER : tableTick(this.match, swing.contact), hand?.at ?? FOREVER);
    return first === FOREVER ? null : tick(Math.max(first, this.match.tick));
  }

  #handFor(seat: Seat, action: Action<G>): string {
    return action.kind === 'choose' ? '' : (this.game.handFor?.(this.match, seat, action) ?? '');
  }

  #isRolledHere(request: ChanceRequest): boolean {
    return request.quiet === true || (this.#options.rolls?.(request, this.match) ?? true);
  }

  /** At once: hands that meet something at the same tick come after what the one before them asked for. */
  #roll(request: ChanceRequest, chance: ChanceStream): void {
    const draws = chance.draw(request);
    const done = this.#enterNow({ tick: this.match.tick, kind: 'chance', by: 'host', draws });
    if (!done.ok) throw new Error(`${this.game.id} asked for a roll and refused it: ${refusalLine(done.refusal)}`);
  }

  /** What was chosen in secret for something that is past is nobody's choice. */
  #forgetSecrets(): void {
    if (this.game.sealed === undefined || this.#sealed.length === 0) return;
    const seats = this.#secretSeats();
    this.#sealed = this.#sealed.filter(({ by }) => seats.includes(by));
  }

  #hear(entries: readonly LogEntry<G>[], input: Input<G> | null): void {
    this.#forgetSecrets();
    if (this.match.outcome !== null) this.#swings.clear();
    if (input !== null || entries.length > 0) this.#options.onHappened?.(entries, input);
  }
}

/** An action that is let go, and by which hand of its seat; `null`: none swings. */
type Begun<G extends GameShape> = Pick<Swing<G>, 'seat' | 'hand' | 'action' | 'meant'>;

/** For people who debug: the code, the paragraphs, the detail. */
export const refusalLine = ({ code, paragraphs, detail }: Refusal): string =>
  [code, ...paragraphs, ...(detail === undefined ? [] : [`(${detail})`])].join(' ');
