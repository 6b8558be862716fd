import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { CannotServe } from '../cannot-serve.ts';
import type { Tables } from './tables.ts';

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
};

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
