import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredRecord } from '@bande/protocol';
import { Store } from '@bande/server';
import { expect, test } from 'vitest';
import { bande, json } from './call.ts';
import { folder } from './folder.ts';

const idOf = (letter: string): string => letter.repeat(64);
const row = (letter: string): Parameters<Store['addRecord']>[0] => ({
  id: idOf(letter),
  game: 'toy',
  edition: 'toy',
  engine: '0.1.0',
  players: '["Ada"]',
  inputs: 1,
  ticks: 5,
  mode: 'paced',
  finished: false,
  reported: letter === 'b',
  unverified: '["mode"]',
  begins_elsewhere: letter === 'c',
  winner: null,
  score: null,
  body: `{"${letter}":1}`,
});

test('records are listed, the newest first, and deleted by id, number and span', async () => {
  const data = folder();
  const store = await Store.open(data);
  for (const letter of 'abcdef') await store.addRecord(row(letter));
  const inUse = `bande: the data folder ${data} is in use by another server\n`;
  expect(await bande(['records', '--data', data])).toEqual({ code: 2, out: '', err: inUse });
  await store.close();

  const { out } = await bande(['records', '--data', data]);
  expect(out.match(/[a-f]{64}/g)).toEqual(['f', 'e', 'd', 'c', 'b', 'a'].map(idOf));
  expect(out.split('\n').slice(3, 5)).toEqual([
    expect.stringMatching(/^3 {2}\S+ {2}c{64} {2}toy {2}7 bytes {2}begins elsewhere$/) as string,
    expect.stringMatching(/^2 {2}\S+ {2}b{64} {2}toy {2}7 bytes {2}reported$/) as string,
  ]);

  const some = ['--delete', idOf('f'), '--delete', '1', '--delete', '3-4', '--delete', idOf('0')];
  expect(await json(['records', '--data', data, ...some])).toEqual({ deleted: 4 });
  const left = (await json(['records', '--data', data])) as readonly StoredRecord[];
  expect(left.map(({ id }) => id)).toEqual([idOf('e'), idOf('b')]);
});

test('bad input is one line and makes no store', async () => {
  const data = join(folder(), 'data');
  for (const [args, reason] of [
    [[], `there is no store in ${data}`],
    [['--delete', 'all'], '--delete wants the id of a record, its number, a span of numbers or damaged, not all'],
  ] as const)
    expect(await bande(['records', '--data', data, ...args])).toEqual({ code: 2, out: '', err: `bande: ${reason}\n` });
  expect(existsSync(data)).toBe(false);
});
