import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registered, tick } from '@bande/core';
import { playMatch } from '@bande/host';
import { toy } from '@bande/host/toy';
import { Recorder, writeRecord } from '@bande/record';
import { expect, test } from 'vitest';
import { bande, json, root } from './call.ts';
import { file, folder } from './folder.ts';

const heap = join(root, 'packages/host/test/toy/scenarios/heap.yaml');

test('without a command, with help and with --help the commands are listed', async () => {
  const answers = await Promise.all([[], ['help'], ['--help'], ['-h']].map((args) => bande(args)));
  for (const { code, out } of answers) expect([code, out.includes('simulate   play matches')]).toEqual([0, true]);
});

test.each(['games', 'rules', 'schema', 'rule', 'equipment', 'simulate', 'replay', 'env', 'bench', 'records', 'serve'])(
  'help explains %s',
  async (name) => {
    const { code, out } = await bande(['help', name]);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^bande ${name}\\b`));
    expect(await bande([name, '--help'])).toEqual({ code, out, err: '' });
  },
);

test('games lists id, title, editions and seats', async () => {
  expect(await json(['games'])).toMatchObject([
    {
      id: 'toy',
      title: { en: 'Nim with a die' },
      editions: [{ id: 'toy' }, { id: 'toy-short' }],
      seats: [2, 4],
      bots: ['random', 'greedy'],
    },
  ]);
});

test('rules lists the catalogue, and a parent its children', async () => {
  const all = (await json(['rules', 'toy'])) as readonly { readonly id: string }[];
  expect(all.map(({ id }) => id)).toEqual(Object.keys(toy.rulebook));
  expect(all[0]).toMatchObject({
    edition: 'toy',
    kind: 'play',
    status: 'done',
    chapter: '1',
    citedBy: [],
    shownBy: [],
  });
  const children = (await json(['rules', 'toy', 'TOY-2'])) as readonly { readonly id: string }[];
  expect(children.map(({ id }) => id)).toEqual(['TOY-2.1', 'TOY-2.2', 'TOY-2.3']);
});

test('schema describes everything an outsider writes', async () => {
  const schemas = await json(['schema', 'toy']);
  expect(Object.keys(schemas as object)).toEqual([
    'given',
    'facts',
    'actions',
    'rulings',
    'state',
    'settings',
    'equipment',
    'scenarios',
    'parts',
  ]);
  expect(schemas).toMatchObject({
    facts: { type: 'array' },
    rulings: { items: { properties: { call: { enum: ['win', 'fullTime', 'point', 'turnLost', 'again'] } } } },
  });
});

test('rule runs every scenario of a file', async () => {
  const outcomes = (await json(['rule', heap])) as readonly { readonly ok: boolean }[];
  expect(outcomes).toHaveLength(6);
  expect(outcomes[0]).toMatchObject({
    title: 'the last match is a point and a new heap is laid',
    ok: true,
    rulings: [{ call: 'point' }],
    state: { heap: 21 },
  });
});

test('a failing expectation is told and exits with 1', async () => {
  const path = file(
    'fails.yaml',
    '{game: toy, scenarios: [{title: odd, paragraphs: [TOY-1.1], facts: [{kind: rolled, value: 3}], expect: {state: {roll: 4}}}]}',
  );
  expect(await bande(['rule', path])).toEqual({
    code: 1,
    out: 'FAILS odd\n        state.roll: wanted 4, found 3\n\n1 scenarios, 1 fail\n',
    err: '',
  });
  const { code, out } = await bande(['rule', path, '--json']);
  expect([code, JSON.parse(out)]).toMatchObject([
    1,
    [{ title: 'odd', ok: false, mismatch: ['state.roll: wanted 4, found 3'] }],
  ]);
});

test('rule draws the position given and the final one of each entry that can be played', async () => {
  const pictures = join(folder(), 'pictures');
  const path = file(
    'drawn.yaml',
    '[{title: a, paragraphs: [TOY-1.1], given: {heap: 9}, actions: [{dice: [3]}, {by: first, do: take 3}], expect: {state: {heap: 6}}}, {title: b, paragraphs: [TOY-1.1], given: {heap: many}, expect: {}}, {title: c, paragraphs: [TOY-4.1], equipment: {matches: 5}, expect: {breaches: []}}]',
  );
  expect(await bande(['rule', path, '--svg', pictures])).toMatchObject({ code: 2 });
  expect(readdirSync(pictures).toSorted()).toEqual(['001-final.svg', '001-given.svg']);
  const sticks = (name: string): number => readFileSync(join(pictures, name), 'utf8').match(/<circle/g)?.length ?? 0;
  expect([sticks('001-given.svg'), sticks('001-final.svg')]).toEqual([9, 6]);
});

test('an entry without a game takes the one of --game', async () => {
  const path = file(
    'nameless.yaml',
    '[{title: a, game: toy, paragraphs: [TOY-1.1], expect: {}}, {title: b, paragraphs: [TOY-1.1], expect: {}}]',
  );
  expect(await bande(['rule', path, '--game', 'toy'])).toMatchObject({ code: 0 });
});

test('equipment names every breach', async () => {
  expect(await json(['equipment', 'toy', file('set.json', '{"matches":40}')])).toEqual({ ok: true, breaches: [] });
  const breach = { paragraph: 'TOY-4.1', item: 'matches', found: 3, allowed: '5 to 200' };
  expect(await json(['equipment', 'toy', file('set.yaml', 'matches: 3')])).toEqual({ ok: false, breaches: [breach] });
});

test('simulate plays the matches that the library plays', async () => {
  const played = await json([
    'simulate',
    'toy',
    '--matches',
    '3',
    '--seed',
    's',
    '--bots',
    'random,greedy',
    '--settings',
    'heap=15',
    '--settings',
    '{"points":2}',
    '--pace',
    '5',
  ]);
  const setup = {
    edition: 'toy',
    seating: ['first', 'second'] as const,
    mode: 'paced' as const,
    settings: { heap: 15, points: 2, minutes: 30 },
  };
  const { match: _match, ...expected } = playMatch(toy, setup, {
    seed: 's:2',
    bots: ['random', 'greedy'],
    paceTicks: 600,
  });
  expect(played).toHaveLength(3);
  expect((played as readonly unknown[])[1]).toEqual({ match: 2, seed: 's:2', ...expected });
});

test('simulate tells people what they want to know', async () => {
  const { code, out } = await bande(['simulate', 'toy', '--matches', '30', '--seats', '4', '--edition', 'toy-short']);
  expect(code).toBe(0);
  expect(out).toMatch(/30 matches in .* 0 not finished/);
  expect((await bande(['simulate', 'toy'])).out).toMatch(/^match {2}score/);
});

test('records are written, replayed, and a changed one is found', async () => {
  const records = folder();
  await json(['simulate', 'toy', '--matches', '4', '--seed', 'x/y', '--record', records]);
  expect(readdirSync(records).toSorted()).toEqual([1, 2, 3, 4].map((n) => `toy-x-y-${n}.json`));
  const path = join(records, 'toy-x-y-2.json');
  expect(await json(['replay', path])).toMatchObject({ ok: true, game: 'toy', finished: true, notes: [] });
  expect((await bande(['replay', path])).out).toMatch(/^holds: toy, \d+ inputs/);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('"count":1', '"count":2'));
  const { code, out } = await bande(['replay', path]);
  expect(code).toBe(1);
  expect(out).toMatch(/^differs at tick \d+, input \d+: /);
  expect(JSON.parse((await bande(['replay', path, '--json'])).out)).toMatchObject({
    ok: false,
    differs: { what: expect.any(String) as string },
  });
});

test('replay says of a result that it was only told', async () => {
  const game = registered(toy);
  const settings = game.schemas.settings.parse({ heap: 5, points: 1 });
  const recorder = Recorder.start(game, { edition: 'toy', seating: ['first', 'second'], mode: 'paced', settings });
  const facts = [
    { kind: 'rolled', value: 5 },
    { kind: 'taken', by: 'first', count: 5 },
  ];
  recorder.play({ tick: tick(0), kind: 'facts', by: 'referee', facts } as never);
  const path = join(folder(), 'told.json');
  writeFileSync(path, writeRecord(recorder.record()));
  expect(await json(['replay', path])).toMatchObject({ ok: true, finished: false, reported: true, winner: 'first' });
  expect((await bande(['replay', path])).out).toMatch(
    /reported by somebody, not played: first 1, second 0, first wins/,
  );
});
