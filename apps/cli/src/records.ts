import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StoredRecord } from '@bande/protocol';
import type { Some, Store } from '@bande/server';
import { BadInput, isSet, JSON_FLAG, text, texts, variable, type Command } from './command.ts';
import { endingLine } from './outcome.ts';
import { printJson } from './print.ts';

/** To give space back everything that stays is written once more. */
const WORK_MS = 3_600_000;
const PAGE = 500;

function someFrom(given: string): Some {
  if (given === 'damaged') return given;
  if (/^[0-9a-f]{64}$/.test(given)) return { id: given };
  const [, from, to = from] = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(given) ?? [];
  if (from === undefined)
    throw new BadInput(`--delete wants the id of a record, its number, a span of numbers or damaged, not ${given}`);
  return { from: Number(from), to: Number(to) };
}

async function all(store: Store): Promise<readonly StoredRecord[]> {
  const found: StoredRecord[] = [];
  for (let before: number | null | undefined; before !== null;) {
    const page = await store.records({ game: undefined, before: before ?? undefined, most: PAGE });
    found.push(...page.records);
    before = page.next;
  }
  return found;
}

function standing({ finished, reported, beginsElsewhere, outcome }: StoredRecord): string {
  if (outcome?.how !== undefined) return endingLine(outcome.how);
  if (finished) return 'finished';
  if (reported) return 'reported';
  return beginsElsewhere ? 'begins elsewhere' : 'unfinished';
}

const line = (record: StoredRecord): string =>
  [record.number, record.storedAt, record.id, record.game, `${record.bytes} bytes`, standing(record)].join('  ');

/** The folder belongs to one process at a time: while a server has it, nothing here can reach it, and no stranger ever can. */
export const records: Command = {
  words: [],
  flags: {
    data: {
      type: 'string',
      value: 'DIR',
      help: 'where the embedded store lives, also BANDE_DATA; data unless told otherwise',
    },
    delete: {
      type: 'string',
      multiple: true,
      value: 'ID',
      help: 'the id of a record, its number, a span of numbers (17-754), or damaged for all that cannot be read; may be repeated',
    },
    ...JSON_FLAG,
  },
  help: 'Lists the stored records, the newest first, or deletes some of them. The server of the folder must be stopped.',
  async run(call, around) {
    const data = resolve(text(call, 'data') ?? variable('BANDE_DATA') ?? 'data');
    const some = texts(call, 'delete').map(someFrom);
    if (!existsSync(resolve(data, 'store'))) throw new BadInput(`there is no store in ${data}`);
    const { CannotServe, Store, StoreDown, Unreadable } = await import('@bande/server');
    const store = await Store.open(data, { workMs: WORK_MS }).catch((error: unknown) => {
      throw error instanceof CannotServe ? new BadInput(error.message, { cause: error }) : error;
    });
    try {
      if (some.length > 0) {
        const deleted = await store.deleteRecords(some);
        if (isSet(call, 'json')) printJson(around, { deleted });
        else around.out(`${deleted} deleted\n`);
        return 0;
      }
      const found = await all(store);
      if (isSet(call, 'json')) printJson(around, found);
      else for (const record of found) around.out(`${line(record)}\n`);
      return 0;
    } catch (error) {
      if (error instanceof StoreDown || error instanceof Unreadable)
        throw new BadInput(error.message, { cause: error });
      throw error;
    } finally {
      await store.close();
    }
  },
};
