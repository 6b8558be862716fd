import { JUDGE_MEGABYTES, JUDGE_MS, JUDGE_QUEUE } from '../limits.ts';
import { Thread } from '../thread.ts';
import type { Fault, Job, JobAnswers } from './job.ts';

/** Too many wait already. */
export class Busy extends Error {}

/** Judges texts of strangers in a thread, one after the other, each for a limited time. */
export class Referee {
  readonly #games: string;
  #thread: Thread | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #closed = false;

  /** `games` is the module that exports the registry. */
  constructor(games: string) {
    this.#games = games;
  }

  async ask<K extends Job['kind']>(job: Extract<Job, { kind: K }>): Promise<JobAnswers[K] | Fault> {
    if (this.#waiting >= JUDGE_QUEUE || this.#closed) throw new Busy('the referee has no time now');
    this.#waiting++;
    const answer = this.#last.then(() => this.#judge(job)).finally(() => this.#waiting--);
    this.#last = answer.catch(() => undefined);
    return answer as Promise<JobAnswers[K] | Fault>;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#thread?.end();
  }

  async #judge(job: Job): Promise<unknown> {
    if (this.#thread === null || this.#thread.gone) this.#thread = new Thread(new URL('thread.ts', import.meta.url), this.#games, { maxOldGenerationSizeMb: JUDGE_MEGABYTES });
    const thread = this.#thread;
    let answered = false;
    const answer = thread.ask(job).then((value) => {
      answered = true;
      return value;
    });
    const given = await Promise.race([answer.catch(lost), outOfTime(answer)]);
    // A thread that is still at it, or has died of it, is not asked again.
    if (!answered) await thread.end();
    return given;
  }
}

const lost = (error: Error): Fault => ({ fault: `cannot be judged: ${error.message}` });

const outOfTime = (answer: Promise<unknown>): Promise<Fault> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ fault: `takes longer than ${JUDGE_MS / 1000} s` }), JUDGE_MS);
    const stop = (): void => clearTimeout(timer);
    answer.then(stop, stop);
  });

export const isFault = (answer: object): answer is Fault => 'fault' in answer;
