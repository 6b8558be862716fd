import { playOut } from '@bande/host';
import { hashOf, LiveMatch, tick, type AnyGame, type AnyShape, type Mode } from '@bande/core';
import type { RecordPage, RecordReceipt } from '@bande/protocol';
import { Recorder, setupOf, writeRecord, type Header } from '@bande/record';
import type { Serving } from '@bande/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from './games.ts';
import { folder, post, recordText, start, told, toyGame } from './house.ts';
import { readyStore } from './ready-store.ts';

let house: Serving;
const data = folder();
beforeAll(async () => {
  house = await start({ data: await readyStore(data) });
});
afterAll(() => house.close());

const send = (text: string) => told(post(`${house.url}/api/records`, text));
const page = async (query = ''): Promise<RecordPage> =>
  (await (await fetch(`${house.url}/api/records${query}`)).json()) as RecordPage;

test('a record is verified, stored, listed and given back as it came', async () => {
  const text = recordText('one');
  const { status, body } = await send(text);
  const { id, verdict } = body as RecordReceipt;
  expect([status, verdict.ok]).toEqual([201, true]);
  const stored = await fetch(`${house.url}/api/records/${id}`);
  expect([await stored.text(), stored.headers.get('cache-control')]).toEqual([
    text,
    'public, max-age=31536000, immutable',
  ]);
  expect((await page()).records[0]).toMatchObject({
    id,
    game: 'toy',
    edition: 'toy',
    players: ['Ada', 'Zuse'],
    mode: 'paced',
    finished: true,
    reported: false,
    beginsElsewhere: false,
    unverified: verdict.unverified,
  });
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
  expect((await page()).records.find(({ id }) => id === (body as RecordReceipt).id)).toMatchObject({
    finished: false,
    reported: false,
    winner: null,
    score: null,
  });
});

/** Ended at its first tick by a decision, without a stroke. */
function talkedAway(mode: Mode): string {
  const game = registry.find(({ decisions }) => 'abandoned' in (decisions?.fields ?? {})) as AnyGame;
  const [edition, seating] = [game.editions[0]!.id, game.seatings[0]!];
  const recorder = Recorder.start(game, { edition, seating, mode, settings: game.schemas.settings.parse({}) });
  const facts = [{ kind: 'decided', call: 'abandoned', against: 'blue', because: 'unsporting' }] as never;
  recorder.play({ tick: tick(0), kind: 'facts', by: 'referee', facts });
  return writeRecord(recorder.record());
}

test.each<Mode>(['live', 'paced', 'desk'])(
  'what somebody has only told is listed as reported, not as finished (%s)',
  async (mode) => {
    const { status, body } = await send(talkedAway(mode));
    expect(status).toBe(201);
    expect((await page()).records.find(({ id }) => id === (body as RecordReceipt).id)).toMatchObject({
      mode,
      ticks: 0,
      finished: false,
      reported: true,
      winner: 'red',
      score: { red: 5, blue: 0 },
      unverified: ['mode', 'times', 'facts'],
    });
  },
);

test('a record that does not hold is refused with the first difference and not stored', async () => {
  const before = (await page()).records.length;
  const { status, body } = await send(recordText('three').replace('"count":1', '"count":2'));
  expect([status, body]).toMatchObject([
    422,
    {
      error: expect.stringMatching(/^the record does not hold: /) as string,
      verdict: { ok: false, differs: { input: expect.any(Number) as number } },
    },
  ]);
  expect((await page()).records).toHaveLength(before);
});

test('names that a database could stumble over are kept, those that a page could are refused', async () => {
  const odd = JSON.parse(recordText('odd')) as { header: { players: string[] } };
  odd.header.players = ['Žofie 🎲', "'; drop table records; --"];
  const { status, body } = await send(JSON.stringify(odd));
  expect(status).toBe(201);
  expect((await page()).records.find(({ id }) => id === (body as RecordReceipt).id)?.players).toEqual(
    odd.header.players,
  );
  for (const players of [['\u0000'], ['\uD800'], ['a', 'b', 'c'], ['x'.repeat(5000)]]) {
    odd.header.players = players;
    expect(await send(JSON.stringify(odd))).toEqual({
      status: 400,
      body: { error: expect.stringMatching(/^not a valid toy record: header\.players/) as string },
    });
  }
});

/** A record of no inputs that claims a result, every hash right. */
function madeUp(score: object): string {
  const record = JSON.parse(recordText('made up', toyGame, 10)) as { lastRest: object };
  const match = { ...record.lastRest, outcome: { winner: 'first', score, paragraphs: [] } };
  const end = { tick: 0, hash: hashOf(match), outcome: match.outcome };
  return JSON.stringify({
    ...record,
    from: { engine: '0.1.0', inputs: 0, match },
    inputs: [],
    inputsHash: hashOf([]),
    rests: [],
    lastRest: null,
    end,
  });
}

test('a result that nobody played is refused', async () => {
  expect(await send(madeUp({ first: 999_999, second: -1 }))).toMatchObject({
    status: 400,
    body: { error: 'not a valid toy record: from.match.outcome: a match that is over does not go on' },
  });
});

test('a match that begins elsewhere is kept, but never as a finished one', async () => {
  const whole = JSON.parse(recordText('elsewhere')) as { header: Header<AnyShape> };
  const match = toyGame.start(setupOf(whole.header));
  const from = {
    engine: '0.1.0',
    inputs: 40,
    match: { ...match, state: { ...match.state, heap: 1, score: { first: 2, second: 2 } } },
  };
  const recorder = new Recorder(whole.header, new LiveMatch(toyGame, from.match), from);
  playOut(toyGame, recorder, { seed: 'elsewhere', bots: ['random'] });
  const { status, body } = await send(writeRecord(recorder.record('elsewhere')));
  const { id, verdict } = body as RecordReceipt;
  expect([status, verdict]).toMatchObject([
    201,
    { ok: true, beginsElsewhere: true, unverified: ['mode', 'times', 'players', 'seed', 'start'] },
  ]);
  expect((await page()).records.find((one) => one.id === id)).toMatchObject({
    finished: false,
    reported: false,
    beginsElsewhere: true,
    winner: null,
    score: null,
  });
});

test('a long list comes in pages, the newest first', async () => {
  const first = await page('?limit=2');
  const second = await page(`?limit=2&before=${first.next}`);
  expect([first.records.length, second.records.length]).toEqual([2, 2]);
  const numbers = [...first.records, ...second.records].map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  expect((await page('?game=nothing')).records).toEqual([]);
  for (const query of ['?limit=0', '?limit=51', '?before=x'])
    expect((await fetch(`${house.url}/api/records${query}`)).status).toBe(400);
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
