import { playTick, TICKS_PER_SECOND, type AnyShape, type LogEntry, type Match } from '@bande/core';
import type { GameView, Show, Sound, TimedSound, UnderWay } from '@bande/stage/view';
import { framesOf, isGoal, shownFor, type Beside, type Frame } from './frames.ts';

type ShowingView = Pick<GameView<AnyShape>, 'shows' | 'underWay'>;

export interface ShowingParts {
  readonly view: ShowingView;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly manner: () => { readonly speed: number; readonly reducedMotion: boolean };
  readonly sound: (sound: Sound, gain?: number) => void;
  /** Sounds to come, each at its time from now on; called off by what is given back. */
  readonly schedule: (sounds: readonly TimedSound[]) => () => void;
  /** Something else is to be seen. */
  readonly onChange: () => void;
  /** Everything for which the match waits has been seen. */
  readonly onSeen: () => void;
}

/** A sound of a motion that has been handed to the loudspeaker: milliseconds of play time at which it is due, and how it is taken back. */
interface Due {
  readonly sound: Sound;
  readonly due: number;
  readonly stop: () => void;
}
/** For so long a sound that was due is remembered: what it is heard of is told a little later. */
const REMEMBERED_MS = 1000;
/** So many entries of the log are remembered for what is shown of later ones. */
const REMEMBERED = 200;
const NEARLY_MS = 1;
const msOf = (ticks: number): number => (ticks * 1000) / TICKS_PER_SECOND;

/**
 * What is seen and heard of what happens, for a table, a replay and an example alike. What the match waits for comes one after the other; banners
 * and cards are shown beside it and hold nothing up.
 */
export class Showing {
  readonly #parts: ShowingParts;
  #awaited: readonly Frame[] = [];
  #beside: readonly Beside[] = [];
  /** The first of them, while it is seen. */
  #besideShown: Beside | null = null;
  #stopAwaited: () => void = () => {};
  #stopBeside: () => void = () => {};
  #heardId: string | null = null;
  #past: readonly LogEntry<AnyShape>[] = [];
  readonly #due = new Map<string, Due>();

  constructor(parts: ShowingParts) {
    this.#parts = parts;
  }

  /** The match waits for this. */
  get awaited(): Frame | null {
    return this.#awaited[0] ?? null;
  }
  get show(): Show | null {
    return this.awaited === null ? (this.#beside[0]?.show ?? null) : this.awaited.show;
  }

  begin(before: Match<AnyShape>, after: Match<AnyShape>, entries: readonly LogEntry<AnyShape>[]): void {
    const { awaited, beside } = framesOf(this.#parts.view, before, after, entries, {
      past: this.#pastOf(entries),
      isOver: (show, entry) => this.#isHeard(show, msOf(playTick({ ...after, tick: entry.fact.tick }))),
    });
    this.#past = [...this.#pastOf(entries), ...entries].slice(-REMEMBERED);
    this.#stopAwaited();
    this.#awaited = awaited;
    // What is newer counts more than what still waits to be shown; but a goal is celebrated before anything else is called across the hall.
    if (awaited.length === 0 && this.#isCelebrated(beside)) this.#beside = this.#beside.slice(0, 1);
    else if (beside.some(({ show }) => show !== null)) this.#clearBeside();
    this.#beside = [...this.#beside, ...beside];
    if (awaited.length > 0) this.#await();
    else this.#showBeside();
  }

  #isCelebrated(next: readonly Beside[]): boolean {
    const first = next.find(({ show }) => show !== null)?.show;
    return this.#besideShown !== null && isGoal(this.#besideShown.show) && first?.kind === 'banner' && !isGoal(first);
  }

  /** What was seen before this; whoever has gone back in time has not seen it yet. */
  #pastOf([first]: readonly LogEntry<AnyShape>[]): readonly LogEntry<AnyShape>[] {
    return first === undefined ? this.#past : this.#past.filter(({ fact }) => fact.id < first.fact.id);
  }

  /** How long what is shown beside the match will still be seen, at most. */
  get besideMs(): number {
    const { speed, reducedMotion } = this.#parts.manner();
    return this.#beside.reduce(
      (ms, { show }) => ms + (show === null ? 0 : shownFor({ ms: show.ms, show }, speed, reducedMotion)),
      0,
    );
  }

  /** On to the next thing for which the match waits. */
  skip(): void {
    if (this.#awaited.length > 0) this.#next();
  }

  /** Nothing more is seen or heard of what has happened. */
  clear(): void {
    this.#stopAwaited();
    this.#awaited = [];
    this.#clearBeside();
    this.hush();
  }

  /** Nothing that was to come is heard, and what was heard is forgotten: somebody has gone elsewhere in time. */
  hush(): void {
    this.#heardId = null;
    this.#takeBack(-Infinity, new Map());
  }

  /** What is heard of a motion, from a tick of play time on; the same motion goes on by itself, and of another one only what is new is taken up. */
  hear(motion: UnderWay | null, tick: number, pace: number): void {
    if (this.#heardId === (motion?.id ?? null)) return;
    this.#heardId = motion?.id ?? null;
    const coming = new Map((motion === null ? [] : soundsFrom(motion, tick, pace)).map((one) => [keyOf(one), one]));
    this.#takeBack(msOf(tick), coming);
    for (const [key, { at, sound, gain, due }] of coming)
      if (!this.#due.has(key)) this.#due.set(key, { sound, due, stop: this.#parts.schedule([{ at, sound, gain }]) });
  }

  /** What was to come and will not; what was due already sounds, or is about to. */
  #takeBack(now: number, coming: ReadonlyMap<string, unknown>): void {
    for (const [key, { due, stop }] of this.#due) {
      const isOff = due > now && !coming.has(key);
      if (isOff) stop();
      if (isOff || due < now - REMEMBERED_MS) this.#due.delete(key);
    }
  }

  /** Foretold, and so heard when it was due: between two ticks, while it is told at the next one. */
  #isHeard(show: Show, told: number): boolean {
    if (show.kind !== 'sound') return false;
    return [...this.#due.values()].some(
      ({ sound, due }) => sound === show.sound && due < told + NEARLY_MS && due > told - msOf(1) - NEARLY_MS,
    );
  }

  #await(): void {
    const [frame] = this.#awaited;
    if (frame === undefined) return;
    const { speed, reducedMotion } = this.#parts.manner();
    for (const { sound, gain } of frame.sounds) this.#parts.sound(sound, gain);
    this.#stopAwaited = this.#parts.after(shownFor(frame, speed, reducedMotion), () => this.#next());
  }

  #next(): void {
    this.#stopAwaited();
    this.#awaited = this.#awaited.slice(1);
    if (this.#awaited.length > 0) this.#await();
    else {
      this.#parts.onSeen();
      this.#showBeside();
    }
    this.#parts.onChange();
  }

  #showBeside(): void {
    const [one] = this.#beside;
    if (one !== undefined && one === this.#besideShown) return;
    this.#stopBeside();
    this.#stopBeside = () => {};
    this.#besideShown = one ?? null;
    if (one === undefined) return;
    for (const { sound, gain } of one.sounds) this.#parts.sound(sound, gain);
    if (one.show === null) return this.#leaveBeside();
    const { speed, reducedMotion } = this.#parts.manner();
    this.#stopBeside = this.#parts.after(shownFor({ ms: one.show.ms, show: one.show }, speed, reducedMotion), () => {
      this.#leaveBeside();
      this.#parts.onChange();
    });
  }

  #leaveBeside(): void {
    this.#beside = this.#beside.slice(1);
    this.#showBeside();
  }

  #clearBeside(): void {
    this.#stopBeside();
    this.#stopBeside = () => {};
    this.#besideShown = null;
    this.#beside = [];
  }
}

/** Those to come, in milliseconds from now at the pace of the table, and of play time. */
export function soundsFrom(
  { from, sounds }: UnderWay,
  tick: number,
  pace: number,
): readonly (TimedSound & { readonly due: number })[] {
  const gone = msOf(tick - from);
  return sounds
    .filter(({ at }) => at >= gone)
    .map((one) => ({ ...one, at: (one.at - gone) / pace, due: msOf(from) + one.at }));
}

/** The same blow in two plans, whatever they were made for. */
const keyOf = ({ sound, due }: { readonly sound: Sound; readonly due: number }): string => `${sound} ${due.toFixed(2)}`;
