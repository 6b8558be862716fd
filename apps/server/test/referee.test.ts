import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { Budgets } from '../src/referee/budgets.ts';
import { byHalves, Fading } from '../src/referee/fading.ts';
import { FairQueue } from '../src/referee/fair-queue.ts';
import { allowanceFor, PATIENCE, standingOf } from '../src/referee/patience.ts';
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
    if (what === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    if (what.startsWith('work')) for (const { user, system } = process.threadCpuUsage(); ; ) {
      const now = process.threadCpuUsage();
      if (now.user + now.system - user - system > 1000 * Number(what.slice(4) || 200)) break;
    }
    return { ok: true, breaches: [] };
  };
  export const registry = [{ id: 'trap', schemas: { equipment: { safeParse: () => ({ success: true }) } }, checkEquipment: check }];`,
);

const referee = new Referee(pathToFileURL(games).href, {
  threads: 2,
  ms: 1000,
  msPerKb: 0,
  // However busy the machine is.
  times: Infinity,
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
  ['hang', 'takes longer than 1 s of processor time'],
  ['die', 'cannot be judged: the thread has ended'],
  ['throw', 'cannot be played: two\nlines'],
  ['long', 'the answer is longer than 4194304 bytes: ask for less at once'],
])('a text that makes a game %s is answered, and the next one is judged', async (what, fault) => {
  expect(await ask(what)).toEqual({ fault });
  expect(await ask('rest')).toEqual(well);
});

test('a text that does not get on because the machine is busy is not at fault, and costs nothing', async () => {
  const busy = new Referee(pathToFileURL(games).href, {
    threads: 1,
    times: 0.001,
    budgetMs: 1000,
    budgetPerSecondMs: 1e-9,
  });
  const asks = (what: string) =>
    busy.ask({ kind: 'equipment', game: 'trap', text: `what: ${what}` }, { client: 'a', gone: staying });
  for (let i = 0; i < 2; i++) await expect(asks('sleep')).rejects.toMatchObject({ isOwnFault: false, seconds: 30 });
  await busy.close();
});

test('a long text makes room for somebody who has asked little, once, and is then judged to its end', async () => {
  const kept = new Referee(pathToFileURL(games).href, {
    threads: 2,
    ms: 60_000,
    times: Infinity,
    littleMs: 100,
    budgetMs: 1e6,
  });
  const answered: string[] = [];
  const asks = async (what: string, client: string): Promise<void> => {
    const answer = kept.ask({ kind: 'equipment', game: 'trap', text: `what: ${what}` }, { client, gone: staying });
    expect(await answer).toEqual(well);
    answered.push(client);
  };
  const long = ['a', 'b'].map((client) => asks('work1000', client));
  // Both have used much when the third comes.
  const others = ['c', 'd', 'e'].map((client) => asks('rest', client));
  await Promise.all([...long, ...others]);
  expect(answered.slice(0, 3).toSorted()).toEqual(['c', 'd', 'e']);
  await kept.close();
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

test('when enough are waiting, one of those who ask much is sent away for one who asks little; for its own many, whoever asks', async () => {
  const waiting = ['b', 'c', 'd'].flatMap((client) => Array.from({ length: 14 }, () => ask('rest', client)));
  const all = Promise.allSettled(waiting);
  expect(await ask('rest', 'e')).toEqual(well);
  const sentAway = (await all).flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(sentAway).toMatchObject([{ message: 'the referee has no time now', isOwnFault: false }]);
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

/** A queue in which clients have used what stands here. */
function queueOf(used: Readonly<Record<string, number>>, items: readonly string[]): FairQueue<string> {
  const queue = new FairQueue<string>((client) => used[client] ?? 0);
  for (const item of items) queue.add(item[0] ?? '', item);
  return queue;
}
function taken(queue: FairQueue<string>): readonly (string | undefined)[] {
  const all: (string | undefined)[] = [];
  while (queue.size > 0) all.push(queue.take(() => true));
  return all;
}

test('clients who are alike take turns, each in its own order', () => {
  const queue = queueOf({}, ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']);
  expect(queue.remove('a', 'a2')).toBe(true);
  expect(queue.remove('a', 'a2')).toBe(false);
  expect(queue.take((item) => !item.startsWith('a'))).toBe('b1');
  expect(taken(queue)).toEqual(['a1', 'c1', 'a3', 'c2']);
  expect(queue.take(() => true)).toBeUndefined();
});

test('whoever has used least goes first, whenever it came', () => {
  expect(taken(queueOf({ a: 900, b: 20, c: 900 }, ['a1', 'a2', 'b1', 'b2', 'c1', 'd1']))).toEqual([
    'd1',
    'b1',
    'b2',
    'a1',
    'c1',
    'a2',
  ]);
});

test('what may not be had now keeps nothing of its client waiting', () => {
  const queue = queueOf({ b: 5 }, ['a-long', 'a-short', 'b1']);
  expect(queue.take((item) => !item.endsWith('long'))).toBe('a-short');
  expect(queue.take((item) => !item.endsWith('long'))).toBe('b1');
});

test('where there is no room, the newest request of whoever has used most makes it, of those alike of whoever has most', () => {
  const queue = queueOf({ a: 900, b: 20 }, ['a1', 'a2', 'b1', 'c1', 'c2', 'd1']);
  expect(queue.makeRoomFor('a', 'a')).toBeUndefined();
  expect([queue.makeRoomFor('e', 'e'), queue.makeRoomFor('e', 'e'), queue.makeRoomFor('e', 'e')]).toEqual([
    'a2',
    'a1',
    'b1',
  ]);
  expect([queue.makeRoomFor('e', 'e'), queue.makeRoomFor('e', 'e'), queue.makeRoomFor('d', 'd')]).toEqual([
    'c2',
    'c1',
    undefined,
  ]);
  expect(queue.makeRoomFor('e', 'e')).toBe('d1');
  expect([queue.size, queue.makeRoomFor('e', 'e')]).toEqual([0, undefined]);
});

/** In the order in which they are judged. */
function orderOf(
  asked: Readonly<Record<string, readonly [used: number, length: number, waitedS?: number]>>,
): readonly string[] {
  const standing = (client: string): number => {
    const [used, length, waitedS = 0] = asked[client]!;
    return standingOf(used, { text: 'x'.repeat(length), waitedS }, PATIENCE);
  };
  const queue = new FairQueue<string>(standing);
  for (const client of Object.keys(asked)) queue.add(client, client);
  return taken(queue) as readonly string[];
}
const { littleMs } = PATIENCE;

test('of those who have asked little the shortest text goes first, of the others whoever has used least', () => {
  const asked = {
    greedy: [9 * littleMs, 300],
    busy: [littleMs + 1, 300],
    newcomer: [0, 60_000],
    regular: [littleMs, 300],
  } as const;
  expect(orderOf(asked)).toEqual(['regular', 'newcomer', 'busy', 'greedy']);
});

test('whoever has used little goes before short texts of those who come again and again', () => {
  expect(orderOf({ again: [300, 300], little: [20, 916] })).toEqual(['little', 'again']);
  expect(orderOf({ piles: [0, 18_000], little: [100, 916] })).toEqual(['little', 'piles']);
});

test('whoever has waited long goes next, but not before those who have used little if he has used much', () => {
  expect(orderOf({ short: [0, 300], waited: [0, 3000, 120] })).toEqual(['waited', 'short']);
  expect(orderOf({ less: [2 * littleMs, 300], waited: [4 * littleMs, 300, 60] })).toEqual(['waited', 'less']);
  expect(orderOf({ waited: [2 * littleMs, 300, 3600], little: [littleMs, 4_000_000] })).toEqual(['little', 'waited']);
});

test('where there is no room, the text that stands highest makes it', () => {
  const used: Readonly<Record<string, number>> = { greedy: 9 * littleMs };
  const queue = new FairQueue<string>((client, text) => standingOf(used[client] ?? 0, { text, waitedS: 0 }, PATIENCE));
  queue.add('greedy', 'greedy');
  queue.add('newcomer', 'a long text');
  expect([queue.makeRoomFor('regular', ''), queue.makeRoomFor('regular', '')]).toEqual(['greedy', 'a long text']);
});

test('what somebody has used is forgotten by halves', () => {
  let now = 0;
  const used = new Fading(byHalves(60), () => now);
  used.add('a', 800);
  now = 60_000;
  expect([used.of('a'), used.of('b')]).toEqual([400, 0]);
  used.add('a', 100);
  now = 180_000;
  expect(used.of('a')).toBe(125);
});

test('of many who come once nothing is kept', () => {
  let now = 0;
  const used = new Fading(byHalves(1), () => now);
  for (let i = 0; i < 5000; i++) {
    used.add(`client ${i}`, 1000);
    now += 100;
  }
  // Half of it fades in a second, and what is less than one after ten.
  expect(used.size).toBeLessThan(1001);
});

test('a longer text has more time, up to a limit', () => {
  const patience = { ...PATIENCE, ms: 1000, msPerKb: 10, mostMs: 2000 };
  const allowances = [0, 1024, 50 * 1024, 4 * 1024 * 1024].map((length) => allowanceFor('x'.repeat(length), patience));
  expect(allowances).toEqual([1000, 1010, 1500, 2000]);
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
