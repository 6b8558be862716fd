import type { GameSummary, Rulebook, ScenarioText } from '@bande/protocol';
import type { Serving } from '@bande/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { post, start, toyGame, told } from './house.ts';

let house: Serving;
beforeAll(async () => {
  house = await start({ coverage: new URL('toy-coverage.ts', import.meta.url).href });
});
afterAll(() => house.close());

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(house.url + path, { headers });
const read = async <T>(path: string): Promise<T> => (await (await get(path)).json()) as T;

test('the server says that it is well', async () => {
  expect(await told(get('/healthz'))).toMatchObject({ status: 200, body: { ok: true } });
});

test('the games are those of the registry, with what there is of each', async () => {
  const [first, ...rest] = await read<readonly GameSummary[]>('/api/games');
  expect(rest.length).toBeGreaterThan(0);
  expect(first).toMatchObject({
    id: 'toy',
    seats: [2, 4],
    paragraphs: { total: 9, open: 0, byKind: { play: 7, desk: 0, equipment: 1, admin: 0, info: 1 } },
    scenarios: 6,
  });
  expect(first?.bots.map(({ id }) => id)).toEqual(['random', 'greedy']);
});

test('a rulebook holds every paragraph with what cites and shows it', async () => {
  const book = await read<Rulebook>('/api/games/toy/rules');
  expect(book.paragraphs.map(({ id }) => id)).toEqual(Object.keys(toyGame.rulebook));
  expect(book.paragraphs.find(({ id }) => id === 'TOY-1.3')).toMatchObject({
    kind: 'play',
    citedBy: ['heap.ts'],
    shownBy: ['the last match is a point'],
  });
});

test('a paragraph brings those below it, its chapter and its readings', async () => {
  const book = await read<Rulebook>('/api/games/toy/rules/TOY-2');
  expect(book.paragraphs.map(({ id }) => id)).toEqual(['TOY-2.1', 'TOY-2.2', 'TOY-2.3']);
  expect(Object.keys(book.chapters)).toEqual(['2']);
  expect(await told(get('/api/games/toy/rules/TOY-77'))).toEqual({
    status: 404,
    body: { error: 'toy has no paragraph TOY-77' },
  });
});

test('the schemas of a game are served', async () => {
  expect(Object.keys(await read('/api/games/toy/schema'))).toContain('scenarios');
});

test('every scenario of a game is served in a form that the referee takes', async () => {
  const all = await read<readonly ScenarioText[]>('/api/games/toy/scenarios');
  expect(all).toHaveLength(6);
  for (const { title, text } of all)
    expect(await told(post(`${house.url}/api/rule`, text))).toMatchObject({ status: 200, body: [{ title, ok: true }] });
});

test.each([
  [
    'YAML',
    '- title: odd\n  paragraphs: [TOY-1.1]\n  facts: [{ kind: rolled, value: 3 }]\n  expect: { state: { roll: 4 } }\n',
  ],
  [
    'JSON',
    JSON.stringify({
      game: 'toy',
      scenarios: [
        {
          title: 'odd',
          paragraphs: ['TOY-1.1'],
          facts: [{ kind: 'rolled', value: 3 }],
          expect: { state: { roll: 4 } },
        },
      ],
    }),
  ],
])('scenarios in %s are judged, and what fails is told', async (_, text) => {
  expect(await told(post(`${house.url}/api/rule`, text))).toMatchObject({
    status: 200,
    body: [{ title: 'odd', ok: false, mismatch: ['state.roll: wanted 4, found 3'] }],
  });
});

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.each([
  ['/api/rule', 'a: [', 400, /^line 1: /],
  ['/api/rule', '5', 400, /^neither a list of scenarios/],
  ['/api/rule', '', 400, /^neither a list of scenarios/],
  ['/api/rule', '- *nobody', 400, /./],
  ['/api/rule', '&a [*a]', 400, /./],
  ['/api/rule', nested(65), 400, /^nested more than 64 deep$/],
  ['/api/rule', nested(50_000), 400, /./],
  ['/api/rule?game=chess', '[]', 400, /^no game named chess$/],
  [
    '/api/rule',
    JSON.stringify(
      Array.from({ length: 501 }, () => ({
        title: 'a',
        game: 'toy',
        paragraphs: ['TOY-1.1'],
        expect: { rulings: [], only: true },
      })),
    ),
    400,
    /^501 scenarios; at most 500 at once$/,
  ],
  ['/api/rule', ' '.repeat(256 * 1024 + 1), 413, /^at most 262144 bytes$/],
  ['/api/games/toy/equipment', 'matches: many', 400, /^matches: /],
  ['/api/games/chess/equipment', '{}', 400, /^no game named chess$/],
  ['/api/records', 'nothing', 400, /^not JSON$/],
  ['/api/records', '{}', 400, /^not a match record: /],
  ['/api/records', nested(100_000), 400, /^nested more than 64 deep$/],
])('%s refuses %.20s with %i and one line', async (path, text, status, reason) => {
  const answer = await told(post(house.url + path, text));
  expect(answer).toEqual({ status, body: { error: expect.stringMatching(reason) as string } });
  expect((answer.body as { readonly error: string }).error).not.toContain('\n');
});

test('a body that is not UTF-8, or packed, is refused', async () => {
  expect(await told(post(`${house.url}/api/rule`, new Uint8Array([0xff, 0xfe])))).toEqual({
    status: 400,
    body: { error: 'not UTF-8' },
  });
  expect((await post(`${house.url}/api/rule`, '[]', { 'content-encoding': 'gzip' })).status).toBe(415);
});

test('a page of another site may not post', async () => {
  for (const headers of [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])
    expect((await post(`${house.url}/api/rule`, '[]', headers)).status).toBe(403);
  expect((await post(`${house.url}/api/rule`, '[]', { origin: house.url })).status).toBe(200);
});

test('equipment is checked', async () => {
  expect(await told(post(`${house.url}/api/games/toy/equipment`, 'matches: 3'))).toMatchObject({
    status: 200,
    body: { ok: false, breaches: [{ paragraph: 'TOY-4.1' }] },
  });
});

test('an address that is not there is a 404, a wrong method a 405', async () => {
  expect(await told(get('/api/nothing'))).toMatchObject({ status: 404 });
  expect(await told(get('/api/games/chess/rules'))).toEqual({ status: 404, body: { error: 'no game named chess' } });
  const wrong = await fetch(`${house.url}/api/rule`);
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  expect((await post(`${house.url}/`, '')).status).toBe(405);
  expect((await get('/%E0%A4%A')).status).toBe(400);
});
