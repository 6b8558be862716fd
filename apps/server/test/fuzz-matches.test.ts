import type { MatchNotice } from '@bande/protocol';
import type { Serving } from '@bande/server';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { start, toyGame } from './house.ts';
import { toyAlone } from './house-of-toys.ts';
import { begin, OnlineClient, sitDown, type Seated } from './online-client.ts';

const LONG = { timeout: 60_000, interval: 20 };
const RUNS = 200 * Number(process.env['SOAK'] ?? 1);
const WANTED = { game: 'toy', edition: toyGame.editions[0]!.id, mode: 'paced', name: 'Ada' };

let house: Serving;
let [over, waiting]: [readonly Seated[], readonly Seated[]] = [[], []];
beforeAll(async () => {
  house = await start(toyAlone);
});
afterAll(() => house.close());

/** One match is over, and at another all sit and nobody has come. */
async function twoMatches(): Promise<void> {
  const ada = await begin(house.url, WANTED);
  over = [ada, await sitDown(house.url, ada.match)];
  const clients = await Promise.all(
    over.map((seat) => OnlineClient.open({ url: house.url, match: ada.match, game: toyGame, seat })),
  );
  await expect.poll(() => clients.every(({ chair }) => chair?.verified.pausedAt === null), LONG).toBe(true);
  clients[0]!.chair!.giveUp(0);
  await expect.poll(async () => (await noticeOf(ada.match)).state, LONG).toBe('over');
  for (const client of clients) client.close();
  const zuse = await begin(house.url, { ...WANTED, mayWatch: false });
  waiting = [zuse, await sitDown(house.url, zuse.match)];
}

const noticeOf = async (match: string): Promise<MatchNotice> =>
  (await (await fetch(`${house.url}/api/matches/${match}`)).json()) as MatchNotice;

const odd = fc.oneof(
  fc.constantFrom(null, true, -1, 2 ** 53, '', '\u0000', 'a\u0000b', '\uD800', '__proto__', 'x'.repeat(40), [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);
const share = fc.oneof(fc.constant('f'.repeat(32)), odd);
const wish = fc.record(
  {
    game: fc.oneof(fc.constantFrom('toy', 'carrom'), odd),
    edition: fc.oneof(fc.constant(WANTED.edition), odd),
    mode: fc.oneof(fc.constantFrom('live', 'paced', 'desk'), odd),
    settings: fc.oneof(fc.constantFrom({}, { heap: 9 }, { heap: 1e9 }), odd),
    name: odd,
    seat: odd,
    bots: odd,
    token: share,
    share,
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  wish.map((value) => JSON.stringify(value)),
  fc.string({ maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
);
/** Whose cookies come along, and spoilt how; of nobody, of one, of another match. */
const cookie = fc.record({
  of: fc.constantFrom('nobody', 'over', 'waiting'),
  spoil: fc.constantFrom(
    (text: string) => text,
    (text: string) => text.slice(0, -1),
    (text: string) => text.replaceAll(/[0-9a-f]{32}/g, '0'.repeat(32)),
    (text: string) => `${text}; ${text}; x==y;;`,
    (text: string) => text.replaceAll('=', '=..'),
  ),
});
const address = fc.constantFrom('seats', 'next', 'so-far', 'line', '');
const which = fc.constantFrom('over', 'waiting', 'none', 'letters');

const idOf = (name: string): string =>
  ({ over: over[0]!.match, waiting: waiting[0]!.match, letters: 'ABCDEF' })[name] ?? '0'.repeat(24);
const cookieOf = (name: string): string => ({ over: over[1]!.cookie, waiting: waiting[0]!.cookie })[name] ?? '';

test(
  'whatever is sent to the addresses of a match is answered in one line and moves nobody',
  { timeout: 600_000 },
  async () => {
    await twoMatches();
    const before = await noticeOf(waiting[0]!.match);
    const property = fc.asyncProperty(
      address,
      which,
      cookie,
      body,
      fc.boolean(),
      async (at, match, { of, spoil }, text, isPost) => {
        const answer = await fetch(`${house.url}/api/matches/${idOf(match)}${at === '' ? '' : `/${at}`}`, {
          headers: { cookie: spoil(cookieOf(of)) },
          ...(isPost ? { method: 'POST', body: text } : {}),
        });
        const said = (await answer.json()) as { readonly error?: unknown };
        // Too often is one line, too.
        return answer.status < 500 && (answer.ok || (typeof said.error === 'string' && /^[^\n]+$/.test(said.error)));
      },
    );
    const held = (answer: Response): boolean => answer.ok;
    // What was kept two seconds ago is known by then.
    await expect
      .poll(async () => held(await fetch(`${house.url}/api/matches/${over[0]!.match}/so-far`)), LONG)
      .toBe(true);
    const against = await fc.asyncDefaultReportMessage(await fc.check(property, { numRuns: RUNS }));
    expect(against).toBeUndefined();
    // Whoever sits may call himself something else nowhere, and all parts of the seed are as they were when the last one sat down.
    expect(await noticeOf(waiting[0]!.match)).toEqual(before);
    expect((await noticeOf(over[0]!.match)).names).toEqual(['Ada', 'Zuse']);
    expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
  },
);

test('any wish for a match is begun or refused in one line', { timeout: 600_000 }, async () => {
  const property = fc.asyncProperty(wish, async (wanted) => {
    const answer = await fetch(`${house.url}/api/matches`, {
      method: 'POST',
      body: JSON.stringify({ ...WANTED, ...wanted }),
    });
    const said = (await answer.json()) as { readonly error?: unknown };
    return answer.status < 500 && (answer.ok || (typeof said.error === 'string' && /^[^\n]+$/.test(said.error)));
  });
  expect(await fc.asyncDefaultReportMessage(await fc.check(property, { numRuns: RUNS }))).toBeUndefined();
});

test.each(['\u0000', 'a\u0000b', '\uD800', 'a\nb', '\u0007'])('%j is nobody’s name', async (name) => {
  const [ada] = waiting;
  const answers = [
    await fetch(`${house.url}/api/matches`, { method: 'POST', body: JSON.stringify({ ...WANTED, name }) }),
    await fetch(`${house.url}/api/matches/${ada!.match}/seats`, { method: 'POST', body: JSON.stringify({ name }) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
});
