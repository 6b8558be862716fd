import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Serving } from '@bande/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesIn } from '../src/http/pages.ts';
import { start } from './house.ts';

/** What lies beside the pages of the client as it is. */
const ICONS = join(import.meta.dirname, '../../web/public');

let house: Serving;
beforeAll(async () => {
  house = await start();
});
afterAll(() => house.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(house.url + path, { headers });

test.each([
  ['/', 'start', 200],
  ['/rulebook', 'book', 200],
  ['/rulebook?game=x', 'book', 200],
  ['/table/abc', 'start', 200],
  ['/table/abc?t=7', 'start', 200],
  ['/table', 'start', 404],
  ['/table/abc/def', 'start', 404],
  ['/nowhere', 'start', 404],
  ['/404', 'start', 404],
  ['/index', 'start', 404],
  ['/assets', 'start', 404],
])('%s is the page %s with %i', async (path, title, status) => {
  const page = await get(path);
  expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
    status,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(await page.text()).toContain(`<title>${title}</title>`);
});

/** `fetch` would tidy the path and the headers. */
const raw = (path: string, headers: OutgoingHttpHeaders = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(house.url, { path, headers }, (response) => resolve(response.resume()))
      .once('error', reject)
      .end();
  });
const rawStatus = async (path: string): Promise<number | undefined> => (await raw(path)).statusCode;

test.each([
  '/../api.test.ts',
  '/%2e%2e/api.test.ts',
  '/assets/..%2f..%2fapi.test.ts',
  '//etc/passwd',
  String.raw`/..\api.test.ts`,
  '/assets/%00',
])('no path reaches another file: %s', async (path) => {
  expect(await rawStatus(path)).toBe(404);
});

test('a file with a hash in its name is kept for ever, and packed', async () => {
  const plain = await get('/assets/code-abc.js', { 'accept-encoding': 'identity' });
  expect([
    plain.headers.get('content-type'),
    plain.headers.get('cache-control'),
    plain.headers.get('content-encoding'),
  ]).toEqual(['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', null]);
  for (const encoding of ['br', 'gzip']) {
    const packed = await get('/assets/code-abc.js', { 'accept-encoding': encoding });
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(await packed.text()).toContain('answer = 42');
  }
});

test('a wasm says what it is, so that it is compiled while it comes, and is packed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bande-wasm-'));
  mkdirSync(join(folder, 'assets'));
  const bytes = new Uint8Array(2000);
  writeFileSync(join(folder, 'assets/engine-abc.wasm'), bytes);
  const request = { headers: { 'accept-encoding': 'br' } } as IncomingMessage;
  const { headers, body } = await pagesIn(folder)('/assets/engine-abc.wasm', request);
  rmSync(folder, { recursive: true });
  expect(headers).toMatchObject({
    'content-type': 'application/wasm',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(brotliDecompressSync(body)).toEqual(Buffer.from(bytes));
});

test.each([
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000, gzip;q=0.5', 'gzip'],
  ['gzip, br;q=0.1', 'gzip'],
  ['gzip;q=0.8, br', 'br'],
  ['gzip;q=0.8, br;q=0.8', 'br'],
  ['GZIP ; Q=1', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
  ['*, br;q=0', 'gzip'],
  ['identity, br;q=0.5', null],
  ['br;q=2', null],
  ['abr, zgzip', null],
  ['', null],
])('accept-encoding %s is answered with %s', async (accepted, encoding) => {
  const packed = await raw('/assets/code-abc.js', { 'accept-encoding': accepted });
  expect(packed.headers['content-encoding'] ?? null).toBe(encoding);
});

test('what the client has is not sent again', async () => {
  for (const path of ['/', '/api/games', '/api/games/toy/rules']) {
    const tag = (await get(path)).headers.get('etag') ?? '';
    for (const had of [tag, tag.replace('W/', ''), `"x", ${tag}`]) {
      const again = await get(path, { 'if-none-match': had });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  }
});

test('HEAD sends the headers only', async () => {
  const head = await fetch(house.url, { method: 'HEAD' });
  expect([head.status, await head.text(), Number(head.headers.get('content-length')) > 0]).toEqual([200, '', true]);
});

test.each(['/', '/nowhere', '/api/games', '/api/nothing', '/healthz'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/);
    expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*|https?:|data:/);
    expect([
      headers.get('x-content-type-options'),
      headers.get('referrer-policy'),
      headers.get('cross-origin-opener-policy'),
    ]).toEqual(['nosniff', 'no-referrer', 'same-origin']);
  },
);

test.each([
  [join(import.meta.dirname, 'pages'), '/assets/photo-abc.webp', 'image/webp'],
  [ICONS, '/favicon.ico', 'image/x-icon'],
  [ICONS, '/robots.txt', 'text/plain; charset=utf-8'],
])('in %s there is %s, sent as %s', async (folder, path, type) => {
  const { status, headers } = await pagesIn(folder)(path, { headers: {} } as IncomingMessage);
  expect([status, headers['content-type']]).toEqual([200, type]);
});

test('without a built client there is a line that says how to build it', async () => {
  const { status, body } = await pagesIn('/nowhere')('/', { headers: {} } as IncomingMessage);
  expect([status, body.toString()]).toEqual([503, 'The web client is not built yet: npm run build -w apps/web\n']);
});
