import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { isWhole, PAGE, PAGES_PER_FILE } from './page-checksum.ts';

/** A table, an index or what a table has laid aside, and the pages of it that the disk gives back otherwise than they were written. */
export interface Damaged {
  readonly relation: string;
  readonly kind: 'table' | 'index';
  /** The table whose own it is. */
  readonly table: string;
  readonly pages: number;
}

interface Relation extends Omit<Damaged, 'pages'> {
  readonly path: string;
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

const piece = Buffer.alloc(128 * PAGE);
const words = new Int32Array(piece.buffer, piece.byteOffset, piece.length / 4);

/** Reads everything once, as it lies on the disk. */
export function damageIn(store: string, relations: readonly unknown[]): readonly Damaged[] {
  return (relations as readonly Relation[]).flatMap(({ path, relation, kind, table }) => {
    const pages = damagedPages(join(store, path));
    return pages === 0 ? [] : [{ relation, kind, table, pages }];
  });
}

function damagedPages(path: string): number {
  let damaged = 0;
  for (let part = 0; existsSync(partOf(path, part)); part++) damaged += damagedInFile(partOf(path, part), part);
  return damaged;
}

const partOf = (path: string, part: number): string => (part === 0 ? path : `${path}.${part}`);

function damagedInFile(path: string, part: number): number {
  const file = openSync(path, 'r');
  try {
    let [damaged, block] = [0, part * PAGES_PER_FILE];
    for (let size = readSync(file, piece); size > 0; size = readSync(file, piece)) {
      for (let at = 0; at < size; at += PAGE, block++)
        if (size - at < PAGE || !isWhole(words, at / 4, block)) damaged++;
    }
    return damaged;
  } finally {
    closeSync(file);
  }
}

const counted = ({ relation, pages }: Damaged): string => `${pages} ${pages === 1 ? 'page' : 'pages'} of ${relation}`;

export const told = (damaged: readonly Damaged[]): string =>
  `${damaged.map(counted).join(', ')} cannot be read from the disk`;
