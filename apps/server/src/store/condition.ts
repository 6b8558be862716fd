import type { PGlite } from '@electric-sql/pglite';
import { damageIn, LOST, RELATIONS, told, type Damaged, type Relation } from './damage.ts';
import { knownIn, note } from './known-pages.ts';
import { checkedPage, seenPage } from './page-checksum.ts';
import { pagesAt } from './pages.ts';
import type { Condition } from './pglite.ts';

/** The tables of this house; all others are PostgreSQL's own. */
const OURS = new Set(['records', 'tally']);

/**
 * Looks at every page before anything is read or written. Indexes of the records are made anew from the records; so they are where the table or its texts
 * are shorter than they were, and no index names what is gone. Records on pages that cannot be read are passed over from now on, and the others are there;
 * what is damaged stays on the disk as it is. Where PostgreSQL's own tables are, nothing can be trusted, nor where a whole file is missing.
 * `isSeen`: PostgreSQL has met damage at work. Where the pages do not show it, it is there all the same.
 */
export async function conditionOf(pglite: PGlite, store: string, isSeen: boolean): Promise<Condition> {
  const relations = await relationsOf(pglite);
  const found = new Map(relations.map(({ path }) => [path, pagesAt(store, path, checkedPage)]));
  const damaged = damageIn(relations, found, knownIn(store));
  const isHopeless = ({ table, kind, what }: Damaged): boolean =>
    !OURS.has(table) || (kind === 'table' && what === 'the file');
  if (damaged.some(isHopeless)) throw new Error(told(damaged) ?? '');
  const indexes = damaged.filter(({ kind }) => kind === 'index');
  const tables = damaged.length === 0 && isSeen ? relations.flatMap(asSeen) : damaged.filter(isTable);
  const reindex = (): Promise<unknown> => pglite.exec('reindex table records');
  if (tables.length > 0) await pglite.exec('set zero_damaged_pages = on');
  if (damaged.length + tables.length > 0) await reindex();
  const lost = await lostIn(pglite);
  if (lost > 0) await reindex();
  note(store, relations, found, tables);
  return { damage: told(tables, lost), mended: told(indexes) };
}

/** Before the store is closed: everything is on the disk. What follows on it is found the next time. */
export async function closeNoted(pglite: PGlite, store: string): Promise<void> {
  await pglite.exec('checkpoint');
  const relations = await relationsOf(pglite);
  await pglite.close();
  const found = new Map(relations.map(({ path }) => [path, pagesAt(store, path, seenPage)]));
  note(store, relations, found, damageIn(relations, found, knownIn(store)));
}

const relationsOf = async (pglite: PGlite): Promise<readonly Relation[]> =>
  (await pglite.query<Relation>(RELATIONS)).rows;

const isTable = ({ kind }: Relation): boolean => kind === 'table';

const asSeen = (relation: Relation): readonly Damaged[] =>
  relation.relation === 'records' ? [{ ...relation, what: 'something' }] : [];

async function lostIn(pglite: PGlite): Promise<number> {
  const isCounted = "select 1 where to_regclass('tally') is not null";
  if ((await pglite.query(isCounted)).rows.length === 0) return 0;
  const [row] = (await pglite.query<{ readonly lost: number | null }>(LOST)).rows;
  return Math.max(0, row?.lost ?? 0);
}
