import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
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
});

/** A copy of the store, and how one of its files is ruined. */
function ruined(...ruins: readonly ((store: string) => void)[]): string {
  const data = folder();
  cpSync(whole, data, { recursive: true });
  for (const ruin of ruins) ruin(join(data, 'store'));
  return data;
}

const written =
  (name: string, page: number, at: number, bytes: Buffer) =>
  (store: string): void => {
    const file = openSync(join(store, paths[name]!), 'r+');
    writeSync(file, bytes, 0, bytes.length, page * PAGE + at);
    closeSync(file);
  };
const scribbled = (name: string, page: number, at: number) => written(name, page, at, Buffer.alloc(64, 0x5a));
const zeroed = (name: string, page: number, pages = 1) => written(name, page, 0, Buffer.alloc(pages * PAGE));
/** Shorter by so many bytes. */
const cut =
  (name: string, bytes: number) =>
  (store: string): void => {
    const path = join(store, paths[name]!);
    truncateSync(path, statSync(path).size - bytes);
  };
const removed = (name: string) => (store: string) => rmSync(join(store, paths[name]!));
/** As an earlier release has left it. */
const withoutNote = (store: string): void => rmSync(join(store, 'known-pages.json'));

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

const damagedBy = (what: string): object => ({
  notices: [expect.stringMatching(new RegExp(`^the store is damaged: ${what}$`))],
  health: { ok: false, error: expect.stringMatching(/^the store is damaged: /) as string },
});

test('a store that nobody has touched is well', async () => {
  expect(await found(ruined())).toMatchObject({
    notices: [],
    health: { ok: true },
    listed: 40,
    given: 40,
  });
});

test.each([
  ['in its head', 0],
  ['among its records', 6000],
])('a page of records damaged %s is said, and all others are there', async (_, at) => {
  const { listed, given, refusals, ...rest } = await found(ruined(scribbled('rows', 0, at)));
  expect(rest).toMatchObject(damagedBy('1 page of records cannot be read from the disk; \\d+ records are lost'));
  expect(listed).toBeLessThan(40);
  expect([listed > 0, given]).toEqual([true, listed]);
  expect([...refusals]).toEqual(['404 {"error":"there is no such record, or it is lost: the disk is damaged"}']);
});

test('texts on damaged pages are refused in one line, and all others are there', async () => {
  const data = ruined(scribbled('texts', 1, 4000), scribbled('texts', 3, 20));
  const { listed, given, refusals, ...rest } = await found(data);
  expect(rest).toMatchObject(damagedBy('2 pages of pg_toast\\.pg_toast_\\d+ cannot be read from the disk'));
  expect([listed, given > 30, given < 40]).toEqual([40, true, true]);
  expect([...refusals]).toEqual(['500 {"error":"this record cannot be read: the disk is damaged where it lies"}']);
  const store = await Store.open(data);
  expect(await store.addRecord({ ...ROW, id: 'another', body: '{}' })).toBe(true);
  expect(await store.deleteRecords(['damaged'])).toBe(40 - given);
  await store.close();
  expect(await found(data)).toMatchObject({ notices: [], health: { ok: true }, listed: given + 1, given });
});

test('indexes are made anew', async () => {
  const { notices, ...rest } = await found(ruined(scribbled('numbers', 1, 100), scribbled('ids', 1, 5000)));
  expect(notices).toEqual([
    expect.stringMatching(/^made anew from the records: 1 page of records_\w+, 1 page of records_\w+ cannot be read/),
  ]);
  expect(rest).toMatchObject({ health: { ok: true }, listed: 40, given: 40 });
});

test('with a damaged table of PostgreSQL itself it does not start, and says which', async () => {
  await expect(Store.open(ruined(scribbled('catalogue', 2, 300)))).rejects.toThrow(
    /cannot be opened: 1 page of pg_description cannot be read from the disk$/,
  );
});

/** The same without a server: what is said of it, how many records are there, and what is said of those that cannot be read. */
interface FoundIn {
  readonly health: string;
  readonly listed: number;
  readonly given: number;
  readonly unreadable: readonly string[];
}

async function foundIn(data: string): Promise<FoundIn> {
  const store = await Store.open(data);
  const { records } = await store.records({ game: 'toy', before: undefined, most: 99 });
  const unreadable: string[] = [];
  let given = 0;
  for (const [id, text] of texts) {
    const read = store.recordText(id).then((stored) => (given += stored === text ? 1 : 0));
    await read.catch((error: unknown) => unreadable.push((error as Error).constructor.name));
  }
  const health = await store.ping().then(
    () => 'well',
    (error: unknown) => (error as Error).message,
  );
  await store.close();
  return { health, listed: records.length, given, unreadable };
}

const lost = (number: number): string => `${number} ${number === 1 ? 'record is' : 'records are'} lost`;
const PAGE_OF_RECORDS = '1 page of records cannot be read from the disk; ';

test.each([
  ['set to zero', PAGE_OF_RECORDS, [zeroed('rows', 1)]],
  ['set to zero after a fall', '', [withoutNote, zeroed('rows', 1)]],
  ['cut away', PAGE_OF_RECORDS, [cut('rows', PAGE)]],
  ['cut away after a fall', '', [withoutNote, cut('rows', PAGE)]],
  ['cut in the middle', PAGE_OF_RECORDS, [cut('rows', 5000)]],
])('a page of records that was %s is said, the list shows the others, and so it stays', async (_, pages, ruins) => {
  const data = ruined(...ruins);
  const { given, ...first } = await foundIn(data);
  expect([given > 0, given < 40]).toEqual([true, true]);
  const health = `the store is damaged: ${pages}${lost(40 - given)}`;
  expect(first).toEqual({ health, listed: given, unreadable: [] });
  expect(await foundIn(data)).toEqual({ ...first, given });
});

test.each([
  ['cut away', cut('texts', 2 * PAGE)],
  ['set to zero', zeroed('texts', 2, 2)],
  ['cut in the middle', cut('texts', PAGE + 20)],
])('pages of texts that were %s are said, until what cannot be read is deleted', async (_, ruin) => {
  const data = ruined(ruin);
  const { health, given, unreadable } = await foundIn(data);
  expect(health).toMatch(/^the store is damaged: 2 pages of pg_toast\S+ cannot be read from the disk$/);
  expect([new Set(unreadable), unreadable.length]).toEqual([new Set(['Unreadable']), 40 - given]);
  // Now there are as many pages again as there were.
  const store = await Store.open(data);
  for (const [id, body] of [...texts].slice(0, 4)) await store.addRecord({ ...ROW, id: `again ${id}`, body });
  await store.close();
  expect(await foundIn(data)).toEqual({ health, listed: 44, given, unreadable });
  const again = await Store.open(data);
  expect(await again.deleteRecords(['damaged'])).toBe(40 - given);
  await again.close();
  expect(await foundIn(data)).toEqual({ health: 'well', listed: given + 4, given, unreadable: [] });
});

test('damage that only a reader meets is said from then on, and the store goes on', async () => {
  const data = ruined(withoutNote, cut('texts', 3 * PAGE));
  const health = 'the store is damaged: something of records cannot be read from the disk';
  const found = await foundIn(data);
  // Whoever meets it first has it looked for, which takes the store a moment.
  const [first, ...others] = found.unreadable;
  expect([first, new Set(others)]).toEqual(['StoreDown', new Set(['Unreadable'])]);
  expect(found).toMatchObject({ health, listed: 40, given: 39 - others.length });
  expect(await foundIn(data)).toEqual({ ...found, unreadable: ['Unreadable', ...others] });
});

test('an index that is gone is made anew', async () => {
  const data = ruined(removed('numbers'));
  const store = await Store.open(data);
  expect(store.condition).toEqual({
    damage: null,
    mended: 'the file of records_pkey cannot be read from the disk',
  });
  await store.close();
  expect(await foundIn(data)).toEqual({ health: 'well', listed: 40, given: 40, unreadable: [] });
});

test.each(['rows', 'texts'])('without the file of its %s the server does not start, and says so', (name) => {
  const main = join(import.meta.dirname, '../../cli/src/main.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [main, 'serve', '--port', '0', '--data', ruined(removed(name))],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: '', REDIS_URL: '' } },
  );
  const line =
    /^bande: the store in .* cannot be opened: the file of (records|pg_toast\S+) cannot be read from the disk\n$/;
  expect([status, stdout, stderr]).toEqual([2, '', expect.stringMatching(line)]);
});

test.each([
  ['cut away', cut('catalogue', PAGE)],
  ['set to zero', zeroed('catalogue', 3)],
])('with a page of PostgreSQL itself that was %s it does not start', async (_, ruin) => {
  await expect(Store.open(ruined(ruin))).rejects.toThrow(
    /cannot be opened: 1 page of pg_description cannot be read from the disk$/,
  );
});
