import { JUDGE_MEGABYTES, JUDGE_YOUNG_MEGABYTES } from '../limits.ts';
import { Thread, type Spent } from '../thread.ts';
import { WAKE_UP, type Job } from './job.ts';

/** Why a thread is ended before it has an answer. */
export type End = 'tooLong' | 'nobodyWaits' | 'machineIsBusy' | 'setBack';

class Ended extends Error {
  readonly end: End;

  constructor(end: End) {
    super(end);
    this.end = end;
  }
}

/** `worked`: processor time in milliseconds; where the thread died, as far as it is known. */
export type Judged = { readonly worked: number } & (
  | { readonly answer: unknown }
  | { readonly end: End }
  | { readonly diedOf: string }
);

/** One thread that judges one text at a time; when it hangs or dies, another takes its place. */
export class Judge {
  readonly #games: string;
  #thread: Thread | null = null;

  constructor(games: string) {
    this.#games = games;
  }

  /** The time that a thread takes to load its games is not the sender's fault. */
  async awake(): Promise<void> {
    if (this.#thread !== null && !this.#thread.gone) return;
    this.#thread = new Thread(new URL('thread.ts', import.meta.url), this.#games, {
      maxOldGenerationSizeMb: JUDGE_MEGABYTES,
      maxYoungGenerationSizeMb: JUDGE_YOUNG_MEGABYTES,
    });
    await this.#thread.ask(WAKE_UP);
  }

  /** A thread that is ended for a reason, or has died of the text, is not asked again. */
  async judge(job: Job, whyEnd: (spent: Spent) => End | null): Promise<Judged> {
    const thread = this.#thread as Thread;
    const before = thread.worked;
    const why = (spent: Spent): Ended | null => {
      const end = whyEnd(spent);
      return end === null ? null : new Ended(end);
    };
    try {
      return { answer: await thread.askWatched(job, why), worked: thread.worked - before };
    } catch (error) {
      await thread.end();
      const worked = thread.worked - before;
      return error instanceof Ended ? { end: error.end, worked } : { diedOf: (error as Error).message, worked };
    }
  }

  async end(): Promise<void> {
    await this.#thread?.end();
  }
}
