import { Keeper, type Build } from './keeper.ts';
import type { Wish } from './messages.ts';

/** The build writes it before this script (`service-worker-plugin.ts`). */
declare const BUILD: Build;

/** What the library for pages does not know of a service worker. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: Wish;
  readonly ports: readonly MessagePort[];
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Asked) => void): void;
  addEventListener(kind: 'message', hear: (event: Told) => void): void;
}
const worker = globalThis as unknown as Worker;

const keeper = new Keeper(BUILD, { caches, fetch: (...asked) => fetch(...asked) });

/** The server's interface is never kept, nor what is sent to it. */
const isOurs = ({ method, url }: Request): boolean => {
  const { origin, pathname } = new URL(url);
  return method === 'GET' && origin === location.origin && !pathname.startsWith('/api/');
};

worker.addEventListener('install', (event) => {
  event.waitUntil(keeper.begin().then(() => worker.skipWaiting()));
});
worker.addEventListener('activate', (event) => {
  event.waitUntil(keeper.takeOver().then(() => worker.clients.claim()));
});
worker.addEventListener('fetch', (event) => {
  if (isOurs(event.request)) event.respondWith(keeper.answer(event.request, (work) => event.waitUntil(work)));
});
worker.addEventListener('message', (event) => {
  event.waitUntil(keeper.wished(event.data).then((kept) => event.ports[0]?.postMessage(kept)));
});
