import {
  ChanceStream,
  FOREVER,
  isLater,
  later,
  play,
  seconds,
  tick,
  type Action,
  type Answer,
  type Game,
  type GameShape,
  type Input,
  type LogEntry,
  type Match,
  type Refusal,
  type Seat,
  type Setup,
  type Tick,
} from '@bande/core';
import { fromNowOn, isNews } from './asking.ts';
import { Host } from './host.ts';
import { Leading } from './leading.ts';
import type { Player } from './players.ts';
import type { Swing } from './swings.ts';
import type { Table } from './table.ts';

export interface CourseOptions<G extends GameShape> {
  readonly seed: string;
  /** What an action that takes time costs; as the game says unless told otherwise. */
  readonly paceTicks?: number;
  /** A match that needs more inputs than this is broken off, which is trouble unless it is one without an end. */
  readonly maxInputs?: number;
  /** The bots, by seat: in a live match they lead their hands, and those who keep their own time need no pace. */
  readonly players?: readonly (Player<G> | null)[];
  readonly onInput?: (input: Input<G>, match: Match<G>) => void;
  /** A swing that came to nothing, and why. */
  readonly onMissed?: (swing: Swing<G>, refusal: Refusal) => void;
}

/** A seat that is to choose, and from what. */
export interface ToAct<G extends GameShape> {
  readonly seat: Seat;
  readonly legal: readonly Action<G>[];
}

/** Why a match did not come to its end. */
export interface Trouble {
  readonly kind: 'stuck' | 'refused' | 'tooLong';
  readonly reason: string;
}

const DEFAULT_PACE = seconds(15);
export const paceOf = <G extends GameShape>({ pace }: Game<G>): number => pace ?? DEFAULT_PACE;
const MOST_INPUTS = 100_000;

/** What a seat is about: thinking until `ready`, decided on an action, or waiting to be asked again. */
interface Chair<G extends GameShape> {
  /** When it has thought long enough; what it has spent counts when it has to choose again. */
  ready: Tick | null;
  decided: Action<G> | null;
  waits: { readonly until: Tick | null } | null;
  actions: number;
}

/**
 * A match in a time of its own, as fast as it can be played: time stands while a seat chooses and jumps to whatever comes next.
 * In a live match every seat thinks by itself; in a paced one they think in turn, whose last action is longest ago first.
 */
export class Course<G extends GameShape> {
  readonly calls = new Map<string, number>();
  readonly host: Host<G>;
  readonly #options: CourseOptions<G>;
  readonly #chairs: Chair<G>[];
  readonly #leading: Leading<G>;
  #inputs = 0;
  #missed = 0;
  #trouble: Trouble | null = null;
  #isLeft = false;
  #lastSeat: number;

  constructor(
    game: Game<G>,
    table: Table<G>,
    options: CourseOptions<G>,
    chance: ChanceStream = new ChanceStream(options.seed),
  ) {
    this.#options = options;
    this.host = new Host(game, table, {
      chance,
      onHappened: (entries, input) => this.#hear(entries, input),
      onReleased: () => this.#wakeAll(),
      onMissed: (swing, refusal) => this.#miss(swing, refusal),
    });
    this.#leading = leadingOf(this.host, options.players ?? []);
    this.#chairs = table.match.setup.seating.map(() => ({ ready: null, decided: null, waits: null, actions: 0 }));
    this.#lastSeat = this.#chairs.length - 1;
  }

  get match(): Match<G> {
    return this.host.match;
  }
  get inputs(): number {
    return this.#inputs;
  }
  get actions(): number {
    return this.#chairs.reduce((sum, { actions }) => sum + actions, 0);
  }
  /** How many swings came to nothing: they are no actions. */
  get missed(): number {
    return this.#missed;
  }
  /** How many actions of a seat have been entered, or are under way. */
  actionsOf(seat: Seat): number {
    return this.#chairs[seat]!.actions;
  }
  /** Whether a seat has chosen and is only waiting for its time. */
  isDecided(seat: Seat): boolean {
    return this.#chairs[seat]!.decided !== null;
  }
  get trouble(): Trouble | null {
    return this.#trouble;
  }

  /** Rolls and lets time pass until somebody is to choose; nobody when the match is over, left or in trouble. */
  toAct(): readonly ToAct<G>[] {
    while (this.#trouble === null && this.match.outcome === null && !this.#isLeft) {
      this.host.rollAlone();
      this.#leading.ask();
      const asked = this.match.outcome === null ? this.#toBeAsked() : [];
      if (asked.length > 0) return asked;
      if (this.match.outcome === null) this.#goOn();
    }
    return [];
  }

  /**
   * What a seat that was asked answers. An action is entered when the seat has thought long enough; what falls due before happens first,
   * and the seat chooses again. A refused action changes nothing; the right to one that swings is decided at its contact (`onMissed`).
   */
  answer(seat: Seat, answer: Answer<G>): Refusal | null {
    const chair = this.#chairs[seat]!;
    chair.waits = isLater(answer) ? { until: fromNowOn(answer, this.match.tick) } : null;
    if (isLater(answer)) return null;
    chair.ready = this.#readyAt(seat, answer);
    if (!this.#isLive && this.host.due(chair.ready) === null) return this.#enter(seat, answer, chair.ready);
    const refusal = this.host.swingOf(seat, answer) > 0 ? null : this.#refusedNow(seat, answer);
    chair.decided = refusal === null ? answer : null;
    return refusal;
  }

  /** Breaks the match off. */
  giveUp(trouble: Trouble): void {
    this.#trouble ??= trouble;
  }

  get #isLive(): boolean {
    return this.match.mode === 'live';
  }

  #toBeAsked(): readonly ToAct<G>[] {
    const asked: ToAct<G>[] = [];
    for (const seat of this.#inTurn()) {
      const chair = this.#chairs[seat]!;
      if (chair.decided !== null && !this.#isLive) return [];
      if (chair.decided !== null || this.#isWaiting(chair) || this.#swings(seat) || this.#hasSealed(seat)) continue;
      const legal = this.host.legal(seat);
      if (legal.length > 0) asked.push({ seat, legal });
      else chair.ready = null;
      if (asked.length > 0 && !this.#isLive) return asked;
    }
    return asked;
  }

  #swings(seat: Seat): boolean {
    return this.host.swings.some((swing) => swing.seat === seat);
  }

  #hasSealed(seat: Seat): boolean {
    return this.host.sealed.includes(seat);
  }

  #isWaiting({ waits }: Chair<G>): boolean {
    return waits !== null && (waits.until === null || waits.until > this.match.tick);
  }

  /** From the seat whose last action is longest ago; at the start, from the first. */
  #inTurn(): readonly Seat[] {
    const seats = this.#chairs.length;
    return this.#chairs.map((_, i) => ((this.#lastSeat + 1 + i) % seats) as Seat);
  }

  /** Something that falls due before the first decided action happens first, and everybody chooses again: the half may be over. */
  #goOn(): void {
    const first = this.#firstDecided();
    const wake = earliest(this.#firstWake(), this.#leading.wake);
    const until = earliest(first === null ? null : this.#chairs[first]!.ready, wake);
    const due = this.host.due(until ?? FOREVER);
    if (due !== null) return this.host.advance(tick(Math.max(due, this.match.tick)));
    if (until === null) return this.#isStuck();
    // What was legal when it was chosen may be refused now: then its time has passed all the same, and the seat chooses again.
    if (first !== null && this.#chairs[first]!.ready === until)
      this.#enter(first, this.#chairs[first]!.decided!, until);
    this.host.advance(until);
  }

  #firstDecided(): Seat | null {
    let first: Seat | null = null;
    for (const seat of this.#inTurn()) {
      const { decided, ready } = this.#chairs[seat]!;
      if (decided !== null && (first === null || ready! < this.#chairs[first]!.ready!)) first = seat;
    }
    return first;
  }

  #firstWake(): Tick | null {
    const ahead = this.#chairs.filter((chair) => this.#isWaiting(chair));
    return ahead.reduce<Tick | null>((first, { waits }) => earliest(first, waits?.until ?? null), null);
  }

  #enter(seat: Seat, action: Action<G>, now: Tick): Refusal | null {
    const done = this.host.act(seat, action, now);
    const chair = this.#chairs[seat]!;
    chair.decided = null;
    if (!done.ok) return done.refusal;
    chair.ready = null;
    this.#lastSeat = seat;
    chair.actions++;
    return null;
  }

  #refusedNow(seat: Seat, action: Action<G>): Refusal | null {
    const trial = play(this.host.game, this.match, { tick: this.match.tick, kind: 'action', by: seat, action });
    return trial.ok ? null : trial.refusal;
  }

  #readyAt(seat: Seat, action: Action<G>): Tick {
    const now = this.match.tick;
    const chair = this.#chairs[seat]!;
    const isReady = this.#isLive && this.#options.players?.[seat]?.keepsTime === true;
    if (isReady || action.kind === 'choose' || !this.host.game.takesTime(action)) return now;
    // In turn: whoever thought before has to begin anew.
    if (!this.#isLive) for (const other of this.#chairs) if (other !== chair) other.ready = null;
    return tick(Math.max(now, chair.ready ?? later(now, this.#options.paceTicks ?? paceOf(this.host.game))));
  }

  #isStuck(): void {
    this.giveUp({
      kind: 'stuck',
      reason: `at tick ${this.match.tick} nobody can act, nothing is rolled and nothing falls due`,
    });
  }

  /** Whatever has happened, everybody looks again; that a hand is on its way somewhere else is nothing that has happened. */
  #hear(entries: readonly LogEntry<G>[], input: Input<G> | null): void {
    for (const { rulings } of entries) for (const { paragraphs } of rulings) this.#count(paragraphs);
    if (isNews(entries, input)) this.#lookAgain();
    if (input === null) return;
    this.#inputs++;
    this.#options.onInput?.(input, this.match);
    this.#endIfTooLong();
  }

  #lookAgain(): void {
    for (const chair of this.#chairs) chair.decided = null;
    this.#leading.happened();
    this.#wakeAll();
  }

  /** A swing is seen by all, from its release on, and by whoever waits, too. */
  #wakeAll(): void {
    for (const chair of this.#chairs) chair.waits = null;
  }

  #miss(swing: Swing<G>, refusal: Refusal): void {
    this.#missed++;
    this.#chairs[swing.seat]!.actions--;
    this.#wakeAll();
    this.#options.onMissed?.(swing, refusal);
    this.#endIfTooLong();
  }

  #endIfTooLong(): void {
    const most = this.#options.maxInputs ?? MOST_INPUTS;
    if (this.#inputs + this.#missed < most || this.match.outcome !== null) return;
    if (isEndless(this.host.game, this.match.setup)) this.#isLeft = true;
    else this.giveUp({ kind: 'tooLong', reason: `not over after ${this.#inputs} inputs${this.#missedLine}` });
  }

  get #missedLine(): string {
    return this.#missed === 0 ? '' : ` and ${this.#missed} missed swings`;
  }

  #count(paragraphs: readonly string[]): void {
    for (const id of paragraphs) this.calls.set(id, (this.calls.get(id) ?? 0) + 1);
  }
}

function leadingOf<G extends GameShape>(host: Host<G>, players: readonly (Player<G> | null)[]): Leading<G> {
  return new Leading({
    host,
    seats: players.flatMap((player, seat) => (player === null ? [] : [seat as Seat])),
    lead: (match, seat, tell) => tell(players[seat]!.lead(match, seat)),
    steer: (seat, to) => host.steer(seat, to),
  });
}

/** It goes on until people leave. */
export const isEndless = <G extends GameShape>(game: Game<G>, setup: Setup<G>): boolean =>
  game.endless?.(setup) === true;

const earliest = (a: Tick | null, b: Tick | null): Tick | null => (a === null || (b !== null && b < a) ? b : a);
