import { parentPort, Worker, type ResourceLimits } from 'node:worker_threads';

interface Ask {
  readonly id: number;
  readonly request: unknown;
}
type Reply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };
/** The last word of a thread that cannot go on. */
interface Farewell {
  readonly lost: string;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A worker thread that is asked questions; every answer finds back to its question. */
export class Thread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #gone: Error | null = null;

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

  #answered(reply: Reply): void {
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
    void reply(id, request, handle).then((message) => parentPort?.postMessage(message, []));
  });
  return (lost) => {
    parentPort?.postMessage({ lost } satisfies Farewell, []);
    process.exit(1);
  };
}

async function reply(id: number, request: unknown, handle: (request: unknown) => unknown): Promise<Reply> {
  try {
    return { id, value: await handle(request) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
