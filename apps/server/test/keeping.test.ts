import { hashOf, tick } from '@bande/core';
import { Recorder, writeRecord } from '@bande/record';
import type { RecordPage, RecordReceipt } from '@bande/protocol';
import { expect, test } from 'vitest';
import { Store } from '../src/store/store.ts';
import { folder, post, recordText, start, told, toyGame, type Told } from './house.ts';
import { readyStore } from './ready-store.ts';

const send = (url: string, text: string): Promise<Told> => told(post(`${url}/api/records`, text));

test('nothing is stored of a match in which nobody has done anything', async () => {
  const house = await start();
  const setup = {
    edition: 'toy',
    seating: ['first', 'second'],
    mode: 'paced',
    settings: toyGame.schemas.settings.parse({}),
  };
  const empty = Recorder.start(toyGame, setup as never);
  expect(await send(house.url, writeRecord(empty.record()))).toMatchObject({
    status: 422,
    body: { error: 'nobody has done anything in this match: it is not stored' },
  });
  empty.play({ tick: tick(0), kind: 'chance', by: 'host', draws: [3] });
  empty.play({ tick: tick(9), kind: 'clock', by: 0, command: { kind: 'pause' } });
  expect(empty.inputs).toHaveLength(2);
  const rolled = writeRecord(empty.record());
  expect((await send(house.url, rolled)).status).toBe(422);
  const { records } = (await (await fetch(`${house.url}/api/records`)).json()) as RecordPage;
  expect(records).toEqual([]);
  await house.close();
});

test('a client stores so many bytes and no more; what is there already costs nothing', async () => {
  const [first, second] = [recordText('first'), recordText('second')];
  const house = await start({ allowance: { bytes: 1, perSecond: 1e-6 }, proxies: 1 });
  const from = (address: string, text: string): Promise<Response> =>
    post(`${house.url}/api/records`, text, { 'x-forwarded-for': address });
  expect((await from('10.0.0.1', first)).status).toBe(201);
  const refused = await from('10.0.0.1', second);
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await refused.json()).toEqual({
    error: expect.stringMatching(/^you have stored as much as one may/) as string,
  });
  expect((await from('10.0.0.1', first)).status).toBe(200);
  expect((await from('10.0.0.2', first)).status).toBe(200);
  expect((await from('10.0.0.2', second)).status).toBe(201);
  await house.close();
});

test('many at once are not stored for the price of one', async () => {
  const house = await start({ allowance: { bytes: 1, perSecond: 1e-6 } });
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((seed) => send(house.url, recordText(seed))));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 429, 429, 429, 429]);
  await house.close();
});

test('a store holds as much as its owner says, and has room again when records are deleted', async () => {
  const data = await readyStore(folder());
  const texts = [recordText('a'), recordText('b')] as const;
  const room = texts[0].length + 100;
  const house = await start({ data, room });
  const { body } = await send(house.url, texts[0]);
  const full = 'the store holds the 0 MB that it may hold: nothing can be stored now';
  expect(await send(house.url, texts[1])).toEqual({ status: 507, body: { error: full } });
  await house.close();

  const store = await Store.open(data, { room });
  expect(await store.deleteRecords([{ id: (body as RecordReceipt).id }, { id: hashOf('nothing') }])).toBe(1);
  expect(await store.records({ game: undefined, before: undefined, most: 5 })).toEqual({ records: [], next: null });
  await store.close();

  const again = await start({ data, room });
  expect((await fetch(`${again.url}/api/records/${(body as RecordReceipt).id}`)).status).toBe(404);
  expect((await send(again.url, texts[1])).status).toBe(201);
  await again.close();
});
