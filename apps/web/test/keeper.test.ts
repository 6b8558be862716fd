import { expect, test } from 'vitest';
import { Keeper, type Build } from '../src/offline/keeper.ts';
import { isWhole } from '../src/offline/messages.ts';

const HOME = 'http://house.test';
const addressOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : asked, HOME).href;

/** A browser's caches, in memory. */
function shelves(isFull: () => boolean): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (kept: Map<string, Response>): Pick<Cache, 'match' | 'put' | 'delete' | 'keys'> => ({
    match: (asked) => Promise.resolve(kept.get(addressOf(asked))?.clone()),
    put: (asked, answer) =>
      isFull() ? Promise.reject(new Error('no room')) : Promise.resolve(void kept.set(addressOf(asked), answer)),
    delete: (asked) => Promise.resolve(kept.delete(addressOf(asked))),
    keys: () => Promise.resolve([...kept.keys()].map((address) => new Request(address))),
  });
  const open = (name: string): Map<string, Response> => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return kept;
  };
  const caches: Pick<CacheStorage, 'open' | 'match' | 'delete' | 'keys'> = {
    open: (name) => Promise.resolve(cacheOf(open(name)) as Cache),
    match: (asked) =>
      Promise.resolve(
        [...all.values()]
          .find((kept) => kept.has(addressOf(asked)))
          ?.get(addressOf(asked))
          ?.clone(),
      ),
    delete: (name) => Promise.resolve(all.delete(name)),
    keys: () => Promise.resolve([...all.keys()]),
  };
  return caches as CacheStorage;
}

/** A server and the line to it. */
class Server {
  readonly asked: string[] = [];
  isCut = false;
  isFull = false;
  page = '';
  readonly caches = shelves(() => this.isFull);

  readonly fetch = (asked: RequestInfo | URL): Promise<Response> => {
    const path = new URL(addressOf(asked)).pathname;
    if (this.isCut) return Promise.reject(new TypeError('no net'));
    this.asked.push(path);
    return Promise.resolve(new Response(path.startsWith('/assets/') ? path : this.page));
  };
}

const files = (...names: readonly string[]): Build['files'] =>
  Object.fromEntries(['/', ...names.map((name) => `/assets/${name}`)].map((path) => [path, 10]));

/** A version is there, and has taken over. */
async function installed(server: Server, version: string, names: readonly string[]): Promise<Keeper> {
  server.page = `page of ${version}`;
  const keeper = new Keeper({ version, files: files(...names) }, server);
  await keeper.begin();
  await keeper.takeOver();
  return keeper;
}

const asking = (path: string): Request => new Request(HOME + path);
/** No request that a script makes says so of itself. */
const navigating = (path: string): Request =>
  Object.defineProperty(new Request(HOME + path), 'mode', { value: 'navigate' });

const answered = async (keeper: Keeper, request: Request): Promise<string> => {
  const lasting: Promise<unknown>[] = [];
  const answer = await keeper.answer(request, (work) => lasting.push(work));
  const text = await answer.text();
  await Promise.all(lasting);
  return text;
};

async function madeWhole(keeper: Keeper): Promise<void> {
  while (!isWhole(await keeper.wished({ kind: 'more', now: false })));
}

test('what a page loads is kept, and what it says it has; nothing else, and nothing twice', async () => {
  const server = new Server();
  const keeper = await installed(server, 'one', ['a', 'b', 'c']);
  await answered(keeper, asking('/assets/a'));
  const kept = await keeper.wished({ kind: 'opened', files: ['/assets/a', '/assets/b', '/api/games', '/elsewhere'] });
  expect(kept).toEqual({ files: 3, ofFiles: 4, bytes: 30, ofBytes: 40, failed: false });
  server.isCut = true;
  expect(await answered(keeper, asking('/assets/a'))).toBe('/assets/a');
  expect(await answered(keeper, asking('/assets/b'))).toBe('/assets/b');
  expect(await answered(keeper, navigating('/table/x'))).toBe('page of one');
  await expect(keeper.answer(asking('/assets/c'), () => {})).rejects.toThrow('no net');
  expect(server.asked).toEqual(['/', '/assets/a', '/assets/b']);
});

test('a handful at a time comes, once, however many ask; what is cut off is fetched where it stopped', async () => {
  const server = new Server();
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const keeper = await installed(server, 'one', names);
  const more = { kind: 'more', now: false } as const;
  const [first, second] = await Promise.all([keeper.wished(more), keeper.wished(more)]);
  expect(first).toEqual(second);
  expect(first.files).toBe(4);
  server.isCut = true;
  expect(await keeper.wished(more)).toMatchObject({ files: 4, failed: true });
  server.isCut = false;
  await madeWhole(keeper);
  expect(server.asked.toSorted()).toEqual(['/', ...names.map((name) => `/assets/${name}`)]);
});

test('a page and the rest of the house that want the same file at once get one', async () => {
  const server = new Server();
  const keeper = await installed(server, 'one', ['a']);
  const [text] = await Promise.all([
    answered(keeper, asking('/assets/a')),
    answered(keeper, asking('/assets/a')),
    keeper.wished({ kind: 'more', now: true }),
  ]);
  expect(text).toBe('/assets/a');
  expect(server.asked).toEqual(['/', '/assets/a']);
});

test('while a page waits for an answer the rest of the house stands aside, unless it is wished for', async () => {
  const server = new Server();
  const line = { caches: server.caches, fetch: server.fetch };
  const keeper = new Keeper(
    { version: 'one', files: files('a', 'b') },
    {
      ...line,
      fetch: (asked) => (addressOf(asked).endsWith('/table/x') ? new Promise(() => {}) : server.fetch(asked)),
    },
  );
  await keeper.begin();
  void keeper.answer(navigating('/table/x'), () => {});
  expect(await keeper.wished({ kind: 'more', now: false })).toMatchObject({ files: 1, failed: false });
  expect(isWhole(await keeper.wished({ kind: 'more', now: true }))).toBe(true);
});

test('without the net a whole version serves until the next one is whole; what both have does not come again', async () => {
  const server = new Server();
  const first = await installed(server, 'one', ['a', 'b']);
  await madeWhole(first);
  server.asked.length = 0;
  const second = await installed(server, 'two', ['b', 'c']);
  expect(await answered(second, navigating('/'))).toBe('page of two');
  server.isCut = true;
  expect(await answered(second, navigating('/'))).toBe('page of one');
  expect(await answered(second, asking('/assets/a'))).toBe('/assets/a');
  server.isCut = false;
  await madeWhole(second);
  expect(await server.caches.keys()).toEqual(['bande-two']);
  server.isCut = true;
  expect(await answered(second, navigating('/'))).toBe('page of two');
  expect(server.asked).toEqual(['/', '/', '/assets/c']);
});

test('of a version that was never whole the next one takes what it can use, and is served at once', async () => {
  const server = new Server();
  const first = await installed(server, 'one', ['a', 'b', 'c']);
  await first.wished({ kind: 'opened', files: ['/assets/a', '/assets/b'] });
  const second = await installed(server, 'two', ['b', 'c']);
  expect(await server.caches.keys()).toEqual(['bande-two']);
  expect(await second.wished({ kind: 'kept' })).toMatchObject({ files: 2, ofFiles: 3 });
  server.isCut = true;
  expect(await answered(second, navigating('/'))).toBe('page of two');
  expect(await answered(second, asking('/assets/b'))).toBe('/assets/b');
});

test('an answer that is none is not kept', async () => {
  const server = new Server();
  const keeper = new Keeper(
    { version: 'one', files: files('a') },
    {
      caches: server.caches,
      fetch: (asked) =>
        addressOf(asked).endsWith('/a') ? Promise.resolve(new Response('', { status: 404 })) : server.fetch(asked),
    },
  );
  await keeper.begin();
  expect(await keeper.wished({ kind: 'more', now: true })).toMatchObject({ files: 1, failed: true });
  expect((await keeper.answer(asking('/assets/a'), () => {})).status).toBe(404);
  expect(await keeper.wished({ kind: 'kept' })).toMatchObject({ files: 1 });
});

test('a page gets its file where the device has no room for it, too', async () => {
  const server = new Server();
  const keeper = await installed(server, 'one', ['a', 'b']);
  server.isFull = true;
  expect(await answered(keeper, asking('/assets/a'))).toBe('/assets/a');
  expect(await keeper.wished({ kind: 'more', now: false })).toMatchObject({ files: 1, failed: true });
});
