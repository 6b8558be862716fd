import type { AnyShape, Match } from '@bande/core';
import type { GameView, Show, Sound } from '@bande/stage/view';
import { framesOf, heardIn, shownFor, type Frame } from '../table/frames.ts';
import type { ReplayStep } from './steps.ts';

/** Slow motion for what moves by itself, and quick for a whole match. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4, 8] as const;

/** What is seen of a replay; a new object whenever it changes. */
export interface Watched {
  readonly at: number;
  readonly match: Match<AnyShape>;
  readonly show: Show | null;
  readonly playing: boolean;
  readonly speed: number;
}

export interface PlayerParts {
  readonly view: Pick<GameView<AnyShape>, 'shows'>;
  readonly steps: readonly ReplayStep[];
  readonly after: (ms: number, run: () => void) => () => void;
  readonly still: () => boolean;
  readonly sound: (sound: Sound, gain?: number) => void;
}

/** Between two steps of which nothing is to be seen. */
const PACE_MS = 350;
const SLOWEST_PACE = 0.5;

/** Plays the steps of a match: what each shows, one after the other; a jump shows only where it lands. */
export class ReplayPlayer {
  readonly #parts: PlayerParts;
  readonly #listeners = new Set<() => void>();
  #frames: readonly Frame[] = [];
  #stopTimer: () => void = () => {};
  #watched: Watched;

  constructor(parts: PlayerParts, at: number) {
    this.#parts = parts;
    this.#watched = { at, match: parts.steps[at]!.match, show: null, playing: false, speed: 1 };
  }

  get watched(): Watched {
    return this.#watched;
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Goes to a step, and stays there unless it was playing. */
  go(at: number): void {
    const { steps } = this.#parts;
    const to = Math.min(steps.length - 1, Math.max(0, at));
    this.#stopTimer();
    this.#frames = [];
    this.#change({ at: to, match: steps[to]!.match, show: null });
    if (this.#watched.playing) this.#wait(PACE_MS);
  }

  play(): void {
    if (this.#watched.playing) return;
    if (this.#watched.at === this.#parts.steps.length - 1) this.go(0);
    this.#change({ playing: true });
    this.#wait(0);
  }
  pause(): void {
    this.#stopTimer();
    this.#frames = [];
    this.#change({ playing: false, show: null, match: this.#parts.steps[this.#watched.at]!.match });
  }
  toggle(): void {
    if (this.#watched.playing) this.pause();
    else this.play();
  }
  setSpeed(speed: number): void {
    this.#change({ speed });
  }
  close(): void {
    this.#stopTimer();
    this.#listeners.clear();
  }

  #wait(ms: number): void {
    // Waiting is not slowed down: there is nothing to be seen of it.
    this.#stopTimer = this.#parts.after(ms / Math.max(SLOWEST_PACE, this.#watched.speed), () => this.#advance());
  }

  #advance(): void {
    const { steps, view } = this.#parts;
    if (this.#frames.length === 0) {
      const at = this.#watched.at + 1;
      const step = steps[at];
      if (step === undefined) return this.pause();
      this.#frames = framesOf(view, this.#watched.match, step.match, step.entries);
      this.#change({ at, ...(this.#frames.length === 0 ? { match: step.match } : {}) });
    }
    const [frame, ...rest] = this.#frames;
    this.#frames = rest;
    if (frame === undefined) return this.#wait(PACE_MS);
    for (const sound of frame.sounds) this.#parts.sound(sound);
    this.#change({ match: frame.match, show: frame.show });
    const { speed } = this.#watched;
    const still = this.#parts.still();
    const waits = [
      this.#parts.after(shownFor(frame, speed, still), () =>
        this.#frames.length > 0 ? this.#advance() : this.#land(),
      ),
      ...heardIn(frame, speed, still).map(({ at, sound, gain }) =>
        this.#parts.after(at, () => this.#parts.sound(sound, gain)),
      ),
    ];
    this.#stopTimer = () => {
      for (const stop of waits) stop();
    };
  }

  #land(): void {
    this.#change({ match: this.#parts.steps[this.#watched.at]!.match, show: null });
    this.#wait(PACE_MS / 2);
  }

  #change(next: Partial<Watched>): void {
    this.#watched = { ...this.#watched, ...next };
    for (const listener of this.#listeners) listener();
  }
}
