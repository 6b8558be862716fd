import { gameNamed, type AnyGame } from '@bande/core';
import type { MatchNotice } from '@bande/protocol';
import type { Serving } from '@bande/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MatchBefore } from '../src/referee/job.ts';
import { nextMatch } from '../src/referee/next-match.ts';
import { registry } from './games.ts';
import { start, told, toyGame } from './house.ts';
import { begin, OnlineClient, playOn, sitDown, type Seated } from './online-client.ts';

const LONG = { timeout: 60_000, interval: 20 };
const EDITION = toyGame.editions[0]!.id;

let house: Serving;
beforeAll(async () => {
  house = await start();
});
afterAll(() => house.close());

const noticeOf = async (match: string, cookie = ''): Promise<MatchNotice> =>
  (await (await fetch(`${house.url}/api/matches/${match}`, { headers: { cookie } })).json()) as MatchNotice;
const open = (match: string, seat?: Seated): Promise<OnlineClient> =>
  OnlineClient.open({ url: house.url, match, game: toyGame, ...(seat === undefined ? {} : { seat }) });
const asks = (match: string, body: string, cookie = ''): ReturnType<typeof told> =>
  told(fetch(`${house.url}/api/matches/${match}/next`, { method: 'POST', body, headers: { cookie } }));

async function two(): Promise<readonly [Seated, Seated]> {
  const ada = await begin(house.url, { game: 'toy', edition: EDITION, mode: 'paced', name: 'Ada' });
  return [ada, await sitDown(house.url, ada.match)];
}

/** Somebody gives up as soon as he can. */
async function isOver(clients: readonly OnlineClient[], match: string): Promise<void> {
  await expect.poll(() => clients.every(({ chair }) => chair?.verified.pausedAt === null), LONG).toBe(true);
  clients[0]!.chair!.giveUp(0);
  await expect.poll(async () => (await noticeOf(match)).state, LONG).toBe('over');
}

test('the same people play on with the sides changed, and everybody who was there is told where', async () => {
  const [ada, zuse] = await two();
  const clients = [await open(ada.match, ada), await open(ada.match, zuse), await open(ada.match)];
  expect((await asks(ada.match, '{}', ada.cookie)).status).toBe(409);
  await isOver(clients.slice(0, 2), ada.match);
  const first = await playOn(house.url, zuse);
  expect([first.seat, first.match === ada.match]).toEqual([0, false]);
  await expect
    .poll(() => clients.map(({ next }) => next), LONG)
    .toEqual(clients.map(() => ({ kind: 'next', match: first.match, by: 1, game: 'toy' })));
  const late = await open(ada.match);
  await expect.poll(() => late.next?.match, LONG).toBe(first.match);
  // Whoever asks second is led along, whatever he asked for; whoever asks twice has the same seat.
  const second = await playOn(house.url, ada, { game: 'carrom' });
  expect([second.match, second.seat]).toEqual([first.match, 1]);
  const again = await playOn(house.url, zuse);
  expect([again.match, again.seat, again.token]).toEqual([first.match, 0, first.token]);
  expect(await noticeOf(first.match, second.cookie)).toMatchObject({ names: ['Zuse', 'Ada'], yours: [1], game: 'toy' });
  const next = [await open(first.match, first), await open(first.match, second)];
  await expect.poll(() => next.every(({ chair }) => chair?.verified.pausedAt === null), LONG).toBe(true);
  for (const client of [...clients, late, ...next]) client.close();
});

test('a seat there is kept for its person alone', async () => {
  const [ada, zuse] = await two();
  const clients = [await open(ada.match, ada), await open(ada.match, zuse)];
  await isOver(clients, ada.match);
  const first = await playOn(house.url, ada);
  const seats = `${house.url}/api/matches/${first.match}/seats`;
  const sits = (body: object): Promise<Response> => fetch(seats, { method: 'POST', body: JSON.stringify(body) });
  expect([(await sits({})).status, (await sits({ token: zuse.token })).status]).toEqual([409, 403]);
  expect((await noticeOf(first.match, zuse.cookie.replaceAll(ada.match, first.match))).yours).toEqual([]);
  const second = await playOn(house.url, zuse);
  expect([second.seat, first.seat]).toEqual([0, 1]);
  for (const client of clients) client.close();
});

test('whoever has no seat, a wrong token or an unknown wish gets one line, and nothing is begun', async () => {
  const [ada, zuse] = await two();
  const clients = [await open(ada.match, ada), await open(ada.match, zuse)];
  await isOver(clients, ada.match);
  const bad = [
    ['', '{}', 403],
    [`bande-seat-${ada.match}=${'0'.repeat(32)}`, '{}', 403],
    [ada.cookie, '{', 400],
    [ada.cookie, '[]', 400],
    [ada.cookie, '{"game":"chess"}', 400],
    [ada.cookie, '{"edition":"none"}', 400],
    [ada.cookie, '{"mode":"live"}', 400],
    [ada.cookie, '{"settings":{"nothing":1}}', 400],
    [ada.cookie, '{"seat":1}', 400],
    [ada.cookie, JSON.stringify({ game: 'x'.repeat(10_000) }), 413],
  ] as const;
  for (const [cookie, body, status] of bad) {
    const answer = await asks(ada.match, body, cookie);
    expect([body.slice(0, 40), answer.status]).toEqual([body.slice(0, 40), status]);
    expect((answer.body as { error: string }).error).toMatch(/^[^\n]+$/);
  }
  expect((await asks('0'.repeat(24), '{}', ada.cookie)).status).toBe(404);
  expect(clients.map(({ next }) => next)).toEqual([null, null]);
  // And then two ask at once for different things: it is one match.
  const [one, other] = await Promise.all([playOn(house.url, ada, { game: 'carrom' }), playOn(house.url, zuse)]);
  expect(one.match).toBe(other.match);
  expect(new Set([one.seat, other.seat]).size).toBe(2);
  for (const client of clients) client.close();
});

const before = (some: Partial<MatchBefore>): MatchBefore => ({
  game: 'toy',
  setup: {
    edition: EDITION,
    seating: toyGame.seatings[0]!,
    mode: 'paced',
    settings: toyGame.schemas.settings.parse({}),
  },
  bots: {},
  people: [0, 1],
  ...some,
});

test.each(registry.map((game) => [game.id, game] as const))(
  'at %s people sit where they sat, and a bot stays one',
  (_, game: AnyGame) => {
    const next = nextMatch(game, before({ bots: { 1: 'random' }, people: [0] }), { game: game.id });
    expect(next).toMatchObject({ game: game.id, seats: [0, 1] });
    expect(game.bots.map(({ id }) => id)).toContain(next.bots[1]);
  },
);

test('a bot changes sides, too; where there are fewer seats people go before bots, and too many people are one line', () => {
  expect(nextMatch(toyGame, before({ bots: { 1: 'greedy' }, people: [0] }), {})).toMatchObject({
    seats: [1, 0],
    bots: { 0: 'greedy' },
  });
  const { setup } = before({});
  const four = {
    setup: { ...setup, seating: [...setup.seating, ...setup.seating] },
    bots: { 0: 'random', 1: 'random' },
  };
  const carrom = gameNamed(registry, 'carrom')!;
  const wish = { game: 'carrom' };
  expect(nextMatch(carrom, before({ ...four, people: [2, 3] }), wish).seats).toEqual([null, null, 0, 1]);
  expect(() => nextMatch(carrom, before({ ...four, bots: {}, people: [0, 1, 2] }), wish)).toThrow('room for 2 only');
});
