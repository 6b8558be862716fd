import type { Known } from './known-pages.ts';
import type { Pages } from './pages.ts';

/** A table, an index or what a table has laid aside. */
export interface Relation {
  readonly relation: string;
  readonly kind: 'table' | 'index';
  /** The table whose own it is. */
  readonly table: string;
  /** Where its pages lie in the store; another place as soon as it is written anew. */
  readonly path: string;
}

/** One of them that the disk does not give back as it was written. */
export interface Damaged extends Relation {
  readonly what: 'the file' | 'something' | `${number} page${'' | 's'}`;
}

/** Everything that PostgreSQL has in pages and cannot do without. Its maps of free space are made anew when they do not fit. */
export const RELATIONS = `
  select c.oid::regclass::text as relation, pg_relation_filepath(c.oid) as path,
    case when c.relkind = 'i' then 'index' else 'table' end as kind,
    coalesce(laid.oid, of_toast.oid, i.indrelid, c.oid)::regclass::text as "table"
  from pg_class c
  left join pg_index i on i.indexrelid = c.oid
  left join pg_class laid on laid.reltoastrelid = c.oid
  left join pg_class of_toast on of_toast.reltoastrelid = i.indrelid
  where pg_relation_filepath(c.oid) is not null
  order by c.oid`;

/** How many records were written and are not there, nor were deleted; `null` where that cannot be known. */
export const LOST = `select (select records from tally) - (select count(body) from records) as lost`;

export type Found = ReadonlyMap<string, Pages | null>;

/** What cannot be read, what was there before and is not now, and what was found damaged before and was not written anew since. */
export const damageIn = (relations: readonly Relation[], found: Found, known: Known): readonly Damaged[] =>
  relations.flatMap((relation) => {
    const before = known.damage.filter(({ path }) => path === relation.path);
    if (before.length > 0) return before;
    const what = whatOf(found.get(relation.path) ?? null, known.pages[relation.path] ?? NONE);
    return what === null ? [] : [{ ...relation, what }];
  });

const NONE = { all: 0, empty: [] };

function whatOf(found: Pages | null, before: Pick<Pages, 'all' | 'empty'>): Damaged['what'] | null {
  if (found === null) return 'the file';
  const wereEmpty = new Set(before.empty);
  const emptied = found.empty.filter((block) => block < before.all && !wereEmpty.has(block)).length;
  const pages = found.damaged + emptied + Math.max(found.isCut ? 1 : 0, before.all - found.all);
  if (pages === 0) return null;
  return pages === 1 ? '1 page' : `${pages} pages`;
}

const shown = (damaged: readonly Damaged[]): string =>
  `${damaged.map(({ what, relation }) => `${what} of ${relation}`).join(', ')} cannot be read from the disk`;

export const told = (damaged: readonly Damaged[], lost = 0): string | null => {
  const lines = [
    ...(damaged.length === 0 ? [] : [shown(damaged)]),
    ...(lost === 0 ? [] : [`${lost} ${lost === 1 ? 'record is' : 'records are'} lost`]),
  ];
  return lines.length === 0 ? null : lines.join('; ');
};
