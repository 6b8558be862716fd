import type { RecordPage, RecordReceipt } from '@bande/protocol';
import type { Serving } from '@bande/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder, post, recordText, start, told } from './house.ts';

let house: Serving;
const data = folder();
beforeAll(async () => {
  house = await start({ data });
});
afterAll(() => house.close());

const send = (text: string) => told(post(`${house.url}/api/records`, text));
const page = async (query = ''): Promise<RecordPage> => (await (await fetch(`${house.url}/api/records${query}`)).json()) as RecordPage;

test('a record is verified, stored, listed and given back as it came', async () => {
  const text = recordText('one');
  const { status, body } = await send(text);
  const { id, verdict } = body as RecordReceipt;
  expect([status, verdict.ok]).toEqual([201, true]);
  const stored = await fetch(`${house.url}/api/records/${id}`);
  expect([await stored.text(), stored.headers.get('cache-control')]).toEqual([text, 'public, max-age=31536000, immutable']);
  expect((await page()).records[0]).toMatchObject({ id, game: 'toy', edition: 'toy', players: ['Ada', 'Zuse'], finished: true });
  expect(await told(fetch(`${house.url}/api/records/${id}/verify`))).toEqual({ status: 200, body: verdict });
});

test('the same record twice is one record, however it is spaced', async () => {
  const text = recordText('two');
  const first = await send(text);
  const again = await send(JSON.stringify(JSON.parse(text), null, 4));
  expect([first.status, again.status]).toEqual([201, 200]);
  expect((again.body as RecordReceipt).id).toBe((first.body as RecordReceipt).id);
  expect((await page()).records.filter(({ id }) => id === (first.body as RecordReceipt).id)).toHaveLength(1);
});

test('an unfinished match is a record too', async () => {
  const { status, body } = await send(recordText('half', undefined, 10));
  expect(status).toBe(201);
  expect((await page()).records.find(({ id }) => id === (body as RecordReceipt).id)).toMatchObject({ finished: false, winner: null, score: null });
});

test('a record that does not hold is refused with the first difference and not stored', async () => {
  const before = (await page()).records.length;
  const { status, body } = await send(recordText('three').replace('"count":1', '"count":2'));
  expect([status, body]).toMatchObject([422, { error: expect.stringMatching(/^the record does not hold: /) as string, verdict: { ok: false, differs: { input: expect.any(Number) as number } } }]);
  expect((await page()).records).toHaveLength(before);
});

test('names that a database could stumble over are kept', async () => {
  const odd = JSON.parse(recordText('odd')) as { header: { players: string[] } };
  odd.header.players = ['\u0000', '\uD800', "'; drop table records; --"];
  const { status, body } = await send(JSON.stringify(odd));
  expect(status).toBe(201);
  expect((await page()).records.find(({ id }) => id === (body as RecordReceipt).id)?.players).toEqual(odd.header.players);
});

test('a long list comes in pages, the newest first', async () => {
  const first = await page('?limit=2');
  const second = await page(`?limit=2&before=${first.next}`);
  expect([first.records.length, second.records.length]).toEqual([2, 2]);
  const numbers = [...first.records, ...second.records].map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect((await page('?game=nothing')).records).toEqual([]);
  for (const query of ['?limit=0', '?limit=51', '?before=x']) expect((await fetch(`${house.url}/api/records${query}`)).status).toBe(400);
});

test('there is no record of another name', async () => {
  for (const id of ['x', '0'.repeat(64)]) expect((await fetch(`${house.url}/api/records/${id}`)).status).toBe(404);
});

test('everything is there again after a restart', async () => {
  const before = await page();
  await house.close();
  house = await start({ data });
  expect(await page()).toEqual(before);
});
