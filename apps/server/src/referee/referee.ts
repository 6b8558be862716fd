import { JUDGE_MEGABYTES, JUDGE_MS, JUDGE_QUEUE } from '../limits.ts';
import { Thread } from '../thread.ts';
import { WAKE_UP, type Fault, type Job, type JobAnswers } from './job.ts';

/** Too many wait already. */
export class Busy extends Error {}

/** How long one text may take, and how many may wait. */
export interface Patience {
  readonly ms: number;
  readonly queue: number;
}

/** Judges texts of strangers in a thread, one after the other, each for a limited time. */
export class Referee {
  readonly #games: string;
  readonly #patience: Patience;
  #thread: Thread | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #closed = false;

  /** `games` is the module that exports the registry. */
  constructor(games: string, patience: Patience = { ms: JUDGE_MS, queue: JUDGE_QUEUE }) {
    this.#games = games;
    this.#patience = patience;
  }

  async ask<K extends Job['kind']>(job: Extract<Job, { kind: K }>): Promise<JobAnswers[K] | Fault> {
    if (this.#waiting >= this.#patience.queue || this.#closed) throw new Busy('the referee has no time now');
    this.#waiting++;
    const answer = this.#last.then(() => this.#judge(job)).finally(() => this.#waiting--);
    this.#last = answer.catch(() => undefined);
    return answer as Promise<JobAnswers[K] | Fault>;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.end();
  }

  /** The time that a thread takes to load its games is not the sender's fault. */
  async #awake(): Promise<Thread> {
    if (this.#thread !== null && !this.#thread.gone) return this.#thread;
    const thread = new Thread(new URL('thread.ts', import.meta.url), this.#games, { maxOldGenerationSizeMb: JUDGE_MEGABYTES });
    this.#thread = thread;
    await thread.ask(WAKE_UP);
    return thread;
  }

  async #judge(job: Job): Promise<unknown> {
    if (this.#closed) throw new Busy('the server is being closed');
    const thread = await this.#awake();
    let answered = false;
    const answer = thread.ask(job).then((value) => {
      answered = true;
      return value;
    });
    const given = await Promise.race([answer.catch(lost), outOfTime(answer, this.#patience.ms)]);
    // A thread that is still at it, or has died of it, is not asked again.
    if (!answered) await thread.end();
    return given;
  }
}

const lost = (error: Error): Fault => ({ fault: `cannot be judged: ${error.message}` });

const outOfTime = (answer: Promise<unknown>, ms: number): Promise<Fault> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ fault: `takes longer than ${ms / 1000} s` }), ms);
    const stop = (): void => clearTimeout(timer);
    answer.then(stop, stop);
  });

export const isFault = (answer: object): answer is Fault => 'fault' in answer;
