import type { AnyShape, Input } from '@bande/core';
import type { Header, Origin } from '@bande/record';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Sitter } from './session.ts';

/** A match that this device keeps: enough to list it and to go on with it. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  readonly header: Header<AnyShape>;
  /** Where it began, if not at the beginning. */
  readonly from: Origin<AnyShape> | null;
  readonly startedAt: number;
  readonly touchedAt: number;
  readonly over: boolean;
  /** For the list: the score as the view would write it. */
  readonly score: Readonly<Record<string, number>>;
  /** The text of a record file that was opened here: it can be watched, not gone on with. */
  readonly file?: string;
}

interface Tables extends DBSchema {
  matches: { key: string; value: KeptMatch };
  /** Every accepted input under its match and number: appending costs the same at the end as at the start. */
  inputs: { key: [string, number]; value: Input<AnyShape> };
}

let opened: Promise<IDBPDatabase<Tables>> | null = null;
const database = (): Promise<IDBPDatabase<Tables>> =>
  (opened ??= openDB<Tables>('bande', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('inputs');
    },
  }));

export async function keepMatch(match: KeptMatch): Promise<void> {
  await (await database()).put('matches', match);
}

export async function keepInput(id: string, input: Input<AnyShape>, index: number): Promise<void> {
  await (await database()).put('inputs', input, [id, index]);
}

export async function keptMatches(): Promise<readonly KeptMatch[]> {
  const all = await (await database()).getAll('matches');
  return all.toSorted((a, b) => b.touchedAt - a.touchedAt);
}

export async function keptMatch(id: string): Promise<KeptMatch | undefined> {
  return (await database()).get('matches', id);
}

const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

export async function inputsOf(id: string): Promise<readonly Input<AnyShape>[]> {
  return (await database()).getAll('inputs', allOf(id));
}

export async function forgetMatch(id: string): Promise<void> {
  const db = await database();
  const change = db.transaction(['matches', 'inputs'], 'readwrite');
  await change.objectStore('matches').delete(id);
  await change.objectStore('inputs').delete(allOf(id));
  await change.done;
}

