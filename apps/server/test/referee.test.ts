import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Budgets } from '../src/referee/budgets.ts';
import { FairQueue } from '../src/referee/fair-queue.ts';
import { Busy, HungUp, Referee } from '../src/referee/referee.ts';
import { folder } from './house.ts';

/** A registry whose one game does what its equipment says. */
const games = join(folder(), 'games.mjs');
writeFileSync(
  games,
  `const check = ({ what }) => {
    if (what === 'hang') for (;;);
    if (what === 'die') process.exit(1);
    if (what === 'throw') throw new Error('two\\nlines');
    if (what === 'long') return { ok: true, breaches: 'x'.repeat(5_000_000) };
    if (what === 'work') for (const end = Date.now() + 200; Date.now() < end; );
    return { ok: true, breaches: [] };
  };
  export const registry = [{ id: 'trap', schemas: { equipment: { safeParse: () => ({ success: true }) } }, checkEquipment: check }];`,
);

const referee = new Referee(pathToFileURL(games).href, {
  threads: 2,
  ms: 5000,
  queue: 40,
  queueOfOne: 16,
  budgetMs: 1e6,
  hungUpMs: 50,
});
afterAll(() => referee.close());
const staying = new AbortController().signal;
const ask = (what: string, client = 'a', gone = staying) =>
  referee.ask({ kind: 'equipment', game: 'trap', text: `what: ${what}` }, { client, gone });
const well = { json: JSON.stringify({ ok: true, breaches: [] }) };

test.each([
  ['hang', 'takes longer than 5 s'],
  ['die', 'cannot be judged: the thread has ended'],
  ['throw', 'cannot be played: two\nlines'],
  ['long', 'the answer is longer than 4194304 bytes: ask for less at once'],
])('a text that makes a game %s is answered, and the next one is judged', async (what, fault) => {
  expect(await ask(what)).toEqual({ fault });
  expect(await ask('rest')).toEqual(well);
});

test('one client who asks much has a thread and its turn, another one is answered meanwhile', async () => {
  // Both threads have loaded their games.
  await Promise.all([ask('work', 'one'), ask('work', 'two')]);
  const answered: string[] = [];
  const note = async (who: string, answer: Promise<unknown>): Promise<void> =>
    void answered.push(
      await answer.then(
        () => who,
        () => `${who} sent away`,
      ),
    );
  const heavy = Array.from({ length: 64 }, () => note('heavy', ask('work', 'much')));
  const small = note('small', ask('rest', 'little'));
  await small;
  // One is being judged and sixteen wait; the others were told at once to come again.
  expect(answered.filter((who) => who === 'heavy sent away')).toHaveLength(47);
  expect(answered.filter((who) => who === 'heavy').length).toBeLessThan(4);
  await Promise.all(heavy);
  expect(answered.filter((who) => who === 'heavy')).toHaveLength(17);
});

test('who comes when enough are waiting is sent away: its own many are its fault, those of others are not', async () => {
  const waiting = ['b', 'c', 'd'].flatMap((client) => Array.from({ length: 14 }, () => ask('rest', client)));
  await expect(ask('rest', 'e')).rejects.toMatchObject({ isOwnFault: false });
  expect(await Promise.all(waiting)).toHaveLength(42);
  const own = Array.from({ length: 17 }, () => ask('rest', 'b'));
  await expect(ask('rest', 'b')).rejects.toMatchObject({ isOwnFault: true });
  await expect(ask('rest', 'b')).rejects.toThrow(Busy);
  expect(await ask('rest', 'c')).toEqual(well);
  await Promise.all(own);
});

test('whoever hangs up while waiting is not judged, and while being judged only a little longer', async () => {
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
  const judged = ask('hang', 'a', first.signal);
  const waits = ask('hang', 'a', second.signal);
  const next = ask('rest', 'a');
  second.abort();
  await expect(waits).rejects.toThrow(HungUp);
  first.abort();
  expect(await judged).toEqual({ fault: 'nobody waits for it' });
  expect(await next).toEqual(well);
  third.abort();
  await expect(ask('rest', 'a', third.signal)).rejects.toThrow(HungUp);
});

test('clients take turns, each in its own order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item[0] ?? '', item);
  expect(queue.remove('a', 'a2')).toBe(true);
  expect(queue.remove('a', 'a2')).toBe(false);
  const taken: (string | undefined)[] = [queue.take((client) => client !== 'a')];
  while (queue.size > 0) taken.push(queue.take(() => true));
  expect(taken).toEqual(['b1', 'a1', 'c1', 'a3', 'c2']);
  expect(queue.take(() => true)).toBeUndefined();
});

test('a client has so much of the time, and it comes back', () => {
  let now = 0;
  const budgets = new Budgets(1000, 100, () => now);
  budgets.spend('a', 1500);
  expect([budgets.wait('a'), budgets.wait('b')]).toEqual([6, 0]);
  now = 4000;
  expect(budgets.wait('a')).toBe(2);
  now = 5100;
  expect(budgets.wait('a')).toBe(0);
  now = 1e9;
  budgets.spend('a', 999);
  expect(budgets.wait('a')).toBe(0);
});

test('whoever has had its share is told when to come again', async () => {
  const strict = new Referee(pathToFileURL(games).href, {
    threads: 2,
    ms: 60_000,
    budgetMs: 100,
    budgetPerSecondMs: 1,
  });
  const asks = (client: string) =>
    strict.ask({ kind: 'equipment', game: 'trap', text: 'what: work' }, { client, gone: staying });
  expect(await asks('a')).toEqual(well);
  await expect(asks('a')).rejects.toMatchObject({
    isOwnFault: true,
    message: expect.stringMatching(/^you have had your share of the referee's time: come again in \d+ s$/) as string,
  });
  expect(await asks('b')).toEqual(well);
  await strict.close();
});
