import { Asking, botIds, Host, isNews, Leading, type Leader, type Thinker as HostThinker } from '@bande/host';
import {
  chanceNow,
  legalActions,
  firstDue,
  lapsesAt,
  FOREVER,
  playTick,
  seatsOf,
  tableTick,
  tick,
  TICKS_PER_SECOND,
  type Action,
  type AnyGame,
  type AnyShape,
  type ChanceRequest,
  type ChanceStream,
  type Duty,
  type Ending,
  type Input,
  type LogEntry,
  type Match,
  type PlayTick,
  type Refusal,
  type Result,
  type Seat,
  type Tick,
} from '@bande/core';
import type { Recorder } from '@bande/record';
import type { Intent, Running } from '@bande/stage/view';
import type { Beat } from './beats.ts';
import { TableClock, type Now } from './clock.ts';
import { keyedSeat } from './keyed-seat.ts';
import { FULL_PACE, type Pace } from './pace.ts';

/** Who sits on a chair: somebody at this device, or a bot by its id. */
export type Sitter = 'human' | (string & {});

/** Chooses for a bot; on a page it asks a worker. */
export type Thinker = HostThinker<AnyShape>;

export interface SessionParts {
  readonly game: AnyGame;
  readonly recorder: Recorder<AnyShape>;
  /** What has happened before somebody sat down here again. */
  readonly beats?: readonly Beat[];
  /** The dice to come; after a reload it stands where it stood (`reopen` of the record room). */
  readonly chance: ChanceStream;
  readonly sitters: readonly Sitter[];
  readonly thinker: Thinker;
  /** Leads the bots' hands in a live match; left out, they stay where they are. */
  readonly leader?: Leader<AnyShape>;
  readonly now: Now;
  readonly after: (ms: number, run: () => void) => () => void;
  /** Whose dice they are, so that a person can roll them himself. */
  readonly roller: (match: Match<AnyShape>) => string | null;
  /** For how long a bot's action is seen before it is done, in milliseconds. */
  readonly intentMs?: (action: Action<AnyShape>, match: Match<AnyShape>) => number;
  /** How long people need to take in what has happened, in milliseconds; bots and their dice wait for them. Left out, nobody waits. */
  readonly breathMs?: (entries: readonly LogEntry<AnyShape>[], match: Match<AnyShape>) => number;
  /** How fast the table runs; left out, with the wall clock. */
  readonly pace?: () => Pace;
  /** Called with every accepted input, before anybody is told of it. */
  readonly keep: (input: Input<AnyShape>, index: number) => void;
  /** Called when time has passed and something has happened by itself: nothing of it is an input. */
  readonly keepReached: () => void;
}

/** What the page shows; a new object whenever anything has changed. */
export interface Snapshot {
  /** The table can be seen: before, nobody may act and no time passes. */
  readonly laid: boolean;
  readonly match: Match<AnyShape>;
  readonly log: readonly LogEntry<AnyShape>[];
  /** Entries of the last input: what is to be shown now. */
  readonly fresh: readonly LogEntry<AnyShape>[];
  readonly inputs: number;
  /** Entries of the log that were there when somebody here acted or rolled last. */
  readonly before: number;
  readonly duties: readonly Duty<AnyShape>[];
  /** Dice that are to be rolled, and whether somebody here is to roll them. */
  readonly chance: ChanceRequest | null;
  readonly rollHere: boolean;
  /** The seat at this device that may choose, and from what. */
  readonly seat: Seat | null;
  readonly legal: readonly Action<AnyShape>[];
  /** Everybody at this device who may act: in a live match several at once. */
  readonly seats: readonly Seat[];
  /** Who has chosen in secret, and waits for the others. */
  readonly sealed: readonly Seat[];
  /** The bot that is thinking. */
  readonly thinking: Seat | null;
  /** What a bot is about to do. */
  readonly intent: Intent<AnyShape> | null;
  /** A bot is next, and waits until people have taken in what has happened. */
  readonly breathes: boolean;
  /** Somebody has stopped the match. */
  readonly paused: boolean;
  /** The table itself holds the clock, because somebody here may decide. */
  readonly waitsForDecision: boolean;
  /** The page is still showing something for which the match waits; nobody else acts before it is done. */
  readonly busy: boolean;
  /** What was to be shown here is over: nobody is to do anything any more. */
  readonly done: boolean;
  /** A hand that came to nothing: at its contact there was no right to it. */
  readonly missed: { readonly seat: Seat; readonly refusal: Refusal } | null;
  readonly trouble: string | null;
}

/** A page that draws slowly is late by a second or two; one that is later has slept. */
const LONGEST_NAP = 5 * TICKS_PER_SECOND;

/** A match was stopped or goes on, and nothing else. */
const isPause = (entries: readonly LogEntry<AnyShape>[]): boolean =>
  entries.length > 0 && entries.every(({ fact }) => fact.kind === 'paused' || fact.kind === 'resumed');

/**
 * A match at this device: the host's shell on a page. It gives the host its clock, waits where the game waits for something to be seen, asks the bots
 * through a worker and keeps every accepted input. Motion runs with the table's clock and is met by whatever anybody does.
 */
export class Session {
  readonly #parts: SessionParts;
  readonly #clock: TableClock;
  readonly #listeners = new Set<() => void>();
  #fresh: readonly LogEntry<AnyShape>[] = [];
  #busy = false;
  #trouble: string | null = null;
  #stopTimer: () => void = () => {};
  #stopHands: () => void = () => {};
  #snapshot: Snapshot;
  #closed = false;
  #isLaid = false;
  /** A newcomer is being told what to do. */
  #isTold = false;
  /** What was to be shown here is over: what moves comes to rest, and nothing else happens any more. */
  #isDone = false;
  /** What has happened since the host was last asked to do something; `null`: nothing. */
  #heard: LogEntry<AnyShape>[] | null = null;
  #intent: Intent<AnyShape> | null = null;
  #stopIntent: () => void = () => {};
  /** What a bot has chosen, shown or still to be shown. */
  #chosen: { readonly seat: Seat; readonly action: Action<AnyShape> } | null = null;
  /** What is still to be taken in, in milliseconds; it begins when everything that was waited for has been seen. */
  #toTakeIn = 0;
  /** Whoever comes back reads what was called last. */
  #logBefore = 0;
  #breathEnds = 0;
  #stopBreath: () => void = () => {};
  #missed: Snapshot['missed'] = null;
  readonly #beats: Beat[];
  /** The match as it was when something was heard last. */
  #heardOf: Match<AnyShape>;
  #waitsForDecision = false;
  /** Somebody has stopped a match that waited for his decision: afterwards it waits on. */
  #onBreak = false;
  /** When the page last said that it is alive; null: it never does. */
  #livedAt: number | null = null;
  /** The next thing that happens by itself: nothing is drawn beyond it. */
  #due: Tick | null = null;
  readonly #watchers = new Set<() => void>();
  readonly #host: Host<AnyShape>;
  readonly #asking: Asking<AnyShape>;
  readonly #leading: Leading<AnyShape>;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    this.#beats = [...(parts.beats ?? [])];
    this.#heardOf = parts.recorder.match;
    this.#clock = new TableClock(parts.now, parts.recorder.match.tick, 0);
    this.#host = new Host(parts.game, parts.recorder, {
      chance: parts.chance,
      // Dice are rolled when what happened before has been seen.
      rolls: () => false,
      onReleased: () => this.#asking.happened(),
      onMissed: ({ seat }, refusal) => this.#miss(seat, refusal),
      onHappened: (entries, input) => this.#hear(entries, input),
    });
    const bots = this.#seats().filter((seat) => !this.#isHuman(seat));
    this.#asking = new Asking({
      host: this.#host,
      seats: bots,
      think: parts.thinker,
      act: (seat, action) => this.#botActs(seat, action),
      onWaiting: () => this.#goOn(),
      onTrouble: (reason) => this.#fail(reason),
    });
    this.#leading = new Leading({
      host: this.#host,
      seats: bots,
      lead: parts.leader ?? ((_match, _seat, tell) => tell(null)),
      steer: (seat, to) => this.#moveHands(() => this.#host.steer(seat, to)),
      onWaiting: () => this.#awaitHands(),
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
  /** Everything that has happened, in order. */
  get beats(): readonly Beat[] {
    return this.#beats;
  }
  /** How far the match has come. */
  get reached(): Tick {
    return this.#busy ? this.#match.tick : this.tick;
  }
  /** The match as it runs, for what is drawn in every frame. */
  readonly running: Running<AnyShape> = {
    match: () => this.#match,
    tick: () => this.#exactPlayTick,
    swings: () => this.#host.swings,
    subscribe: (changed) => {
      this.#watchers.add(changed);
      return () => this.#watchers.delete(changed);
    },
  };
  /** So many times as fast as the wall clock. */
  get pace(): number {
    return this.#clock.pace;
  }
  /** The tick at this moment; clocks on the page are drawn from it. */
  get tick(): Tick {
    const { match } = this.#snapshot;
    return match.pausedAt !== null || match.outcome !== null ? match.tick : this.#clock.tick;
  }

  /** The clock waits for somebody: nobody's seconds run. */
  get timeStands(): boolean {
    return this.#waitsForDecision || this.#clock.pace === 0;
  }

  /** The play time at this moment. */
  get playTick(): PlayTick {
    return playTick({ ...this.#snapshot.match, tick: this.tick });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The table is seen for the first time: the match begins, or goes on after a reload. */
  start(): void {
    if (this.#isLaid) return;
    this.#isLaid = true;
    this.#goOn();
  }

  /** While a newcomer is being told what to do, or somebody thinks in peace, no clock runs against him. */
  tellNewcomer(isTold: boolean): void {
    if (isTold === this.#isTold || this.#closed) return;
    this.#isTold = isTold;
    if (this.#isLaid) this.#goOn();
  }

  /** A task has been judged: what moves comes to rest, and nobody plays on. */
  standStill(): void {
    if (this.#isDone || this.#closed) return;
    this.#isDone = true;
    this.#dropIntent();
    this.#goOn();
  }

  close(): void {
    this.#closed = true;
    this.#stopTimer();
    this.#stopHands();
    this.#stopBreath();
    this.#stopIntent();
    this.#listeners.clear();
    this.#watchers.clear();
  }

  /** An action of a person at this device; refused with its reason, or done. */
  act(action: Action<AnyShape>, by: Seat | null = this.#snapshot.seat): Refusal | null {
    if (by === null || !this.#isHuman(by) || !this.#isLaid || this.#isDone)
      return { code: 'notYourTurn', paragraphs: [] };
    this.#breathEnds = this.#toTakeIn = 0;
    if (this.#waitsForDecision) this.letRun();
    const before = this.#logBefore;
    this.#logBefore = this.recorder.log.length;
    const refusal = this.#letGo(by, action);
    if (refusal !== null) this.#logBefore = before;
    return refusal;
  }

  /** A hand at this device heads for another place: seen at once, told to nobody. */
  steer(seat: Seat, to: readonly number[]): void {
    if (this.#isHuman(seat)) this.#moveHands(() => this.#host.steer(seat, to));
  }

  /** What a hand does that is led: it is no news to anybody, unless something has happened on the way. */
  #moveHands(move: () => void): void {
    if (!this.#isLaid || this.#closed || this.#isHeld || this.#isDone) return;
    this.#host.advance(this.#now);
    move();
    const heard = this.#heard;
    this.#heard = null;
    if (heard !== null && heard.length > 0) return this.#happened(heard);
    this.#stopTimer();
    this.#awaitClock();
    this.#wake();
  }

  /** A hand that is under way stops before its contact. */
  withdraw(seat: Seat): void {
    this.#host.withdraw(seat);
    this.#goOn();
  }

  /** What runs by itself comes to its end at once, if nobody may do anything before; whoever has read enough waits no longer. */
  skip(): void {
    if (!this.#isLaid) return;
    if (this.#snapshot.breathes) {
      this.#breathEnds = this.#toTakeIn = 0;
      return this.#goOn();
    }
    const end = this.#motionEnds();
    if (end === null || this.#isHeld || this.#someoneMayAct) return;
    this.#clock.setTo(end);
    this.#pass(end);
  }

  /** A person at this device gives something up, paused or not. */
  giveUp(seat: Seat, action: Action<AnyShape>): void {
    this.letRun();
    if (this.#isHuman(seat)) this.#letGo(seat, action);
  }

  /** People at this device end the match before its end, paused or not. */
  end(how: Ending<AnyShape>): void {
    this.letRun();
    this.#do(() => this.#host.end(how, this.#now));
  }

  /** The dice fall. */
  roll(): void {
    if (!this.#isLaid) return;
    if (this.#snapshot.rollHere) this.#logBefore = this.recorder.log.length;
    this.#do(() => this.#host.roll(this.#now));
  }

  pause(): void {
    if (this.#closed || this.#snapshot.paused) return;
    if (!this.#waitsForDecision) return void this.#do(() => this.#host.hold('host', { kind: 'pause' }, this.#now));
    this.#onBreak = true;
    this.#tell();
  }

  resume(): void {
    if (!this.#onBreak) return this.letRun();
    this.#onBreak = false;
    this.#tell();
  }

  /** Whoever may decide lets time go on instead. */
  letRun(): void {
    if (this.#closed) return;
    this.#waitsForDecision = false;
    this.#onBreak = false;
    this.#clock.setTo(this.#match.tick);
    if (this.#livedAt !== null) this.#livedAt = this.#clock.exact;
    if (this.#isHeld) this.#do(() => this.#host.hold('host', { kind: 'resume' }));
  }

  /** The page has shown everything for which the match waits; whoever is next may go on. */
  shown(): void {
    if (!this.#busy) return;
    this.#busy = false;
    this.#breathEnds = Math.max(this.#breathEnds, this.#parts.now() + this.#toTakeIn);
    this.#toTakeIn = 0;
    this.#goOn();
  }

  get #match(): Match<AnyShape> {
    return this.#parts.recorder.match;
  }

  get #isHeld(): boolean {
    return this.#match.pausedAt !== null;
  }

  get #now(): Tick {
    this.#wakeUp();
    return tick(Math.max(this.#clock.tick, this.#match.tick));
  }

  get #exactPlayTick(): number {
    const match = this.#match;
    if (match.pausedAt !== null || match.outcome !== null || this.#closed) return playTick(match);
    const ahead = Math.max(0, Math.min(this.#clock.exact, this.#due ?? Infinity) - match.tick);
    return playTick(match) + ahead;
  }

  get #someoneMayAct(): boolean {
    const { game } = this.#parts;
    return this.#match.setup.seating.some((_, seat) => legalActions(game, this.#match, seat as Seat).length > 0);
  }

  #letGo(seat: Seat, action: Action<AnyShape>): Refusal | null {
    this.#missed = null;
    const done: Result<unknown> = this.#do(() => this.#host.act(seat, action, this.#now));
    // A swing under way is seen by all, though nothing has happened yet; what was chosen in secret is at least no longer to be chosen.
    if (done.ok && (done.value !== null || this.#host.sealed.includes(seat))) this.#goOn();
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
    // That a hand is led on, or that time has passed, is no news to a bot: one that was asked again for it would never come to an answer.
    if (isNews(entries, input)) this.#asking.happened();
    if (input !== null) this.#parts.keep(input, inputs.length - 1);
    this.#heard = [...(this.#heard ?? []), ...entries];
    if (entries.length > 0) this.#beats.push({ before: this.#heardOf, after: this.#match, entries });
    this.#heardOf = this.#match;
  }

  #miss(seat: Seat, refusal: Refusal): void {
    this.#missed = { seat, refusal };
    this.#asking.happened();
  }

  #happened(entries: readonly LogEntry<AnyShape>[]): void {
    if (entries.length > 0) this.#leading.happened();
    this.#dropIntent();
    // A pause shows nothing: what is being shown is shown to its end.
    if (!isPause(entries)) {
      this.#fresh = entries;
      this.#busy = entries.length > 0;
      // In a live match everybody plays at once, and nobody waits for the referee.
      if (this.#match.mode !== 'live') this.#toTakeIn = this.#parts.breathMs?.(entries, this.#match) ?? 0;
      if (entries.length > 0 && this.#pace.decide) return this.#holdForDecision();
    }
    this.#goOn();
  }

  /** The slow table: something has happened, and whoever may act here thinks in peace. */
  #holdForDecision(): void {
    const mayAct = this.#seats().some((seat) => this.#isHuman(seat) && this.#host.legal(seat).length > 0);
    if (!mayAct || this.#isHeld || this.#match.outcome !== null) return this.#goOn();
    this.#waitsForDecision = true;
    this.#do(() => this.#host.hold('host', { kind: 'pause' }, this.#now));
  }

  /** What happens without a person at this device: motion, bots' dice and choices, and clocks that run out. */
  #goOn(): void {
    this.#stopTimer();
    this.#clock.runAt(this.#stands ? 0 : this.#pace.rate);
    this.#due = null;
    this.#tell();
    if (!this.#isLaid || this.#closed || this.#isHeld || this.#match.outcome !== null) return;
    if (!this.#isDone || this.#moves) this.#awaitClock();
    if (this.#isDone) return this.#stopHands();
    this.#leading.ask();
    this.#awaitHands();
    if (this.#busy) return;
    this.#awaitBreath();
    const { chance, rollHere } = this.#snapshot;
    if (chance !== null) {
      if (!rollHere && this.#breath === 0) this.roll();
      return;
    }
    if (this.#chosen !== null) this.#showIntent();
    else if (this.#asking.ask()) this.#tell();
  }

  /** Milliseconds for which bots still wait. */
  get #breath(): number {
    return Math.max(0, this.#breathEnds - this.#parts.now());
  }

  #awaitBreath(): void {
    this.#stopBreath();
    if (this.#breath > 0) this.#stopBreath = this.#parts.after(this.#breath, () => this.#goOn());
  }

  get #pace(): Pace {
    return this.#parts.pace?.() ?? FULL_PACE;
  }

  /** No time passes before the table is seen, nor while a newcomer is told what to do and a clock would run against him; what moves is never held in mid-motion. */
  get #stands(): boolean {
    if (!this.#isLaid) return true;
    if (this.#isDone) return !this.#moves;
    const { clocks, options } = this.#match;
    const counts = clocks.some(({ since }) => since !== null) || options.some((option) => lapsesAt(option) !== null);
    if (!this.#isTold || !counts) return false;
    return !this.#moves;
  }

  /** Where motion is looked at from time to time, it moves as long as it is to be looked at again. */
  get #moves(): boolean {
    if (this.#host.swings.length > 0 || this.#motionEnds() !== null) return true;
    return firstDue(this.game, this.#match, FOREVER)?.what === 'look';
  }

  /** When what moves by itself comes to something, if anything moves. */
  #motionEnds(): Tick | null {
    const due = firstDue(this.game, this.#match, FOREVER);
    return due?.what === 'motion' && due.event !== null ? tableTick(this.#match, due.at) : null;
  }

  #awaitClock(): void {
    const due = this.#host.due(this.#asking.wake ?? FOREVER) ?? this.#asking.wake;
    this.#due = due;
    if (due !== null) this.#stopTimer = this.#parts.after(this.#clock.untilMs(due), () => this.#come(due));
  }

  /** When a bot's hand is to be asked about again: nobody else is disturbed by it. */
  #awaitHands(): void {
    this.#stopHands();
    const { wake } = this.#leading;
    if (wake === null || this.#closed || this.#isHeld || this.#match.outcome !== null) return;
    this.#stopHands = this.#parts.after(this.#clock.untilMs(wake), () => {
      this.#moveHands(() => this.#leading.ask());
      this.#awaitHands();
    });
  }

  /** The page is alive: called every second or so. */
  lives(): void {
    this.#wakeUp();
    this.#livedAt = this.#clock.exact;
  }

  /** A device that has slept with the page open: time that nobody could use did not pass at the table. */
  #wakeUp(): void {
    const slept = this.#livedAt === null ? 0 : this.#clock.exact - this.#livedAt;
    if (this.#livedAt !== null && slept > LONGEST_NAP) this.#clock.setTo(tick(Math.floor(this.#livedAt)));
  }

  /** The timer has rung; on a device that has slept it rings too early. */
  #come(due: Tick): void {
    if (this.#now >= due) this.#pass(due);
    else this.#goOn();
  }

  /** What a bot has chosen is seen for a moment before it is done, when people have taken in what was before; if anything happens meanwhile, it thinks again. */
  #botActs(seat: Seat, action: Action<AnyShape>): void {
    if (this.#closed) return;
    const ms = this.#intentMs(action);
    // One hand is shown at a time: in a live match the others are at the table meanwhile.
    if (this.#chosen !== null || (ms === 0 && this.#breath === 0)) return this.#botLetsGo(seat, action);
    this.#chosen = { seat, action };
    if (this.#breath > 0) this.#tell();
    else this.#showIntent();
  }

  /** In a live match it has taken its time already, and its swing is seen. */
  #intentMs(action: Action<AnyShape>): number {
    return this.#match.mode === 'live' ? 0 : (this.#parts.intentMs?.(action, this.#match) ?? 0);
  }

  #showIntent(): void {
    if (this.#chosen === null || this.#intent !== null || this.#breath > 0) return;
    const { seat, action } = this.#chosen;
    const ms = this.#intentMs(action);
    this.#intent = { seat, action, ms };
    this.#stopIntent = this.#parts.after(ms / this.#pace.rate, () => {
      this.#dropIntent();
      this.#botLetsGo(seat, action);
    });
    this.#tell();
  }

  #dropIntent(): void {
    this.#stopIntent();
    this.#stopIntent = () => {};
    this.#chosen = this.#intent = null;
  }

  #botLetsGo(seat: Seat, action: Action<AnyShape>): void {
    const refusal = this.#letGo(seat, action);
    const isLate = this.#match.mode === 'live';
    if (refusal?.code === 'againstTheRules' && !isLate)
      this.#fail(`a bot was refused: ${refusal.paragraphs.join(', ')}`);
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
    // Whoever decides at a table that waits for him may do what he could if it ran.
    const asked = this.#waitsForDecision ? { ...match, pausedAt: null } : match;
    const here =
      this.#isLaid && !this.#isDone && match.outcome === null ? this.#seats().filter((one) => this.#isHuman(one)) : [];
    // Whoever has chosen in secret waits for the others.
    const inOrder = [...new Set([...(game.sealed?.(asked) ?? []).filter((one) => here.includes(one)), ...here])];
    const choosers = inOrder.filter(
      (one) => !this.#host.sealed.includes(one) && legalActions(game, asked, one).length > 0,
    );
    // Hands that are led all the time are at the table whether there is anything to choose or not; in turn, where one person waits for another.
    const waits = choosers.length === 0 && here.length === 1;
    const isLed = game.streams !== undefined && (match.mode === 'live' || waits);
    const seats = isLed ? here : choosers;
    const seat = keyedSeat(game, asked, choosers, isLed ? here : []) ?? choosers[0] ?? seats[0] ?? null;
    return {
      laid: this.#isLaid,
      match,
      log: recorder.log,
      fresh: this.#fresh,
      inputs: recorder.inputs.length,
      before: this.#logBefore,
      duties: game.duties(match),
      chance,
      rollHere: this.#isLaid && chance !== null && chance.quiet !== true && this.#rollsHere(match),
      seat,
      legal: seat === null ? [] : legalActions(game, asked, seat),
      seats,
      sealed: this.#host.sealed,
      thinking: this.#chosen?.seat ?? this.#asking.thinking[0] ?? null,
      intent: this.#intent,
      breathes: this.#breathes,
      paused: match.pausedAt !== null && (!this.#waitsForDecision || this.#onBreak),
      waitsForDecision: this.#waitsForDecision,
      busy: this.#busy,
      done: this.#isDone,
      missed: this.#missed,
      trouble: this.#trouble,
    };
  }

  get #breathes(): boolean {
    if (this.#breath === 0 || this.#match.pausedAt !== null || this.#match.outcome !== null) return false;
    const seats = this.#seats().filter((seat) => this.#host.legal(seat).length > 0);
    const rolls = seats.length === 0 && this.#host.chance !== null && !this.#rollsHere(this.#match);
    return rolls || (seats.length > 0 && seats.every((seat) => !this.#isHuman(seat)));
  }

  /** A side's dice are rolled here if one of its people sits here; dice of both if anybody does. */
  #rollsHere(match: Match<AnyShape>): boolean {
    const side = this.#parts.roller(match);
    const seats = side === null ? this.#seats() : seatsOf(match.setup.seating, side);
    return seats.some((seat) => this.#isHuman(seat));
  }

  #seats(): readonly Seat[] {
    return this.#match.setup.seating.map((_, seat) => seat as Seat);
  }

  #tell(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
    this.#wake();
  }

  #wake(): void {
    for (const changed of this.#watchers) changed();
  }
}

export const sitterIds = (game: AnyGame): readonly Sitter[] => ['human', ...botIds(game)];
