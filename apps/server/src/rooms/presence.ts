import type { Seat } from '@bande/core';
import type { Clock } from '@bande/host';
import type { Person, Waiting } from '@bande/protocol';

/** Whoever is off the line for less than this has only changed it. */
const AWAY_MS = 3_000;
/** So long the others wait for somebody who is lost, so often; then they may go on without him. */
const PATIENCE_MS = 60_000;
const PATIENT_TIMES = 2;
/** Before the clock runs again. */
const COUNTDOWN_MS = 3_000;

type Being = Exclude<Person['is'], 'bot'>;

interface PresenceParts {
  /** The seats of people. */
  readonly seats: readonly Seat[];
  readonly clock: Clock;
  /** How often the others have waited for each seat already. */
  readonly waited: readonly number[];
  /** It goes on after a fall: whoever was at it has as long to come back as somebody whose line fell, and that counts for nobody. */
  readonly goesOn: boolean;
  /** Holds the clock as soon as nothing moves, or lets it run. */
  readonly hold: (isHeld: boolean) => void;
  readonly onChange: () => void;
}

/** Who is at a match, and whether its clock waits for somebody. Nobody is expelled by a timer: when it has run out the others may choose. */
export class Presence {
  readonly #parts: PresenceParts;
  readonly #is = new Map<Seat, Being>();
  readonly #waited = new Map<Seat, number>();
  /** When the others may go on without him. */
  readonly #until = new Map<Seat, number>();
  readonly #alarms = new Map<Seat, () => void>();
  #stopCountdown: (() => void) | null = null;
  /** The clock is held from here. */
  #isHeld = false;
  #isStoreDown = false;
  #isClosed = false;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    for (const seat of parts.seats) {
      this.#is.set(seat, 'awaited');
      this.#waited.set(seat, parts.waited[seat] ?? 0);
      if (parts.goesOn) this.#misses(seat, PATIENCE_MS);
    }
    this.#look();
  }

  /** How often the others have waited, by seat. */
  get waited(): readonly number[] {
    return [0, 1, 2, 3].map((seat) => this.#waited.get(seat as Seat) ?? 0);
  }

  of(seat: Seat): { readonly is: Being; readonly left?: number } | null {
    const is = this.#is.get(seat);
    if (is === undefined) return null;
    const until = this.#until.get(seat);
    return until === undefined ? { is } : { is, left: Math.max(0, Math.ceil((until - this.#now) / 1000)) };
  }

  /** Why the clock is held here; null: it is not, or by somebody else. */
  get waits(): Waiting | null {
    if (this.#isStoreDown) return 'store';
    const beings = new Set(this.#is.values());
    if (beings.has('lost')) return 'lost';
    if (beings.has('awaited')) return 'people';
    return this.#stopCountdown === null ? null : 'countdown';
  }

  came(seat: Seat): void {
    if (!this.#is.has(seat)) return;
    this.#forget(seat);
    this.#is.set(seat, 'there');
    this.#look();
  }

  /** His last line is gone. */
  went(seat: Seat): void {
    const is = this.#is.get(seat);
    if (is !== 'there') return;
    this.#is.set(seat, 'away');
    this.#ring(seat, AWAY_MS, () => this.#lost(seat));
    this.#parts.onChange();
  }

  /** Somebody else sits there now, who needs no line. */
  replaced(seat: Seat): void {
    this.#forget(seat);
    this.#is.delete(seat);
    this.#look();
  }

  /** Whether the others may go on without him now. */
  mayGoOnWithout(seat: Seat): boolean {
    const until = this.#until.get(seat);
    return this.#is.get(seat) === 'lost' && until !== undefined && until <= this.#now;
  }

  storeIs(isDown: boolean): void {
    this.#isStoreDown = isDown;
    this.#look();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopCountdown?.();
    for (const stop of this.#alarms.values()) stop();
  }

  get #now(): number {
    return this.#parts.clock.now();
  }

  #lost(seat: Seat): void {
    const waited = this.#waited.get(seat) ?? 0;
    this.#waited.set(seat, waited + 1);
    this.#misses(seat, waited < PATIENT_TIMES ? PATIENCE_MS : 0);
    this.#look();
  }

  #misses(seat: Seat, patience: number): void {
    this.#is.set(seat, 'lost');
    this.#until.set(seat, this.#now + patience);
    this.#ring(seat, patience, () => this.#parts.onChange());
  }

  #ring(seat: Seat, ms: number, run: () => void): void {
    this.#alarms.get(seat)?.();
    this.#alarms.set(seat, this.#parts.clock.after(ms, run));
  }

  #forget(seat: Seat): void {
    this.#alarms.get(seat)?.();
    this.#alarms.delete(seat);
    this.#until.delete(seat);
  }

  /** Held while somebody is missing or nothing can be kept; when all are back a countdown runs first. */
  #look(): void {
    if (this.#isClosed) return;
    const beings = new Set(this.#is.values());
    const isMissing = this.#isStoreDown || beings.has('lost') || beings.has('awaited');
    if (isMissing) this.#hold();
    else if (this.#isHeld && this.#stopCountdown === null) this.#countDown();
    this.#parts.onChange();
  }

  #hold(): void {
    this.#stopCountdown?.();
    this.#stopCountdown = null;
    this.#isHeld = true;
    this.#parts.hold(true);
  }

  #countDown(): void {
    this.#stopCountdown = this.#parts.clock.after(COUNTDOWN_MS, () => {
      this.#stopCountdown = null;
      this.#isHeld = false;
      this.#parts.hold(false);
      this.#parts.onChange();
    });
  }
}
