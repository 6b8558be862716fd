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
}

const NO_SUCH = 'there is no such record';

async function storedText(store: Store, id: string): Promise<string> {
  const text = await store.recordText(id);
  if (text === undefined) throw new Refused(404, NO_SUCH);
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
async function take({ store, referee }: House, text: string, caller: Caller): Promise<Answer> {
  const checked = await referee.ask({ kind: 'record', text }, caller);
  if (isFault(checked)) return problem(400, checked.fault);
  const { row, verdict } = checked;
  if (!verdict.ok)
    return problem(422, `the record does not hold: ${verdict.differs?.reason ?? 'it differs'}`, { verdict });
  const isNew = await store.addRecord(row);
  return json(isNew ? 201 : 200, { id: row.id, verdict } satisfies RecordReceipt, {
    location: `/api/records/${row.id}`,
  });
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
