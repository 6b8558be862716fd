import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { CannotServe } from '@bande/server';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, migrations } from '../src/store/migrations.ts';
import { DistantPGlite } from '../src/store/pglite.ts';
import type { Tables } from '../src/store/tables.ts';
import { folder, post, start } from './house.ts';

/** To make a store takes seconds: these tests share one, in this order. */
const data = folder();
const names = Object.keys(migrations);
const open = (): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: new DistantPGlite(join(data, 'store')) }) });
const addPlace = async (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable('records').addColumn('place', 'text').execute();

let db: Kysely<Tables>;
beforeAll(async () => {
  db = open();
  await sql`select 1`.execute(db);
});
afterAll(() => db.destroy());

const columns = async (): Promise<number> =>
  (await sql`select 1 from information_schema.columns where table_name = 'records'`.execute(db)).rows.length;

test('a migration that fails leaves nothing behind', async () => {
  const half = {
    async up(within: Kysely<unknown>) {
      await addPlace(within);
      throw new Error('half way');
    },
  };
  await expect(migrate(db, { ...migrations, '9998-half': half })).rejects.toThrow('half way');
  expect(await columns()).toBe(0);
});

test('migrations run in order and once', async () => {
  expect(await migrate(db)).toEqual(names);
  expect(await migrate(db)).toEqual([]);
  expect(await columns()).toBeGreaterThan(0);
});

test('records of earlier releases lose a result that is none, or that was only told, and names without end are not listed', async () => {
  const row = {
    game: 'g',
    edition: 'e',
    engine: '0.0.0',
    players: '["Ada"]',
    inputs: 0,
    ticks: 0,
    finished: true,
    winner: 'first',
    score: '{}',
  };
  const body = (from: string, inputs = '[]', header = '{"equipment":null,"mode":"paced"}'): string =>
    `{\n"header":${header},\n"from":${from},\n"inputs":${inputs},\n"seed":null\n}\n`;
  await sql`delete from kysely_migration where name > '0002'`.execute(db);
  await sql`drop function keep_tally cascade`.execute(db);
  await sql`drop table tally, match_log, seats, matches, players`.execute(db);
  await sql`alter table records drop column begins_elsewhere, drop column mode, drop column reported, drop column unverified, drop column outcome, drop column held_here`.execute(
    db,
  );
  const earlier = [
    {
      ...row,
      id: 'whole',
      body: body('null', '[\n{"by":0,"kind":"action"},\n{"by":"host","kind":"chance"}\n]'),
      inputs: 2,
    },
    { ...row, id: 'forged', body: body('{"match":{}}'), players: JSON.stringify(['x'.repeat(3000)]) },
    { ...row, id: 'told', body: body('null', '[\n{"by":"referee","kind":"facts"}\n]'), inputs: 1 },
    { ...row, id: 'corrected', body: body('null', '[\n{"by":"referee","kind":"correction"}\n]') },
    {
      ...row,
      id: 'set',
      body: body('null', '[\n{"by":0,"command":{"clock":"a","kind":"set","left":1},"kind":"clock"}\n]'),
    },
    { ...row, id: 'desk', body: body('null', '[]', '{"equipment":{"mode":"paced"},"mode":"desk"}') },
    {
      ...row,
      id: 'named',
      body: body('null', '[]', '{"equipment":null,"mode":"live","players":["\\"kind\\":\\"facts\\""]}'),
    },
    {
      ...row,
      id: 'conceded',
      body: body('null', '[\n{"action":{"kind":"concede"},"by":0,"kind":"action"}\n]'),
      inputs: 1,
    },
    {
      ...row,
      id: 'seeded',
      body: body('null', '[\n{"by":"host","kind":"chance"}\n]').replace('"seed":null', '"seed":"a"'),
      inputs: 1,
    },
    { ...row, id: 'strange', body: 'something else' },
    { ...row, id: 'unfinished', body: body('null'), finished: false, winner: null },
  ];
  // As the earlier release wrote them: its columns are not those of today.
  await (db as unknown as Kysely<{ records: (typeof earlier)[number] }>)
    .insertInto('records')
    .values(earlier)
    .execute();
  await migrate(db);
  const found = await db
    .selectFrom('records')
    .select(['id', 'mode', 'finished', 'reported', 'winner', 'begins_elsewhere', 'players', 'unverified'])
    .orderBy('number')
    .execute();
  const told = {
    mode: 'paced',
    finished: false,
    reported: true,
    winner: 'first',
    begins_elsewhere: false,
    players: '["Ada"]',
  };
  const claimed = (...words: readonly string[]): { readonly unverified: string } => ({
    unverified: JSON.stringify(words),
  });
  expect(found).toEqual([
    {
      ...told,
      id: 'whole',
      ...claimed('mode', 'times', 'players', 'dice', 'engine', 'readings'),
    },
    {
      ...told,
      id: 'forged',
      reported: false,
      winner: null,
      begins_elsewhere: true,
      players: '[]',
      ...claimed('mode', 'engine', 'readings', 'start'),
    },
    { ...told, id: 'told', ...claimed('mode', 'times', 'facts', 'players', 'engine', 'readings') },
    { ...told, id: 'corrected', ...claimed('mode', 'facts', 'players', 'engine', 'readings') },
    { ...told, id: 'set', ...claimed('mode', 'facts', 'players', 'engine', 'readings') },
    { ...told, id: 'desk', mode: 'desk', ...claimed('mode', 'players', 'equipment', 'engine', 'readings') },
    {
      ...told,
      id: 'named',
      mode: 'live',
      finished: true,
      reported: false,
      ...claimed('mode', 'players', 'engine', 'readings'),
    },
    { ...told, id: 'conceded', ...claimed('mode', 'times', 'facts', 'players', 'engine', 'readings') },
    {
      ...told,
      id: 'seeded',
      finished: true,
      reported: false,
      ...claimed('mode', 'times', 'players', 'seed', 'engine', 'readings'),
    },
    {
      ...told,
      id: 'strange',
      reported: false,
      mode: 'desk',
      winner: null,
      begins_elsewhere: true,
      ...claimed('mode', 'players', 'engine', 'readings', 'start'),
    },
    { ...told, id: 'unfinished', reported: false, winner: null, ...claimed('mode', 'players', 'engine', 'readings') },
  ]);
  const tally = async (): Promise<unknown> => (await sql`select records::int from tally`.execute(db)).rows;
  expect(await tally()).toEqual([{ records: earlier.length }]);
  await sql`delete from records`.execute(db);
  expect(await tally()).toEqual([{ records: 0 }]);
});

test('a transaction that fails is rolled back, and the store goes on', async () => {
  const row = {
    id: 'a',
    game: 'g',
    edition: 'e',
    engine: '0.0.0',
    players: '[]',
    inputs: 0,
    ticks: 0,
    mode: 'paced',
    finished: false,
    reported: false,
    unverified: '[]',
    winner: null,
    score: null,
    body: '{}',
  };
  const broken = db.transaction().execute(async (within) => {
    await within.insertInto('records').values(row).execute();
    await within.insertInto('records').values(row).execute();
  });
  await expect(broken).rejects.toThrow(/unique/);
  expect(await db.selectFrom('records').select('id').execute()).toEqual([]);
});

test('closing twice is closing once, and who is being answered gets the answer', async () => {
  await db.destroy();
  const house = await start({ data });
  // The referee has loaded the games: that alone may take a busy machine longer than a closing server waits.
  await post(`${house.url}/api/rule`, '[]');
  // The server says `continue` when it has the request; its body comes when the server is being closed.
  const asked = request(`${house.url}/api/rule`, { method: 'POST', headers: { expect: '100-continue' } });
  asked.flushHeaders();
  await once(asked, 'continue');
  const closed = Promise.all([house.close(), house.close()]);
  asked.end('[]');
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.resume().statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await closed;
});

test('one folder has one server, and one port too', async () => {
  const first = await start({ data });
  const port = Number(new URL(first.url).port);
  await expect(start({ data })).rejects.toThrow(`the data folder ${data} is in use by another server`);
  await expect(start({ port })).rejects.toThrow(`port ${port} is in use`);
  await first.close();
});

test('a store remembers what was done to it, and one of a later release is not touched', async () => {
  db = open();
  expect(await migrate(db, { ...migrations, '9999-place': { up: addPlace } })).toEqual(['9999-place']);
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect(done.rows.map(({ name }) => name)).toEqual([...names, '9999-place']);
  await expect(migrate(db)).rejects.toThrow(CannotServe);
});
