import { JUDGE_MEGABYTES } from '../limits.ts';
import { Thread } from '../thread.ts';
import { WAKE_UP, type Fault, type Job } from './job.ts';

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
    });
    await this.#thread.ask(WAKE_UP);
  }

  /** The answer, or why there is none. A thread that is still at it when its time is over, or has died of it, is not asked again. */
  async judge(job: Job, ms: number, isOver: AbortSignal): Promise<unknown> {
    const thread = this.#thread as Thread;
    const answer = thread.ask(job).then(
      (value) => ({ value }),
      (error: Error) => ({ fault: { fault: `cannot be judged: ${error.message}` } satisfies Fault }),
    );
    const given = await Promise.race([answer, patience(ms, isOver)]);
    if ('value' in given) return given.value;
    await thread.end();
    return given.fault;
  }

  async end(): Promise<void> {
    await this.#thread?.end();
  }
}

const patience = (ms: number, isOver: AbortSignal): Promise<{ readonly fault: Fault }> =>
  new Promise((resolve) => {
    const give = (fault: string): void => {
      clearTimeout(timer);
      resolve({ fault: { fault } });
    };
    const timer = setTimeout(() => give(`takes longer than ${ms / 1000} s`), ms);
    isOver.addEventListener('abort', () => give('nobody waits for it'), { once: true });
  });
