import type { RecordReceipt } from '@bande/protocol';
import { RECORD_BYTES, RECORDS_PER_PAGE } from '../limits.ts';
import { json, problem, Refused, type Answer } from '../http/answer.ts';
import { textOf } from '../http/body.ts';
import {
  documentOf,
  FOREVER,
  hasIt,
  jsonDocument,
  notAgain,
  REVALIDATED,
  sent,
  type Document,
} from '../http/document.ts';
import type { Shelf } from '../http/shelf.ts';
import type { Caller } from '../http/caller.ts';
import type { Asked, Route } from '../http/router.ts';
import type { Budgets } from '../referee/budgets.ts';
import type { CheckedRecord } from '../referee/job.ts';
import { isFault, type Referee } from '../referee/referee.ts';
import type { PageWanted, Store } from '../store/store.ts';

function wholeNumber(query: URLSearchParams, name: string, most: number): number | undefined {
  const given = query.get(name);
  if (given === null) return undefined;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < 1 || value > most)
    throw new Refused(400, `${name} wants a whole number from 1 to ${most}`);
  return value;
}

const pageFrom = (query: URLSearchParams): PageWanted => ({
  game: query.get('game')?.replaceAll('\0', '') ?? undefined,
  before: wholeNumber(query, 'before', Number.MAX_SAFE_INTEGER),
  most: wholeNumber(query, 'limit', RECORDS_PER_PAGE) ?? RECORDS_PER_PAGE,
});

interface House {
  readonly store: Store;
  readonly referee: Referee;
  readonly shelf: Shelf;
  /** Bytes that each client may store. */
  readonly allowances: Budgets;
}

const NO_SUCH = 'there is no such record';

async function storedText(store: Store, id: string): Promise<string> {
  const text = await store.recordText(id);
  if (text === undefined)
    throw new Refused(
      404,
      store.condition.damage === null ? NO_SUCH : `${NO_SUCH}, or it is lost: the disk is damaged`,
    );
  return text;
}

function idFrom({ params: { id = '' } }: Asked): string {
  if (!/^[0-9a-f]{64}$/.test(id)) throw new Refused(404, NO_SUCH);
  return id;
}

/** A record is named by its hash: whoever has it is told so without a look at it. */
async function given({ store, shelf }: House, asked: Asked): Promise<Answer> {
  const id = idFrom(asked);
  const tag = `"${id}"`;
  if (hasIt(asked.request.headers, tag) && (await store.hasRecord(id))) return notAgain(tag, FOREVER);
  const make = async (): Promise<Document> =>
    documentOf(await storedText(store, id), 'application/json; charset=utf-8', FOREVER, tag);
  return sent(await shelf.document(`record ${id}`, make), asked.request.headers);
}

/** Only what holds is stored, and only what is stored is acknowledged. */
async function take(house: House, text: string, caller: Caller): Promise<Answer> {
  const checked = await house.referee.ask({ kind: 'record', text }, caller);
  if (isFault(checked)) return problem(400, checked.fault);
  const { row, verdict, isPlayed } = checked;
  if (!verdict.ok)
    return problem(422, `the record does not hold: ${verdict.differs?.reason ?? 'it differs'}`, { verdict });
  if (!isPlayed) return problem(422, 'nobody has done anything in this match: it is not stored', { verdict });
  const isNew = await keep(house, row, caller);
  return json(isNew ? 201 : 200, { id: row.id, verdict } satisfies RecordReceipt, {
    location: `/api/records/${row.id}`,
  });
}

/** Paid beforehand, so that no client has many under way for the price of one; what is not stored in the end is paid back. */
async function keep({ store, allowances }: House, row: CheckedRecord['row'], { client }: Caller): Promise<boolean> {
  if (await store.hasRecord(row.id)) return false;
  const seconds = allowances.wait(client);
  if (seconds > 0)
    throw new Refused(429, `you have stored as much as one may at once: come again in ${seconds} s`, {
      'retry-after': String(seconds),
    });
  const bytes = Buffer.byteLength(row.body);
  allowances.spend(client, bytes);
  let isNew = false;
  try {
    isNew = await store.addRecord(row);
  } finally {
    if (!isNew) allowances.spend(client, -bytes);
  }
  return isNew;
}

/** The same code says the same of the same record: it is asked once. */
async function verified({ store, referee, shelf }: House, asked: Asked): Promise<Answer> {
  const id = idFrom(asked);
  const known = shelf.kept(`verdict ${id}`);
  if (known !== undefined) return sent(await known, asked.request.headers);
  const checked = await referee.ask({ kind: 'record', text: await storedText(store, id) }, asked.caller);
  if (isFault(checked)) return problem(422, checked.fault);
  return sent(
    await shelf.document(`verdict ${id}`, () => jsonDocument(checked.verdict, REVALIDATED)),
    asked.request.headers,
  );
}

export const recordRoutes = (house: House): readonly Route[] => [
  {
    method: 'GET',
    path: '/api/records',
    handle: async ({ query }) => json(200, await house.store.records(pageFrom(query))),
  },
  {
    method: 'POST',
    path: '/api/records',
    handle: async ({ request, caller }) => take(house, await textOf(request, RECORD_BYTES), caller),
  },
  { method: 'GET', path: '/api/records/:id', handle: (asked) => given(house, asked) },
  { method: 'GET', path: '/api/records/:id/verify', handle: (asked) => verified(house, asked) },
];
