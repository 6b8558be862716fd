import { createHash } from 'node:crypto';
import { closeSync, cpSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { RecordPage } from '@bande/protocol';
import { beforeAll, expect, test } from 'vitest';
import { Store } from '../src/store/store.ts';
import type { NewRecordRow } from '../src/store/tables.ts';
import { folder, recordText, start, told, toyGame } from './house.ts';
import { readyStore } from './ready-store.ts';

const PAGE = 8192;
const ROW = {
  game: 'toy',
  edition: 'toy',
  engine: '0.0.0',
  players: JSON.stringify(['x'.repeat(400)]),
  inputs: 60,
  ticks: 0,
  mode: 'paced',
  finished: true,
  reported: false,
  unverified: '[]',
  winner: null,
  score: '{}',
};
const whole = folder();
const texts = new Map<string, string>();
const paths: Record<string, string> = {};

function rowOf(seed: string): NewRecordRow {
  const body = recordText(seed, toyGame, 60);
  const id = createHash('sha256').update(body).digest('hex');
  texts.set(id, body);
  return { ...ROW, id, body };
}

/** Enough that the records have several pages, and their texts many. */
beforeAll(async () => {
  const store = await Store.open(await readyStore(whole));
  for (let i = 0; i < 40; i++) await store.addRecord(rowOf(`damage ${i}`));
  await store.close();
  const pglite = await PGlite.create(join(whole, 'store'));
  const { rows } = await pglite.query<{ name: string; path: string }>(
    `select name, pg_relation_filepath(oid) as path from (
       select 'rows' as name, 'records'::regclass as oid
       union select 'texts', reltoastrelid from pg_class where oid = 'records'::regclass
       union select 'numbers', 'records_pkey'::regclass
       union select 'ids', 'records_id_key'::regclass
       union select 'catalogue', 'pg_description'::regclass) all_of_them`,
  );
  for (const { name, path } of rows) paths[name] = path;
  await pglite.close();
}, 240_000);

/** A copy of the store with some bytes of a page changed. */
function scribbled(...places: readonly (readonly [name: string, page: number, at: number])[]): string {
  const data = folder();
  cpSync(whole, data, { recursive: true });
  for (const [name, page, at] of places) {
    const file = openSync(join(data, 'store', paths[name]!), 'r+');
    writeSync(file, Buffer.alloc(64, 0x5a), 0, 64, page * PAGE + at);
    closeSync(file);
  }
  return data;
}

interface Found {
  readonly notices: readonly string[];
  readonly health: unknown;
  readonly listed: number;
  /** How many are given as they came, and what is said of the others. */
  readonly given: number;
  readonly refusals: ReadonlySet<string>;
}

async function found(data: string): Promise<Found> {
  const house = await start({ data });
  try {
    const { records } = (await (await fetch(`${house.url}/api/records`)).json()) as RecordPage;
    const refusals = new Set<string>();
    let given = 0;
    for (const [id, text] of texts) {
      const answer = await fetch(`${house.url}/api/records/${id}`);
      const said = await answer.text();
      if (said === text) given++;
      else refusals.add(`${answer.status} ${said.trim()}`);
    }
    const { body: health } = await told(fetch(`${house.url}/healthz`));
    return { notices: house.notices, health, listed: records.length, given, refusals };
  } finally {
    await house.close();
  }
}

const damagedBy = (pages: string): object => ({
  notices: [expect.stringMatching(new RegExp(`^the store is damaged: ${pages} cannot be read from the disk$`))],
  health: { ok: false, error: expect.stringMatching(/^the store is damaged: /) as string },
});

test('a store that nobody has touched is well', { timeout: 240_000 }, async () => {
  expect(await found(scribbled())).toMatchObject({
    notices: [],
    health: { ok: true },
    listed: 40,
    given: 40,
  });
});

test.each([
  ['in its head', 0],
  ['among its records', 6000],
])('a page of records damaged %s is said, and all others are there', { timeout: 240_000 }, async (_, at) => {
  const { listed, given, refusals, ...rest } = await found(scribbled(['rows', 0, at]));
  expect(rest).toMatchObject(damagedBy('1 page of records'));
  expect(listed).toBeLessThan(40);
  expect([listed > 0, given]).toEqual([true, listed]);
  expect([...refusals]).toEqual(['404 {"error":"there is no such record, or it is lost: the disk is damaged"}']);
});

test('texts on damaged pages are refused in one line, and all others are there', { timeout: 240_000 }, async () => {
  const data = scribbled(['texts', 1, 4000], ['texts', 3, 20]);
  const { listed, given, refusals, ...rest } = await found(data);
  expect(rest).toMatchObject(damagedBy('2 pages of pg_toast\\.pg_toast_\\d+'));
  expect([listed, given > 30, given < 40]).toEqual([40, true, true]);
  expect([...refusals]).toEqual(['500 {"error":"this record cannot be read: the disk is damaged where it lies"}']);
  const store = await Store.open(data);
  expect(await store.addRecord({ ...ROW, id: 'another', body: '{}' })).toBe(true);
  expect(await store.deleteRecords(['damaged'])).toBe(40 - given);
  await store.close();
  expect(await found(data)).toMatchObject({ notices: [], health: { ok: true }, listed: given + 1, given });
});

test('indexes are made anew', { timeout: 240_000 }, async () => {
  const { notices, ...rest } = await found(scribbled(['numbers', 1, 100], ['ids', 1, 5000]));
  expect(notices).toEqual([
    expect.stringMatching(/^made anew from the records: 1 page of records_\w+, 1 page of records_\w+ cannot be read/),
  ]);
  expect(rest).toMatchObject({ health: { ok: true }, listed: 40, given: 40 });
});

test('with a damaged table of PostgreSQL itself it does not start, and says which', { timeout: 240_000 }, async () => {
  await expect(Store.open(scribbled(['catalogue', 2, 300]))).rejects.toThrow(
    /cannot be opened: 1 page of pg_description cannot be read from the disk$/,
  );
});
