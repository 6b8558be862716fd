import { playTick, TICKS_PER_SECOND, type AnyShape, type Match } from '@bande/core';
import type { Intent, Now, Running } from '@bande/host';
import { lookAt, type GameView, type Show, type UnderWay } from '@bande/stage/view';
import { paceOf } from '../frames.ts';
import { Showing, type ShowingParts } from '../showing.ts';
import type { ReplayStep } from './steps.ts';
import { beginOf, endOf, isByItself, leftOf, type Manner } from './scenes.ts';
import type { Passage } from './timeline.ts';

/** Slow motion for what moves by itself, and quick for a whole match. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8] as const;

/** What is seen of a replay; a new object whenever it changes. */
export interface Watched {
  readonly at: number;
  /** The step that somebody has asked to see, until it has been seen. */
  readonly sought: number | null;
  /** How many entries of the whole log may be read: what the dice decide is not told before they lie. */
  readonly told: number;
  readonly match: Match<AnyShape>;
  readonly show: Show | null;
  /** Whose score counts already, where the match that is drawn still stands as before. */
  readonly counted?: Match<AnyShape> | undefined;
  /** What is about to be done, where that sets something moving. */
  readonly intent: Intent<AnyShape> | null;
  readonly playing: boolean;
  readonly speed: number;
  readonly manner: Manner;
}

export interface PlayerParts extends Pick<ShowingParts, 'after' | 'sound' | 'schedule'> {
  readonly view: ShowingParts['view'] & Pick<GameView<AnyShape>, 'actions' | 'isIdle'>;
  readonly steps: readonly ReplayStep[];
  /** What is seen where the scenes alone are; left out, there are none. */
  readonly scenes?: readonly Passage[];
  readonly now: Now;
  readonly still: () => boolean;
}

/** Between two steps of which nothing is to be seen. */
const PACE_MS = 350;
/** Between two steps that nobody has done anything for, and of which nothing is to be seen. */
const SILENT_MS = 60;
/** In a live match nothing happens for no longer than this, and then for no longer than that at a time, unless something is still to be read. */
const [IDLE_MS, STILL_IDLE_MS] = [1200, 250];
/** Between two scenes. */
const CUT_MS = 500;
/** A timer that comes later than this comes from a device that has slept. */
const LATEST_MS = 250;
/** Until the eye has found its place. */
const FIND_MS = 700;
const TICKS_PER_MS = TICKS_PER_SECOND / 1000;

/**
 * Plays the steps of a match: what each shows, and what moves with the time it takes; where nothing moves, nobody waits. A jump shows only where it
 * lands. Replays and examples are watched through it.
 */
export class ReplayPlayer {
  readonly #parts: PlayerParts;
  readonly #showing: Showing;
  readonly #listeners = new Set<() => void>();
  #stopTimer: () => void = () => {};
  /** Play time where the picture stands, and since when it has been running from there; null: it stands. */
  #tick: number;
  #since: number | null = null;
  /** The step at which it stops by itself. */
  #last: number;
  /** What is left of the scenes that are seen one after the other; null: none are. */
  #toCome: readonly Passage[] | null = null;
  /** Nothing has moved since the step before. */
  #wasIdle = false;
  #watched: Watched;

  constructor(parts: PlayerParts, at: number) {
    this.#parts = parts;
    this.#last = parts.steps.length - 1;
    this.#showing = new Showing({
      ...parts,
      manner: () => ({ speed: this.#watched.speed, reducedMotion: parts.still() }),
      onChange: () => this.#change({ intent: this.#watched.intent }),
      onSeen: () => this.#goOn(),
    });
    const { match, told } = parts.steps[at]!;
    this.#tick = playTick(match);
    this.#watched = {
      at,
      sought: null,
      told,
      match,
      show: null,
      intent: null,
      playing: false,
      speed: 1,
      manner: 'brisk',
    };
  }

  get watched(): Watched {
    return this.#watched;
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** The match as it is watched, for what is drawn in every frame. */
  readonly running: Running<AnyShape> = {
    match: () => this.#ledOn(),
    tick: () => Math.min(this.#now, this.#until),
    subscribe: this.subscribe,
  };

  /** Goes to a step, and stays there unless it was playing. */
  go(at: number): void {
    const { steps } = this.#parts;
    const to = Math.min(steps.length - 1, Math.max(0, at));
    this.#toCome = null;
    this.#halt();
    this.#showing.clear();
    this.#tick = playTick(steps[to]!.match);
    // Whoever watched a part of it has left that part.
    const playing = this.#watched.playing && this.#last === steps.length - 1;
    this.#change({ at: to, sought: null, playing });
    if (playing) this.#wait(PACE_MS);
  }

  /** One step on: what sets something moving is played until that lies still. */
  on(): void {
    const to = this.#watched.at + 1;
    if (!this.#movesAt(to)) this.go(to);
    else if (this.#parts.still()) this.go(to + 1);
    else this.next();
  }
  /** One step back, to where everything lay still. */
  back(): void {
    const to = this.#watched.at - 1;
    this.go(this.#movesAt(to) ? to - 1 : to);
  }

  /** Begins shortly before something, so that it is seen; afterwards it stands, unless it was playing. */
  watch(passage: Passage): void {
    this.#toCome = null;
    this.#watch(passage, this.#watched.playing ? this.#parts.steps.length - 1 : endOf(this.#parts.steps, passage));
  }

  #watch(passage: Passage, last: number): void {
    const { at, tick } = beginOf(this.#parts.steps, passage);
    this.#halt();
    this.#showing.clear();
    this.#tick = tick;
    this.#last = last;
    this.#change({ at, sought: passage.to, playing: true });
    this.#goOn(FIND_MS);
  }

  /** Whether the waiting is cut, or all but the scenes, or nothing; what is being played goes on like that. */
  setManner(manner: Manner): void {
    const { playing } = this.#watched;
    if (playing) this.pause();
    this.#change({ manner });
    if (playing) this.play();
  }

  /** The next scene from here on; false: there is none. */
  #nextScene(): boolean {
    const [next, ...more] = this.#toCome ?? [];
    if (next === undefined) return false;
    this.#toCome = more;
    this.#watch(next, endOf(this.#parts.steps, next));
    return true;
  }

  play(): void {
    if (this.#watched.playing) return;
    if (this.#watched.manner === 'scenes') {
      this.#toCome = leftOf(this.#parts.scenes ?? [], this.#watched.at);
      if (this.#nextScene()) return;
    }
    if (this.#watched.at === this.#parts.steps.length - 1) this.go(0);
    this.#last = this.#parts.steps.length - 1;
    this.#change({ playing: true });
    this.#goOn(0);
  }
  /** Plays the next step alone, with what moves after it. */
  next(): void {
    this.pause();
    if (this.#watched.at === this.#parts.steps.length - 1) return this.go(0);
    this.#last = this.#watched.at + 1;
    this.#change({ playing: true });
    this.#step();
  }
  pause(): void {
    this.#toCome = null;
    this.#halt();
    this.#showing.clear();
    this.#change({ playing: false });
  }
  toggle(): void {
    if (this.#watched.playing) this.pause();
    else this.play();
  }
  setSpeed(speed: number): void {
    const { playing } = this.#watched;
    this.#halt();
    this.#showing.hush();
    this.#change({ speed });
    if (playing && this.#showing.awaited === null) this.#goOn(0);
  }
  close(): void {
    this.#halt();
    this.#showing.clear();
    this.#listeners.clear();
  }

  /** Whether a step only sets something moving, so that nothing new lies there yet. */
  #movesAt(at: number): boolean {
    const { steps, view } = this.#parts;
    const step = steps[at];
    return (
      step !== undefined && !this.#isLive && at < steps.length - 1 && (view.underWay?.(step.match) ?? null) !== null
    );
  }
  /** What is about to be done: seen for a moment before something moves. */
  #about(): Intent<AnyShape> | null {
    const { steps, view } = this.#parts;
    const deed = steps[this.#watched.at + 1]?.deed;
    if (deed === undefined || !this.#movesAt(this.#watched.at + 1)) return null;
    const ms = lookAt(view, deed.action).intentMs ?? 0;
    return ms === 0 ? null : { ...deed, ms };
  }

  get #isLive(): boolean {
    return this.#match.setup.mode === 'live';
  }
  get #match(): Match<AnyShape> {
    return this.#parts.steps[this.#watched.at]!.match;
  }
  get #now(): number {
    if (this.#since === null) return this.#tick;
    return this.#tick + (this.#parts.now() - this.#since) * this.#ticksPerMs;
  }
  get #ticksPerMs(): number {
    return TICKS_PER_MS * this.#watched.speed;
  }
  /** Nothing is drawn beyond the next step: what comes then is another match. */
  get #until(): number {
    const next = this.#parts.steps[this.#watched.at + 1];
    return next === undefined ? Infinity : playTick(next.match);
  }

  /** Time stands where it is. */
  #halt(): void {
    this.#stopTimer();
    this.#tick = Math.min(this.#now, this.#until);
    this.#since = null;
  }

  #wait(ms: number): void {
    // Waiting is not slowed down: there is nothing to be seen of it.
    this.#stopTimer = this.#parts.after(ms / paceOf(this.#watched.speed), () => this.#step());
  }

  /** The match with every hand where it is by now. */
  #ledOn(): Match<AnyShape> {
    if (this.#showing.awaited !== null) return this.#watched.match;
    const { led } = this.#parts.steps[this.#watched.at]!;
    const now = this.#now;
    return led.findLast((match) => playTick(match) <= now) ?? this.#watched.match;
  }

  /** To the next step: in its own time while something moves, otherwise soon. */
  #goOn(pause = PACE_MS): void {
    this.#stopTimer();
    if (!this.#watched.playing) return;
    const { steps, view } = this.#parts;
    const { at } = this.#watched;
    const isLast = at >= this.#last && at < steps.length - 1;
    if (this.#isTogether(isLast)) {
      this.#last = Math.max(this.#last, at + 1);
      return this.#step(this.#tick - this.#until);
    }
    // A hand that is led on may meet what was foretold: then blows are heard as they fall, and nothing need be foretold.
    const isLed = steps[at]!.led.length > 0;
    const motion = isLed ? null : (view.underWay?.(this.#match) ?? null);
    const moves = isLed || motion !== null;
    if (this.#keepsTime(moves, isLast)) return this.#run(motion);
    this.#showing.hush();
    if (isLast || at === steps.length - 1) return this.#end();
    const intent = this.#about();
    this.#change({ intent });
    this.#wait(Math.max(pause === PACE_MS ? this.#pace : pause, this.#showing.besideMs, intent?.ms ?? 0));
  }

  /** What falls together with this is seen with it. */
  #isTogether(isLast: boolean): boolean {
    return this.#isLive && !isLast && !this.#parts.still() && this.#until <= this.#tick;
  }

  /** The match runs on to its next step. */
  #run(motion: UnderWay | null): void {
    const { at, speed } = this.#watched;
    const until = this.#until;
    this.#last = Math.max(this.#last, at + 1);
    this.#since = this.#parts.now();
    // Of a long silence its end is seen, from which what comes next follows.
    const isIdle = this.#isIdle();
    const most = this.#wasIdle ? STILL_IDLE_MS : IDLE_MS;
    this.#wasIdle = isIdle;
    if (isIdle && this.#watched.manner !== 'whole')
      this.#tick = Math.max(this.#tick, until - Math.max(most, this.#showing.besideMs) * this.#ticksPerMs);
    this.#showing.hear(motion, this.#tick, speed);
    const ms = (until - this.#tick) / this.#ticksPerMs;
    this.#stopTimer = this.#parts.after(ms, () =>
      this.#step(Math.min(this.#now - until, LATEST_MS * this.#ticksPerMs)),
    );
    this.#change({});
  }

  /** A hand that is led on while nothing moves waits, too. */
  #isIdle(): boolean {
    return this.#parts.view.isIdle?.(this.#match) ?? (this.#parts.view.underWay?.(this.#match) ?? null) === null;
  }

  /** Nobody did anything for this step, and nothing is to be seen of it: that is not waited for. */
  get #pace(): number {
    const isSilent = this.#watched.manner !== 'whole' && this.#showing.show === null;
    return isSilent && isByItself(this.#parts.steps[this.#watched.at]!) ? SILENT_MS : PACE_MS;
  }

  /** What moves takes its time; a live match does, whether anything moves or not, unless one step of it was asked for. */
  #keepsTime(moves: boolean, isLast: boolean): boolean {
    if (this.#until === Infinity || this.#parts.still()) return false;
    return this.#isLive ? !isLast : moves && this.#until > this.#tick;
  }

  /** What is seen beside the match stays until it has been seen; after a scene the next one comes. */
  #end(): void {
    this.#halt();
    if (this.#toCome === null || this.#toCome.length === 0) return this.#change({ playing: false });
    this.#stopTimer = this.#parts.after(Math.max(CUT_MS, this.#showing.besideMs), () => void this.#nextScene());
  }

  /** To the next step, for which it may be some ticks late. */
  #step(late = 0): void {
    const { steps } = this.#parts;
    const at = this.#watched.at + 1;
    const step = steps[at];
    if (step === undefined) return this.#end();
    this.#stopTimer();
    const before = this.#match;
    this.#since = null;
    this.#tick = playTick(step.match) + Math.max(0, late);
    this.#showing.begin(before, step.match, step.entries);
    this.#change({ at });
    if (this.#showing.awaited === null) this.#goOn();
    else this.#showing.hush();
  }

  #change(next: Partial<Watched>): void {
    this.#watched = { ...this.#watched, intent: null, ...next };
    const { at, sought } = this.#watched;
    const { match, told, entries } = this.#parts.steps[at]!;
    const { awaited, show } = this.#showing;
    const isHidden = awaited !== null && !awaited.told;
    this.#watched = {
      ...this.#watched,
      match: awaited?.match ?? match,
      told: isHidden ? told - entries.length : told,
      sought: sought === null || at > sought || (at === sought && !isHidden) ? null : sought,
      show,
      counted: awaited?.counted,
    };
    for (const listener of this.#listeners) listener();
  }
}
