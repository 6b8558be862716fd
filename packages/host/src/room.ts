import {
  accept,
  atDesk,
  FOREVER,
  isDeed,
  refuse,
  type Action,
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
import { isNews } from './asking.ts';
import { Audience, type Follower } from './audience.ts';
import { isPerson, type Intent, type Running, type Sitter } from './chair.ts';
import { Host } from './host.ts';
import { PLAIN, type Manner } from './manner.ts';
import { isMoving, motionEnds, someoneMayAct } from './moving.ts';
import { Offers } from './offers.ts';
import type { Proposal } from './proposal.ts';
import type { RoomParts, RoomState } from './room-parts.ts';
import { SeatedBots } from './seated-bots.ts';
import { rollersOf } from './sight.ts';
import { TableTime } from './table-time.ts';

/** Nobody is at it any more. */
const CLOSED: Refusal = { code: 'matchOver', paragraphs: [] };

/**
 * Drives one match for a page, a server or a command: gives its host a clock, asks bots, rolls what nobody throws, and waits where its manner
 * says so. Chairs sit in it (`here.ts`).
 */
export class Room<G extends GameShape> {
  readonly game: Game<G>;
  readonly sitters: readonly Sitter[];
  readonly #parts: RoomParts<G>;
  readonly #manner: Manner<G>;
  readonly #time: TableTime<G>;
  readonly #host: Host<G>;
  readonly #bots: SeatedBots<G>;
  /** What people here ask of one another. */
  readonly offers: Offers<G>;
  readonly #audience = new Audience<G>();
  #closed = false;
  /** Somebody has done something, or it goes on from the middle. */
  #hasBegun: boolean;
  /** What has happened since the host was last asked to do something; `null`: nothing. */
  #heard: LogEntry<G>[] | null = null;
  #missed: { readonly seat: Seat; readonly refusal: Refusal } | null = null;

  constructor(parts: RoomParts<G>) {
    this.#parts = parts;
    [this.game, this.sitters] = [parts.game, parts.sitters];
    this.#manner = parts.manner ?? PLAIN;
    this.#hasBegun = parts.from?.hasBegun ?? parts.table.match.facts > 0;
    this.#time = new TableTime(parts.clock, () => this.match);
    this.#host = new Host(parts.game, parts.table, {
      chance: parts.chance,
      ...(parts.from === undefined ? {} : { from: parts.from }),
      // Dice are rolled when what happened before has been seen.
      rolls: () => false,
      onReleased: () => this.#released(),
      onMissed: ({ seat }, refusal) => this.#miss(seat, refusal),
      onHappened: (entries, input) => this.#hear(entries, input),
    });
    this.#bots = this.#seatBots();
    this.offers = new Offers({
      game: parts.game,
      match: () => this.match,
      sitters: parts.sitters,
      clock: parts.clock,
      isTheirPause: parts.from?.isTheirPause ?? false,
      carryOut: (what, by) => this.#carryOut(what, by),
      onChange: () => this.tell(),
    });
  }

  #seatBots(): SeatedBots<G> {
    const { sitters, think, lead, clock } = this.#parts;
    return new SeatedBots({
      host: this.#host,
      seats: this.seats.filter((seat) => !isPerson(sitters[seat])),
      think,
      lead: lead ?? ((_match, _seat, tell) => tell(null)),
      manner: this.#manner,
      after: clock.after,
      untilMs: (at) => this.#time.untilMs(at),
      room: this,
      letPass: () => this.#pass(this.now),
      moveHands: (move) => this.#moveHands(move),
      onTrouble: (reason) => {
        this.#parts.onTrouble?.(reason);
        this.tell();
      },
    });
  }

  get match(): Match<G> {
    return this.#parts.table.match;
  }
  get seats(): readonly Seat[] {
    return this.match.setup.seating.map((_, seat) => seat as Seat);
  }
  get sealed(): readonly Seat[] {
    return this.#host.sealed;
  }
  get state(): RoomState<G> {
    return { ...this.#host.state, hasBegun: this.#hasBegun, isTheirPause: this.offers.isTheirPause };
  }
  /** What a bot is about to do. */
  get intent(): Intent<G> | null {
    return this.#bots.intent;
  }
  /** The bot that is thinking, or has chosen. */
  get thinking(): Seat | null {
    return this.#bots.thinking;
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
    return this.#time.pace;
  }
  /** The tick at this moment; clocks are drawn from it. */
  get tick(): Tick {
    return this.#time.tick;
  }
  /** The match as it runs, for what is drawn in every frame. */
  readonly running: Running<G> = {
    match: () => this.match,
    tick: () => this.#time.exactPlayTick,
    tableTick: () => this.#time.running,
    swings: () => this.#host.swings,
    ...this.#audience.drawing,
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
    if (!done.ok) return done.refusal;
    // A swing under way is seen by all, though nothing has happened yet; what was chosen in secret is at least no longer to be chosen.
    if (done.value !== null || this.#host.sealed.includes(seat)) this.goOn();
    return null;
  }

  /** What a hand does that is led: it is no news to anybody, unless something has happened on the way. */
  steer(seat: Seat, to: readonly number[]): void {
    this.#moveHands(() => this.#host.steer(seat, to));
  }

  withdraw(seat: Seat): void {
    if (this.#closed) return;
    // A hand that has met by now has met, though no timer has told it.
    this.reach();
    this.#host.withdraw(seat);
    for (const { swung } of this.#audience.followers) swung?.();
    this.goOn();
  }

  /** Time has come to this moment for the match, too: no input takes effect before it any more. */
  reach(): Tick {
    if (!this.#closed && !this.isHeld && this.match.outcome === null) this.#do(() => this.#host.advance(this.now));
    return this.match.tick;
  }

  /** While the clock is held nobody throws, and no time passes. */
  roll(): void {
    if (!this.#closed && !this.isHeld) this.#do(() => this.#host.roll(this.now));
  }

  hold(by: Seat | 'host' | 'referee', isHeld: boolean): Refusal | null {
    if (this.#closed) return CLOSED;
    if (isHeld && this.offers.passPauseTo(by)) return null;
    if (isHeld === this.isHeld) return { code: isHeld ? 'paused' : 'notOffered', paragraphs: [] };
    const done = isHeld ? this.#do(() => this.#host.hold(by, { kind: 'pause' }, this.now)) : this.letRun(by);
    return done.ok ? null : done.refusal;
  }

  /** Whatever a referee or the host enters, now. */
  enter(input: (now: Tick) => Input<G>): Result<null> {
    return this.#closed ? { ok: false, refusal: CLOSED } : this.#do(() => this.#host.enter(input(this.now)));
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
    // Nobody sets a clock back that runs.
    if (!this.isHeld) return accept(null);
    if (!atDesk(this.match)) this.#time.goesOnAt(this.match.tick);
    return this.#do(() => this.#host.hold(by, { kind: 'resume' }, this.now));
  }

  /** Its table has gone back to where it stood before: what was under way since never began, and time goes on from there. */
  goesOnFromBefore(): void {
    if (this.#closed) return;
    this.#host.forget();
    this.#bots.forget();
    this.#missed = null;
    this.#time.goesOnAt(this.match.tick);
    this.#happened([]);
  }

  /** What runs by itself comes to its end at once, if nobody may do anything before. */
  skip(): void {
    const end = motionEnds(this.game, this.match);
    if (end === null || this.isHeld || someoneMayAct(this.game, this.match)) return;
    this.#time.setTo(end);
    this.#pass(end);
  }

  /** Whoever runs it is alive: called every second or so. */
  lives(): void {
    this.#time.lives();
  }

  close(): void {
    this.#closed = true;
    this.#time.close();
    this.#bots.close();
    this.offers.close();
    this.#audience.leave();
  }

  /** What was to be done by bots is not done any more. */
  dropIntents(): void {
    this.#bots.dropIntents();
  }

  get moves(): boolean {
    return this.#host.swings.length > 0 || isMoving(this.game, this.match);
  }

  /** The tick up to which time has come, as the clock says. */
  get now(): Tick {
    return this.#time.now;
  }

  /** What happens without a person: motion, dice that nobody throws, bots' choices, clocks that run out. Asked for whenever its manner has changed. */
  goOn(): void {
    const calm = this.#manner.calm();
    this.#time.runAt(this.#manner.rate());
    this.#time.awaitNothing();
    this.tell();
    if (calm === 'asleep' || this.#closed || this.isHeld || this.match.outcome !== null) return;
    if (calm !== 'ending' || this.moves) this.#awaitClock();
    if (calm === 'ending') return this.#bots.leaveHands();
    this.#bots.leadHands();
    if (calm !== 'showing') this.#choose();
  }

  /** Dice of people wait for them; others fall when what happened before has been seen. */
  #choose(): void {
    if (this.#host.chance === null) this.#bots.choose();
    else if (this.rollsAlone && this.#manner.calm() === 'free') this.roll();
  }

  /** Dice are to be rolled that wait for nobody. */
  get rollsAlone(): boolean {
    const { chance } = this.#host;
    const isTheirs = (): boolean => rollersOf(this.match, this.sitters, this.roller()).length > 0;
    return chance !== null && (chance.quiet === true || !isTheirs());
  }

  #moveHands(move: () => void): void {
    const calm = this.#manner.calm();
    if (calm === 'asleep' || calm === 'ending' || this.#closed || this.isHeld) return;
    this.#host.advance(this.now);
    move();
    const heard = this.#heard;
    this.#heard = null;
    if (heard !== null && heard.length > 0) return this.#happened(heard);
    this.#awaitClock();
    this.#audience.wake();
  }

  #pass(to: Tick): void {
    // While the clock is held no time passes: not by a bot's answer either that comes meanwhile.
    if (this.isHeld) return;
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
    if (isNews(entries, input)) this.#bots.hearNews();
    if (input !== null && isDeed(input)) this.#hasBegun = true;
    for (const { heard } of this.#audience.followers) heard(entries, input);
    this.#heard = [...(this.#heard ?? []), ...entries];
  }

  #released(): void {
    this.#bots.hearNews();
    for (const { swung } of this.#audience.followers) swung?.();
  }

  #miss(seat: Seat, refusal: Refusal): void {
    this.#missed = { seat, refusal };
    this.#bots.hearNews();
    for (const { missed } of this.#audience.followers) missed?.(seat, refusal);
  }

  #happened(entries: readonly LogEntry<G>[]): void {
    if (entries.length > 0) this.#bots.hearEntries();
    this.#bots.dropIntents();
    this.offers.look();
    this.#parts.onHappened?.(entries);
    this.goOn();
  }

  #awaitClock(): void {
    const { wake } = this.#bots;
    const due = this.#host.comes(wake ?? FOREVER) ?? wake;
    if (due === null) this.#time.awaitNothing();
    else this.#time.await(due, () => this.#come(due));
  }

  /** The timer has rung; on a device that has slept it rings too early. */
  #come(due: Tick): void {
    if (this.now >= due) this.#pass(due);
    else this.goOn();
  }

  #carryOut(what: Exclude<Proposal, 'rematch'>, by: Seat): Refusal | null {
    if (what === 'pause' || what === 'goOn') return this.hold(by, what === 'pause');
    const done = what === 'draw' ? this.end({ kind: 'drawAgreed' }) : this.#do(() => this.#host.play('paced'));
    return done.ok ? null : done.refusal;
  }

  /** Whoever looks at the match looks anew. */
  tell(): void {
    this.#audience.tell();
  }
}
