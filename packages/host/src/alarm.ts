import type { Clock } from './clock.ts';

/** One timer of a room: set anew, it forgets what it was set for. */
export class Alarm {
  readonly #after: Clock['after'];
  #stop: () => void = () => {};

  constructor(after: Clock['after']) {
    this.#after = after;
  }

  set(ms: number, ring: () => void): void {
    this.stop();
    this.#stop = this.#after(ms, ring);
  }

  stop(): void {
    this.#stop();
    this.#stop = () => {};
  }
}
