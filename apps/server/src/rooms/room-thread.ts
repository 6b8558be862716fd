import { Worker } from 'node:worker_threads';
import { ROOMS_GOODBYE_MS } from '../limits.ts';
import type { FromThread, ToThread } from './plan.ts';

/** A thread that has not said a word for so long hangs; a busy machine is slow, so it is asked often and waited for long. */
const PING_MS = 1_000;
const SILENT_MS = 30_000;

/** What a thread tells beside that it lives. */
export type Word = Exclude<FromThread, { kind: 'pong' | 'finished' }>;

/** A thread in which matches run. */
export class RoomThread {
  readonly #worker: Worker;
  readonly #pinging: NodeJS.Timeout;
  #heardAt = performance.now();
  #finished: () => void = () => {};
  #isGone = false;
  /** Its matches. */
  readonly matches = new Set<string>();

  constructor(games: string, hear: (word: Word) => void, onGone: () => void) {
    this.#worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: games });
    this.#worker.on('message', (word: FromThread) => {
      this.#heardAt = performance.now();
      if (word.kind === 'finished') this.#finished();
      else if (word.kind !== 'pong') hear(word);
    });
    this.#worker.on('error', (error) => console.error(error));
    this.#worker.on('exit', () => {
      if (this.#isGone) return;
      this.#gone();
      this.#finished();
      onGone();
    });
    this.#pinging = setInterval(() => this.#ping(), PING_MS).unref();
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  say(word: ToThread): void {
    if (!this.#isGone) this.#worker.postMessage(word, []);
  }

  /** Has told all that is to be written down, or has died; one that hangs is not waited for long. */
  finish(): Promise<void> {
    return new Promise((done) => {
      const patience = setTimeout(done, ROOMS_GOODBYE_MS);
      this.#finished = () => {
        clearTimeout(patience);
        done();
      };
      if (this.#isGone) this.#finished();
      this.say({ kind: 'finish' });
    });
  }

  /** Ends it as it stands; what was written down is written down. */
  async end(): Promise<void> {
    this.#gone();
    await this.#worker.terminate();
  }

  #ping(): void {
    if (performance.now() - this.#heardAt > SILENT_MS) void this.#worker.terminate();
    else this.say({ kind: 'ping' });
  }

  #gone(): void {
    this.#isGone = true;
    clearInterval(this.#pinging);
  }
}
