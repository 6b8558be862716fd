import { Asking, botIds, Host, type Thinker as HostThinker } from '@bande/host';
import {
  chanceNow,
  legalActions,
  firstDue,
  FOREVER,
  playTick,
  seatsOf,
  tableTick,
  tick,
  type Action,
  type AnyGame,
  type AnyShape,
  type ChanceRequest,
  type ChanceStream,
  type Duty,
  type Input,
  type LogEntry,
  type Match,
  type PlayTick,
  type Refusal,
  type Seat,
  type Tick,
} from '@bande/core';
import type { Recorder } from '@bande/record';
import { TableClock, type Now } from './clock.ts';

/** Who sits on a chair: somebody at this device, or a bot by its id. */
export type Sitter = 'human' | (string & {});

/** Chooses for a bot; on a page it asks a worker. */
export type Thinker = HostThinker<AnyShape>;

export interface SessionParts {
  readonly game: AnyGame;
  readonly recorder: Recorder<AnyShape>;
  /** The dice to come; after a reload it stands where it stood (`reopen` of the record room). */
  readonly chance: ChanceStream;
  readonly sitters: readonly Sitter[];
  readonly thinker: Thinker;
  readonly now: Now;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Whose dice they are, so that a person can roll them himself. */
  readonly roller: (match: Match<AnyShape>) => string | null;
  /** Called with every accepted input, before anybody is told of it. */
  readonly keep: (input: Input<AnyShape>, index: number) => void;
  /** Called when time has passed and something has happened by itself: nothing of it is an input. */
  readonly keepReached: () => void;
}

/** What the page shows; a new object whenever anything has changed. */
export interface Snapshot {
  readonly match: Match<AnyShape>;
  readonly log: readonly LogEntry<AnyShape>[];
  /** Entries of the last input: what is to be shown now. */
  readonly fresh: readonly LogEntry<AnyShape>[];
  readonly inputs: number;
  readonly duties: readonly Duty<AnyShape>[];
  /** Dice that are to be rolled, and whether somebody here is to roll them. */
  readonly chance: ChanceRequest | null;
  readonly rollHere: boolean;
  /** The seat at this device that may choose, and from what. */
  readonly seat: Seat | null;
  readonly legal: readonly Action<AnyShape>[];
  /** The bot that is thinking. */
  readonly thinking: Seat | null;
  readonly paused: boolean;
  /** The page is still showing what happened; nobody else acts before it is done. */
  readonly busy: boolean;
  readonly trouble: string | null;
}

/** A match was stopped or goes on, and nothing else. */
const isPause = (entries: readonly LogEntry<AnyShape>[]): boolean =>
  entries.length > 0 && entries.every(({ fact }) => fact.kind === 'paused' || fact.kind === 'resumed');

/**
 * A match at this device: the host's shell on a page. It gives the host its clock, holds it up while something is being shown, asks the bots
 * through a worker and keeps every accepted input.
 */
export class Session {
  readonly #parts: SessionParts;
  readonly #clock: TableClock;
  readonly #listeners = new Set<() => void>();
  #fresh: readonly LogEntry<AnyShape>[] = [];
  #busy = false;
  #trouble: string | null = null;
  #stopTimer: () => void = () => {};
  #snapshot: Snapshot;
  #closed = false;
  /** What has happened since the host was last asked to do something; `null`: nothing. */
  #heard: LogEntry<AnyShape>[] | null = null;
  readonly #host: Host<AnyShape>;
  readonly #asking: Asking<AnyShape>;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#clock = new TableClock(parts.now, parts.recorder.match.tick);
    this.#host = new Host(parts.game, parts.recorder, {
      chance: parts.chance,
      // Dice are rolled when what happened before has been seen.
      rolls: () => false,
      onHappened: (entries, input) => this.#hear(entries, input),
    });
    const bots = parts.recorder.match.setup.seating
      .map((_, seat) => seat as Seat)
      .filter((seat) => !this.#isHuman(seat));
    this.#asking = new Asking({
      host: this.#host,
      seats: bots,
      think: parts.thinker,
      act: (seat, action) => this.#botActs(seat, action),
      onWaiting: () => this.#goOn(),
      onTrouble: (reason) => this.#fail(reason),
    });
    this.#snapshot = this.#look();
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }
  get game(): AnyGame {
    return this.#parts.game;
  }
  get recorder(): Recorder<AnyShape> {
    return this.#parts.recorder;
  }
  get sitters(): readonly Sitter[] {
    return this.#parts.sitters;
  }
  /** How far the match has come: what moves comes to its end when it has been seen. */
  get reached(): Tick {
    return this.#busy ? this.#match.tick : this.tick;
  }
  /** The tick at this moment; clocks on the page are drawn from it. */
  get tick(): Tick {
    return this.#snapshot.paused || this.#snapshot.match.outcome !== null
      ? this.#snapshot.match.tick
      : this.#clock.tick;
  }

  /** The play time at this moment. */
  get playTick(): PlayTick {
    return playTick({ ...this.#snapshot.match, tick: this.tick });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins, or goes on after a reload. */
  start(): void {
    this.#goOn();
  }

  close(): void {
    this.#closed = true;
    this.#stopTimer();
    this.#listeners.clear();
  }

  /** An action of a person at this device; refused with its reason, or done. */
  act(action: Action<AnyShape>): Refusal | null {
    const { seat } = this.#snapshot;
    if (seat === null) return { code: 'notYourTurn', paragraphs: [] };
    return this.#letGo(seat, action);
  }

  /** A person at this device gives something up, paused or not. */
  giveUp(seat: Seat, action: Action<AnyShape>): void {
    this.resume();
    if (this.#isHuman(seat)) this.#letGo(seat, action);
  }

  /** The dice fall. */
  roll(): void {
    this.#do(() => this.#host.roll(this.#now));
  }

  pause(): void {
    if (!this.#closed && !this.#snapshot.paused) this.#do(() => this.#host.hold('host', { kind: 'pause' }, this.#now));
  }

  resume(): void {
    if (this.#closed) return;
    this.#clock.setTo(this.#match.tick);
    if (this.#snapshot.paused) this.#do(() => this.#host.hold('host', { kind: 'resume' }));
  }

  /** The page has shown the last input to its end; whoever is next may go on. */
  shown(): void {
    if (!this.#busy) return;
    this.#busy = false;
    this.#goOn();
  }

  get #match(): Match<AnyShape> {
    return this.#parts.recorder.match;
  }

  get #now(): Tick {
    return tick(Math.max(this.#clock.tick, this.#match.tick));
  }

  #letGo(seat: Seat, action: Action<AnyShape>): Refusal | null {
    const done = this.#do(() => this.#host.act(seat, action, this.#now));
    return done.ok ? null : done.refusal;
  }

  #pass(to: Tick): void {
    this.#do(() => {
      this.#host.advance(to);
      this.#heard ??= [];
      this.#parts.keepReached();
    });
  }

  /** Lets the host do something, and goes on from what has happened. */
  #do<T>(run: () => T): T {
    const result = run();
    const heard = this.#heard;
    this.#heard = null;
    if (heard !== null) this.#happened(heard);
    return result;
  }

  #hear(entries: readonly LogEntry<AnyShape>[], input: Input<AnyShape> | null): void {
    const { inputs } = this.recorder;
    if (input !== null) this.#parts.keep(input, inputs.length - 1);
    this.#heard = [...(this.#heard ?? []), ...entries];
  }

  #happened(entries: readonly LogEntry<AnyShape>[]): void {
    this.#asking.happened();
    // A pause shows nothing: what is being shown is shown to its end.
    if (!isPause(entries)) {
      this.#fresh = entries;
      this.#busy = entries.length > 0;
    }
    this.#goOn();
  }

  /** What happens without a person at this device: bots' dice and choices, and clocks that run out. */
  #goOn(): void {
    this.#stopTimer();
    this.#tell();
    if (this.#closed || this.#snapshot.paused || this.#match.outcome !== null) return;
    const end = this.#motionEnds();
    // A motion lasts as long as it is shown, be it slow or skipped; meanwhile nobody's time runs.
    if (end !== null) return this.#busy ? undefined : this.#letMove(end);
    this.#awaitClock();
    if (this.#busy) return;
    const { chance, rollHere } = this.#snapshot;
    if (chance !== null) {
      if (!rollHere) this.roll();
      return;
    }
    if (this.#asking.ask()) this.#tell();
  }

  /** When what moves by itself comes to something, if anything moves. */
  #motionEnds(): Tick | null {
    const due = firstDue(this.game, this.#match, FOREVER);
    return due?.what === 'motion' && due.event !== null ? tableTick(this.#match, due.at) : null;
  }

  #letMove(end: Tick): void {
    this.#clock.setTo(end);
    this.#pass(end);
  }

  #awaitClock(): void {
    const due = this.#host.due(this.#asking.wake ?? FOREVER) ?? this.#asking.wake;
    if (due !== null) this.#stopTimer = this.#parts.after(this.#clock.untilMs(due), () => this.#pass(due));
  }

  #botActs(seat: Seat, action: Action<AnyShape>): void {
    if (this.#closed) return;
    const refusal = this.#letGo(seat, action);
    if (refusal?.code === 'againstTheRules') this.#fail(`a bot was refused: ${refusal.paragraphs.join(', ')}`);
    // The clock may have run out while it was thinking: then it thinks again about what is now to be done.
    else if (refusal !== null) this.#pass(this.#now);
  }

  #fail(reason: string): void {
    this.#trouble = reason;
    this.#tell();
  }

  #isHuman(seat: Seat): boolean {
    return this.#parts.sitters[seat] === 'human';
  }

  #look(): Snapshot {
    const { game, recorder } = this.#parts;
    const { match } = recorder;
    const chance = chanceNow(game, match);
    const seats = match.setup.seating.map((_, seat) => seat as Seat);
    const seat = seats.find((one) => this.#isHuman(one) && legalActions(game, match, one).length > 0) ?? null;
    return {
      match,
      log: recorder.log,
      fresh: this.#fresh,
      inputs: recorder.inputs.length,
      duties: game.duties(match),
      chance,
      rollHere: chance !== null && chance.quiet !== true && this.#rollsHere(match),
      seat,
      legal: seat === null ? [] : legalActions(game, match, seat),
      thinking: this.#asking.thinking[0] ?? null,
      paused: match.pausedAt !== null,
      busy: this.#busy,
      trouble: this.#trouble,
    };
  }

  /** A side's dice are rolled here if one of its people sits here; dice of both if anybody does. */
  #rollsHere(match: Match<AnyShape>): boolean {
    const side = this.#parts.roller(match);
    const seats =
      side === null ? match.setup.seating.map((_, seat) => seat as Seat) : seatsOf(match.setup.seating, side);
    return seats.some((seat) => this.#isHuman(seat));
  }

  #tell(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }
}

export const sitterIds = (game: AnyGame): readonly Sitter[] => ['human', ...botIds(game)];
