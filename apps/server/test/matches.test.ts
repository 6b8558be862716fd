import { afterAll, expect, test } from 'vitest';
import type { Line } from '../src/rooms/lines.ts';
import { Matches } from '../src/rooms/matches.ts';
import type { NewRow } from '../src/rooms/plan.ts';
import type { LogStore } from '../src/store/log-store.ts';
import type { MatchStore, StoredMatch } from '../src/store/match-store.ts';
import { withToy } from './house-of-toys.ts';
import { fallingHouse } from './pit.ts';
import { toyPlan } from './toy-plan.ts';

const LONG = { timeout: 60_000, interval: 20 };

const stored: StoredMatch = {
  id: 'm',
  code: 'ABCDEF',
  plan: toyPlan,
  state: 'going',
  isPast: false,
  record: null,
  next: null,
  seats: [],
};

/** A store whose commits take until they are let go; rows of an epoch that is over are not kept, as in SQL. */
class SlowStore {
  epoch = 0;
  readonly commits: { readonly rows: readonly NewRow[]; readonly done: () => void }[] = [];

  readonly claim = (): Promise<number> => Promise.resolve(++this.epoch);
  readonly match = (): Promise<StoredMatch> => Promise.resolve(stored);
  readonly written = (): Promise<object> => Promise.resolve({ row: 0, table: null, kept: null });
  readonly append = (rows: readonly NewRow[]): Promise<ReadonlySet<string>> =>
    new Promise((resolve) => {
      const kept = (): ReadonlySet<string> =>
        new Set(rows.filter(({ epoch }) => epoch === this.epoch).map(({ match, row }) => `${match} ${row}`));
      this.commits.push({ rows, done: () => resolve(kept()) });
    });
  finish(): void {
    for (const { done } of this.commits) done();
  }
}

/** A line of the first seat that writes down what it is told. */
function lineTo(): { readonly line: Line; readonly told: string[]; readonly byes: string[] } {
  const [told, byes]: [string[], string[]] = [[], []];
  const line: Line = {
    id: 0,
    right: { match: 'm', seat: 0 },
    session: 'a'.repeat(16),
    say: (text) => told.push((JSON.parse(text) as { readonly kind: string }).kind),
    bye: (why) => byes.push(why),
  };
  return { line, told, byes };
}

const begun: Matches[] = [];
const slow: SlowStore[] = [];
afterAll(async () => {
  const closed = Promise.all(begun.map((matches) => matches.close()));
  // What a test that failed has left is kept, or nobody would ever be done.
  const keeping = setInterval(() => {
    for (const store of slow) store.finish();
  }, 50);
  await closed;
  clearInterval(keeping);
});

test('what a thread that died had cut is refused by the store, and the match that goes on in another one is not', async () => {
  const { games, dig } = fallingHouse();
  const store = new SlowStore();
  const matches = new Matches({
    store: store as unknown as MatchStore,
    log: store as unknown as LogStore,
    games,
    threads: 1,
    onOver: () => {},
  });
  begun.push(matches);
  slow.push(store);
  const { line, told, byes } = lineTo();
  matches.came(line);
  await expect.poll(() => store.commits.length, LONG).toBe(1);
  dig();
  matches.heard(line, { kind: 'ask', asked: { kind: 'giveUp', n: 0, seat: 0 } });
  await expect.poll(() => told.filter((kind) => kind === 'welcome').length, LONG).toBe(2);
  expect([store.epoch, store.commits[0]!.rows[0]!.epoch]).toEqual([2, 1]);
  store.finish();
  // The rows of the thread that took its place are kept.
  await expect.poll(() => store.commits.length, LONG).toBe(2);
  store.finish();
  await expect.poll(() => told.includes('durable'), LONG).toBe(true);
  expect(byes).toEqual([]);
});

test('what was done last before the server is closed in order is written down', async () => {
  const store = new SlowStore();
  const matches = new Matches({
    store: store as unknown as MatchStore,
    log: store as unknown as LogStore,
    games: withToy.games,
    threads: 1,
    onOver: () => {},
  });
  const { line, told } = lineTo();
  matches.came(line);
  await expect.poll(() => [told.includes('welcome'), store.commits.length], LONG).toEqual([true, 1]);
  store.finish();
  matches.heard(line, { kind: 'ask', asked: { kind: 'giveUp', n: 0, seat: 0 } });
  await new Promise((done) => setImmediate(done));
  const closed = matches.close();
  await expect.poll(() => store.commits.length, LONG).toBe(2);
  store.finish();
  await closed;
  expect(store.commits[1]!.rows.at(-1)!.isOver).toBe(true);
});
