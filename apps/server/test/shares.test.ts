import { commitment } from '@bande/core';
import type { MatchNotice } from '@bande/protocol';
import { readRecord } from '@bande/record';
import type { Serving } from '@bande/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from './games.ts';
import { toyAlone } from './house-of-toys.ts';
import { start, toyGame } from './house.ts';
import { begin, OnlineClient, playOn, sitDown, type Seated } from './online-client.ts';

const LONG = { timeout: 60_000, interval: 20 };
const WANTED = { game: 'toy', edition: toyGame.editions[0]!.id, mode: 'paced', name: 'Ada' };
const [ADAS, ZUSES, LATE] = ['a', 'b', 'c'].map((digit) => digit.repeat(32)) as [string, string, string];

let house: Serving;
beforeAll(async () => {
  house = await start(toyAlone);
});
afterAll(() => house.close());

const noticeOf = async (match: string): Promise<MatchNotice> =>
  (await (await fetch(`${house.url}/api/matches/${match}`)).json()) as MatchNotice;
const sits = (match: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`${house.url}/api/matches/${match}/seats`, { method: 'POST', body: JSON.stringify(body), headers: { cookie } });

const at = (seats: readonly Seated[]): Promise<readonly OnlineClient[]> =>
  Promise.all(seats.map((seat) => OnlineClient.open({ url: house.url, match: seats[0]!.match, game: toyGame, seat })));
async function run(clients: readonly OnlineClient[]): Promise<void> {
  await expect.poll(() => clients.every(({ chair }) => chair?.verified.pausedAt === null), LONG).toBe(true);
}

/** They roll and do what is offered, then one gives up; the text of its record. */
async function recordOf(match: string, clients: readonly OnlineClient[]): Promise<string> {
  await run(clients);
  await expect
    .poll(() => {
      for (const [seat, { chair }] of clients.entries()) {
        if (chair!.sees.rolls) chair!.roll();
        const [legal] = chair!.sees.seat === seat ? chair!.sees.legal : [];
        if (legal !== undefined) chair!.act(legal, seat as 0 | 1);
      }
      return clients[0]!.chair!.verified.facts;
    }, LONG)
    .toBeGreaterThan(4);
  clients[0]!.chair!.giveUp(0);
  await expect.poll(async () => (await noticeOf(match)).record, LONG).toMatch(/^[0-9a-f]{64}$/);
  return (await fetch(`${house.url}/api/records/${(await noticeOf(match)).record}`)).text();
}

test('everybody puts something into the seed when he knows what the server has committed to, and the record holds', async () => {
  const ada = await begin(house.url, WANTED);
  const waiting = await noticeOf(ada.match);
  expect([waiting.shares, waiting.seedCommitment.length]).toEqual([[null, null], 64]);
  expect((await sits(ada.match, { share: ADAS }, ada.cookie)).status).toBe(200);
  // Somebody is there already when the other one sits down.
  const first = await OnlineClient.open({ url: house.url, match: ada.match, game: toyGame, seat: ada });
  await expect.poll(() => first.chair !== null, LONG).toBe(true);
  const answer = await sits(ada.match, { name: 'Zuse', share: ZUSES });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const zuse: Seated = { ...((await answer.json()) as Seated), cookie };
  // Once, and not when all sit.
  expect((await sits(ada.match, { share: LATE }, ada.cookie)).status).toBe(200);
  expect((await sits(ada.match, { share: LATE }, zuse.cookie)).status).toBe(200);
  expect((await noticeOf(ada.match)).shares).toEqual([ADAS, ZUSES]);
  const second = await OnlineClient.open({ url: house.url, match: ada.match, game: toyGame, seat: zuse });
  const text = await recordOf(ada.match, [first, second]);
  const read = readRecord(text, registry);
  if (!read.ok) throw new Error(read.refusal);
  const { header, seed, inputs } = read.value.record;
  expect([header.shares, header.seedCommitment, commitment(seed!)]).toEqual([
    [ADAS, ZUSES],
    waiting.seedCommitment,
    waiting.seedCommitment,
  ]);
  expect(inputs.some(({ kind }) => kind === 'chance')).toBe(true);
  const soFar = (await (
    await fetch(`${house.url}/api/matches/${ada.match}/so-far`, { headers: { cookie: ada.cookie } })
  ).json()) as { readonly shares: unknown };
  expect(soFar.shares).toEqual([ADAS, ZUSES]);
  for (const client of [first, second]) client.close();
});

test('a seat without a part is null; who sits already gives none when all sit, and in the next match it is the same', async () => {
  const ada = await begin(house.url, { ...WANTED, share: ADAS });
  const zuse = await sitDown(house.url, ada.match);
  await sits(ada.match, { share: LATE }, zuse.cookie);
  expect((await noticeOf(ada.match)).shares).toEqual([ADAS, null]);
  const clients = await at([ada, zuse]);
  await run(clients);
  clients[0]!.chair!.giveUp(0);
  await expect.poll(async () => (await noticeOf(ada.match)).state, LONG).toBe('over');
  const first = await playOn(house.url, ada);
  expect((await sits(first.match, { share: ADAS }, first.cookie)).status).toBe(200);
  const second = await playOn(house.url, zuse, { share: ZUSES });
  await playOn(house.url, zuse, { share: LATE });
  await sits(first.match, { share: LATE }, first.cookie);
  expect((await noticeOf(first.match)).shares).toEqual([ZUSES, ADAS]);
  const next = await at([second, first]);
  expect(readRecord(await recordOf(first.match, next), registry).ok).toBe(true);
  for (const client of [...clients, ...next]) client.close();
});

test('what is no part of a seed is one line', async () => {
  for (const share of ['', 'A'.repeat(32), 'a'.repeat(31), 5, null]) {
    const answer = await fetch(`${house.url}/api/matches`, {
      method: 'POST',
      body: JSON.stringify({ ...WANTED, share }),
    });
    expect([share, answer.status]).toEqual([share, 400]);
  }
  const ada = await begin(house.url, WANTED);
  expect((await sits(ada.match, { share: 'x' }, ada.cookie)).status).toBe(400);
  expect((await noticeOf(ada.match)).shares).toEqual([null, null]);
});
