import { canonical, type AnyGame, type AnyShape, type Input, type Tick } from '@bande/core';
import { RestTable, type Table } from '@bande/host';
import { liveSetup } from '@bande/host/led';
import { Recorder } from '@bande/record';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const SETTINGS = { halfMinutes: 15 };

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are still needed, typed arrays too. */
function bytesInUse(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** What a recorder kept before: every input as an object, its place beside it, and the whole match after every 32. */
class Naive {
  readonly inputs: Input<AnyShape>[] = [];
  readonly effective: object[] = [];
  readonly matches: object[] = [];

  hear(input: Input<AnyShape>, match: object): void {
    this.effective.push({ place: this.inputs.length, input });
    this.inputs.push(input);
    if (this.inputs.length % 32 === 0) this.matches.push(match);
  }
}

/** One match for all: what each of them keeps is let go of by itself and weighed. */
export class Weighed implements Table<AnyShape> {
  readonly rests: RestTable<AnyShape>;
  #naive: Naive | null = new Naive();
  #recorder: Recorder<AnyShape> | null;

  constructor(game: AnyGame) {
    const setup = liveSetup(game, SETTINGS);
    this.rests = RestTable.start(game, setup);
    this.#recorder = Recorder.start(game, setup);
  }

  get match(): Table<AnyShape>['match'] {
    return this.#recorder!.match;
  }
  play(input: Input<AnyShape>): ReturnType<Table<AnyShape>['play']> {
    const done = this.#recorder!.play(input);
    if (done.ok) {
      this.#naive!.hear({ ...input }, this.match);
      this.rests.play(input);
    }
    return done;
  }
  advance(to: Tick): ReturnType<Table<AnyShape>['advance']> {
    this.rests.advance(to);
    return this.#recorder!.advance(to);
  }

  /** Bytes of what the naive way and the recorder hold; both hold the log, which is weighed as text. */
  weigh(): { readonly naive: number; readonly recorder: number; readonly log: number; readonly inputs: number } {
    const [log, inputs] = [canonical(this.#recorder!.log).length, this.#recorder!.inputCount];
    const both = bytesInUse();
    this.#naive = null;
    const one = bytesInUse();
    this.#recorder = null;
    const none = bytesInUse();
    return { naive: both - one, recorder: one - none, log, inputs };
  }

  /** A table of a server, as text. */
  written(): number {
    return canonical(this.rests.written()).length;
  }
}
