import { playTick, type AnyShape, type Match } from '@bande/core';
import type { Show, UnderWay } from '@bande/stage/view';
import type { TableSession } from '../session/table-session.ts';
import { Showing, type ShowingParts } from '../board/showing.ts';
import type { Snapshot } from '../session/snapshot.ts';

/** What the page draws; a new object whenever anything has changed. */
export interface Seen {
  readonly snapshot: Snapshot;
  readonly match: Match<AnyShape>;
  /** How many entries of the log may be read: what the dice decide is not told before they lie. */
  readonly told: number;
  readonly show: Show | null;
  /** Whose score counts already, where the match that is drawn still stands as before. */
  readonly counted?: Match<AnyShape> | undefined;
  /** The match waits for something to be seen or read, or something runs by itself before anybody may act. */
  readonly playing: boolean;
}

type PlaybackParts = Omit<ShowingParts, 'onChange' | 'onSeen'>;
type Followed = Pick<TableSession, 'snapshot' | 'subscribe' | 'shown' | 'skip' | 'running' | 'pace'>;

/** With reduced motion of what runs by itself only the end is seen. */
const STILL_MS = 150;

/** Follows a session: shows what each input brings, and tells the session when everything has been seen for which it waits. */
export class Playback {
  readonly #session: Followed;
  readonly #parts: PlaybackParts;
  readonly #showing: Showing;
  readonly #listeners = new Set<() => void>();
  readonly #leave: readonly (() => void)[];
  #stopSkip: () => void = () => {};
  #fresh: Snapshot['fresh'];
  #match: Match<AnyShape>;
  #inputs: number;
  #seen: Seen;

  constructor(session: Followed, parts: PlaybackParts) {
    this.#session = session;
    this.#parts = parts;
    this.#showing = new Showing({
      ...parts,
      onChange: () => this.#tell(),
      onSeen: () => {
        this.#match = session.snapshot.match;
        session.shown();
      },
    });
    this.#fresh = session.snapshot.fresh;
    this.#match = session.snapshot.match;
    this.#inputs = session.snapshot.inputs;
    this.#seen = this.#look();
    // A hand that is led on changes what will be heard, and the page is told nothing of it.
    this.#leave = [session.subscribe(() => this.#follow()), session.running.subscribe(() => this.#hear())];
  }

  get seen(): Seen {
    return this.#seen;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** On to the next thing that is to be seen, or to the end of what runs by itself. */
  skip(): void {
    if (this.#showing.awaited === null) this.#session.skip();
    else this.#showing.skip();
  }

  close(): void {
    this.#stopSkip();
    this.#showing.clear();
    for (const leave of this.#leave) leave();
    this.#listeners.clear();
  }

  #follow(): void {
    const { match, fresh, busy, inputs } = this.#session.snapshot;
    // What was taken back is not shown to its end.
    if (inputs < this.#inputs) this.#showing.clear();
    this.#inputs = inputs;
    if (fresh !== this.#fresh && busy) {
      this.#showing.begin(this.#match, match, fresh);
      // The session is just telling us: it gets its answer when it has finished.
      if (this.#showing.awaited === null) queueMicrotask(() => this.#session.shown());
    }
    this.#fresh = fresh;
    this.#match = this.#showing.awaited?.match ?? match;
    this.#followMotion();
    this.#tell();
  }

  #followMotion(): void {
    this.#stopSkip();
    this.#hear();
    if (this.#isSkipped && this.#motion !== null)
      this.#stopSkip = this.#parts.after(STILL_MS, () => this.#session.skip());
  }

  #hear(): void {
    this.#showing.hear(this.#isSkipped ? null : this.#motion, this.#session.running.tick(), this.#session.pace);
  }

  get #motion(): UnderWay | null {
    const { laid, paused, waitsForDecision } = this.#session.snapshot;
    if (!laid || paused || waitsForDecision) return null;
    return this.#parts.view.underWay?.(this.#session.running.match()) ?? null;
  }

  /** With reduced motion, unless somebody here may meet it: then it runs, seen and heard. */
  get #isSkipped(): boolean {
    return this.#parts.manner().reducedMotion && this.#session.snapshot.seats.length === 0;
  }

  #look(): Seen {
    const { snapshot } = this.#session;
    const { awaited, show } = this.#showing;
    const hidden = awaited !== null && !awaited.told ? snapshot.fresh.length : 0;
    return {
      snapshot,
      match: awaited?.match ?? this.#match,
      told: snapshot.log.length - hidden,
      show,
      counted: awaited?.counted,
      playing: awaited !== null || snapshot.breathes || this.#runs(snapshot),
    };
  }

  #runs({ match, seats }: Snapshot): boolean {
    const until = this.#parts.view.underWay?.(match)?.until ?? null;
    return until !== null && until > playTick(match) && seats.length === 0;
  }

  #tell(): void {
    this.#seen = this.#look();
    for (const listener of this.#listeners) listener();
  }
}
