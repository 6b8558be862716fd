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

test('records of earlier releases that begin elsewhere lose their result, and names without end are not listed', async () => {
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
  const body = (from: string): string => `{\n"header":{},\n"from":${from},\n"inputs":[]\n}\n`;
  await sql`delete from kysely_migration where name = '0002-beginnings'`.execute(db);
  await sql`alter table records drop column begins_elsewhere`.execute(db);
  await db
    .insertInto('records')
    .values([
      { ...row, id: 'whole', body: body('null') },
      { ...row, id: 'forged', body: body('{"match":{}}'), players: JSON.stringify(['x'.repeat(3000)]) },
    ])
    .execute();
  await migrate(db);
  const found = await db
    .selectFrom('records')
    .select(['id', 'finished', 'winner', 'begins_elsewhere', 'players'])
    .orderBy('number')
    .execute();
  expect(found).toEqual([
    { id: 'whole', finished: true, winner: 'first', begins_elsewhere: false, players: '["Ada"]' },
    { id: 'forged', finished: false, winner: null, begins_elsewhere: true, players: '[]' },
  ]);
  await sql`delete from records`.execute(db);
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
    finished: false,
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
