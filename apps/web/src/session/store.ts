import type { AnyShape, Input, Outcome, Tick } from '@bande/core';
import type { Header, KeptRest, Origin } from '@bande/record';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Sitter } from './session-parts.ts';

/** A match that this device keeps: enough to list it and to go on with it. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  /** What people here were called when it was written last, by seat; empty where nobody had said. */
  readonly names?: readonly string[];
  readonly header: Header<AnyShape>;
  /** Where it began, if not at the beginning. */
  readonly from: Origin<AnyShape> | null;
  readonly startedAt: number;
  readonly touchedAt: number;
  /** The tick that it has reached; matches of earlier versions do not have it. */
  readonly reached?: Tick;
  /** Matches that were kept by engine 0.3.0 do not have it. */
  readonly rest?: KeptRest<AnyShape>;
  /** It was begun with an earlier engine, and goes on under this id. */
  readonly goesOnAs?: string;
  /** It goes on from the last rest of a match of this earlier engine. */
  readonly goesOnFrom?: string;
  /** So often something was taken back: then it is nobody's win. */
  readonly takenBack?: number;
  readonly over: boolean;
  /** Where it is over: who won it; null for a draw. */
  readonly winner?: string | null;
  /** Where it is over, and there is more to say of its end than winner and score. */
  readonly ended?: Pick<Outcome<AnyShape>, 'how' | 'awarded' | 'shootOut'>;
  /** A task at the table, by its id: it is no match that anybody goes on with. */
  readonly exercise?: string;
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

/** Where matches lie: on this device, or in this window alone where the browser keeps nothing (private windows of some). */
interface Shelf {
  readonly lasting: boolean;
  all(): Promise<readonly KeptMatch[]>;
  match(id: string): Promise<KeptMatch | undefined>;
  inputs(id: string): Promise<readonly Input<AnyShape>[]>;
  put(match: KeptMatch): Promise<void>;
  /** All or nothing, numbered from `first` on; rejects if there is an input with one of these numbers already. */
  steps(match: KeptMatch, inputs: readonly Input<AnyShape>[], first: number): Promise<void>;
  /** The inputs from this number on are gone. */
  cut(match: KeptMatch, first: number): Promise<void>;
  forget(id: string): Promise<void>;
}

const allOf = (id: string, first = 0): IDBKeyRange => IDBKeyRange.bound([id, first], [id, Number.MAX_SAFE_INTEGER]);

const onDevice = (db: IDBPDatabase<Tables>): Shelf => ({
  lasting: true,
  all: () => db.getAll('matches'),
  match: (id) => db.get('matches', id),
  inputs: (id) => db.getAll('inputs', allOf(id)),
  put: async (match) => void (await db.put('matches', match)),
  async steps(match, inputs, first) {
    const change = db.transaction(['matches', 'inputs'], 'readwrite');
    const shelf = change.objectStore('inputs');
    const added = inputs.map((input, i) => shelf.add(input, [match.id, first + i]));
    const asked = [...added, change.objectStore('matches').put(match)];
    // Without a word the browser commits only after an answer, and a page that is being closed hears none.
    change.commit();
    await Promise.all([...asked, change.done]);
  },
  async cut(match, first) {
    const change = db.transaction(['matches', 'inputs'], 'readwrite');
    const asked = [
      change.objectStore('inputs').delete(allOf(match.id, first)),
      change.objectStore('matches').put(match),
    ];
    change.commit();
    await Promise.all([...asked, change.done]);
  },
  async forget(id) {
    const change = db.transaction(['matches', 'inputs'], 'readwrite');
    await Promise.all([
      change.objectStore('matches').delete(id),
      change.objectStore('inputs').delete(allOf(id)),
      change.done,
    ]);
  },
});

export const inThisWindow = (): Shelf => {
  const matches = new Map<string, KeptMatch>();
  const inputs = new Map<string, Input<AnyShape>[]>();
  return {
    lasting: false,
    all: () => Promise.resolve([...matches.values()]),
    match: (id) => Promise.resolve(matches.get(id)),
    inputs: (id) => Promise.resolve([...(inputs.get(id) ?? [])]),
    put: (match) => Promise.resolve(void matches.set(match.id, match)),
    steps(match, more, first) {
      const own = inputs.get(match.id) ?? [];
      if (own.length !== first) return Promise.reject(new Error('it is there already'));
      inputs.set(match.id, [...own, ...more]);
      return this.put(match);
    },
    cut(match, first) {
      inputs.set(match.id, (inputs.get(match.id) ?? []).slice(0, first));
      return this.put(match);
    },
    forget: (id) => Promise.resolve(void (matches.delete(id), inputs.delete(id))),
  };
};

async function openShelf(): Promise<Shelf> {
  try {
    const db = await openDB<Tables>('bande', 1, {
      upgrade(tables) {
        tables.createObjectStore('matches', { keyPath: 'id' });
        tables.createObjectStore('inputs');
      },
    });
    return onDevice(db);
  } catch {
    return inThisWindow();
  }
}

let opened: Promise<Shelf> | null = null;
const shelf = (): Promise<Shelf> => (opened ??= openShelf());

/** Whether matches are still here when this window has been closed. */
export const keepsMatches = async (): Promise<boolean> => (await shelf()).lasting;

export const keepMatch = async (match: KeptMatch): Promise<void> => (await shelf()).put(match);

/** Accepted inputs and how the match stands with them. What another window has written is never written over: then it rejects. */
export const keepSteps = async (match: KeptMatch, inputs: readonly Input<AnyShape>[], first: number): Promise<void> =>
  (await shelf()).steps(match, inputs, first);

/** A match that has gone back: what came from this number on is forgotten. */
export const cutSteps = async (match: KeptMatch, first: number): Promise<void> => (await shelf()).cut(match, first);

export async function keptMatches(): Promise<readonly KeptMatch[]> {
  const all = (await (await shelf()).all()).filter(({ exercise }) => exercise === undefined);
  return all.toSorted((a, b) => b.touchedAt - a.touchedAt);
}

export const keptMatch = async (id: string): Promise<KeptMatch | undefined> => (await shelf()).match(id);

export const inputsOf = async (id: string): Promise<readonly Input<AnyShape>[]> => (await shelf()).inputs(id);

export const forgetMatch = async (id: string): Promise<void> => (await shelf()).forget(id);
