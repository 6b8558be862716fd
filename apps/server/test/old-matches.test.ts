import { hashOf } from '@bande/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOG_KEPT_DAYS, WAITED_FOR_HOURS } from '../src/limits.ts';
import type { MatchPlan, NewRow } from '../src/rooms/plan.ts';
import { Store } from '../src/store/store.ts';
import { folder } from './house.ts';
import { readyStore } from './ready-store.ts';
import { toyPlan } from './toy-plan.ts';

const AN_HOUR = 3_600_000;
const A_DAY = 24 * AN_HOUR;

let store: Store;
beforeAll(async () => {
  store = await Store.open(await readyStore(folder()));
});
afterAll(() => store.close());

interface Some {
  readonly people: number;
  /** How far time has come; left out, nobody has had a line. */
  readonly reached?: number;
  readonly isOver?: boolean;
  readonly record?: string;
  readonly bots?: MatchPlan['bots'];
}

async function match({ people, reached, isOver = false, record, bots = {} }: Some): Promise<string> {
  const { id } = await store.matches.addMatch({ ...toyPlan, bots });
  const player = (await store.matches.addPlayer('Ada')).id;
  for (let seat = 0; seat < people; seat++)
    await store.matches.takeSeat(id, { seat, player, name: 'Ada', token: hashOf(seat), share: null });
  const epoch = await store.log.claim(id, 'house');
  const body = JSON.stringify({ inputs: [], kept: null });
  const row: NewRow = {
    match: id,
    epoch,
    row: 0,
    first: 0,
    count: 0,
    reached: reached ?? 0,
    body,
    base: '{"rest":null}',
    isOver,
  };
  if (reached !== undefined) await store.log.append([row]);
  if (record !== undefined) await store.matches.hasRecord(id, record);
  return id;
}
const isThere = async (id: string): Promise<boolean> => (await store.matches.match(id)) !== null;
const later = (ms: number): Date => new Date(Date.now() + ms);

test('a match that nobody has joined within a day is gone, and one that goes on is there for good', async () => {
  const gone = [
    await match({ people: 1 }),
    await match({ people: 1, reached: 0 }),
    await match({ people: 2, reached: 0 }),
  ];
  const alone = await match({ people: 1, reached: 0, bots: { 1: 'greedy' } });
  const stays = [
    await match({ people: 2, reached: 1 }),
    await match({ people: 1, reached: 5, bots: { 1: 'greedy' } }),
    await match({ people: 2, reached: 9, isOver: true }),
  ];
  const standing = await match({ people: 1 });
  await store.oldMatches.delete(later(WAITED_FOR_HOURS * AN_HOUR - 60_000), []);
  for (const id of [...gone, alone, ...stays, standing]) expect(await isThere(id)).toBe(true);
  const deleted = await store.oldMatches.delete(later(WAITED_FOR_HOURS * AN_HOUR + 60_000), [standing]);
  expect(deleted).toEqual({ matches: 4, logs: 0 });
  for (const id of [...gone, alone]) expect(await isThere(id)).toBe(false);
  await store.oldMatches.delete(later(1_000 * A_DAY), [standing]);
  for (const id of [...stays, standing]) expect(await isThere(id)).toBe(true);
});

test('of a match whose record is held the log goes after a month, and the match stays at its address', async () => {
  const held = await match({ people: 2, reached: 9, isOver: true, record: 'f'.repeat(64) });
  const [going, unrecorded] = [
    await match({ people: 2, reached: 9 }),
    await match({ people: 2, reached: 9, isOver: true }),
  ];
  await store.oldMatches.delete(later(LOG_KEPT_DAYS * A_DAY - 60_000), []);
  expect(await store.log.last(held)).not.toBeNull();
  await store.oldMatches.delete(later(LOG_KEPT_DAYS * A_DAY + 60_000), [held]);
  expect(await store.log.last(held)).not.toBeNull();
  await store.oldMatches.delete(later(LOG_KEPT_DAYS * A_DAY + 60_000), []);
  expect(await store.log.last(held)).toBeNull();
  expect(await store.matches.match(held)).toMatchObject({ state: 'over', isPast: true, record: 'f'.repeat(64) });
  for (const id of [going, unrecorded]) expect(await store.log.last(id)).not.toBeNull();
});

test('a match waits until time passes, and is over for good', async () => {
  const state = async (id: string): Promise<string | undefined> => (await store.matches.match(id))?.state;
  const [waits, goes, over] = [
    await match({ people: 2, reached: 0 }),
    await match({ people: 2, reached: 1 }),
    await match({ people: 2, reached: 0, isOver: true }),
  ];
  expect([await state(waits), await state(goes), await state(over)]).toEqual(['waiting', 'going', 'over']);
});
