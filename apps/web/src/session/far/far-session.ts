import {
  playTick,
  tick,
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
import { FarChair, NOT_YOURS, sightOf, type Asked, type Clock, type Running, type Told } from '@bande/host';
import { Recorder, type Header, type Origin } from '@bande/record';
import { isPause, type Beat } from '../beats.ts';
import { FAR, type Sitter } from '../session-parts.ts';
import type { Snapshot } from '../snapshot.ts';
import type { TableSession } from '../table-session.ts';
import type { Past } from './past.ts';

type Heard = Told<AnyShape>;
type Opened = Extract<Heard, { kind: 'opened' }>;

interface FarSessionParts {
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly header: Header<AnyShape>;
  readonly clock: Clock;
  readonly send: (asked: Asked<AnyShape>) => void;
  /** What the room told first. */
  readonly opened: Opened;
  /** Whose dice they are. */
  readonly roller: (match: Match<AnyShape>) => string | null;
  /** Something is missing between what was kept here and what the room tells: what has been played so far is fetched. */
  readonly onGap: () => void;
  /** The match here is another one than the room's; after the third time the page is loaded anew. */
  readonly onDiffers: (tick: Tick, times: number) => void;
}

/** An input that was told and is not known to be kept yet. */
interface Waiting {
  readonly place: number;
  readonly input: Input<AnyShape>;
  /** Kept for good when everything before this number is. */
  readonly after: number;
}

/** Whatever is told to somebody who watches has been kept long ago. */
const KEPT = Number.POSITIVE_INFINITY;

/**
 * A match in a room somewhere else, as somebody at this page sits at it or watches it. What is drawn runs ahead (`FarChair`); what is called, counted and
 * told comes from what the room has confirmed and stored. Nothing here holds time: what is shown lies beside the match, and is caught up with when late.
 */
export class FarSession implements TableSession {
  readonly holdsTime = false;
  readonly pace = 1;
  readonly #parts: FarSessionParts;
  readonly #chair: FarChair<AnyShape>;
  readonly #listeners = new Set<() => void>();
  /** What is kept for good; null: what was played before somebody came here is on its way. */
  #past: Past | null = null;
  #queue: Waiting[] = [];
  /** How many inputs the room has told of, and how far time has come. */
  #inputs: number;
  #closed: Tick;
  #durable: { m: number; tick: number };
  #fresh: readonly LogEntry<AnyShape>[] = [];
  /** Entries that came while others were being shown. */
  #next: readonly LogEntry<AnyShape>[] = [];
  #busy = false;
  #isLaid = false;
  #logBefore = 0;
  #differs = 0;
  #snapshot: Snapshot;
  /** From what it was made. */
  #seen: readonly unknown[];

  constructor(parts: FarSessionParts) {
    this.#parts = parts;
    const { game, seats, clock, opened, send, roller } = parts;
    this.#inputs = opened.inputs;
    this.#closed = opened.match.tick;
    this.#durable = seats.length === 0 ? { m: KEPT, tick: KEPT } : { m: 0, tick: 0 };
    this.#chair = new FarChair({
      game,
      seats,
      roller,
      clock,
      send,
      opened,
      onDiffers: (at) => parts.onDiffers(at, ++this.#differs),
    });
    this.#chair.subscribe(() => this.#tell());
    [this.#seen, this.#snapshot] = [this.#looked, this.#look()];
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }
  get game(): AnyGame {
    return this.#parts.game;
  }
  get chair(): FarChair<AnyShape> {
    return this.#chair;
  }
  get sitters(): readonly Sitter[] {
    const { seats } = this.#parts;
    return this.#chair.sitters.map((sitter, seat) => {
      if (seats.includes(seat as Seat)) return 'human';
      return sitter.kind === 'bot' ? sitter.id : FAR;
    });
  }
  get course(): TableSession['course'] {
    return this.#past?.recorder ?? this.#bare;
  }
  get beats(): readonly Beat[] {
    return this.#past?.beats ?? [];
  }
  get running(): Running<AnyShape> {
    return this.#chair.running;
  }
  get tick(): Tick {
    const { pausedAt, outcome, tick: at } = this.#match;
    if (pausedAt !== null || outcome !== null) return at;
    return tick(Math.max(at, this.#chair.match.tick));
  }
  get playTick(): PlayTick {
    return playTick({ ...this.#match, tick: this.tick });
  }
  get timeStands(): boolean {
    return this.#match.pausedAt !== null;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  // ── what comes over the line ─────────────────────────────────────────────────────────────────────────────────────

  /** `after`: everything before this number has been heard. */
  hear(told: readonly Heard[], after: number): void {
    for (const one of told) this.#note(one, after);
    // The chair tells that it has changed, and then it is looked at once.
    this.#chair.hear(told);
    this.#catchUp();
  }

  /** Everything before this number, and all that happened up to this tick, is kept for good. */
  isKept(m: number, until: number): void {
    this.#durable = { m, tick: until };
    this.#catchUp();
  }

  /** What had been played before this page came, or while it was away. */
  remembers(past: Past): void {
    this.#past = past;
    this.#queue = this.#queue.filter(({ place }) => place >= past.recorder.inputCount);
    this.#logBefore = past.recorder.log.length;
    [this.#fresh, this.#next, this.#busy] = [[], [], false];
    // It was written down before the last of what is waiting here was told.
    if (this.#isShort) this.#parts.onGap();
    this.#catchUp();
    this.#tell();
  }

  /** Between what was kept here and what the room tells something is missing. */
  get #isShort(): boolean {
    return this.#past === null || this.#past.recorder.inputCount + this.#queue.length < this.#inputs;
  }

  #note(told: Heard, after: number): void {
    if (told.kind === 'opened') {
      this.#inputs = told.inputs;
      this.#closed = told.match.tick;
      // Nobody knows whether what was not stored is still what it was: a server that fell has never heard of it.
      this.#queue = [];
      if (this.#durable.m !== KEPT) this.#durable = { m: 0, tick: 0 };
      if (this.#isShort) this.#parts.onGap();
    }
    if (told.kind === 'played') {
      this.#queue.push({ place: this.#inputs++, input: told.input, after });
      this.#closed = tick(Math.max(this.#closed, told.input.tick));
    }
    if (told.kind === 'closed') this.#closed = told.tick;
  }

  /** What is kept for good has happened. */
  #catchUp(): void {
    const past = this.#past;
    if (past === null) return;
    const { m, tick: until } = this.#durable;
    let beats: Beat[] = [];
    const happens = (run: () => readonly LogEntry<AnyShape>[]): void => {
      const before = past.recorder.match;
      const entries = run();
      if (entries.length > 0) beats.push({ before, after: past.recorder.match, entries });
    };
    const { inputCount: known } = past.recorder;
    for (let [next] = this.#queue; next !== undefined && next.after <= m; [next] = this.#queue) {
      const { input, place } = next;
      if (place > past.recorder.inputCount) break;
      this.#queue.shift();
      if (place < past.recorder.inputCount) continue;
      happens(() => {
        const done = past.recorder.play(input);
        return done.ok ? done.value : [];
      });
    }
    const [next] = this.#queue;
    if (next !== undefined && next.after <= m) this.#parts.onGap();
    const first = next?.input.tick ?? this.#closed;
    const to = Math.min(first, this.#closed, until);
    if (!this.#isShort && to > past.recorder.match.tick) happens(() => past.recorder.advance(tick(to)));
    if (beats.length === 0) return past.recorder.inputCount > known ? this.#tell() : undefined;
    this.#past = { ...past, beats: [...past.beats, ...beats] };
    beats = beats.filter(({ entries }) => !entries.every(isPause));
    this.#show(beats.flatMap(({ entries }) => entries));
    this.#tell();
  }

  /** One after the other; what came meanwhile is shown in one piece. In a live match everybody plays at once. */
  #show(entries: readonly LogEntry<AnyShape>[]): void {
    if (entries.length === 0) return;
    if (this.#busy && this.#match.mode !== 'live') {
      this.#next = [...this.#next, ...entries];
      return;
    }
    [this.#fresh, this.#busy] = [entries, true];
  }

  // ── what is done here ────────────────────────────────────────────────────────────────────────────────────────────

  start(): void {
    if (this.#isLaid) return;
    this.#isLaid = true;
    this.#tell();
  }
  act(action: Action<AnyShape>, by: Seat | null = this.#snapshot.seat): Refusal | null {
    if (by === null || !this.#isLaid) return NOT_YOURS;
    const before = this.#logBefore;
    this.#logBefore = this.course.log.length;
    const refusal = this.#chair.act(action, by);
    if (refusal !== null) this.#logBefore = before;
    return refusal;
  }
  steer(seat: Seat, to: readonly number[]): void {
    this.#chair.steer(seat, to);
  }
  giveUp(seat: Seat, action: Action<AnyShape>): void {
    this.#chair.act(action, seat);
  }
  end(how: Ending<AnyShape>): void {
    const [seat] = this.#parts.seats;
    if (seat !== undefined && how.kind === 'resigned') this.#chair.giveUp(seat);
  }
  roll(): void {
    if (this.#isLaid) this.#chair.roll();
  }
  pause(): void {
    this.#chair.hold(true);
  }
  resume(): void {
    this.#chair.hold(false);
  }
  shown(): void {
    if (!this.#busy) return;
    const next = this.#next;
    [this.#busy, this.#next] = [next.length > 0, []];
    if (next.length > 0) this.#fresh = next;
    this.#tell();
  }
  close(): void {
    this.#listeners.clear();
    this.#chair.close();
  }

  // Time is the room's: nobody here holds it, hurries it or takes it back.
  skip(): void {}
  tellNewcomer(): void {}
  standStill(): void {}
  paceChanged(): void {}
  letRun(): void {}
  takeBack(): 'people' {
    return 'people';
  }

  // ── how it looks ─────────────────────────────────────────────────────────────────────────────────────────────────

  get #match(): Match<AnyShape> {
    return this.#past?.recorder.match ?? this.#chair.verified;
  }

  /** Before it is known what was played, nothing of it can be told. */
  get #bare(): TableSession['course'] {
    const { header } = this.#parts;
    const from: Origin<AnyShape> = { engine: header.engine, inputs: 0, match: this.#match };
    return Recorder.again(this.game, { header, from });
  }

  #look(): Snapshot {
    const { game, seats, roller } = this.#parts;
    const match = this.#match;
    const { sitters, sees: ahead, missed } = this.#chair;
    const { rolls: rollHere, ...seen } = sightOf(game, match, {
      sitters,
      mine: this.#isLaid ? seats : [],
      sealed: ahead.sealed,
      chosen: ahead.chosen,
      roller: roller(match),
    });
    // Whoever has done his deed has nothing to choose, though nobody has confirmed it yet.
    const still = seen.seats.filter((seat) => ahead.seats.includes(seat));
    const isNext = seen.seat !== null && still.includes(seen.seat);
    return {
      ...seen,
      seats: still,
      seat: isNext ? seen.seat : (still[0] ?? null),
      legal: isNext ? seen.legal : [],
      rollHere: rollHere && ahead.rolls,
      laid: this.#isLaid,
      log: this.#past?.recorder.log ?? [],
      fresh: this.#fresh,
      inputs: this.#past?.recorder.inputCount ?? this.#inputs,
      before: this.#logBefore,
      thinking: null,
      intent: null,
      breathes: false,
      paused: match.pausedAt !== null,
      waitsForDecision: false,
      busy: this.#busy,
      done: false,
      missed,
      takesBack: 'people',
      trouble: null,
    };
  }

  get #looked(): readonly unknown[] {
    const { seats, rolls, sealed } = this.#chair.sees;
    const here = [this.#match, this.#past, this.#fresh, this.#busy, this.#isLaid, this.#logBefore];
    return [...here, this.#chair.missed, rolls, seats.join(), sealed.join()];
  }

  /** That time goes on is drawn and told to nobody. */
  #tell(): void {
    const looked = this.#looked;
    if (looked.every((one, i) => one === this.#seen[i])) return;
    [this.#seen, this.#snapshot] = [looked, this.#look()];
    for (const listener of this.#listeners) listener();
  }
}
