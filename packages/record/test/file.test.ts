import {
  compareVersions,
  ENGINE_VERSION,
  migrate,
  readRecord,
  readRecordFrom,
  reasonOf,
  writeRecord,
  type MatchRecord,
} from '@bande/record';
import type { AnyShape, Shelf } from '@bande/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { recorded, refereed, registry } from './matches.ts';

/** `npm run soak` tries more. */
const SOAK = Number(process.env['SOAK'] ?? 1);

const readBack = (record: MatchRecord<AnyShape>): unknown => {
  const read = readRecord(writeRecord(record), registry);
  return read.ok ? read.value.record : read.refusal;
};

test('a record is the same after writing and reading, finished or not', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 80 }), (seed, inputs) => {
      const record = recorded(seed, inputs);
      expect(readBack(record)).toEqual(record);
    }),
    { numRuns: 40 * SOAK },
  );
});

test('the seed is written down when the last roll has fallen, and not before', () => {
  const { inputs } = recorded('secret');
  for (let played = 0; played < inputs.length; played++) {
    const record = recorded('secret', played);
    expect(record.seed).toBeNull();
    expect(writeRecord(record)).not.toContain('secret');
  }
  expect(recorded('secret').seed).toBe('secret');
});

test('whatever stands in the equipment survives, a negative zero too', () => {
  const record = recorded('s', 10);
  fc.assert(
    fc.property(fc.jsonValue(), (equipment) => {
      const changed = { ...record, header: { ...record.header, equipment } };
      expect(readBack(changed)).toStrictEqual(changed);
    }),
  );
  expect(writeRecord({ ...record, header: { ...record.header, equipment: [-0] } })).toContain('"equipment":[-0]');
});

test('a desk match with a pause and a correction is the same after writing and reading', () => {
  const record = refereed().record();
  expect(record.inputs).toHaveLength(7);
  expect(readBack(record)).toEqual(record);
});

test('the text has one line per input and rest', () => {
  const record = recorded('s', 10);
  expect(writeRecord(record).split('\n')).toHaveLength(record.inputs.length + record.rests.length + 14);
});

interface Plain {
  readonly header: object;
  readonly inputs: readonly object[];
}

const refusalOf = (change: (record: Plain) => unknown): string => {
  const plain = JSON.parse(writeRecord(recorded('s', 10))) as Plain;
  const read = readRecord(JSON.stringify(change(plain)), registry);
  return read.ok ? 'read' : read.refusal;
};
const withHeader = (fields: object) => (record: Plain) => ({ ...record, header: { ...record.header, ...fields } });

test.each([
  ['another game', withHeader({ game: 'chess' }), 'no game named chess here (known: toy)'],
  ['a newer format', withHeader({ format: 5 }), "record format 5 is newer than this engine's (4)"],
  ['an unknown format', withHeader({ format: 0 }), 'record format 0 is unknown; this engine reads format 4'],
  [
    'a newer engine',
    withHeader({ engine: '99.0.0' }),
    `written by engine 99.0.0, which is newer than this one (${ENGINE_VERSION})`,
  ],
  ['no version at all', withHeader({ engine: 'new' }), 'not a match record: header.engine: not a version like 1.2.3'],
  ['an unknown edition', withHeader({ edition: 'x' }), /^not a valid toy record: header\.edition: /],
  [
    'a seating of no use',
    withHeader({ seating: ['first'] }),
    'not a valid toy record: header.seating: not a seating of this game',
  ],
  ['settings out of range', withHeader({ settings: { heap: 1 } }), /^not a valid toy record: header\.settings\.heap: /],
  [
    'an unknown field',
    (record: Plain) => ({ ...record, more: 1 }),
    /^not a valid toy record: Unrecognized key: "more"/,
  ],
  ['a list', () => [], /^not a match record: /],
  ['a game with more than a line', withHeader({ game: 'toy\n' }), /^not a match record: header\.game: /],
  ['a game with a long name', withHeader({ game: 'x'.repeat(65) }), /^not a match record: header\.game: /],
])('%s is refused in one line', (_, change, reason) => {
  const refusal = refusalOf(change);
  expect(refusal).toMatch(reason);
  expect(refusal).not.toContain('\n');
});

test.each([
  ['a field that would vanish on the way', '{"__proto__":{"a":1}}', 'no field may be named __proto__'],
  ['what lies endlessly deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'nested more than 64 deep'],
])('%s is refused', (_, equipment, reason) => {
  const text = writeRecord(recorded('file')).replace('"equipment":null', `"equipment":${equipment}`);
  expect(readRecord(text, registry)).toEqual({ ok: false, refusal: `not a match record: ${reason}` });
});

test('a bad input is named by its place', () => {
  const bad = { tick: 0, kind: 'action', by: 0, action: { kind: 'take', count: 'many' } };
  const refusal = refusalOf((record) => ({ ...record, inputs: record.inputs.with(3, bad) }));
  expect(refusal).toMatch(/^not a valid toy record: inputs\[3\]\.action\.count: /);
});

test('a reason is short though a hundred things would have been right', () => {
  const read = z.enum(Array.from({ length: 100 }, (_, i) => `square ${i}`)).safeParse('none');
  expect(reasonOf(read.error!, 'place')).toMatch(/^place: Invalid option: expected one of "square 0".{1,200} …$/);
});

test('text that is no JSON is refused', () => {
  expect(readRecord('{', registry)).toEqual({ ok: false, refusal: 'not a match record: not JSON' });
});

test('from a shelf only the game that the record names is loaded, and faults are said in the same words', async () => {
  const loaded: string[] = [];
  const standing = (id: string) => async () => (loaded.push(id), registry[0]!);
  const shelf: Shelf = { toy: standing('toy'), chess: standing('chess') };
  const text = writeRecord(recorded('file'));
  expect(await readRecordFrom(text, shelf)).toEqual(readRecord(text, registry));
  expect(loaded).toEqual(['toy']);

  expect(await readRecordFrom(text.replace('"game":"toy"', '"game":"ludo"'), shelf)).toEqual({
    ok: false,
    refusal: 'no game named ludo here (known: toy, chess)',
  });
  for (const wrong of ['{', '{}', text.replace('"inputs"', '"moves"')])
    expect(await readRecordFrom(wrong, shelf)).toEqual(readRecord(wrong, registry));
});

test('a record whose game cannot be loaded now is not said to be wrong', async () => {
  const away: Shelf = { toy: () => Promise.reject(new Error('no line')) };
  await expect(readRecordFrom(writeRecord(recorded('file')), away)).rejects.toThrow('no line');
});

test('a format goes through its steps one after the other, and a missing step is named', () => {
  const step = (record: object): Record<string, unknown> => ({ ...record, stepped: true });
  expect(migrate({ a: 1 }, 0, { 0: step, 1: step, 2: step, 3: step })).toEqual({
    ok: true,
    value: { a: 1, stepped: true },
  });
  expect(migrate({}, 0, { 1: step }).ok).toBe(false);
});

test('versions are compared as numbers, part by part', () => {
  const inOrder = ['0.0.9', '0.1.0', '0.9.0', '0.10.0', '0.10.2', '1.0.0', '10.0.0'];
  for (const [i, a] of inOrder.entries())
    for (const [k, b] of inOrder.entries()) expect(Math.sign(compareVersions(a, b))).toBe(Math.sign(i - k));
});
