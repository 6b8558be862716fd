import { availableParallelism } from 'node:os';
import {
  HUNG_UP_MS,
  JUDGE_BUDGET_MS,
  JUDGE_BUDGET_PER_SECOND_MS,
  JUDGE_MS,
  JUDGE_QUEUE,
  JUDGE_QUEUE_OF_ONE,
  NEW_THREAD_MS,
} from '../limits.ts';
import { Budgets } from './budgets.ts';
import { FairQueue } from './fair-queue.ts';
import type { Fault, Job, JobAnswers } from './job.ts';
import { Judge } from './judge.ts';

/** Too many wait already, or this client has had its share: when to come again. */
export class Busy extends Error {
  readonly seconds: number;
  readonly isOwnFault: boolean;

  constructor(message: string, seconds: number, isOwnFault: boolean) {
    super(message);
    this.seconds = seconds;
    this.isOwnFault = isOwnFault;
  }
}

const closing = (): Busy => new Busy('the server is being closed', 5, false);

/** Whoever asked has hung up. */
export class HungUp extends Error {}

export interface Asker {
  /** Who shares a turn and a budget. */
  readonly client: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** What the referee gives to strangers. */
export interface Patience {
  readonly threads: number;
  /** For one text. */
  readonly ms: number;
  /** How many may wait: of all clients, of one. */
  readonly queue: number;
  readonly queueOfOne: number;
  readonly budgetMs: number;
  readonly budgetPerSecondMs: number;
  readonly hungUpMs: number;
}

export const PATIENCE: Patience = {
  threads: Math.max(2, availableParallelism() - 1),
  ms: JUDGE_MS,
  queue: JUDGE_QUEUE,
  queueOfOne: JUDGE_QUEUE_OF_ONE,
  budgetMs: JUDGE_BUDGET_MS,
  budgetPerSecondMs: JUDGE_BUDGET_PER_SECOND_MS,
  hungUpMs: HUNG_UP_MS,
};

interface Waiting extends Asker {
  readonly job: Job;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Judges texts of strangers in threads: clients in turn, each text for a limited time, and no client in all threads at once. */
export class Referee {
  readonly #patience: Patience;
  readonly #idle: Judge[];
  readonly #judges: readonly Judge[];
  readonly #queue = new FairQueue<Waiting>();
  readonly #budgets: Budgets;
  /** How many texts of a client are being judged. */
  readonly #underWay = new Map<string, number>();
  #closed = false;

  /** `games` is the module that exports the registry. */
  constructor(games: string, patience: Partial<Patience> = {}) {
    this.#patience = { ...PATIENCE, ...patience };
    this.#judges = Array.from({ length: this.#patience.threads }, () => new Judge(games));
    this.#idle = [...this.#judges];
    this.#budgets = new Budgets(this.#patience.budgetMs, this.#patience.budgetPerSecondMs);
  }

  async ask<K extends Job['kind']>(
    job: Extract<Job, { kind: K }>,
    { client, gone }: Asker,
  ): Promise<JobAnswers[K] | Fault> {
    this.#admit(client);
    return new Promise<unknown>((resolve, reject) => {
      const waiting: Waiting = { job, client, gone, resolve, reject };
      const hangUp = (): void => {
        if (this.#queue.remove(client, waiting)) reject(new HungUp());
      };
      if (gone.aborted) return reject(new HungUp());
      gone.addEventListener('abort', hangUp, { once: true });
      this.#queue.add(client, waiting);
      this.#next();
    }) as Promise<JobAnswers[K] | Fault>;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let waiting = this.#queue.take(() => true); waiting !== undefined; waiting = this.#queue.take(() => true))
      waiting.reject(closing());
    await Promise.all(this.#judges.map((judge) => judge.end()));
  }

  #admit(client: string): void {
    if (this.#closed) throw closing();
    const seconds = this.#budgets.wait(client);
    if (seconds > 0)
      throw new Busy(`you have had your share of the referee's time: come again in ${seconds} s`, seconds, true);
    if (this.#queue.of(client) >= this.#patience.queueOfOne)
      throw new Busy(`${this.#patience.queueOfOne} requests of yours wait for the referee already`, 2, true);
    if (this.#queue.size >= this.#patience.queue) throw new Busy('the referee has no time now', 5, false);
  }

  /** One thread is always left to the other clients, where there are several. */
  readonly #mayHave = (client: string): boolean =>
    (this.#underWay.get(client) ?? 0) < Math.max(1, this.#patience.threads - 1);

  #next(): void {
    while (this.#idle.length > 0) {
      const waiting = this.#queue.take(this.#mayHave);
      if (waiting === undefined) return;
      void this.#judge(waiting, this.#idle.pop() as Judge);
    }
  }

  async #judge(waiting: Waiting, judge: Judge): Promise<void> {
    const { client, resolve, reject } = waiting;
    this.#count(client, 1);
    try {
      if (this.#closed) throw closing();
      await judge.awake();
      resolve(await this.#timed(waiting, judge));
    } catch (error) {
      reject(this.#closed ? closing() : error);
    } finally {
      this.#count(client, -1);
      if (!this.#closed) this.#idle.push(judge);
      this.#next();
    }
  }

  /** The client pays for the time, and for the thread that had to be ended. */
  async #timed({ job, client, gone }: Waiting, judge: Judge): Promise<unknown> {
    const [start, isOver] = [performance.now(), new AbortController()];
    const hangUp = (): void =>
      void setTimeout(() => isOver.abort(), start + this.#patience.hungUpMs - performance.now()).unref();
    if (gone.aborted) throw new HungUp();
    gone.addEventListener('abort', hangUp, { once: true });
    const answer = await judge.judge(job, this.#patience.ms, isOver.signal);
    gone.removeEventListener('abort', hangUp);
    const lost = isOver.signal.aborted || performance.now() - start >= this.#patience.ms;
    this.#budgets.spend(client, performance.now() - start + (lost ? NEW_THREAD_MS : 0));
    return answer;
  }

  #count(client: string, by: number): void {
    const now = (this.#underWay.get(client) ?? 0) + by;
    if (now === 0) this.#underWay.delete(client);
    else this.#underWay.set(client, now);
  }
}

export const isFault = (answer: object): answer is Fault => 'fault' in answer;
