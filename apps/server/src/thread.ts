import { parentPort, Worker, type ResourceLimits } from 'node:worker_threads';

interface Ask {
  readonly id: number;
  readonly request: unknown;
}
type Outcome = { readonly value: unknown } | { readonly error: string };
type Reply = Outcome & {
  readonly id: number;
  /** Processor time of the thread up to now, in milliseconds. */
  readonly worked: number;
};
/** The last word of a thread that cannot go on. */
interface Farewell {
  readonly lost: string;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** What a question has cost so far, in milliseconds: processor time of the thread, and time on the wall. On a busy machine they are far apart. */
export interface Spent {
  readonly worked: number;
  readonly passed: number;
}

/** How often a thread is looked after. */
const LOOK_MS = 100;

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/** A worker thread that is asked questions; every answer finds back to its question. */
export class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #gone: Error | null = null;
  #worked = 0;

  constructor(file: URL, workerData: unknown, resourceLimits: ResourceLimits = {}) {
    this.#worker = new Worker(file, { workerData, resourceLimits });
    this.#worker.on('message', (word: Reply | Farewell) =>
      'lost' in word ? this.#lose(new Error(word.lost)) : this.#answered(word),
    );
    this.#worker.on('error', (error: Error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose(new Error('the thread has ended')));
  }

  get gone(): boolean {
    return this.#gone !== null;
  }

  /** Its processor time in milliseconds, as far as it is known: at every answer, and every few moments while it is watched. */
  get worked(): number {
    return this.#worked;
  }

  /** As `ask`, but the thread is ended when `whyEnd` has a reason. */
  async askWatched(request: unknown, whyEnd: (spent: Spent) => Error | null): Promise<unknown> {
    const [before, since] = [this.#worked, performance.now()];
    const watch = setInterval(() => {
      const why = whyEnd({ worked: this.#worked - before, passed: performance.now() - since });
      if (why === null) return void this.#look();
      this.#lose(why);
      void this.end();
    }, LOOK_MS);
    return this.ask(request).finally(() => clearInterval(watch));
  }

  ask(request: unknown): Promise<unknown> {
    if (this.#gone !== null) return Promise.reject(this.#gone);
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, request } satisfies Ask, []);
    });
  }

  /** Stops it at once, whatever it is doing. */
  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  /** The system knows it while the thread works, too. A thread that begins or ends has no answer, and needs none. */
  async #look(): Promise<void> {
    const usage = await this.#worker.cpuUsage().catch(() => null);
    if (usage !== null) this.#worked = Math.max(this.#worked, milliseconds(usage));
  }

  #answered(reply: Reply): void {
    this.#worked = Math.max(this.#worked, reply.worked);
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('error' in reply) waiting?.reject(new Error(reply.error));
    else waiting?.resolve(reply.value);
  }

  #lose(error: Error): void {
    this.#gone ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#gone);
    this.#waiting.clear();
  }
}

/** The other end, called once inside the thread. What it gives back ends the thread: every question under way is answered with the error. */
export function answering(handle: (request: unknown) => unknown): (error: string) => void {
  parentPort?.on('message', ({ id, request }: Ask) => {
    void outcomeOf(request, handle).then((outcome) =>
      parentPort?.postMessage({ ...outcome, id, worked: milliseconds(process.threadCpuUsage()) } satisfies Reply, []),
    );
  });
  return (lost) => {
    parentPort?.postMessage({ lost } satisfies Farewell, []);
    process.exit(1);
  };
}

async function outcomeOf(request: unknown, handle: (request: unknown) => unknown): Promise<Outcome> {
  try {
    return { value: await handle(request) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
