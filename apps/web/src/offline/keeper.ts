import type { Kept, Wish } from './messages.ts';

/** What a build made: every file, with the bytes it takes to send it. */
export interface Build {
  readonly version: string;
  readonly files: Readonly<Record<string, number>>;
}

/** What a service worker has at hand. */
interface Ports {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
}

/** Work that goes on when its answer has been given. */
type Lasts = (work: Promise<unknown>) => void;

/** A file on its way: the answer, and whether it was kept in the end. */
interface Coming {
  readonly asked: Promise<Response>;
  readonly kept: Promise<boolean>;
}

const OURS = 'bande-';
/** Every page of the house is this one. */
const PAGE = '/';
/** Lies in a cache that does not hold everything yet; those of releases that fetched everything at once have none. */
const UNFINISHED = '/unfinished';
/** So many at once: whoever loads something beside it hardly notices. */
const FEW = 3;

/** Files with a hash in their name are the same in every version that has them. */
const isNamedByHash = (file: string): boolean => file.startsWith('/assets/');

const pathOf = (request: Request): string => new URL(request.url).pathname;

const holdsAll = async (cache: Cache): Promise<boolean> =>
  (await cache.match(PAGE)) !== undefined && (await cache.match(UNFINISHED)) === undefined;

/** Keeps what pages load, and a little of the rest whenever it is told to: one cache for each version. */
export class Keeper {
  readonly #name: string;
  readonly #sizes: Build['files'];
  readonly #ports: Ports;
  readonly #coming = new Map<string, Coming>();
  #bringing: Promise<boolean> | null = null;
  /** How many answers pages wait for that come over the line. */
  #awaited = 0;

  constructor({ version, files }: Build, ports: Ports) {
    this.#name = OURS + version;
    this.#sizes = files;
    this.#ports = ports;
  }

  /** The page itself, and whatever an earlier version has kept that this one has too: no file comes over the line twice. */
  async begin(): Promise<void> {
    const own = await this.#own();
    await own.put(UNFINISHED, new Response());
    for (const file of Object.keys(this.#sizes).filter(isNamedByHash)) {
      const found = await this.#ports.caches.match(file);
      if (found !== undefined) await own.put(file, found);
    }
    // Without its page nothing works: then this version is not taken, and is tried again with the next visit.
    if (!(await this.#fetched(PAGE, 'auto').kept)) throw new Error('the page did not come');
    await this.#finish();
  }

  /** Of earlier versions only a whole one is still worth anything: what another had in common with this one is here already. */
  async takeOver(): Promise<void> {
    for (const name of await this.#others())
      if (!(await holdsAll(await this.#ports.caches.open(name)))) await this.#ports.caches.delete(name);
  }

  async wished(wish: Wish): Promise<Kept> {
    if (wish.kind === 'opened') return this.#counted(await this.#keepOpened(wish.files));
    if (wish.kind === 'more') return this.#counted(await this.#more(wish.now));
    return this.#counted(true);
  }

  answer(request: Request, lasts: Lasts): Promise<Response> {
    return request.mode === 'navigate' ? this.#page(request) : this.#file(request, lasts);
  }

  /** A page comes fresh from the server if it can, else from what was kept. */
  async #page(request: Request): Promise<Response> {
    try {
      return await this.#awaiting(this.#ports.fetch(request));
    } catch {
      return (await (await this.#withoutNet()).match(PAGE)) ?? Response.error();
    }
  }

  /** This version once it is whole; until then an earlier one that is; else what there is of this one. */
  async #withoutNet(): Promise<Cache> {
    const own = await this.#own();
    if (await holdsAll(own)) return own;
    for (const name of await this.#others()) {
      const earlier = await this.#ports.caches.open(name);
      if (await holdsAll(earlier)) return earlier;
    }
    return own;
  }

  async #file(request: Request, lasts: Lasts): Promise<Response> {
    const file = pathOf(request);
    const found = (await (await this.#own()).match(file)) ?? (await this.#ofAnyVersion(file));
    if (found !== undefined) return found;
    if (!(file in this.#sizes)) return this.#awaiting(this.#ports.fetch(request));
    const { asked, kept } = this.#fetched(file, 'auto');
    lasts(kept);
    return (await this.#awaiting(asked)).clone();
  }

  async #ofAnyVersion(file: string): Promise<Response | undefined> {
    return isNamedByHash(file) ? this.#ports.caches.match(file) : undefined;
  }

  /** Once, however many want it at the same moment. */
  #fetched(file: string, priority: RequestPriority): Coming {
    const coming = this.#coming.get(file);
    if (coming !== undefined) return coming;
    const asked = this.#ports.fetch(file, { priority });
    const kept = asked
      .then((response) => this.#put(file, response))
      // The line broke off, or the device is full: whoever asked for it is told by `asked`, and nothing half is kept.
      .catch(() => false)
      .finally(() => this.#coming.delete(file));
    this.#coming.set(file, { asked, kept });
    return { asked, kept };
  }

  async #put(file: string, response: Response): Promise<boolean> {
    if (!response.ok) return false;
    await (await this.#own()).put(file, response.clone());
    return true;
  }

  /** The browser itself still has them: they hardly come over the line again. */
  async #keepOpened(files: readonly string[]): Promise<boolean> {
    const missing = new Set(await this.#missing());
    for (const file of files.filter((one) => missing.has(one))) await this.#fetched(file, 'low').kept;
    await this.#finish();
    return true;
  }

  /** Several pages may ask for more at the same moment: they get the same. */
  async #more(now: boolean): Promise<boolean> {
    if (this.#awaited > 0 && !now) return true;
    this.#bringing ??= this.#few().finally(() => {
      this.#bringing = null;
    });
    return this.#bringing;
  }

  async #few(): Promise<boolean> {
    const missing = (await this.#missing()).slice(0, FEW);
    const came = await Promise.all(missing.map((file) => this.#fetched(file, 'low').kept));
    await this.#finish();
    return came.every((kept) => kept);
  }

  /** Once all is here, earlier versions have done their work. */
  async #finish(): Promise<void> {
    if ((await this.#missing()).length > 0) return;
    await (await this.#own()).delete(UNFINISHED);
    await Promise.all((await this.#others()).map((name) => this.#ports.caches.delete(name)));
  }

  async #missing(): Promise<readonly string[]> {
    const kept = new Set((await (await this.#own()).keys()).map(pathOf));
    return Object.keys(this.#sizes).filter((file) => !kept.has(file));
  }

  async #counted(came: boolean): Promise<Kept> {
    const missing = await this.#missing();
    const ofFiles = Object.keys(this.#sizes).length;
    const ofBytes = Object.values(this.#sizes).reduce((sum, bytes) => sum + bytes, 0);
    const lacking = missing.reduce((sum, file) => sum + this.#sizes[file]!, 0);
    return { files: ofFiles - missing.length, ofFiles, bytes: ofBytes - lacking, ofBytes, failed: !came };
  }

  #own(): Promise<Cache> {
    return this.#ports.caches.open(this.#name);
  }

  async #others(): Promise<readonly string[]> {
    return (await this.#ports.caches.keys()).filter((name) => name.startsWith(OURS) && name !== this.#name);
  }

  async #awaiting<T>(answer: Promise<T>): Promise<T> {
    this.#awaited += 1;
    try {
      return await answer;
    } finally {
      this.#awaited -= 1;
    }
  }
}
