import type { Clock } from '@bande/host';

/** A clock moved by hand: what is due runs in order. */
export class HandClock implements Clock {
  ms = 0;
  readonly #due: { readonly at: number; readonly run: () => void }[] = [];
  readonly now = (): number => this.ms;
  readonly after = (ms: number, run: () => void): (() => void) => {
    const entry = { at: this.ms + ms, run };
    this.#due.push(entry);
    return () => void (this.#due.includes(entry) && this.#due.splice(this.#due.indexOf(entry), 1));
  };
  pass(ms: number): void {
    const end = this.ms + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#due.splice(this.#due.indexOf(next), 1);
      this.ms = Math.max(this.ms, next.at);
      next.run();
    }
    this.ms = end;
  }
}
