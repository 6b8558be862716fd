import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes `service-worker.js` with a list of everything the build made, so that the whole house is there without the net.
 * A page that is asked for by name gets the app, which finds its own way; the server's interface is never kept.
 */
export function serviceWorker(extra: readonly string[], addresses: readonly string[]): Plugin {
  return {
    name: 'bande-service-worker',
    apply: 'build',
    // After everything else: parts that hold nothing but styles are taken out of the build before.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = [
          '/',
          ...extra,
          ...Object.keys(bundle)
            .filter((name) => !name.endsWith('.html') && !name.endsWith('.map'))
            .map((name) => `/${name}`),
        ].toSorted();
        const hash = createHash('sha256').update(JSON.stringify(files));
        for (const [name, part] of Object.entries(bundle))
          hash.update(name).update(part.type === 'chunk' ? part.code : part.source);
        // The server asks here which addresses are pages of the app.
        this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(addresses) });
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: source(`bande-${hash.digest('hex').slice(0, 16)}`, files),
        });
      },
    },
  };
}

const source = (cache: string, files: readonly string[]): string => `const CACHE = ${JSON.stringify(cache)};
const FILES = ${JSON.stringify(files)};

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith('bande-') && name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});

const kept = async (request) => {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreSearch: true });
  return found ?? fetch(request);
};

/** A page comes fresh from the server if it can, else from what was kept. */
const page = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/', { ignoreSearch: true })) ?? Response.error();
  }
};

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : kept(request));
});
`;
