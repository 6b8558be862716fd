/** Deeds are put later by so many ticks at most. */
const MOST = 6;
/** More than one in fifty was late: one tick more; none in so many: one less. */
const [LOOKED_AT, MOST_LATE] = [50, 0.02];
const LONG_ENOUGH = 100;
/** Of so many the share is told that came late. */
const TOLD = 20;

/** By how many ticks deeds from here are put later than they would have to be, so that they are in time: it sets itself, and nobody can by hand. */
export class Stamping {
  #extra = 0;
  /** The last deeds, whether they were late: since it was changed, and for whoever asks. */
  #since: readonly boolean[] = [];
  #last: readonly boolean[] = [];

  get extra(): number {
    return this.#extra;
  }

  /** Of the last twenty deeds; who has done fewer was in time with the others. */
  get lateShare(): number {
    return count(this.#last) / TOLD;
  }

  /** A deed has taken effect, or was too late for it. */
  took(isLate: boolean): void {
    this.#last = [...this.#last, isLate].slice(-TOLD);
    this.#since = [...this.#since, isLate].slice(-LONG_ENOUGH);
    if (count(this.#since.slice(-LOOKED_AT)) > MOST_LATE * LOOKED_AT) this.#change(1);
    else if (this.#since.length === LONG_ENOUGH && count(this.#since) === 0) this.#change(-1);
  }

  #change(by: number): void {
    this.#extra = Math.min(MOST, Math.max(0, this.#extra + by));
    this.#since = [];
  }
}

const count = (late: readonly boolean[]): number => late.filter((isLate) => isLate).length;
