import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { hostname } from 'node:os';
import type { RecordReceipt } from '@bande/protocol';
import type { Serving } from '@bande/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientAt } from '../src/http/caller.ts';
import { Connections, type Room } from '../src/http/connections.ts';
import { documentOf, sent } from '../src/http/document.ts';
import { Outbox } from '../src/http/outbox.ts';
import { Shelf } from '../src/http/shelf.ts';
import { post, recordText, start, told } from './house.ts';

let house: Serving;
beforeAll(async () => {
  house = await start({ proxies: 1, hosts: ['bande.example'] });
});
afterAll(() => house.close());

const ask = (path: string, headers: OutgoingHttpHeaders = {}, url = house.url): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request(url + path, { headers }, (response) => resolve(response.resume()))
      .once('error', reject)
      .end();
  });

/** What a server says to these bytes, word for word. */
async function said(text: string): Promise<string> {
  const socket = connect(Number(new URL(house.url).port), 'localhost');
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes.toString())).end(text);
  await once(socket, 'close');
  return heard;
}

test.each(['a b', 'a/b', 'me@localhost', 'localhost:port', '[::1', 'local\thost', '', 'a'.repeat(300)])(
  'the host %s cannot be read',
  async (host) => {
    expect(await said(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400 /,
    );
  },
);

test('two hosts are one too many, and an answer never repeats one', async () => {
  expect(
    await said('GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n'),
  ).toMatch(/^HTTP\/1\.1 400 /);
  const elsewhere = await said('GET /healthz HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
  expect(elsewhere).toMatch(/^HTTP\/1\.1 421 /);
  expect(elsewhere).not.toContain('evil');
  for (const host of ['bande.example', 'BANDE.example:8443', 'localhost.'])
    expect((await ask('/healthz', { host })).statusCode).toBe(200);
});

test("the machine's own names and any address need nobody's leave; other names do, unless any will do", async () => {
  const [plain, open] = [await start(), await start({ hosts: ['*'] })];
  const status = async ({ url }: Serving, host: string): Promise<number | undefined> =>
    (await ask('/healthz', { host }, url)).statusCode;
  for (const host of ['localhost', '127.0.0.1:8080', '[::1]:8080', '203.0.113.7', '[2001:db8::7]', hostname()])
    expect([host, await status(plain, host)]).toEqual([host, 200]);
  for (const host of ['rebound.example', '127.0.0.1.rebound.example', 'localhost.rebound.example', '1.2.3'])
    expect([host, await status(plain, host), await status(open, host)]).toEqual([host, 421, 200]);
  await Promise.all([plain.close(), open.close()]);
});

test('bound to one address it is reached there and nowhere else', async () => {
  const bound = await start({ bind: '127.0.0.2' });
  expect(bound.url).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/);
  expect((await fetch(`${bound.url}/healthz`)).status).toBe(200);
  await expect(fetch(`${bound.url.replace('127.0.0.2', '127.0.0.1')}/healthz`)).rejects.toThrow('fetch failed');
  await bound.close();
  await expect(start({ bind: '192.0.2.1' })).rejects.toThrow(/^192\.0\.2\.1 is no address of this machine$/);
});

test('that it is HTTPS is said where the proxy says so', async () => {
  const sts = async (proto: string | undefined): Promise<string | undefined> =>
    (await ask('/', proto === undefined ? {} : { 'x-forwarded-proto': proto })).headers['strict-transport-security'];
  expect([await sts('https'), await sts('http, https'), await sts('http'), await sts(undefined)]).toEqual([
    'max-age=31536000',
    'max-age=31536000',
    undefined,
    undefined,
  ]);
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:0db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the address %s counts as %s', (address, client) => {
  expect(clientAt(address)).toBe(client);
});

test('one stranger with many long requests does not keep another one waiting', async () => {
  const long = (): Promise<Response> =>
    post(`${house.url}/api/records`, recordText('long', undefined, 1000), { 'x-forwarded-for': '10.0.0.1' });
  const many = Array.from({ length: 64 }, () => long().then(({ status }) => status));
  const other = await post(`${house.url}/api/rule`, '[]', { 'x-forwarded-for': '10.0.0.1, 10.0.0.2' });
  expect(other.status).toBe(200);
  const statuses = await Promise.all(many);
  expect(new Set(statuses)).toEqual(new Set([429, 201, 200].filter((status) => statuses.includes(status))));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
});

test('a scenario that waits for ever is answered at once with the reason', async () => {
  const forever = '- {game: toy, title: a, paragraphs: [TOY-1.1], actions: [{wait: 1000000000}], expect: {only: true}}';
  const { status, body } = await told(post(`${house.url}/api/rule`, forever, { 'x-forwarded-for': '10.0.0.3' }));
  expect([status, JSON.stringify(body)]).toEqual([200, expect.stringMatching(/"ok":false.*wait: Too big/) as string]);
});

test('who is sent away is told in one line when to come again', async () => {
  const strict = await start({ patience: { budgetMs: 1, budgetPerSecondMs: 1 } });
  await post(`${strict.url}/api/records`, recordText('paid'));
  const again = await post(`${strict.url}/api/rule`, '[]');
  expect([again.status, Number(again.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await again.json()).toEqual({ error: expect.stringMatching(/^you have had your share/) as string });
  expect((await fetch(`${strict.url}/api/games`)).status).toBe(200);
  await strict.close();
});

test('a record is packed once, and whoever has it is told so', async () => {
  const { body } = await told(post(`${house.url}/api/records`, recordText('kept'), { 'x-forwarded-for': '10.0.0.9' }));
  const { id } = body as RecordReceipt;
  const first = await ask(`/api/records/${id}`, { 'accept-encoding': 'br' });
  expect([first.headers.etag, first.headers['content-encoding']]).toEqual([`"${id}"`, 'br']);
  expect((await ask(`/api/records/${id}`, { 'if-none-match': `"${id}"` })).statusCode).toBe(304);
  const none = '0'.repeat(64);
  expect((await ask(`/api/records/${none}`, { 'if-none-match': `"${none}"` })).statusCode).toBe(404);
});

test('a document is packed once, however many ask, and not at all for those who have it', async () => {
  const document = documentOf('x'.repeat(100_000), 'text/plain', 'no-cache');
  await sent(document, { 'if-none-match': document.tag, 'accept-encoding': 'br' });
  expect(document.packed.size).toBe(0);
  const bodies = await Promise.all(
    Array.from({ length: 10 }, async () => (await sent(document, { 'accept-encoding': 'br' })).body),
  );
  expect(new Set(bodies).size).toBe(1);
});

test('a shelf keeps what is asked for and never more than it has room for', async () => {
  const shelf = new Shelf(1000);
  let made = 0;
  const put = (name: string): Promise<unknown> =>
    shelf.document(name, () => (made++, documentOf('x'.repeat(400), 'text/plain', 'no-cache')));
  await Promise.all([put('a'), put('a'), put('b')]);
  await put('a');
  await put('c');
  expect([made, shelf.bytes, shelf.kept('a') !== undefined, shelf.kept('b'), shelf.kept('c') !== undefined]).toEqual([
    3,
    800,
    true,
    undefined,
    true,
  ]);
  await expect(shelf.document('d', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(shelf.kept('d')).toBeUndefined();
});

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const hold = async (port: number, localAddress?: string): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress === undefined ? {} : { localAddress }) });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

async function crowd(room: Room): Promise<{ readonly server: Server; readonly port: number }> {
  // A line is dropped by what is tried here, and by nothing else.
  const server = createServer({ keepAliveTimeout: 0 }, (_, response) => void response.end('well'));
  new Connections(room).watch(server);
  return { server, port: await listening(server) };
}

const fetched = async (port: number): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })).text();

test('a line on which nothing is asked is kept longer than proxies and browsers keep theirs', async () => {
  expect((await ask('/healthz')).headers['keep-alive']).toBe('timeout=600');
});

test('silent connections make room, of one address and of all', async () => {
  const { server, port } = await crowd({ all: 30, ofOne: 10, silentMs: 60_000 });
  const addresses = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
  const silent = await Promise.all(
    addresses.flatMap((address) => Array.from({ length: 20 }, () => hold(port, address))),
  );
  expect(await fetched(port)).toBe('well');
  const open = await new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  expect(open).toBeLessThanOrEqual(30);
  for (const socket of silent) socket.destroy();
  server.close();
});

test('a line on which somebody was answered is kept when silent ones want its place', async () => {
  const { server, port } = await crowd({ all: 100, ofOne: 3, silentMs: 3_600_000 });
  const agent = new Agent({ keepAlive: true });
  const [kept] = (await once(request({ port, host: '127.0.0.1', agent }).end(), 'response')) as [IncomingMessage];
  const { socket } = kept;
  await once(kept.resume(), 'end');
  const silent = await Promise.all(Array.from({ length: 8 }, () => hold(port)));
  // The last of them has come in when the first are gone.
  await expect.poll(() => silent.filter((one) => one.readyState !== 'open').length, { timeout: 300_000 }).toBe(6);
  expect(socket.destroyed).toBe(false);
  for (const one of silent) one.destroy();
  agent.destroy();
  server.close();
});

test('whoever says nothing is gone soon', async () => {
  const { server, port } = await crowd({ all: 100, ofOne: 100, silentMs: 1 });
  const silent = await Promise.all(Array.from({ length: 8 }, () => hold(port)));
  await expect
    .poll(() => silent.every(({ readyState, destroyed }) => destroyed || readyState !== 'open'), { timeout: 300_000 })
    .toBe(true);
  server.close();
});

/** A server with a long answer, and somebody who asks for it but does not read. */
async function unread(
  outbox: Outbox,
  bodies: readonly Buffer[],
): Promise<{ readonly server: Server; readonly closed: () => number }> {
  let closed = 0;
  const server = createServer(({ url = '/0' }, response) => {
    response.once('close', () => void (response.writableFinished || closed++));
    outbox.send(response, bodies[Number(url.slice(1)) % bodies.length] as Buffer);
  });
  const port = await listening(server);
  for (const i of [0, 1, 2, 3]) {
    const socket = await hold(port);
    socket.pause().write(`GET /${i} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  }
  return { server, closed: () => closed };
}

const MB = 1024 * 1024;

test('answers that nobody reads are dropped, the oldest first, and one body counts once', async () => {
  const own = new Outbox(25 * MB);
  const four = await unread(
    own,
    [0, 1, 2, 3].map(() => Buffer.alloc(10 * MB)),
  );
  await expect.poll(four.closed, { timeout: 300_000 }).toBe(2);
  expect(own.bytes).toBe(20 * MB);
  const shared = new Outbox(25 * MB);
  const same = await unread(shared, [Buffer.alloc(10 * MB)]);
  await expect.poll(() => shared.bytes, { timeout: 300_000 }).toBe(10 * MB);
  expect(same.closed()).toBe(0);
  for (const { server } of [four, same]) {
    server.closeAllConnections();
    server.close();
  }
});

test('an answer must be read in time', async () => {
  const outbox = new Outbox(1000 * MB, 100 - (10 * MB) / 16.384);
  const late = await unread(outbox, [Buffer.alloc(10 * MB)]);
  await expect.poll(late.closed, { timeout: 300_000 }).toBe(4);
  expect(outbox.bytes).toBe(0);
  late.server.close();
});
