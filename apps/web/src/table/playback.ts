import type { AnyShape, LogEntry, Match } from '@bande/core';
import type { GameView, Show, Sound } from '@bande/stage/view';
import type { Session, Snapshot } from '../session/session.ts';
import { framesOf, heardIn, shownFor, type Frame } from './frames.ts';

/** What the page draws; a new object whenever anything has changed. */
export interface Seen {
  readonly snapshot: Snapshot;
  readonly match: Match<AnyShape>;
  /** How many entries of the log may be read: what the dice decide is not told before they lie. */
  readonly told: number;
  readonly show: Show | null;
  readonly playing: boolean;
}

export interface PlaybackParts {
  readonly view: Pick<GameView<AnyShape>, 'shows'>;
  readonly after: (ms: number, run: () => void) => () => void;
  readonly manner: () => { readonly speed: number; readonly reducedMotion: boolean };
  readonly sound: (sound: Sound, gain?: number) => void;
}

/** The one door for redraws: follows a session, plays what each input shows, and tells the session when it has been seen. */
export class Playback {
  readonly #session: Pick<Session, 'snapshot' | 'subscribe' | 'shown'>;
  readonly #parts: PlaybackParts;
  readonly #listeners = new Set<() => void>();
  readonly #leave: () => void;
  #frames: readonly Frame[] = [];
  #stopTimer: () => void = () => {};
  #fresh: Snapshot['fresh'];
  #match: Match<AnyShape>;
  #seen: Seen;

  constructor(session: Pick<Session, 'snapshot' | 'subscribe' | 'shown'>, parts: PlaybackParts) {
    this.#session = session;
    this.#parts = parts;
    this.#fresh = session.snapshot.fresh;
    this.#match = session.snapshot.match;
    this.#seen = this.#look();
    this.#leave = session.subscribe(() => this.#follow());
  }

  get seen(): Seen {
    return this.#seen;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** On to the next thing that is to be seen. */
  skip(): void {
    if (this.#frames.length > 0) this.#next();
  }

  close(): void {
    this.#stopTimer();
    this.#leave();
    this.#listeners.clear();
  }

  #follow(): void {
    const { match, fresh, busy } = this.#session.snapshot;
    if (fresh !== this.#fresh && busy) this.#begin(framesOf(this.#parts.view, this.#match, match, fresh));
    this.#fresh = fresh;
    if (this.#frames.length === 0) this.#match = match;
    this.#tell();
  }

  #begin(frames: readonly Frame[]): void {
    this.#stopTimer();
    this.#frames = frames;
    if (frames.length > 0) this.#present();
    // The session is just telling us: it gets its answer when it has finished.
    else queueMicrotask(() => this.#session.shown());
  }

  #present(): void {
    const [frame] = this.#frames;
    if (frame === undefined) return;
    const { speed, reducedMotion } = this.#parts.manner();
    this.#match = frame.match;
    for (const sound of frame.sounds) this.#parts.sound(sound);
    const waits = [
      this.#parts.after(shownFor(frame, speed, reducedMotion), () => this.#next()),
      ...heardIn(frame, speed, reducedMotion).map(({ at, sound, gain }) =>
        this.#parts.after(at, () => this.#parts.sound(sound, gain)),
      ),
    ];
    this.#stopTimer = () => {
      for (const stop of waits) stop();
    };
  }

  #next(): void {
    this.#stopTimer();
    this.#frames = this.#frames.slice(1);
    if (this.#frames.length > 0) {
      this.#present();
      this.#tell();
      return;
    }
    this.#match = this.#session.snapshot.match;
    this.#session.shown();
    this.#tell();
  }

  #look(): Seen {
    const { snapshot } = this.#session;
    const [frame] = this.#frames;
    const hidden = frame !== undefined && !frame.told ? snapshot.fresh.length : 0;
    return {
      snapshot,
      match: this.#match,
      told: snapshot.log.length - hidden,
      show: frame?.show ?? null,
      playing: frame !== undefined,
    };
  }

  #tell(): void {
    this.#seen = this.#look();
    for (const listener of this.#listeners) listener();
  }
}

/** A call and the entry it belongs to. */
export interface Call {
  readonly entry: LogEntry<AnyShape>;
  readonly ruling: LogEntry<AnyShape>['rulings'][number];
}

export const callsIn = (log: readonly LogEntry<AnyShape>[]): readonly Call[] =>
  log.flatMap((entry) => entry.rulings.map((ruling) => ({ entry, ruling })));

/** The last call that people should read. Of one entry a whistle comes before a note, and a note that says how play goes on before one that only explains. */
export function lastCall(view: Pick<GameView<AnyShape>, 'weight'>, log: readonly LogEntry<AnyShape>[]): Call | null {
  for (const entry of log.toReversed()) {
    const notes = entry.rulings.filter((ruling) => view.weight(ruling) === 'note');
    const loud =
      entry.rulings.find((ruling) => view.weight(ruling) === 'whistle') ??
      notes.find(({ restart }) => restart !== undefined) ??
      notes[0];
    if (loud !== undefined) return { entry, ruling: loud };
  }
  return null;
}
