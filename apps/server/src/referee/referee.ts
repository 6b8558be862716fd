import { HALF_FORGOTTEN_S, NEW_THREAD_MS } from '../limits.ts';
import type { Spent } from '../thread.ts';
import { Budgets } from './budgets.ts';
import { byHalves, Fading } from './fading.ts';
import { FairQueue } from './fair-queue.ts';
import type { Fault, Job, JobAnswers } from './job.ts';
import { Judge, type End, type Judged } from './judge.ts';
import { allowanceFor, PATIENCE, standingOf, type Patience } from './patience.ts';

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
const noTime = (): Busy => new Busy('the referee has no time now', 5, false);

/** Whoever asked has hung up. */
export class HungUp extends Error {}

interface Asker {
  /** Who shares a turn and a budget. */
  readonly client: string;
  /** Aborted when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

interface Waiting extends Asker {
  readonly job: Job;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly since: number;
  /** It was begun, took long and made room: the next time nothing stops it. */
  setBack: boolean;
}

interface Running {
  readonly waiting: Waiting;
  /** Processor time that its client has paid for already, in milliseconds. */
  worked: number;
}

/** Judges texts of strangers in threads: whoever asks little goes first, each text for a limited time, and no client in all threads at once. */
export class Referee {
  readonly #patience: Patience;
  readonly #idle: Judge[];
  readonly #judges: readonly Judge[];
  readonly #queue: FairQueue<Waiting>;
  readonly #budgets: Budgets;
  /** What clients have used lately: it says who goes first. */
  readonly #used: Fading;
  readonly #running = new Set<Running>();
  #closed = false;

  /** `games` is the module that exports the registry. */
  constructor(games: string, patience: Partial<Patience> = {}) {
    this.#patience = { ...PATIENCE, ...patience };
    this.#judges = Array.from({ length: this.#patience.threads }, () => new Judge(games));
    this.#idle = [...this.#judges];
    this.#budgets = new Budgets(this.#patience.budgetMs, this.#patience.budgetPerSecondMs);
    this.#used = new Fading(byHalves(HALF_FORGOTTEN_S));
    const standing = (client: string, { job: { text } }: Waiting, waitedS: number): number =>
      standingOf(this.#used.of(client), { text, waitedS }, this.#patience);
    this.#queue = new FairQueue(
      (client, waiting) => standing(client, waiting, Math.floor((performance.now() - waiting.since) / 1000)),
      (client, waiting) => standing(client, waiting, 0),
    );
  }

  async ask<K extends Job['kind']>(
    job: Extract<Job, { kind: K }>,
    { client, gone }: Asker,
  ): Promise<JobAnswers[K] | Fault> {
    return new Promise<unknown>((resolve, reject) => {
      const waiting: Waiting = { job, client, gone, resolve, reject, since: performance.now(), setBack: false };
      this.#admit(waiting);
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

  #admit(waiting: Waiting): void {
    const { client } = waiting;
    if (this.#closed) throw closing();
    const seconds = this.#budgets.wait(client);
    if (seconds > 0)
      throw new Busy(`you have had your share of the referee's time: come again in ${seconds} s`, seconds, true);
    if (this.#queue.of(client) >= this.#patience.queueOfOne)
      throw new Busy(`${this.#patience.queueOfOne} requests of yours wait for the referee already`, 2, true);
    if (this.#queue.size < this.#patience.queue) return;
    const sentAway = this.#queue.makeRoomFor(client, waiting);
    if (sentAway === undefined) throw noTime();
    sentAway.reject(noTime());
  }

  /** All threads but one, where there are several. */
  get #most(): number {
    return Math.max(1, this.#patience.threads - 1);
  }

  #isLong({ setBack, client }: Waiting): boolean {
    return setBack || this.#used.of(client) > this.#patience.littleMs;
  }

  /** One thread is always left to the other clients, and one to short texts of those who have asked little. */
  readonly #mayBeHad = (waiting: Waiting): boolean => {
    const running = [...this.#running];
    return (
      running.filter(({ waiting: { client } }) => client === waiting.client).length < this.#most &&
      (!this.#isLong(waiting) || running.filter((one) => this.#isLong(one.waiting)).length < this.#most)
    );
  };

  #next(): void {
    while (this.#idle.length > 0) {
      const waiting = this.#queue.take(this.#mayBeHad);
      if (waiting === undefined) return;
      void this.#judge(waiting, this.#idle.pop() as Judge);
    }
  }

  async #judge(waiting: Waiting, judge: Judge): Promise<void> {
    const running: Running = { waiting, worked: 0 };
    this.#running.add(running);
    try {
      if (this.#closed) throw closing();
      await judge.awake();
      if (waiting.gone.aborted) throw new HungUp();
      this.#answer(running, await judge.judge(waiting.job, (spent) => this.#whyEnd(running, spent)));
    } catch (error) {
      waiting.reject(this.#closed ? closing() : error);
    } finally {
      this.#running.delete(running);
      if (!this.#closed) this.#idle.push(judge);
      this.#next();
    }
  }

  #whyEnd(running: Running, { worked, passed }: Spent): End | null {
    const { job, gone } = running.waiting;
    this.#pay(running, worked);
    const allowance = allowanceFor(job.text, this.#patience);
    if (worked > allowance) return 'tooLong';
    if (gone.aborted && worked > this.#patience.hungUpMs) return 'nobodyWaits';
    if (passed > allowance * this.#patience.times) return 'machineIsBusy';
    return this.#makesRoom(running) ? 'setBack' : null;
  }

  /** All threads are at long texts, and somebody who has asked little waits: of the texts that were never set back the one that has cost least is begun again later. */
  #makesRoom(running: Running): boolean {
    const { threads, littleMs } = this.#patience;
    const stoppable = [...this.#running].filter(({ waiting }) => !waiting.setBack);
    return (
      threads > 1 &&
      this.#running.size === threads &&
      [...this.#running].every(({ waiting, worked }) => waiting.setBack || worked > littleMs) &&
      stoppable.every(({ worked }) => worked >= running.worked) &&
      stoppable.includes(running) &&
      this.#queue.has((waiting) => !this.#isLong(waiting))
    );
  }

  /** For the processor time, as it runs up: a busy machine is not the client's fault. */
  #pay(running: Running, worked: number): void {
    const { client } = running.waiting;
    this.#budgets.spend(client, worked - running.worked);
    this.#used.add(client, worked - running.worked);
    running.worked = worked;
  }

  #answer(running: Running, judged: Judged): void {
    const { waiting } = running;
    this.#pay(running, judged.worked);
    if ('answer' in judged) return waiting.resolve(judged.answer);
    if (this.#closed) throw closing();
    if ('diedOf' in judged) return this.#fault(running, `cannot be judged: ${judged.diedOf}`);
    switch (judged.end) {
      case 'tooLong':
        return this.#fault(
          running,
          `takes longer than ${allowanceFor(waiting.job.text, this.#patience) / 1000} s of processor time`,
        );
      case 'nobodyWaits':
        return this.#fault(running, 'nobody waits for it');
      case 'machineIsBusy':
        throw new Busy('the machine is too busy to judge this now', 30, false);
      case 'setBack':
        waiting.setBack = true;
        this.#queue.add(waiting.client, waiting);
    }
  }

  /** Whoever has cost a thread pays for the next one. */
  #fault(running: Running, fault: string): void {
    this.#pay(running, running.worked + NEW_THREAD_MS);
    running.waiting.resolve({ fault } satisfies Fault);
  }
}

export const isFault = (answer: object): answer is Fault => 'fault' in answer;
