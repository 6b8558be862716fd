import type { Match } from './match.ts';
import type { GameShape } from './shape.ts';

/** The match as it stood when so many inputs had been entered, how many of them counted, and how many entries its log had: corrections play on from here. */
export interface Kept<G extends GameShape> {
  readonly after: number;
  readonly counted: number;
  readonly match: Match<G>;
  readonly told: number;
}

/** Of the newest inputs, so many at most are played again before the one that is put right. */
const KEPT_EVERY = 32;
/** Of older ones it may be half of those that come after it: they are played again anyway. */
const OF_LATER = 2;

/** Match values to play on from, the start among them: the further back, the fewer. A match of any length keeps some forty. */
export class Keeping<G extends GameShape> {
  #all: readonly Kept<G>[];

  constructor(all: readonly Kept<G>[]) {
    this.#all = all;
  }

  /** As it began. */
  get first(): Kept<G> {
    return this.#all[0]!;
  }

  isDue(counted: number): boolean {
    return counted - this.#all.at(-1)!.counted >= KEPT_EVERY;
  }

  push(kept: Kept<G>): void {
    const thin: Kept<G>[] = [];
    for (const [i, one] of this.#all.entries()) {
      const next = this.#all[i + 1] ?? kept;
      const gap = next.counted - (thin.at(-1)?.counted ?? -Infinity);
      if (gap > Math.max(KEPT_EVERY, (kept.counted - next.counted) / OF_LATER)) thin.push(one);
    }
    this.#all = [...thin, kept];
  }

  /** The last one before this input. */
  before(place: number): Kept<G> {
    return this.#all.findLast(({ after }) => after <= place)!;
  }

  /** Those up to this one: what comes after it is played again. */
  upTo(base: Kept<G>): Keeping<G> {
    return new Keeping(this.#all.filter(({ counted }) => counted <= base.counted));
  }
}
