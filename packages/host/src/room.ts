import {
  accept,
  atDesk,
  FOREVER,
  firstDue,
  isDeed,
  legalActions,
  playTick,
  refuse,
  tableTick,
  tick,
  type Action,
  type ChanceStream,
  type Ending,
  type Game,
  type GameShape,
  type Input,
  type LogEntry,
  type Match,
  type Refusal,
  type Result,
  type Seat,
  type Tick,
} from '@bande/core';
import { Asking, isNews, type Thinker } from './asking.ts';
import { Audience, type Follower } from './audience.ts';
import { isPerson, type Intent, type Running, type Sitter } from './chair.ts';
import { TableClock, type Clock } from './clock.ts';
import { Host, type HostState } from './host.ts';
import { Intents } from './intents.ts';
import { Leading, type Leader } from './leading.ts';
import { PLAIN, type Manner } from './manner.ts';
import { rollersOf } from './sight.ts';
import type { Table } from './table.ts';

export interface RoomParts<G extends GameShape> {
  readonly game: Game<G>;
  readonly table: Table<G>;
  /** The dice to come. */
  readonly chance: ChanceStream;
  /** What was under way when the room was stopped. */
  readonly from?: HostState<G>;
  readonly sitters: readonly Sitter[];
  readonly clock: Clock;
  /** Whose dice they are, so that a person can roll them himself. */
  readonly roller: (match: Match<G>) => string | null;
  /** Chooses for the bots. */
  readonly think: Thinker<G>;
  /** Leads the bots' hands in a live match; left out, they stay where they are. */
  readonly lead?: Leader<G>;
  readonly manner?: Manner<G>;
  /** Told when all that came of one deed, or of time, has happened. */
  readonly onHappened?: (entries: readonly LogEntry<G>[]) => void;
  /** Time has passed by itself, and nothing of it is an input. */
  readonly onReached?: () => void;
  readonly onTrouble?: (reason: string) => void;
}

/** Nobody is at it any more. */
const CLOSED: Refusal = { code: 'matchOver', paragraphs: [] };

/**
 * Drives one match for a page, a server or a command: gives its host a clock, asks bots, rolls what nobody throws, and waits where its manner
 * says so. Chairs sit in it (`here.ts`).
 */
export class Room<G extends GameShape> {
  readonly #parts: RoomParts<G>;
  readonly #clock: TableClock;
  readonly #host: Host<G>;
  readonly #asking: Asking<G>;
  readonly #leading: Leading<G>;
  readonly #intents: Intents<G>;
  readonly #audience = new Audience<G>();
  #stopTimer: () => void = () => {};
  #stopHands: () => void = () => {};
  #closed = false;
  /** Somebody has done something, or it goes on from the middle. */
  #hasBegun: boolean;
  /** What has happened since the host was last asked to do something; `null`: nothing. */
  #heard: LogEntry<G>[] | null = null;
  /** The next thing that happens by itself: nothing is drawn beyond it. */
  #due: Tick | null = null;
  #missed: { readonly seat: Seat; readonly refusal: Refusal } | null = null;

  constructor(parts: RoomParts<G>) {
    this.#parts = parts;
    this.#hasBegun = parts.table.match.facts > 0;
    this.#clock = new TableClock(parts.clock.now, parts.table.match.tick, 0);
    this.#host = new Host(parts.game, parts.table, {
      chance: parts.chance,
      ...(parts.from === undefined ? {} : { from: parts.from }),
      // Dice are rolled when what happened before has been seen.
      rolls: () => false,
      onReleased: () => this.#released(),
      onMissed: ({ seat }, refusal) => this.#miss(seat, refusal),
      onHappened: (entries, input) => this.#hear(entries, input),
    });
    const bots = this.seats.filter((seat) => !isPerson(parts.sitters[seat]));
    this.#asking = new Asking({
      host: this.#host,
      seats: bots,
      think: parts.think,
      act: (seat, action) => this.#botActs(seat, action),
      onWaiting: () => this.goOn(),
      onTrouble: (reason) => this.#fail(reason),
    });
    this.#leading = new Leading({
      host: this.#host,
      seats: bots,
      lead: parts.lead ?? ((_match, _seat, tell) => tell(null)),
      steer: (seat, to) => this.steer(seat, to),
      onWaiting: () => this.#awaitHands(),
    });
    this.#intents = new Intents({
      after: parts.clock.after,
      // In a live match a bot has taken its time already, and its swing is seen.
      msOf: (action) => (this.match.mode === 'live' ? 0 : this.#manner.intentMs(action, this.match)),
      rate: () => this.#manner.rate(),
      waits: () => this.#manner.calm() === 'breathing',
      letGo: (seat, action) => this.#botLetsGo(seat, action),
      onChange: () => this.tell(),
    });
  }

  get game(): Game<G> {
    return this.#parts.game;
  }
  get match(): Match<G> {
    return this.#parts.table.match;
  }
  get sitters(): readonly Sitter[] {
    return this.#parts.sitters;
  }
  get seats(): readonly Seat[] {
    return this.match.setup.seating.map((_, seat) => seat as Seat);
  }
  get sealed(): readonly Seat[] {
    return this.#host.sealed;
  }
  /** What is to be stored beside the match to go on from here. */
  get state(): HostState<G> {
    return this.#host.state;
  }
  /** What a bot is about to do. */
  get intent(): Intent<G> | null {
    return this.#intents.shown;
  }
  /** The bot that is thinking, or has chosen. */
  get thinking(): Seat | null {
    return this.#intents.seat ?? this.#asking.thinking[0] ?? null;
  }
  get isHeld(): boolean {
    return this.match.pausedAt !== null;
  }
  /** The last hand that came to nothing, until somebody acts again. */
  get missed(): { readonly seat: Seat; readonly refusal: Refusal } | null {
    return this.#missed;
  }
  /** So many times as fast as the wall clock. */
  get pace(): number {
    return this.#clock.pace;
  }
  /** The tick at this moment; clocks are drawn from it. */
  get tick(): Tick {
    return this.isHeld || this.match.outcome !== null ? this.match.tick : this.#clock.tick;
  }
  /** The match as it runs, for what is drawn in every frame. */
  readonly running: Running<G> = {
    match: () => this.match,
    tick: () => this.#exactPlayTick,
    swings: () => this.#host.swings,
    subscribe: (changed) => this.#audience.watch(changed),
  };

  subscribe(changed: () => void): () => void {
    return this.#audience.subscribe(changed);
  }

  follow(follower: Follower<G>): () => void {
    return this.#audience.follow(follower);
  }

  /** Whose dice they are; of these the people are waited for. */
  roller(): string | null {
    return this.#parts.roller(this.match);
  }

  /** Lets go for a seat, now, or for the tick that somebody far away meant it for. */
  act(seat: Seat, action: Action<G>, meant: Tick | null = null): Refusal | null {
    if (this.#closed) return CLOSED;
    this.#missed = null;
    const done: Result<unknown> = this.#do(() => this.#host.act(seat, action, this.now, meant));
    // A swing under way is seen by all, though nothing has happened yet; what was chosen in secret is at least no longer to be chosen.
    if (done.ok && (done.value !== null || this.#host.sealed.includes(seat))) this.goOn();
    return done.ok ? null : done.refusal;
  }

  /** What a hand does that is led: it is no news to anybody, unless something has happened on the way. */
  steer(seat: Seat, to: readonly number[]): void {
    this.#moveHands(() => this.#host.steer(seat, to));
  }

  withdraw(seat: Seat): void {
    if (this.#closed) return;
    this.#host.withdraw(seat);
    for (const { swung } of this.#audience.followers) swung?.();
    this.goOn();
  }

  /** Time has come to this moment for the match, too: no input takes effect before it any more. */
  reach(): Tick {
    if (!this.#closed && !this.isHeld && this.match.outcome === null) this.#do(() => this.#host.advance(this.now));
    return this.match.tick;
  }

  roll(): void {
    if (!this.#closed) this.#do(() => this.#host.roll(this.now));
  }

  hold(by: Seat | 'host' | 'referee', isHeld: boolean): Refusal | null {
    if (this.#closed) return CLOSED;
    // Nobody sets a clock back that runs.
    if (isHeld === this.isHeld) return { code: isHeld ? 'paused' : 'notOffered', paragraphs: [] };
    const done = isHeld ? this.#do(() => this.#host.hold(by, { kind: 'pause' }, this.now)) : this.letRun(by);
    return done.ok ? null : done.refusal;
  }

  /** Whatever a referee or the host enters, now. */
  enter(input: (now: Tick) => Input<G>): Result<null> {
    return this.#closed ? { ok: false, refusal: CLOSED } : this.#do(() => this.#host.enter(input(this.now)));
  }

  giveUp(seat: Seat): Refusal | null {
    const by = this.match.setup.seating[seat];
    if (by === undefined) return { code: 'notYourTurn', paragraphs: [] };
    const done = this.end({ kind: 'resigned', by });
    return done.ok ? null : done.refusal;
  }

  /** The match ends as the rules do not know it: somebody gives up, goes, or both agree. */
  end(how: Ending<G>): Result<null> {
    // Not every table remembers whether anybody has done something.
    if (how.kind === 'calledOff' && this.#hasBegun)
      return refuse('notOffered', [], 'somebody has done something: it can be given up, not called off');
    return this.#closed ? { ok: false, refusal: CLOSED } : this.#do(() => this.#host.end(how, this.now));
  }

  /** At a table that stood still no time has passed; at a desk the watch on the wall went on. */
  letRun(by: Seat | 'host' | 'referee' = 'host'): Result<null> {
    if (!atDesk(this.match)) this.#clock.goesOnAt(this.match.tick);
    return this.isHeld ? this.#do(() => this.#host.hold(by, { kind: 'resume' }, this.now)) : accept(null);
  }

  /** What runs by itself comes to its end at once, if nobody may do anything before. */
  skip(): void {
    const end = this.#motionEnds();
    if (end === null || this.isHeld || this.#someoneMayAct) return;
    this.#clock.setTo(end);
    this.#pass(end);
  }

  /** Whoever runs it is alive: called every second or so. */
  lives(): void {
    this.#clock.lives();
  }

  close(): void {
    this.#closed = true;
    this.#stopTimer();
    this.#stopHands();
    this.#intents.drop();
    this.#audience.leave();
  }

  /** What was to be done by bots is not done any more. */
  dropIntents(): void {
    this.#intents.drop();
  }

  /** Something moves by itself; where motion is looked at from time to time, as long as it is to be looked at again. */
  get moves(): boolean {
    if (this.#host.swings.length > 0 || this.#motionEnds() !== null) return true;
    return firstDue(this.game, this.match, FOREVER)?.what === 'look';
  }

  /** The tick up to which time has come, as the clock says. */
  get now(): Tick {
    this.#clock.wakeUp();
    return tick(Math.max(this.#clock.tick, this.match.tick));
  }

  /** What happens without a person: motion, dice that nobody throws, bots' choices, clocks that run out. Asked for whenever its manner has changed. */
  goOn(): void {
    this.#stopTimer();
    const calm = this.#manner.calm();
    this.#clock.runAt(this.#manner.rate());
    this.#due = null;
    this.tell();
    if (calm === 'asleep' || this.#closed || this.isHeld || this.match.outcome !== null) return;
    if (calm !== 'ending' || this.moves) this.#awaitClock();
    if (calm === 'ending') return this.#stopHands();
    this.#leading.ask();
    this.#awaitHands();
    if (calm !== 'showing') this.#choose();
  }

  #choose(): void {
    if (this.#host.chance !== null) return this.#rollAlone();
    if (this.#intents.seat !== null) this.#intents.show();
    else if (this.#asking.ask()) this.tell();
  }

  /** Dice are to be rolled that wait for nobody. */
  get rollsAlone(): boolean {
    const { chance } = this.#host;
    if (chance === null) return false;
    return chance.quiet === true || rollersOf(this.match, this.sitters, this.roller()).length === 0;
  }

  /** Dice of people wait for them; others fall when what happened before has been seen. */
  #rollAlone(): void {
    if (this.rollsAlone && this.#manner.calm() === 'free') this.roll();
  }

  get #manner(): Manner<G> {
    return this.#parts.manner ?? PLAIN;
  }

  get #exactPlayTick(): number {
    const { match } = this;
    if (this.isHeld || match.outcome !== null || this.#closed) return playTick(match);
    const ahead = Math.max(0, Math.min(this.#clock.exact, this.#due ?? Infinity) - match.tick);
    return playTick(match) + ahead;
  }

  get #someoneMayAct(): boolean {
    return this.seats.some((seat) => legalActions(this.game, this.match, seat).length > 0);
  }

  #moveHands(move: () => void): void {
    const calm = this.#manner.calm();
    if (calm === 'asleep' || calm === 'ending' || this.#closed || this.isHeld) return;
    this.#host.advance(this.now);
    move();
    const heard = this.#heard;
    this.#heard = null;
    if (heard !== null && heard.length > 0) return this.#happened(heard);
    this.#stopTimer();
    this.#awaitClock();
    this.#audience.wake();
  }

  #pass(to: Tick): void {
    this.#do(() => {
      this.#host.advance(to);
      this.#heard ??= [];
      this.#parts.onReached?.();
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

  #hear(entries: readonly LogEntry<G>[], input: Input<G> | null): void {
    // That a hand is led on, or that time has passed, is no news to a bot: one that was asked again for it would never come to an answer.
    if (isNews(entries, input)) this.#asking.happened();
    if (input !== null && isDeed(input)) this.#hasBegun = true;
    for (const { heard } of this.#audience.followers) heard(entries, input);
    this.#heard = [...(this.#heard ?? []), ...entries];
  }

  #released(): void {
    this.#asking.happened();
    for (const { swung } of this.#audience.followers) swung?.();
  }

  #miss(seat: Seat, refusal: Refusal): void {
    this.#missed = { seat, refusal };
    this.#asking.happened();
    for (const { missed } of this.#audience.followers) missed?.(seat, refusal);
  }

  #happened(entries: readonly LogEntry<G>[]): void {
    if (entries.length > 0) this.#leading.happened();
    this.#intents.drop();
    this.#parts.onHappened?.(entries);
    this.goOn();
  }

  /** When what moves by itself comes to something, if anything moves. */
  #motionEnds(): Tick | null {
    const due = firstDue(this.game, this.match, FOREVER);
    return due?.what === 'motion' && due.event !== null ? tableTick(this.match, due.at) : null;
  }

  #awaitClock(): void {
    const due = this.#host.due(this.#asking.wake ?? FOREVER) ?? this.#asking.wake;
    this.#due = due;
    if (due !== null) this.#stopTimer = this.#after(this.#clock.untilMs(due), () => this.#come(due));
  }

  /** When a bot's hand is to be asked about again: nobody else is disturbed by it. */
  #awaitHands(): void {
    this.#stopHands();
    const { wake } = this.#leading;
    if (wake === null || this.#closed || this.isHeld || this.match.outcome !== null) return;
    this.#stopHands = this.#after(this.#clock.untilMs(wake), () => {
      this.#moveHands(() => this.#leading.ask());
      this.#awaitHands();
    });
  }

  #after(ms: number, run: () => void): () => void {
    return this.#parts.clock.after(ms, run);
  }

  /** The timer has rung; on a device that has slept it rings too early. */
  #come(due: Tick): void {
    if (this.now >= due) this.#pass(due);
    else this.goOn();
  }

  #botActs(seat: Seat, action: Action<G>): void {
    if (!this.#closed) this.#intents.chooses(seat, action);
  }

  #botLetsGo(seat: Seat, action: Action<G>): void {
    const refusal = this.act(seat, action);
    const isLate = this.match.mode === 'live';
    if (refusal?.code === 'againstTheRules' && !isLate)
      this.#fail(`a bot was refused: ${refusal.paragraphs.join(', ')}`);
    // The clock may have run out while it was thinking: then it thinks again about what is now to be done.
    else if (refusal !== null) this.#pass(this.now);
  }

  #fail(reason: string): void {
    this.#parts.onTrouble?.(reason);
    this.tell();
  }

  /** Whoever looks at the match looks anew. */
  tell(): void {
    this.#audience.tell();
  }
}
