import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { addressRoutes } from './api/addresses.ts';
import { gameRoutes } from './api/games.ts';
import { healthRoutes } from './api/health.ts';
import { judgingRoutes } from './api/judging.ts';
import { recordRoutes } from './api/records.ts';
import { CannotServe } from './cannot-serve.ts';
import { Library } from './documents/library.ts';
import { problem } from './http/answer.ts';
import { namesOfItsOwn } from './http/host.ts';
import { httpServer } from './http/listener.ts';
import { pagesIn } from './http/pages.ts';
import { routerOf, type Router } from './http/router.ts';
import { GOODBYE_MS, SHELF_BYTES, STORED_BYTES, STORED_BYTES_PER_SECOND } from './limits.ts';
import { Shelf } from './http/shelf.ts';
import { Budgets } from './referee/budgets.ts';
import type { Patience } from './referee/patience.ts';
import { Referee } from './referee/referee.ts';
import { noLinesYet } from './rooms/lines.ts';
import { Online } from './rooms/online.ts';
import type { Condition } from './store/pglite.ts';
import { StoreDamaged } from './store/store-down.ts';
import { Store } from './store/store.ts';

export interface ServeOptions {
  /** 0: any that is free. */
  readonly port: number;
  /** The folder of the embedded store; it is made if need be. */
  readonly data: string;
  /** The module that exports `coverageOf`: which files cite each paragraph and what shows it; without it the rulebook says nothing about that. */
  readonly coverage?: string;
  /** Whether the documents about the games are made before somebody asks for them. */
  readonly ahead?: boolean;
  /** Where they are kept until the sources change. */
  readonly kept?: string;
  /** The module that exports the registry, in this checkout: threads cannot be handed games, they load them. */
  readonly games?: string;
  /** Where the games lie, each with its scenarios. */
  readonly gamesFolder?: string;
  /** The built web client. */
  readonly pages?: string;
  /** How many proxies of one's own stand before the server: so many of their headers are believed. */
  readonly proxies?: number;
  /** The address of the machine at which it listens; without it all of them. */
  readonly bind?: string | undefined;
  /** Names this server goes by beside the machine's own and every address; `*` is any. */
  readonly hosts?: readonly string[];
  /** What the referee gives to strangers, where it is not the usual. */
  readonly patience?: Partial<Patience>;
  /** How many bytes the texts of all records may have, where it is not the usual. */
  readonly room?: number;
  /** How many bytes one client may store at first and in a second, where it is not the usual. */
  readonly allowance?: { readonly bytes: number; readonly perSecond: number };
  /** In how many threads matches run. */
  readonly matchThreads?: number;
}

export interface Serving {
  readonly url: string;
  /** What it goes by, beside every address; `*` is any. */
  readonly names: readonly string[];
  /** What was found on the disk at the start: lines for whoever started it. */
  readonly notices: readonly string[];
  /** Lets answers under way finish, then closes the store. */
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../../..');
const HERE = {
  games: '@bande/games',
  gamesFolder: resolve(root, 'packages/games/src'),
  pages: resolve(root, 'apps/web/dist'),
  kept: resolve(root, 'node_modules/.cache/bande-documents'),
};

const notYet: Router = () => Promise.resolve(problem(503, 'the store is being opened', {}, { 'retry-after': '3' }));

const USUAL = {
  coverage: undefined,
  ahead: false,
  bind: undefined,
  proxies: 0,
  hosts: [],
  patience: {},
  allowance: { bytes: STORED_BYTES, perSecond: STORED_BYTES_PER_SECOND },
  matchThreads: 2,
  ...HERE,
};

/** Starts the server; whatever keeps it from starting is a CannotServe. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const asked = { ...USUAL, ...options };
  const { port, bind, data, games, gamesFolder, pages, coverage, ahead, kept } = asked;
  const { proxies, hosts, patience, room, allowance, matchThreads } = asked;
  let router: Router = notYet;
  // The port first: where it is taken, no store is made.
  const names = [...new Set([...namesOfItsOwn(), ...hosts])];
  const server = httpServer((request, caller) => router(request, caller), { proxies, hosts: names });
  const linesCome = noLinesYet(server);
  await listening(server, port, bind);
  const store = await Store.open(data, room === undefined ? {} : { room }).catch(async (error: unknown) => {
    server.closeAllConnections();
    await closed(server);
    throw error;
  });
  const referee = new Referee(games, patience);
  const shelf = new Shelf(SHELF_BYTES);
  const library = new Library({ root, games, gamesFolder, coverage, kept });
  // If it fails, whoever asks is told.
  if (ahead) library.books().catch(() => undefined);
  const online = new Online({ server, store, referee, games, threads: matchThreads, proxies, hosts: names });
  linesCome();
  const routes = [
    ...healthRoutes(store),
    ...addressRoutes(() => server.address() as AddressInfo),
    ...gameRoutes(library, shelf),
    ...judgingRoutes(referee),
    ...online.routes,
    ...recordRoutes({ store, referee, shelf, allowances: new Budgets(allowance.bytes, allowance.perSecond) }),
  ];
  router = routerOf(routes, pagesIn(pages));
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await online.close();
    await closed(server);
    await library.close();
    await referee.close();
    await store.close();
  };
  return {
    url: urlOf(server.address() as AddressInfo, bind),
    names,
    notices: noticesOf(store.condition),
    close: () => (closing ??= close()),
  };
}

const noticesOf = ({ damage, mended }: Condition): readonly string[] => [
  ...(damage === null ? [] : [new StoreDamaged(damage).message]),
  ...(mended === null ? [] : [`made anew from the records: ${mended}`]),
];

/** Where it listens everywhere, whoever starts it is nearest. */
function urlOf({ address, family, port }: AddressInfo, bind: string | undefined): string {
  const bound = family === 'IPv6' ? `[${address}]` : address;
  return `http://${bind === undefined ? 'localhost' : bound}:${port}`;
}

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use',
  EACCES: 'needs more rights',
};
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND']);

const listening = (server: Server, port: number, bind: string | undefined): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      fail(
        new CannotServe(
          NO_ADDRESS.has(code)
            ? `${bind} is no address of this machine`
            : `port ${port} ${reasons[code] ?? `cannot be used: ${message}`}`,
        ),
      ),
    );
    server.listen(port, bind, done);
  });

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    const patience = setTimeout(() => server.closeAllConnections(), GOODBYE_MS);
    server.close(() => {
      clearTimeout(patience);
      done();
    });
    server.closeIdleConnections();
  });
}
