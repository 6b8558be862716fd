import type { Clock } from '@bande/host';

/** What people still have to take in: bots and their dice wait for it. It begins when everything that was waited for has been seen. */
export class Breath {
  readonly #clock: Clock;
  readonly #onEnd: () => void;
  #needed = 0;
  #ends = 0;
  #stop: () => void = () => {};

  constructor(clock: Clock, onEnd: () => void) {
    this.#clock = clock;
    this.#onEnd = onEnd;
  }

  /** Milliseconds that are left of it. */
  get ms(): number {
    return Math.max(0, this.#ends - this.#clock.now());
  }

  /** Something has happened that takes so long to be taken in. */
  needs(ms: number): void {
    this.#needed = ms;
  }

  begin(): void {
    this.#ends = Math.max(this.#ends, this.#clock.now() + this.#needed);
    this.#needed = 0;
    this.stop();
    if (this.ms > 0) this.#stop = this.#clock.after(this.ms, this.#onEnd);
  }

  /** Whoever acts has taken in enough. */
  end(): void {
    this.#ends = this.#needed = 0;
    this.stop();
  }

  stop(): void {
    this.#stop();
    this.#stop = () => {};
  }
}
