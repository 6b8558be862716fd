import { createRandom, gameNamed, type AnyGame, type Seat } from '@bande/core';
import { registry } from '@bande/games';
import { does, leads } from '@bande/host/anybody';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { BAD } from './bad-line.ts';
import { start } from './house.ts';
import { lineProxy } from './line-proxy.ts';
import { begin, OnlineClient, sitDown } from './online-client.ts';

const LONG = { timeout: 240_000, interval: 30 };
/** Over real sockets only in the soak: it takes as long as it is played. */
const IN_SOAK = process.env['SOAK'] !== undefined;
const SECONDS = IN_SOAK ? 60 : 3;
const BEAT_MS = 33;
const SELDOM = 6;

const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const at = (took: readonly number[], share: number): number =>
  Math.round(took.toSorted((a, b) => a - b)[Math.floor((took.length - 1) * share)] ?? 0);

/** Thirty messages a second over so many lines; milliseconds one way, the first arrival counts. */
async function oneWay(lines: number): Promise<readonly number[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const proxy = await lineProxy(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    createRandom('one way'),
    BAD,
  );
  const came = new Map<number, number>();
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const sent = Number((data as Buffer).toString());
      if (!came.has(sent)) came.set(sent, performance.now() - sent);
    }),
  );
  const sockets = Array.from({ length: lines }, () => new WebSocket(proxy.url.replace('http', 'ws')));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  for (let sent = 0; sent < 30 * SECONDS; sent++) {
    const now = String(performance.now());
    for (const socket of sockets) socket.send(now);
    await pass(BEAT_MS);
  }
  await pass(500);
  for (const socket of sockets) socket.terminate();
  server.close();
  proxy.close();
  return [...came.values()];
}

test('the line is as late as a measured one: 67 ms in the middle, and two lines hide what one of them loses', async () => {
  const [one, two] = [await oneWay(1), await oneWay(2)];
  for (const [lines, took] of [
    ['one line', one],
    ['two lines', two],
  ] as const)
    console.log(
      `${lines}, one way: p50 ${at(took, 0.5)}, p90 ${at(took, 0.9)}, p95 ${at(took, 0.95)}, p99 ${at(took, 0.99)} ms of ${took.length}`,
    );
  expect(Math.min(...one, ...two)).toBeGreaterThanOrEqual(BAD.oneWay - 1);
  expect(Math.max(one.length, two.length)).toBe(30 * SECONDS);
});

test.each(IN_SOAK ? ['subbuteo', 'tipp-kick'] : [])(
  '%s, live, over two bad lines of real sockets each: players and whoever watches have the same match',
  { timeout: 600_000 },
  async (id) => {
    const game: AnyGame = gameNamed(registry, id)!;
    await game.prepare?.();
    const house = await start();
    const random = createRandom(`${process.env['BANDE_SEED'] ?? ''}proxy ${id}`);
    const proxy = await lineProxy(house.url, random, BAD);
    const settings = game.ladder?.settings ?? {};
    const first = await begin(house.url, {
      game: id,
      edition: game.editions[0]!.id,
      mode: 'live',
      name: 'Ada',
      settings,
    });
    const seats = [first, await sitDown(house.url, first.match)];
    const parts = { url: proxy.url, match: first.match, game };
    const clients = await Promise.all(seats.map((seat) => OnlineClient.open({ ...parts, seat, lines: 2 })));
    const watcher = await OnlineClient.open(parts);
    for (const client of clients) client.beats();
    await vi.waitUntil(() => clients.every(({ chair }) => chair?.verified.pausedAt === null), LONG);
    const deeds = { all: 0, late: 0 };
    clients[0]!.chair!.follow((_, input) => {
      if (input?.kind !== 'action') return;
      deeds.all++;
      deeds.late += Number(input.enteredAt !== undefined);
    });
    const from = clients[0]!.chair!.verified.tick;
    const isOver = (): boolean => clients[0]!.chair!.verified.outcome !== null;
    while (clients[0]!.chair!.verified.tick - from < SECONDS * 120 && !isOver()) {
      for (const [seat, { chair }] of clients.entries()) {
        leads(chair!, seat as Seat, random);
        if (random.below(SELDOM) === 0) does(chair!, seat as Seat, random);
      }
      await pass(BEAT_MS);
    }
    if (!isOver()) clients[0]!.chair!.giveUp(0);
    const all = [...clients, watcher];
    await vi.waitUntil(() => all.every(({ chair }) => (chair?.verified.outcome ?? null) !== null), LONG);
    expect(new Set(all.map(({ hash }) => hash)).size).toBe(1);
    expect(all.map(({ differs }) => differs)).toEqual([0, 0, 0]);
    const later = clients.map(({ chair }) => chair!.later).join(' and ');
    console.log(`${id}: ${deeds.late} of ${deeds.all} deeds late, put later by ${later} ticks`);
    for (const client of all) client.close();
    proxy.close();
    await house.close();
  },
);
