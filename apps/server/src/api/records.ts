import type { RecordReceipt } from '@bande/protocol';
import { RECORD_BYTES, RECORDS_PER_PAGE } from '../limits.ts';
import { json, problem, Refused, type Answer } from '../http/answer.ts';
import { textOf } from '../http/body.ts';
import { documentOf, FOREVER, sent } from '../http/document.ts';
import type { Asked, Route } from '../http/router.ts';
import { isFault, type Referee } from '../referee/referee.ts';
import type { PageWanted, Store } from '../store/store.ts';

function wholeNumber(query: URLSearchParams, name: string, most: number): number | undefined {
  const given = query.get(name);
  if (given === null) return undefined;
  const value = Number(given);
  if (!/^\d+$/.test(given) || value < 1 || value > most) throw new Refused(400, `${name} wants a whole number from 1 to ${most}`);
  return value;
}

const pageFrom = (query: URLSearchParams): PageWanted => ({
  game: query.get('game')?.replaceAll('\0', '') ?? undefined,
  before: wholeNumber(query, 'before', Number.MAX_SAFE_INTEGER),
  most: wholeNumber(query, 'limit', RECORDS_PER_PAGE) ?? RECORDS_PER_PAGE,
});

async function storedText(store: Store, { params: { id = '' } }: Asked): Promise<string> {
  const text = /^[0-9a-f]{64}$/.test(id) ? await store.recordText(id) : undefined;
  if (text === undefined) throw new Refused(404, 'there is no such record');
  return text;
}

/** Only what holds is stored, and only what is stored is acknowledged. */
async function take(store: Store, referee: Referee, text: string): Promise<Answer> {
  const checked = await referee.ask({ kind: 'record', text });
  if (isFault(checked)) return problem(400, checked.fault);
  const { row, verdict } = checked;
  if (!verdict.ok) return problem(422, `the record does not hold: ${verdict.differs?.reason ?? 'it differs'}`, { verdict });
  const isNew = await store.addRecord(row);
  return json(isNew ? 201 : 200, { id: row.id, verdict } satisfies RecordReceipt, { location: `/api/records/${row.id}` });
}

async function verified(referee: Referee, text: string): Promise<Answer> {
  const checked = await referee.ask({ kind: 'record', text });
  return isFault(checked) ? problem(422, checked.fault) : json(200, checked.verdict);
}

export const recordRoutes = (store: Store, referee: Referee): readonly Route[] => [
  { method: 'GET', path: '/api/records', handle: async ({ query }) => json(200, await store.records(pageFrom(query))) },
  { method: 'POST', path: '/api/records', handle: async ({ request }) => take(store, referee, await textOf(request, RECORD_BYTES)) },
  {
    method: 'GET',
    path: '/api/records/:id',
    handle: async (asked) => sent(documentOf(await storedText(store, asked), 'application/json; charset=utf-8', FOREVER), asked.request.headers),
  },
  { method: 'GET', path: '/api/records/:id/verify', handle: async (asked) => verified(referee, await storedText(store, asked)) },
];
