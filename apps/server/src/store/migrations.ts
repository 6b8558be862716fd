import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { ENGINE_VERSION } from '@bande/record';
import { CannotServe } from '../cannot-serve.ts';
import type { Tables } from './tables.ts';

/** Few enough that even the largest records are read again long before anybody takes the store for dead. */
const ROWS_AT_ONCE = 10;

/** In the order of their names, each once and for all: what has been released is never changed, only followed by another. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-records': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('records')
        .addColumn('number', 'bigint', (column) => column.generatedAlwaysAsIdentity().primaryKey())
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('edition', 'text', (column) => column.notNull())
        .addColumn('engine', 'text', (column) => column.notNull())
        .addColumn('players', 'text', (column) => column.notNull())
        .addColumn('inputs', 'integer', (column) => column.notNull())
        .addColumn('ticks', 'bigint', (column) => column.notNull())
        .addColumn('finished', 'boolean', (column) => column.notNull())
        .addColumn('winner', 'text')
        .addColumn('score', 'text')
        .addColumn('body', 'text', (column) => column.notNull())
        .addColumn('stored_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
        .execute();
      await db.schema.createIndex('records_by_game').on('records').columns(['game', 'number']).execute();
    },
  },
  // A record has one field per line (writeRecord); names were not limited before.
  '0002-beginnings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('records')
        .addColumn('begins_elsewhere', 'boolean', (column) => column.notNull().defaultTo(false))
        .execute();
      await sql`update records set begins_elsewhere = true, finished = false, winner = null, score = null where position(${'\n"from":null,\n'} in body) = 0`.execute(
        db,
      );
      await sql`update records set players = '[]' where length(players) > 2000`.execute(db);
    },
  },
  // What was stored before is told apart by its text, which has its header in the second line and one input per line; a name cannot look like an
  // input, since its quotes are escaped. Where a text is not like that, or cannot be read, the result is somebody's word. Nobody has compared its readings.
  '0003-words-of-persons': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('records')
        .addColumn('mode', 'text', (column) => column.notNull().defaultTo('desk'))
        .addColumn('reported', 'boolean', (column) => column.notNull().defaultTo(false))
        .addColumn('unverified', 'text', (column) => column.notNull().defaultTo('["mode","times","facts"]'))
        .execute();
      await sql`update records set reported = finished, finished = false`.execute(db);
      const { rows } = await sql<Numbered>`select number from records order by number`.execute(db);
      await inPieces(db, rows, tellApart);
      for (const column of ['mode', 'reported', 'unverified'])
        await db.schema
          .alterTable('records')
          .alterColumn(column, (of) => of.dropDefault())
          .execute();
    },
  },
  // What is there keeps winner and score; its outcome stands in its text.
  '0004-outcomes': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('records').addColumn('outcome', 'text').execute();
    },
  },
  // How many records there are, in the same transaction as they: where the disk has lost some, nothing else would tell.
  '0005-tally': {
    async up(db: Kysely<unknown>) {
      await sql`create table tally as select count(*) as records from records`.execute(db);
      await sql`
        create function keep_tally() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then update tally set records = records + added from (select count(*) as added from changed) of_them where added > 0;
          else update tally set records = records - gone from (select count(*) as gone from changed) of_them where gone > 0;
          end if;
          return null;
        end $$`.execute(db);
      await sql`create trigger tally_of_added after insert on records referencing new table as changed for each statement execute function keep_tally()`.execute(
        db,
      );
      await sql`create trigger tally_of_deleted after delete on records referencing old table as changed for each statement execute function keep_tally()`.execute(
        db,
      );
    },
  },
  // What a player only says, and dice without a seed, are words too.
  '0006-concessions-and-told-dice': {
    async up(db: Kysely<unknown>) {
      const { rows } =
        await sql<Numbered>`select number from records where finished or reported order by number`.execute(db);
      await inPieces(db, rows, concededIsTold);
      await sql`update records set finished = false, reported = true where finished and position('"dice"' in unverified) > 0`.execute(
        db,
      );
    },
  },
  // Whoever appends to the log holds the match's row against a new owner (`match-store.ts`).
  '0007-matches': {
    async up(db: Kysely<unknown>) {
      await sql`create table players (id text primary key, name text not null, secret text not null, created_at timestamptz not null default now())`.execute(
        db,
      );
      await sql`create table matches (
        id text primary key, code text not null unique, game text not null, plan text not null, state text not null,
        epoch integer not null default 0, owner text, lease timestamptz, base text, record text,
        created_at timestamptz not null default now(), touched_at timestamptz not null default now())`.execute(db);
      await sql`create table seats (
        match text not null references matches on delete cascade, seat integer not null, player text not null references players,
        name text not null, token text not null, primary key (match, seat))`.execute(db);
      await sql`create table match_log (
        match text not null references matches on delete cascade, row integer not null, first integer not null, count integer not null,
        reached bigint not null, body text not null, primary key (match, row))`.execute(db);
      await db.schema
        .alterTable('records')
        .addColumn('held_here', 'boolean', (column) => column.notNull().defaultTo(false))
        .execute();
    },
  },
  '0008-next-match': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('matches').addColumn('next', 'text').execute();
    },
  },
  '0009-shares': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('seats').addColumn('share', 'text').execute();
    },
  },
};

interface Numbered {
  readonly number: string;
}
type Told = (db: Kysely<unknown>, numbers: readonly unknown[]) => Promise<unknown>;

async function inPieces(db: Kysely<unknown>, rows: readonly Numbered[], tell: Told): Promise<void> {
  const numbers = rows.map(({ number }) => number);
  for (let i = 0; i < numbers.length; i += ROWS_AT_ONCE) await ifReadable(db, numbers.slice(i, i + ROWS_AT_ONCE), tell);
}

/** One that cannot be read leaves the others alone. */
async function ifReadable(db: Kysely<unknown>, numbers: readonly unknown[], tell: Told): Promise<void> {
  await sql`savepoint before_them`.execute(db);
  try {
    await tell(db, numbers);
  } catch {
    await sql`rollback to savepoint before_them`.execute(db);
    if (numbers.length > 1) for (const number of numbers) await ifReadable(db, [number], tell);
  }
}

/** A concession was the only action that is said and not done. */
const concededIsTold: Told = (db, numbers) =>
  sql`
  update records set finished = false, reported = true,
    unverified = case when position('"facts"' in unverified) > 0 then unverified else replace(unverified, '"times"', '"times","facts"') end
  where number in (${sql.join(numbers)}) and body ~ '"kind":"concede"'`.execute(db);

async function tellApart(db: Kysely<unknown>, numbers: readonly unknown[]): Promise<void> {
  await sql`
    with texts as (
      select number, body, '{' || rtrim(split_part(body, chr(10), 2), ',') || '}' as head
      from records where number in (${sql.join(numbers)})
    ), read as (
      select number,
        case when head is json then (head::json) #>> '{header,mode}' end as mode,
        case when head is json then (head::json) #>> '{header,equipment}' end is not null as has_equipment,
        body ~ '"kind":"(facts|correction)"|"command":[{]"clock":"[^"]*","kind":"set"' as has_words,
        body ~ '"kind":"chance"' as has_rolls,
        position(chr(10) || '"seed":null' in body) = 0 as has_seed
      from texts
    ), told as (
      select *, coalesce(mode not in ('live', 'paced') or has_words, true) as by_word from read
    )
    update records set
      mode = coalesce(told.mode, 'desk'),
      reported = reported and told.by_word,
      finished = reported and not told.by_word,
      unverified = array_to_json(array_remove(array[
        'mode',
        case when inputs > 0 then 'times' end,
        case when told.has_words then 'facts' end,
        case when players <> '[]' then 'players' end,
        case when told.has_equipment then 'equipment' end,
        case when told.has_rolls then case when told.has_seed then 'seed' else 'dice' end end,
        case when engine <> ${ENGINE_VERSION} then 'engine' end,
        'readings',
        case when begins_elsewhere then 'start' end
      ], null))::text
    from told where records.number = told.number`.execute(db);
}

/** Brings the store up to date; the store itself remembers what has been done. */
export async function migrate(
  db: Kysely<Tables>,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...known }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new CannotServe(`the store cannot be brought up to date: ${(error as Error).message}`, { cause: error });
  return (results ?? []).map(({ migrationName }) => migrationName);
}
