import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Registry } from '@bande/core';
import { gameRoutes, type CoverageOf } from './api/games.ts';
import { healthRoutes } from './api/health.ts';
import { judgingRoutes } from './api/judging.ts';
import { recordRoutes } from './api/records.ts';
import { CannotServe } from './cannot-serve.ts';
import { problem } from './http/answer.ts';
import { httpServer } from './http/listener.ts';
import { pagesIn } from './http/pages.ts';
import { routerOf, type Router } from './http/router.ts';
import { GOODBYE_MS, SHELF_BYTES } from './limits.ts';
import { Shelf } from './http/shelf.ts';
import { Referee, type Patience } from './referee/referee.ts';
import { Store } from './store/store.ts';

export interface ServeOptions {
  /** 0: any that is free. */
  readonly port: number;
  /** The folder of the embedded store; it is made if need be. */
  readonly data: string;
  /** Which files cite each paragraph and what shows it; without it the rulebook says nothing about that. */
  readonly coverageOf?: CoverageOf;
  /** The module that exports the registry: threads cannot be handed games, they load them. */
  readonly games?: string;
  /** Where the games lie, each with its scenarios. */
  readonly gamesFolder?: string;
  /** The built web client. */
  readonly pages?: string;
  /** How many proxies of one's own stand before the server: so many of their headers are believed. */
  readonly proxies?: number;
  /** The names this server goes by; without them any. */
  readonly hosts?: readonly string[];
  /** What the referee gives to strangers, where it is not the usual. */
  readonly patience?: Partial<Patience>;
}

export interface Serving {
  readonly url: string;
  /** Lets answers under way finish, then closes the store. */
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, '../../..');
const HERE = {
  games: '@bande/games',
  gamesFolder: resolve(root, 'packages/games/src'),
  pages: resolve(root, 'apps/web/dist'),
};

const noCoverage: CoverageOf = () => new Map();
const notYet: Router = () => Promise.resolve(problem(503, 'the store is being opened', {}, { 'retry-after': '3' }));

/** Starts the server; whatever keeps it from starting is a CannotServe. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { port, data, games, gamesFolder, pages, coverageOf, proxies, hosts, patience } = {
    coverageOf: noCoverage,
    proxies: 0,
    hosts: [],
    patience: {},
    ...HERE,
    ...options,
  };
  const { registry } = (await import(games)) as { readonly registry: Registry };
  let router: Router = notYet;
  // The port first: where it is taken, no store is made.
  const server = httpServer((request, caller) => router(request, caller), { proxies, hosts });
  await listening(server, port);
  const store = await Store.open(data).catch(async (error: unknown) => {
    server.closeAllConnections();
    await closed(server);
    throw error;
  });
  const referee = new Referee(games, patience);
  const shelf = new Shelf(SHELF_BYTES);
  const routes = [
    ...healthRoutes(store),
    ...gameRoutes(registry, coverageOf, gamesFolder, shelf),
    ...judgingRoutes(referee),
    ...recordRoutes({ store, referee, shelf }),
  ];
  router = routerOf(routes, pagesIn(pages));
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    await closed(server);
    await referee.close();
    await store.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => (closing ??= close()) };
}

const reasons: Readonly<Record<string, string>> = { EADDRINUSE: 'is in use', EACCES: 'needs more rights' };

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((done, fail) => {
    server.once('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      fail(new CannotServe(`port ${port} ${reasons[code] ?? `cannot be used: ${message}`}`)),
    );
    server.listen(port, done);
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
