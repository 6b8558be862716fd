import {
  HereChair,
  NOT_YOURS,
  Room,
  sightOf,
  type Calm,
  type Chair,
  type Running,
  type Sitter as Seated,
} from '@bande/host';
import {
  playTick,
  type Action,
  type AnyGame,
  type AnyShape,
  type Ending,
  type Input,
  type LogEntry,
  type Match,
  type PlayTick,
  type Refusal,
  type Seat,
  type Tick,
} from '@bande/core';
import type { Recorder } from '@bande/record';
import type { SessionParts, Sitter } from './session-parts.ts';
import type { Snapshot } from './snapshot.ts';
import type { TableSession } from './table-session.ts';
import { isPause, type Beat } from './beats.ts';
import { Breath } from './breath.ts';
import { Waiting } from './waiting.ts';
import { botsAreNext, timeCounts } from './whose-time.ts';
import { goBack, hasDecided, isDecisionOf, mayTakeBack, type NotTakenBack } from './take-back.ts';
import { FULL_PACE, type Pace } from '../ui/pace.ts';

const seated = (sitter: Sitter): Seated => (sitter === 'human' ? { kind: 'here' } : { kind: 'bot', id: sitter });

/**
 * A match at this device: a room, the chair of whoever sits here, and the page's calm between them. It waits where something is to be seen first,
 * where a newcomer is told what to do and where somebody thinks in peace, and it keeps what has happened for the story.
 */
export class Session implements TableSession {
  readonly holdsTime = true;
  readonly #parts: SessionParts;
  readonly #room: Room<AnyShape>;
  readonly #chair: Chair<AnyShape>;
  readonly #breath: Breath;
  readonly #waiting: Waiting;
  readonly #listeners = new Set<() => void>();
  #beats: readonly Beat[];
  /** The match as it was when something was heard last. */
  #heardOf: Match<AnyShape>;
  #fresh: readonly LogEntry<AnyShape>[] = [];
  #busy = false;
  #trouble: string | null = null;
  #snapshot: Snapshot;
  #closed = false;
  #isLaid = false;
  /** A newcomer is being told what to do. */
  #isTold = false;
  /** What was to be shown here is over: what moves comes to rest, and nothing else happens any more. */
  #isDone = false;
  /** Whoever comes back reads what was called last. */
  #logBefore = 0;
  /** Somebody here has decided something that could be taken back. */
  #hasDecided: boolean;

  constructor(parts: SessionParts) {
    const { recorder } = parts;
    this.#parts = parts;
    this.#beats = parts.beats ?? [];
    this.#hasDecided = hasDecided(parts.recorder, this.#isHuman);
    this.#heardOf = recorder.match;
    this.#breath = new Breath(parts, () => this.#room.goOn());
    this.#waiting = new Waiting({
      room: () => this.#room,
      isHuman: this.#isHuman,
      isWished: () => this.#pace.decide && !this.#isDone,
    });
    this.#room = new Room({
      game: parts.game,
      table: recorder,
      chance: parts.chance,
      sitters: parts.sitters.map(seated),
      clock: parts,
      roller: parts.roller,
      think: parts.thinker,
      ...(parts.leader === undefined ? {} : { lead: parts.leader }),
      manner: {
        calm: () => this.#calm,
        rate: () => (this.#stands ? 0 : this.#pace.rate),
        intentMs: (action, match) => parts.intentMs?.(action, match) ?? 0,
      },
      onHappened: (entries) => this.#happened(entries),
      onReached: parts.keepReached,
      onTrouble: (reason) => (this.#trouble = reason),
    });
    this.#chair = new HereChair(this.#room, { seats: this.#room.seats.filter((seat) => this.#isHuman(seat)) });
    this.#chair.follow((entries, input) => this.#hear(entries, input));
    this.#chair.subscribe(() => this.#tell());
    this.#snapshot = this.#look();
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }
  get game(): AnyGame {
    return this.#parts.game;
  }
  /** How it came to where it is: to be kept, shared, or watched again. */
  get course(): Recorder<AnyShape> {
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
    return this.#busy ? this.#room.match.tick : this.tick;
  }
  /** The match as it runs, for what is drawn in every frame. */
  get running(): Running<AnyShape> {
    return this.#chair.running;
  }
  /** So many times as fast as the wall clock. */
  get pace(): number {
    return this.#room.pace;
  }
  /** The tick at this moment; clocks on the page are drawn from it. */
  get tick(): Tick {
    return this.#room.tick;
  }
  /** The clock waits for somebody: nobody's seconds run. */
  get timeStands(): boolean {
    return this.#waiting.isOn || this.#room.pace === 0;
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
    this.#room.goOn();
  }

  /** While a newcomer is being told what to do, or somebody thinks in peace, no clock runs against him. */
  tellNewcomer(isTold: boolean): void {
    if (isTold === this.#isTold || this.#closed) return;
    this.#isTold = isTold;
    if (this.#isLaid) this.#room.goOn();
  }

  /** A task has been judged: what moves comes to rest, and nobody plays on, unless he takes back what he did. */
  standStill(): void {
    if (this.#isDone || this.#closed) return;
    this.#isDone = true;
    if (this.#waiting.isOn) this.letRun();
    this.#room.dropIntents();
    this.#room.goOn();
  }

  close(): void {
    this.#closed = true;
    this.#breath.stop();
    this.#listeners.clear();
    this.#chair.close();
    this.#room.close();
  }

  /** An action of a person at this device; refused with its reason, or done. */
  act(action: Action<AnyShape>, by: Seat | null = this.#snapshot.seat): Refusal | null {
    if (by === null || !this.#isHuman(by) || !this.#isLaid || this.#isDone) return NOT_YOURS;
    if (this.#waiting.onBreak) return { code: 'paused', paragraphs: [] };
    this.#breath.end();
    const undo = this.#waiting.letGo(by);
    const before = this.#logBefore;
    this.#logBefore = this.#parts.recorder.log.length;
    const refusal = this.#chair.act(action, by);
    if (refusal === null) return null;
    this.#logBefore = before;
    undo();
    return refusal;
  }

  /** A hand at this device heads for another place: seen at once, told to nobody. */
  steer(seat: Seat, to: readonly number[]): void {
    this.#chair.steer(seat, to);
  }

  /** What runs by itself comes to its end at once, if nobody may do anything before; whoever has read enough waits no longer. */
  skip(): void {
    if (!this.#isLaid) return;
    if (!this.#snapshot.breathes) return this.#room.skip();
    this.#breath.end();
    this.#room.goOn();
  }

  /** A person at this device gives something up, paused or not. */
  giveUp(seat: Seat, action: Action<AnyShape>): void {
    this.letRun();
    this.#chair.act(action, seat);
  }

  /** People at this device end the match before its end, paused or not. */
  end(how: Ending<AnyShape>): void {
    this.letRun();
    this.#room.end(how);
  }

  /** Back to before the last decision of somebody here while nothing moved, dice to come included; or why not. */
  takeBack(): NotTakenBack | null {
    const back = this.#takesBack ?? goBack(this.#parts, this.#beats, this.#isHuman);
    if (typeof back === 'string') return back;
    this.#breath.end();
    this.#isDone = false;
    this.#beats = back.beats;
    this.#hasDecided = back.hasDecided;
    this.#heardOf = this.#room.match;
    this.#logBefore = this.#parts.recorder.log.length;
    this.#waiting.forget();
    this.#room.goesOnFromBefore();
    return null;
  }

  /** Why nothing may be taken back now; null: it may. */
  get #takesBack(): NotTakenBack | null {
    if (!this.#isLaid) return 'over';
    return mayTakeBack(this.#parts, this.#hasDecided);
  }

  /** The dice fall. */
  roll(): void {
    if (!this.#isLaid) return;
    if (this.#snapshot.rollHere) this.#logBefore = this.#parts.recorder.log.length;
    this.#room.roll();
  }

  pause(): void {
    if (this.#closed || this.#snapshot.paused) return;
    if (this.#waiting.setBreak(true)) this.#tell();
    else this.#room.hold('host', true);
  }

  resume(): void {
    if (this.#waiting.setBreak(false)) return this.#tell();
    this.letRun();
    this.#waiting.look();
  }

  /** It is wished otherwise whether the table waits at decisions, which takes effect at once. */
  paceChanged(): void {
    if (this.#closed || !this.#isLaid) return;
    this.#waiting.wishChanged();
    this.#tell();
  }

  /** Whoever may decide lets time go on instead. */
  letRun(): void {
    if (!this.#closed) this.#waiting.letRun();
  }

  /** The page has shown everything for which the match waits; whoever is next may go on. */
  shown(): void {
    if (!this.#busy) return;
    this.#busy = false;
    this.#breath.begin();
    this.#room.goOn();
  }

  /** The page is alive: called every second or so. */
  lives(): void {
    this.#room.lives();
  }

  get #calm(): Calm {
    if (!this.#isLaid) return 'asleep';
    if (this.#isDone) return 'ending';
    if (this.#busy) return 'showing';
    return this.#breath.ms > 0 ? 'breathing' : 'free';
  }

  get #pace(): Pace {
    return this.#parts.pace?.() ?? FULL_PACE;
  }

  /** No time passes before the table is seen, nor while a newcomer is told what to do and a clock would run against him; what moves is never held in mid-motion. */
  get #stands(): boolean {
    if (!this.#isLaid) return true;
    if (this.#isDone) return !this.#room.moves;
    return this.#isTold && timeCounts(this.#room.match) && !this.#room.moves;
  }

  #hear(entries: readonly LogEntry<AnyShape>[], input: Input<AnyShape> | null): void {
    const { match, inputCount } = this.#parts.recorder;
    if (input !== null) this.#parts.keep(input, inputCount - 1);
    if (input !== null) this.#waiting.hear(input, match);
    if (input !== null && isDecisionOf(this.#isHuman, input)) this.#hasDecided = true;
    if (entries.length > 0) this.#beats = [...this.#beats, { before: this.#heardOf, after: match, entries }];
    this.#heardOf = match;
  }

  #happened(entries: readonly LogEntry<AnyShape>[]): void {
    // A pause shows nothing: what is being shown is shown to its end.
    if (entries.length > 0 && entries.every(isPause)) return;
    const { match } = this.#room;
    this.#fresh = entries;
    this.#busy = entries.length > 0;
    // In a live match everybody plays at once, and nobody waits for the referee.
    if (match.mode !== 'live') this.#breath.needs(this.#parts.breathMs?.(entries, match) ?? 0);
    this.#waiting.look();
  }

  readonly #isHuman = (seat: Seat): boolean => this.#parts.sitters[seat] === 'human';

  #look(): Snapshot {
    const { recorder } = this.#parts;
    const room = this.#room;
    const { match } = recorder;
    const sees = sightOf(this.game, match, {
      sitters: room.sitters,
      mine: this.#isLaid && !this.#isDone ? this.#chair.seats : [],
      sealed: room.sealed,
      roller: room.roller(),
      // Whoever decides at a table that waits for him may do what he could if it ran.
      decides: this.#waiting.isOn && !this.#waiting.onBreak,
    });
    const { rolls: rollHere, ...seen } = sees;
    return {
      ...seen,
      rollHere,
      laid: this.#isLaid,
      log: recorder.log,
      fresh: this.#fresh,
      inputs: recorder.inputCount,
      before: this.#logBefore,
      thinking: room.thinking,
      intent: room.intent,
      breathes: this.#breath.ms > 0 && botsAreNext(room, this.#isHuman),
      paused: match.pausedAt !== null && (!this.#waiting.isOn || this.#waiting.onBreak),
      waitsForDecision: this.#waiting.isOn,
      busy: this.#busy,
      done: this.#isDone,
      missed: this.#chair.missed,
      takesBack: this.#takesBack,
      trouble: this.#trouble,
    };
  }

  #tell(): void {
    this.#snapshot = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
