import type { AnyShape, Input } from '@bande/core';
import { tick } from '@bande/core';
import { expect, test } from 'vitest';
import { inThisWindow, type KeptMatch } from '../src/session/store.ts';

const kept = {
  id: 'm',
  game: 'g',
  seed: 's',
  sitters: [],
  header: {},
  from: null,
  startedAt: 0,
  touchedAt: 0,
  over: false,
  score: {},
} as unknown as KeptMatch;
const paused = (at: number): Input<AnyShape> => ({
  tick: tick(at),
  kind: 'clock',
  by: 'host',
  command: { kind: 'pause' },
});

test('where a browser keeps nothing, a match lasts as long as its window', async () => {
  const shelf = inThisWindow();
  await shelf.put(kept);
  await shelf.step({ ...kept, touchedAt: 1 }, paused(1), 0);
  await shelf.step({ ...kept, touchedAt: 2 }, paused(2), 1);
  expect(shelf.lasting).toBe(false);
  expect(await shelf.inputs('m')).toEqual([paused(1), paused(2)]);
  expect((await shelf.match('m'))?.touchedAt).toBe(2);
  await shelf.forget('m');
  expect(await shelf.all()).toEqual([]);
});

test('an input that is there already is never written over', async () => {
  const shelf = inThisWindow();
  await shelf.step(kept, paused(1), 0);
  await expect(shelf.step(kept, paused(9), 0)).rejects.toThrow('already');
  expect(await shelf.inputs('m')).toEqual([paused(1)]);
});
