import type { Effective } from './effective.ts';
import { InputList } from './input-list.ts';
import type { GameShape } from './shape.ts';

/** From the input that is the so manieth to count on, places follow each other without a gap. */
interface Run {
  readonly counted: number;
  readonly place: number;
}

/** The inputs that count, in their order, and their places among all: nearly always the next one. */
export class Counting<G extends GameShape> {
  readonly #inputs: InputList<G>;
  #runs: Run[] = [];

  constructor(inputs: InputList<G>, runs: readonly Run[]) {
    this.#inputs = inputs;
    this.#runs = [...runs];
  }

  /** As long as nothing has been put right, all count. */
  static all<G extends GameShape>(inputs: InputList<G>): Counting<G> {
    return new Counting(inputs.copy(), [{ counted: 0, place: 0 }]);
  }

  get length(): number {
    return this.#inputs.length;
  }

  push({ place, input }: Effective<G>): void {
    const last = this.#runs.at(-1);
    if (last === undefined || place !== last.place + this.length - last.counted)
      this.#runs.push({ counted: this.length, place });
    this.#inputs.push(input);
  }

  from(counted: number): readonly Effective<G>[] {
    let run = this.#runs.findLastIndex((one) => one.counted <= counted);
    return this.#inputs.from(counted).map((input, i) => {
      if (this.#runs[run + 1]?.counted === counted + i) run++;
      const { place, counted: first } = this.#runs[run]!;
      return { place: place + counted + i - first, input };
    });
  }

  /** From here on these count, and no others. */
  replaceFrom(counted: number, by: readonly Effective<G>[]): void {
    this.#inputs.cut(counted);
    this.#runs = this.#runs.filter((run) => run.counted < counted);

    for (const effective of by) this.push(effective);
  }
}
