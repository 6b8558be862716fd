import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Damaged, Found, Relation } from './damage.ts';
import { syncFolder } from './durable-fs.ts';
import { meansFull } from './store-down.ts';

const block = z.int().nonnegative();
const schema = z.object({
  pages: z.record(z.string(), z.object({ all: block, empty: z.array(block) })),
  damage: z.array(
    z.object({
      relation: z.string(),
      kind: z.enum(['table', 'index']),
      table: z.string(),
      path: z.string(),
      what: z.custom<Damaged['what']>((what) => typeof what === 'string'),
    }),
  ),
});

/**
 * What was on the disk when somebody last looked: how many pages there were, and which were still empty. Pages become more and empty ones are
 * written to, never the other way, as long as a relation stays where it is; so this holds through falls and power cuts.
 */
export type Known = Readonly<z.output<typeof schema>>;

const NOTHING: Known = { pages: {}, damage: [] };
const noteIn = (store: string): string => join(store, 'known-pages.json');

/** Nothing is known of a store that comes from an earlier release, nor of a note that is damaged itself. */
export function knownIn(store: string): Known {
  try {
    return schema.parse(JSON.parse(readFileSync(noteIn(store), 'utf8')));
  } catch {
    return NOTHING;
  }
}

/** Only what is on the disk already may be noted: after a power cut it must still be there. */
export function note(store: string, relations: readonly Relation[], found: Found, damage: readonly Damaged[]): void {
  const pages: Record<string, { readonly all: number; readonly empty: readonly number[] }> = {};
  for (const { path } of relations) {
    const there = found.get(path);
    if (there) pages[path] = { all: there.all, empty: there.empty };
  }
  try {
    write(noteIn(store), JSON.stringify({ pages, damage }));
    syncFolder(store);
  } catch (error) {
    // The old one still holds, and a store on a full disk can be read.
    if (!meansFull((error as Error).message)) throw error;
  }
}

/** The old one or the new one, whenever the power goes. */
function write(path: string, text: string): void {
  const bytes = Buffer.from(text);
  const file = openSync(`${path}.new`, 'w');
  try {
    writeSync(file, bytes, 0, bytes.length, 0);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.new`, path);
}
