import { gameNamed } from '@bande/core';
import type { ScenarioText } from '@bande/protocol';
import type { Serving } from '@bande/server';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { registry } from './games.ts';
import { post, recordText, start } from './house.ts';

let house: Serving;
beforeAll(async () => {
  house = await start();
});
afterAll(() => house.close());

const addresses = [
  '/api/rule',
  '/api/rule?game=toy',
  '/api/records',
  ...registry.map(({ id }) => `/api/games/${id}/equipment`),
];
const address = fc.constantFrom(...addresses);

/** Whatever comes in, the answer is no fault of the server, and a refusal has one line. */
async function holds(path: string, body: string | Uint8Array<ArrayBuffer>): Promise<boolean> {
  const response = await post(house.url + path, body);
  const { error } = (await response.json()) as { readonly error?: unknown };
  return response.status < 500 && (response.ok || (typeof error === 'string' && /^[^\n]+$/.test(error)));
}

/** What fast-check has to say against a property; nothing if it holds. */
const against = async <T>(property: fc.IAsyncProperty<T>, numRuns: number): Promise<string | undefined> =>
  fc.asyncDefaultReportMessage(await fc.check(property, { numRuns: numRuns * Number(process.env['SOAK'] ?? 1) }));

test('any bytes', async () => {
  const property = fc.asyncProperty(address, fc.uint8Array({ maxLength: 200 }), (path, bytes) =>
    holds(path, new Uint8Array(bytes)),
  );
  expect(await against(property, 150)).toBeUndefined();
});

const punctuation = fc.string({
  unit: fc.constantFrom(
    '-',
    ':',
    ' ',
    '\n',
    '[',
    ']',
    '{',
    '}',
    '&a',
    '*a',
    '!!',
    '|',
    '>',
    '"',
    "'",
    '#',
    ',',
    'a',
    '1',
    '\t',
    '%',
    '<<',
  ),
  maxLength: 60,
});

test('anything that looks like YAML', async () => {
  expect(await against(fc.asyncProperty(address, punctuation, holds), 300)).toBeUndefined();
});

test('any JSON', async () => {
  const property = fc.asyncProperty(address, fc.jsonValue({ maxDepth: 5 }), (path, value) =>
    holds(path, JSON.stringify(value)),
  );
  expect(await against(property, 200)).toBeUndefined();
});

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
const isBranch = (value: Json): value is readonly Json[] | { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null;

interface Change {
  readonly path: readonly number[];
  /** Nothing: what stands there is left out. */
  readonly other: Json | undefined;
}

/** The value with one place changed; the path leads there. */
function changed(value: Json, { path: [step, ...path], other }: Change): Json | undefined {
  if (step === undefined || !isBranch(value)) return other;
  const entries: [string, Json][] = Object.entries(value);
  if (entries.length === 0) return other;
  const next = entries.flatMap(([key, child], i): [string, Json][] => {
    const made = i === step % entries.length ? changed(child, { path, other }) : child;
    return made === undefined ? [] : [[key, made]];
  });
  return Array.isArray(value) ? next.map(([, child]) => child) : Object.fromEntries(next);
}

const odd = fc.oneof(
  fc.constantFrom<Json>(null, true, 0, -1, -0, 1e308, 2 ** 53, 0.5, '', '\u0000', '__proto__', [], {}),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);
const change: fc.Arbitrary<Change> = fc.record({
  path: fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 }),
  other: fc.option(odd, { nil: undefined }),
});
const changes = fc.array(change, { minLength: 1, maxLength: 3 });
const applied = (value: Json, all: readonly Change[]): string =>
  JSON.stringify(all.reduce<Json>((now, one) => changed(now, one) ?? null, value));

test.each(registry.map(({ id }) => id))('a record of %s with anything in it changed', async (id) => {
  const game = gameNamed(registry, id)!;
  await game.prepare?.();
  const record = JSON.parse(recordText('fuzz', game, 60)) as Json;
  expect(
    await against(
      fc.asyncProperty(changes, (all) => holds('/api/records', applied(record, all))),
      200,
    ),
  ).toBeUndefined();
});

test('a scenario with anything in it changed', async () => {
  const texts = (await (await fetch(`${house.url}/api/games/toy/scenarios`)).json()) as readonly ScenarioText[];
  const scenario = fc.constantFrom(...texts.map(({ text }) => parse(text) as Json));
  expect(
    await against(
      fc.asyncProperty(scenario, changes, (document, all) => holds('/api/rule', applied(document, all))),
      300,
    ),
  ).toBeUndefined();
});

test('after all that the server is well', async () => {
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
});
