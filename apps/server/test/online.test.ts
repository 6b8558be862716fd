import { createRandom, gameNamed, hashOf, type AnyGame, type Random, type Seat } from '@bande/core';
import { does } from '@bande/host/anybody';
import type { MatchNotice, RecordPage } from '@bande/protocol';
import { expect, test } from 'vitest';
import { registry } from './games.ts';
import { folder, post, recordText, start } from './house.ts';
import { begin, OnlineClient, sitDown, type Seated } from './online-client.ts';
import { fallingHouse } from './pit.ts';
import { victim } from './victim.ts';

const gameOf = (id: string): AnyGame => gameNamed(registry, id)!;
const pass = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const LONG = { timeout: 180_000, interval: 30 };

async function twoAt(
  url: string,
  game: string,
  mode: 'live' | 'paced',
  lines: 1 | 2 = 1,
): Promise<{ readonly seats: readonly Seated[]; readonly clients: readonly OnlineClient[] }> {
  const edition = gameOf(game).editions[0]!.id;
  const first = await begin(url, { game, edition, mode, name: 'Ada', settings: gameOf(game).ladder?.settings ?? {} });
  const seats = [first, await sitDown(url, first.match)];
  const clients = await Promise.all(
    seats.map((seat) => OnlineClient.open({ url, match: first.match, game: gameOf(game), seat, lines })),
  );
  return { seats, clients };
}

const isRunning = (client: OnlineClient): boolean => client.chair !== null && client.chair.verified.pausedAt === null;
async function runs(clients: readonly OnlineClient[]): Promise<void> {
  await expect.poll(() => clients.every(isRunning), LONG).toBe(true);
}

/** As many deeds as that, however long it takes. */
async function play(clients: readonly OnlineClient[], deeds: number, random: Random): Promise<number> {
  let done = 0;
  const isOver = (): boolean => clients.some(({ chair }) => chair !== null && chair.verified.outcome !== null);
  while (done < deeds && !isOver()) {
    for (const [seat, { chair }] of clients.entries()) if (chair !== null && does(chair, seat as Seat, random)) done++;
    await pass(20);
  }
  return done;
}

/** Everybody stands up: the clock is held, and all have verified the same. */
async function same(clients: readonly OnlineClient[]): Promise<void> {
  await expect.poll(() => new Set(clients.map(({ hash }) => hash)).size, LONG).toBe(1);
  expect(clients.map(({ differs }) => differs)).toEqual(clients.map(() => 0));
}

/** One in turn and one live: the others in a time of their own (`online-room.test.ts`), and all in the soak. */
const CASES = [
  ['carrom', 'paced'],
  ['subbuteo', 'live'],
  ...(process.env['SOAK'] === undefined
    ? []
    : ([
        ['soccer-tactics', 'paced'],
        ['tipp-kick', 'live'],
      ] as const)),
] as const;

test.each(CASES)(
  '%s, %s: two pages verify the same match, and everything they did is kept',
  { timeout: 240_000 },
  async (game, mode) => {
    const data = folder();
    const house = await start({ data });
    await gameOf(game).prepare?.();
    const { seats, clients } = await twoAt(house.url, game, mode, 2);
    await runs(clients);
    const watcher = await OnlineClient.open({ url: house.url, match: seats[0]!.match, game: gameOf(game) });
    const random = createRandom(`online ${game}`);
    expect(await play(clients, 12, random)).toBeGreaterThan(0);
    // One of them goes: what moves comes to rest, and the clock waits for him.
    clients[1]!.cut();
    await expect.poll(() => clients[0]!.chair!.verified.pausedAt !== null, LONG).toBe(true);
    expect(clients[0]!.waits).toBe('lost');
    await clients[1]!.connect();
    await same(clients);
    await runs(clients);
    await play(clients, 4, random);
    await expect.poll(() => clients.every(({ told, durable }) => durable === told), LONG).toBe(true);
    await expect.poll(() => watcher.chair?.verified.facts ?? 0, LONG).toBeGreaterThan(0);
    expect(watcher.differs).toBe(0);
    for (const client of [...clients, watcher]) client.close();
    await house.close();
  },
);

test(
  'a server that is killed has kept all that it said was kept, and the match goes on',
  { timeout: 240_000 },
  async () => {
    const data = folder();
    const first = await victim(data);
    const game = gameOf('subbuteo');
    const { seats, clients } = await twoAt(first.url, 'subbuteo', 'live');
    await runs(clients);
    const random = createRandom('killed');
    await play(clients, 8, random);
    const known = clients.map(({ chair, durable, told }) => ({
      inputs: chair!.verified.facts,
      isAll: durable === told,
    }));
    await first.kill();
    await expect.poll(() => clients.some(({ isOnLine }) => isOnLine), LONG).toBe(false);
    const second = await victim(data);
    const again = await Promise.all(
      seats.map((seat) => OnlineClient.open({ url: second.url, match: seats[0]!.match, game, seat })),
    );
    await expect.poll(() => again.every(({ chair }) => chair !== null), LONG).toBe(true);
    const kept = known.map(({ inputs, isAll }) => (isAll ? inputs : 0));
    for (const [i, { chair }] of again.entries()) expect(chair!.verified.facts).toBeGreaterThanOrEqual(kept[i]!);
    await runs(again);
    expect(await play(again, 4, random)).toBeGreaterThan(0);
    for (const client of [...clients, ...again]) client.close();
    await second.kill();
  },
);

test('a thread that dies is followed by another, and nobody has lost anything', { timeout: 240_000 }, async () => {
  const { games, dig } = fallingHouse();
  const house = await start({ matchThreads: 1, games });
  const { clients } = await twoAt(house.url, 'toy', 'paced');
  await runs(clients);
  const random = createRandom('fallen');
  await play(clients, 4, random);
  await expect.poll(() => clients.every(({ told, durable }) => durable === told), LONG).toBe(true);
  const before = clients[0]!.chair!.verified.facts;
  dig();
  // The next deed is the thread's last: whoever is there is told anew how the match stands, and the clock waits for all.
  await expect
    .poll(() => {
      for (const [seat, { chair }] of clients.entries()) does(chair!, seat as Seat, random);
      return clients[0]!.waits !== null;
    }, LONG)
    .toBe(true);
  await runs(clients);
  expect(clients[0]!.chair!.verified.facts).toBeGreaterThanOrEqual(before);
  expect(await play(clients, 4, random)).toBeGreaterThan(0);
  await expect.poll(() => new Set(clients.map(({ chair }) => chair!.verified.facts)).size, LONG).toBe(1);
  expect(hashOf(clients[0]!.chair!.verified.state)).toBe(hashOf(clients[1]!.chair!.verified.state));
  for (const client of clients) client.close();
  await house.close();
});

test('a server that is closed in order writes down everything that has happened', { timeout: 240_000 }, async () => {
  const data = folder();
  const house = await start({ data });
  const { seats, clients } = await twoAt(house.url, 'subbuteo', 'live');
  await runs(clients);
  await play(clients, 6, createRandom('closed'));
  const known = (): number => Math.max(...clients.map(({ chair }) => chair!.verified.facts));
  await house.close();
  const before = known();
  for (const client of clients) client.close();
  const again = await start({ data });
  const back = await Promise.all(
    seats.map((seat) => OnlineClient.open({ url: again.url, match: seats[0]!.match, game: gameOf('subbuteo'), seat })),
  );
  await expect.poll(() => back.every(({ chair }) => chair !== null), LONG).toBe(true);
  for (const { chair } of back) expect(chair!.verified.facts).toBeGreaterThanOrEqual(before);
  for (const client of back) client.close();
  await again.close();
});

test(
  'a match that is over is a record among the others, held here, and one that is sent in is not',
  { timeout: 240_000 },
  async () => {
    const data = folder();
    const house = await start({ data });
    const { seats, clients } = await twoAt(house.url, 'carrom', 'paced');
    await runs(clients);
    let heard = 0;
    clients[0]!.chair!.follow((_, input) => (heard += Number(input?.kind === 'action')));
    const random = createRandom('over');
    // A deed takes effect a moment after it is done: whoever gives up before that has played nothing.
    await expect
      .poll(async () => {
        await play(clients, 1, random);
        return heard;
      }, LONG)
      .toBeGreaterThan(2);
    clients[0]!.chair!.giveUp(0);
    await expect.poll(() => clients[1]!.chair!.verified.outcome?.how, LONG).toEqual({ kind: 'resigned', by: 'white' });
    const record = async (): Promise<string | null> =>
      ((await (await fetch(`${house.url}/api/matches/${seats[0]!.match}`)).json()) as MatchNotice).record;
    await expect.poll(record, LONG).toMatch(/^[0-9a-f]{64}$/);
    const { records } = (await (await fetch(`${house.url}/api/records`)).json()) as RecordPage;
    expect(
      records.map(({ heldHere, players, finished, reported }) => [heldHere, players, finished || reported]),
    ).toEqual([[true, ['Ada', 'Zuse'], true]]);
    const verdict = (await (await fetch(`${house.url}/api/records/${records[0]!.id}/verify`)).json()) as {
      readonly ok: boolean;
    };
    expect(verdict.ok).toBe(true);
    await post(`${house.url}/api/records`, recordText('sent in'));
    const all = (await (await fetch(`${house.url}/api/records`)).json()) as RecordPage;
    expect(all.records.map(({ heldHere }) => heldHere)).toEqual([false, true]);
    for (const client of clients) client.close();
    await house.close();
  },
);
