import { Worker } from 'node:worker_threads';
import type { AnyShape, Setup } from '@bande/core';
import type { FromThread, ToThread, Wanted } from './plan.ts';

/** A thread that has not said a word for so long hangs; a busy machine is slow, so it is asked often and waited for long. */
const PING_MS = 1_000;
const SILENT_MS = 30_000;

type Word = Exclude<FromThread, { kind: 'checked' | 'refused' | 'pong' }>;

interface Waiting {
  readonly resolve: (setup: Setup<AnyShape>) => void;
  readonly reject: (error: Error) => void;
}

/** Wishes that the game does not know, in one line. */
export class NotOffered extends Error {}

/** A thread in which matches run. */
export class RoomThread {
  readonly #worker: Worker;
  readonly #checks = new Map<number, Waiting>();
  readonly #pinging: NodeJS.Timeout;
  #asked = 0;
  #heardAt = performance.now();
  #isGone = false;
  /** Its matches. */
  readonly matches = new Set<string>();

  constructor(games: string, hear: (word: Word) => void, onGone: () => void) {
    this.#worker = new Worker(new URL('thread.ts', import.meta.url), { workerData: games });
    this.#worker.on('message', (word: FromThread) => {
      this.#heardAt = performance.now();
      if (word.kind === 'checked') this.#checks.get(word.id)?.resolve(word.setup);
      else if (word.kind === 'refused') this.#checks.get(word.id)?.reject(new NotOffered(word.reason));
      else if (word.kind !== 'pong') return hear(word);
      if (word.kind !== 'pong') this.#checks.delete(word.id);
    });
    this.#worker.on('error', (error) => console.error(error));
    this.#worker.on('exit', () => {
      if (this.#isGone) return;
      this.#gone();
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

  check(wanted: Wanted): Promise<Setup<AnyShape>> {
    if (this.#isGone) return Promise.reject(new Error('the thread has ended'));
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#checks.set(id, { resolve, reject });
      this.say({ kind: 'check', id, wanted });
    });
  }

  /** Ends it as it stands; what was written down is written down. */
  async end(): Promise<void> {
    this.#gone();
    await this.#worker.terminate();
  }

  /** As if it had died by itself. */
  kill(): void {
    void this.#worker.terminate();
  }

  #ping(): void {
    if (performance.now() - this.#heardAt > SILENT_MS) this.kill();
    else this.say({ kind: 'ping' });
  }

  #gone(): void {
    this.#isGone = true;
    clearInterval(this.#pinging);
    for (const { reject } of this.#checks.values()) reject(new Error('the thread has ended'));
    this.#checks.clear();
  }
}
