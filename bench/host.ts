import { canonical, type AnyGame, type AnyShape, type Input, type Registry, type Tick } from '@bande/core';
import { RestTable, type Table } from '@bande/host';
import { liveSetup, playLed } from '@bande/host/led';
import { Recorder } from '@bande/record';
import type { Bench, Measured } from '@bande/cli/bench';
import { registry as house } from '@bande/games';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { writeFigures } from './machine/written.ts';

const name = 'host';
const HALF_AN_HOUR = 1800;
/** Seconds of table time that are played; where a world costs a lot, fewer, and the figure says how many. */
const LENGTHS: Readonly<Record<string, number>> = { 'tipp-kick': 60 };
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
class Weighed implements Table<AnyShape> {
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

function measured(game: AnyGame): readonly Measured[] {
  const seconds = LENGTHS[game.id] ?? HALF_AN_HOUR;
  const table = new Weighed(game);
  let most = 0;
  let looks = 0;
  playLed(game, table, seconds * 120, () => {
    if (looks++ % 30 === 0) most = Math.max(most, table.written());
  });
  const { naive, recorder, log, inputs } = table.weigh();
  const what = `${game.id}, live, both hands led, ${seconds} s`;
  const note = `${inputs} inputs`;
  return [
    {
      name,
      metric: `${what}: what a recorder keeps`,
      value: recorder / 1000,
      unit: 'kB',
      peer: 'every input an object, a match every 32 (without the log)',
      peerValue: naive / 1000,
      ratio: naive / recorder,
      note: `${note}; its log is ${Math.round(log / 1000)} kB as text`,
    },
    {
      name,
      metric: `${what}: a table of match, rest and inputs since`,
      value: most / 1000,
      unit: 'kB',
      note: `at most, as text; ${note}; bound 150 kB`,
    },
  ];
}

export const bench: Bench = {
  about: 'what a live match keeps in memory while both hands are led 30 times a second',
  async run(registry: Registry) {
    const live = registry.filter(({ streams }) => streams !== undefined);
    for (const game of live) await game.prepare?.();
    return live.flatMap(measured);
  },
};

/** Measures and writes it down with the machine: `node bench/host.ts`, and in one word or more what else runs there. */
if (import.meta.main) writeFigures(name, await bench.run(house), process.argv[2]);
