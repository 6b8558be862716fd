import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createRandom, hashOf, type AnyShape, type Random } from '@bande/core';
import { LINE_PROTOCOL, MESSAGE_BYTES } from '@bande/protocol';
import { ENGINE_VERSION } from '@bande/record';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { CONNECTIONS_OF_ONE, MESSAGES_AT_ONCE } from '../src/limits.ts';
import { start, toyGame } from './house.ts';
import { begin, OnlineClient, sitDown } from './online-client.ts';

const LONG = { timeout: 180_000, interval: 30 };
const MESSAGES = 5_000 * Number(process.env['SOAK'] ?? 1);
const AT_ONCE = 10;

const HELLO = JSON.stringify({
  kind: 'hello',
  protocol: LINE_PROTOCOL,
  engine: ENGINE_VERSION,
  session: 'f'.repeat(16),
});

const deed = (random: Random): unknown => ({
  kind: 'act',
  n: random.below(5),
  seat: random.below(5),
  action: [{ kind: 'take', count: random.below(9) }, { kind: 'choose', option: random.below(9), choice: 'x' }, null][
    random.below(3)
  ],
  meant: random.below(1_000_000),
});

const KINDS: readonly ((random: Random) => string | Buffer)[] = [
  () => '',
  () => '{',
  () => 'null',
  () => '[]',
  () => '{"kind":"ask"}',
  (random) => Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256))),
  (random) => 'x'.repeat(random.below(2 * MESSAGE_BYTES)),
  (random) => JSON.stringify({ kind: 'ask', asked: deed(random) }),
  (random) =>
    JSON.stringify({
      kind: 'ask',
      asked: {
        kind: ['open', 'roll', 'giveUp', 'withdraw'][random.below(4)],
        n: random.below(5),
        seat: random.below(4),
      },
    }),
  (random) =>
    JSON.stringify({
      kind: 'ask',
      asked: { kind: 'propose', n: random.below(5), what: ['pause', 'draw', 'rematch'][random.below(3)] },
    }),
  (random) => JSON.stringify({ kind: 'claim', claim: ['win', 'draw', 'bot', 'all'][random.below(4)] }),
  () => JSON.stringify({ kind: 'phrase', phrase: '<script>' }),
  () => JSON.stringify({ kind: 'beat', at: -1 }),
  () => JSON.stringify({ kind: 'beat', at: 12 }),
  () => '{"kind":"ask","asked":{"__proto__":{"kind":"act"}}}',
  (random) => JSON.stringify({ kind: 'ask', asked: deed(random) }).slice(0, random.below(60)),
  () => HELLO,
];

/** A stranger with a line to the match says so many things, until he is shown the door. */
function stranger(url: string, match: string, random: Random): Promise<number> {
  return new Promise((done) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${match}/line`);
    let said = 0;
    socket.on('error', () => socket.terminate());
    socket.on('close', () => done(said));
    socket.on('open', () => {
      if (random.below(4) > 0) socket.send(HELLO);
      for (let i = 0; i < AT_ONCE; i++, said++) socket.send(KINDS[random.below(KINDS.length)]!(random));
      socket.close();
    });
  });
}

test(
  'whatever strangers say on their lines moves nobody’s match, and the server goes on',
  { timeout: 600_000 },
  async () => {
    const house = await start();
    const [edition] = toyGame.editions;
    const ada = await begin(house.url, { game: 'toy', edition: edition!.id, mode: 'paced', name: 'Ada' });
    const zuse = await sitDown(house.url, ada.match);
    const clients = await Promise.all(
      [ada, zuse].map((seat) => OnlineClient.open({ url: house.url, match: ada.match, game: toyGame, seat })),
    );
    await expect.poll(() => clients.every(({ chair }) => chair?.verified.pausedAt === null), LONG).toBe(true);
    const state = (): string => hashOf((clients[0]!.chair!.verified as { readonly state: AnyShape['state'] }).state);
    const before = state();
    const random = createRandom(`strangers ${process.env['BANDE_SEED'] ?? ''}`);
    let said = 0;
    while (said < MESSAGES)
      for (const one of await Promise.all(
        Array.from({ length: AT_ONCE }, () => stranger(house.url, ada.match, random)),
      ))
        said += one;
    expect(state()).toBe(before);
    expect(clients.map(({ isOnLine, differs }) => [isOnLine, differs])).toEqual([
      [true, 0],
      [true, 0],
    ]);
    // And it is still played.
    clients[0]!.chair!.roll();
    clients[1]!.chair!.roll();
    await expect.poll(state, LONG).not.toBe(before);
    for (const client of clients) client.close();
    await house.close();
  },
);

const refusalOf = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<number | undefined> =>
  new Promise((done) => {
    const socket = new WebSocket(url.replace('http', 'ws'), { headers });
    socket.on('unexpected-response', (_, response) => {
      done(response.statusCode);
      socket.terminate();
    });
    socket.on('error', () => socket.terminate());
    socket.on('open', () => {
      done(101);
      socket.close();
    });
  });

test('a line is refused to pages of other sites, by another name, without a match, and where nobody may watch', async () => {
  const house = await start();
  const edition = toyGame.editions[0]!.id;
  const open = await begin(house.url, { game: 'toy', edition, mode: 'paced' });
  const closed = await begin(house.url, { game: 'toy', edition, mode: 'paced', mayWatch: false });
  const line = (match: string): string => `${house.url}/api/matches/${match}/line`;
  expect(await refusalOf(line(open.match))).toBe(101);
  expect(await refusalOf(line(open.match), { origin: 'http://evil.example' })).toBe(403);
  expect(await refusalOf(line(open.match), { host: 'evil.example' })).toBe(421);
  expect(await refusalOf(line('0'.repeat(24)))).toBe(404);
  expect(await refusalOf(`${house.url}/api/nothing`)).toBe(404);
  expect(await refusalOf(line(closed.match))).toBe(403);
  expect(await refusalOf(line(closed.match), { cookie: `bande-seat-${closed.match}=${'0'.repeat(32)}` })).toBe(403);
  expect(await refusalOf(line(closed.match), { cookie: closed.cookie })).toBe(101);
  await house.close();
});

test('wishes that cannot be are one line, and nothing is begun', async () => {
  const house = await start();
  const edition = toyGame.editions[0]!.id;
  const good = { game: 'toy', edition, mode: 'paced' };
  const bad = [
    '{',
    '[]',
    '{}',
    JSON.stringify({ ...good, game: 'chess' }),
    JSON.stringify({ ...good, edition: 'none' }),
    JSON.stringify({ ...good, mode: 'live' }),
    JSON.stringify({ ...good, seat: 3 }),
    JSON.stringify({ ...good, settings: { nothing: 1 } }),
    JSON.stringify({ ...good, bots: { 1: 'nobody' } }),
    JSON.stringify({ ...good, name: 'x'.repeat(100) }),
    JSON.stringify({ ...good, more: 'x'.repeat(10_000) }),
  ];
  for (const body of bad) {
    const answer = await fetch(`${house.url}/api/matches`, { method: 'POST', body });
    expect([body.slice(0, 60), answer.status]).toEqual([body.slice(0, 60), body.length > 8_192 ? 413 : 400]);
    expect(((await answer.json()) as { error: string }).error).not.toContain('\n');
  }
  const { match } = await begin(house.url, good);
  const second = await sitDown(house.url, match);
  const third = await fetch(`${house.url}/api/matches/${match}/seats`, { method: 'POST', body: '{}' });
  expect([second.seat, third.status]).toEqual([1, 409]);
  const forged = await fetch(`${house.url}/api/matches/${match}/seats`, {
    method: 'POST',
    body: JSON.stringify({ token: '0'.repeat(32) }),
  });
  expect(forged.status).toBe(403);
  const moved = await fetch(`${house.url}/api/matches/${match}/seats`, {
    method: 'POST',
    body: JSON.stringify({ token: second.token }),
  });
  expect([moved.status, ((await moved.json()) as { seat: number }).seat]).toEqual([200, 1]);
  await house.close();
});

test('whoever says too much on a line is told so and loses it; a crowd of visitors takes no line away', async () => {
  const house = await start();
  const edition = toyGame.editions[0]!.id;
  const ada = await begin(house.url, { game: 'toy', edition, mode: 'paced' });
  const zuse = await sitDown(house.url, ada.match);
  const open = (seat: typeof ada): Promise<OnlineClient> =>
    OnlineClient.open({ url: house.url, match: ada.match, game: toyGame, seat });
  const [quiet, loud] = [await open(ada), await open(zuse)];
  await expect.poll(() => loud.chair !== null, LONG).toBe(true);
  for (let i = 0; i < 2 * MESSAGES_AT_ONCE; i++) loud.say({ kind: 'beat', at: i });
  await expect.poll(() => [loud.bye, loud.isOnLine], LONG).toEqual(['tooMany', false]);
  const { hostname, port } = new URL(house.url);
  const visitors: Socket[] = [];
  for (let i = 0; i < CONNECTIONS_OF_ONE + 10; i++) {
    const socket = connect(Number(port), hostname);
    visitors.push(socket);
    socket.on('error', () => undefined);
    // One that has asked for something stays before those who never said a word.
    socket.write(`GET /api/nothing HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
    await once(socket, 'data');
  }
  await expect.poll(() => visitors.filter(({ closed }) => closed).length, LONG).toBeGreaterThan(0);
  expect(quiet.isOnLine).toBe(true);
  for (const socket of visitors) socket.destroy();
  for (const client of [quiet, loud]) client.close();
  await house.close();
});
