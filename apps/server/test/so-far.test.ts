import { hashOf, type AnyShape, type Input, type Setup } from '@bande/core';
import { ENGINE_VERSION, headerOf, Recorder, unpacked } from '@bande/record';
import type { SoFar } from '@bande/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Lately, WITHHELD_MS } from '../src/rooms/lately.ts';
import type { MatchPlan, NewRow } from '../src/rooms/plan.ts';
import { SoFars } from '../src/rooms/so-far.ts';
import type { StoredMatch } from '../src/store/match-store.ts';
import { Store } from '../src/store/store.ts';
import { toyAlone } from './house-of-toys.ts';
import { folder, start, toyGame } from './house.ts';
import { begin, OnlineClient, sitDown } from './online-client.ts';
import { readyStore } from './ready-store.ts';

const LONG = { timeout: 60_000, interval: 20 };
const EDITION = toyGame.editions[0]!.id;

const setup: Setup<AnyShape> = {
  edition: EDITION,
  seating: toyGame.seatings[0]!,
  mode: 'paced',
  settings: toyGame.schemas.settings.parse({}),
};
const plan: MatchPlan = {
  game: 'toy',
  setup,
  bots: { 1: 'random' },
  mayWatch: true,
  engine: ENGINE_VERSION,
  seed: 'a',
  seedCommitment: 'b',
};
const SECRET = 'what nobody is to know';

let store: Store;
let [now, soFars]: [number, SoFars | null] = [0, null];
const lately = new Lately(() => now);
beforeAll(async () => {
  store = await Store.open(await readyStore(folder()));
  soFars = new SoFars({ log: store.log, lately });
});
afterAll(async () => {
  await soFars?.close();
  await store.close();
});

async function begun(): Promise<{ readonly match: StoredMatch; readonly write: (row: number) => Promise<void> }> {
  const added = await store.matches.addMatch(plan);
  const player = (await store.matches.addPlayer('Ada')).id;
  await store.matches.takeSeat(added.id, { seat: 0, player, name: 'Ada', token: 'f'.repeat(32), share: null });
  const match = (await store.matches.match(added.id))!;
  const epoch = await store.log.claim(match.id, 'house');
  const write = async (row: number): Promise<void> => {
    const inputs = [{ tick: row, kind: 'stream', by: 0, to: [row] }];
    const body = JSON.stringify({ inputs, kept: { room: { sealed: [{ by: 0, action: SECRET }] } } });
    const one: NewRow = {
      match: match.id,
      epoch,
      row,
      first: row,
      count: 1,
      reached: row,
      body,
      base: null,
      isOver: false,
    };
    await store.log.append([one]);
    lately.add([one]);
  };
  return { match, write };
}

const told = async (match: StoredMatch, isSeated: boolean): Promise<SoFar> =>
  JSON.parse(await soFars!.of(match, isSeated)) as SoFar;
const ticksOf = ({ inputs, streams }: SoFar): readonly number[] => {
  const all = unpacked<AnyShape>(
    { inputs: inputs as readonly Input<AnyShape>[], ...(streams === undefined ? {} : { streams }) },
    1,
  );
  return typeof all === 'string' ? [] : all.map(({ tick }) => tick);
};

test('whoever has a seat is told all that is stored, and whoever watches what was stored two seconds ago', async () => {
  const { match, write } = await begun();
  await expect(soFars!.of(match, false)).rejects.toThrow('just been started');
  now += WITHHELD_MS;
  expect(await told(match, false)).toMatchObject({ inputs: [], reached: 0, players: ['Ada', 'random'], from: null });
  await write(0);
  await write(1);
  now += 500;
  await write(2);
  expect(ticksOf(await told(match, true))).toEqual([0, 1, 2]);
  expect(ticksOf(await told(match, false))).toEqual([]);
  now += WITHHELD_MS - 500;
  const some = await told(match, false);
  expect([ticksOf(some), some.reached]).toEqual([[0, 1], 1]);
  now += 499;
  expect(ticksOf(await told(match, false))).toEqual([0, 1]);
  now += 1;
  expect(ticksOf(await told(match, false))).toEqual([0, 1, 2]);
});

test('nothing of what is kept beside the inputs is told to anybody', async () => {
  const { match, write } = await begun();
  now += WITHHELD_MS;
  for (let row = 0; row < 5; row++) await write(row);
  const text = await soFars!.of(match, true);
  expect(ticksOf(JSON.parse(text) as SoFar)).toEqual([0, 1, 2, 3, 4]);
  expect(text).not.toContain(SECRET);
  expect(Object.keys(JSON.parse(text) as object).toSorted()).toEqual(
    ['from', 'inputs', 'players', 'reached', 'seedCommitment', 'shares', 'streams'].toSorted(),
  );
});

test('more rows than are read at once are told in their order', async () => {
  const { match } = await begun();
  const epoch = await store.log.claim(match.id, 'house');
  const row = (n: number): NewRow => ({
    match: match.id,
    epoch,
    row: n,
    first: n,
    count: 1,
    reached: n,
    body: JSON.stringify({ inputs: [{ tick: n, kind: 'stream', by: 0, to: [0] }], kept: null }),
    base: null,
    isOver: false,
  });
  const rows = Array.from({ length: 4_100 }, (_, n) => row(n));
  for (let i = 0; i < rows.length; i += 500) await store.log.append(rows.slice(i, i + 500));
  expect(ticksOf(await told(match, true))).toEqual(rows.map(({ row: n }) => n));
});

test('what is told of a match, played again, is the match; nobody watches where he may not', async () => {
  const house = await start(toyAlone);
  const wanted = { game: 'toy', edition: EDITION, mode: 'paced', name: 'Ada', mayWatch: false };
  const ada = await begin(house.url, wanted);
  const seats = [ada, await sitDown(house.url, ada.match)];
  const clients = await Promise.all(
    seats.map((seat) => OnlineClient.open({ url: house.url, match: ada.match, game: toyGame, seat })),
  );
  await expect.poll(() => clients.every(({ chair }) => chair?.verified.pausedAt === null), LONG).toBe(true);
  await expect
    .poll(() => {
      for (const { chair } of clients) if (chair!.sees.rolls) chair!.roll();
      const [legal] = clients.flatMap(({ chair }, seat) =>
        chair!.sees.seat === seat ? [[chair!, seat] as const] : [],
      );
      if (legal !== undefined) legal[0].act(legal[0].sees.legal[0]!, legal[1]);
      return clients[0]!.chair!.verified.facts;
    }, LONG)
    .toBeGreaterThan(4);
  const ask = (cookie?: string): Promise<Response> =>
    fetch(`${house.url}/api/matches/${ada.match}/so-far`, { headers: cookie === undefined ? {} : { cookie } });
  expect([(await ask()).status, (await ask(`bande-seat-${ada.match}=${'0'.repeat(32)}`)).status]).toEqual([403, 403]);
  clients[1]!.cut();
  await expect.poll(() => clients[0]!.chair!.verified.pausedAt !== null, LONG).toBe(true);
  await expect.poll(() => clients[0]!.told === clients[0]!.durable, LONG).toBe(true);
  const answer = await ask(ada.cookie);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const soFar = (await answer.json()) as SoFar;
  expect(soFar.players).toEqual(['Ada', 'Zuse']);
  const header = headerOf(toyGame, setup, { seedCommitment: soFar.seedCommitment, players: soFar.players });
  const recorder = Recorder.again(toyGame, { header, from: null });
  for (const input of soFar.inputs) expect(recorder.play(input as Input<AnyShape>).ok).toBe(true);
  expect(hashOf(recorder.match)).toBe(clients[0]!.hash);
  expect((await fetch(`${house.url}/api/matches/${'0'.repeat(24)}/so-far`)).status).toBe(404);
  for (const client of clients) client.close();
  await house.close();
});
