import type { AnyShape, Input } from '@bande/core';
import { tick } from '@bande/core';
import { expect, test } from 'vitest';
import { Batch } from '../src/session/batch.ts';
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
  await shelf.steps({ ...kept, touchedAt: 1 }, [paused(1)], 0);
  await shelf.steps({ ...kept, touchedAt: 2 }, [paused(2)], 1);
  expect(shelf.lasting).toBe(false);
  expect(await shelf.inputs('m')).toEqual([paused(1), paused(2)]);
  expect((await shelf.match('m'))?.touchedAt).toBe(2);
  await shelf.forget('m');
  expect(await shelf.all()).toEqual([]);
});

test('an input that is there already is never written over', async () => {
  const shelf = inThisWindow();
  await shelf.steps(kept, [paused(1)], 0);
  await expect(shelf.steps(kept, [paused(9)], 0)).rejects.toThrow('already');
  expect(await shelf.inputs('m')).toEqual([paused(1)]);
});

test('what hands do waits for the next deed or the next second, and is written with it in its order', () => {
  const written: [readonly Input<AnyShape>[], number][] = [];
  const batch = new Batch((inputs, first) => written.push([inputs, first]));
  const led = (at: number): Input<AnyShape> => ({ tick: tick(at), kind: 'stream', by: 0, to: [at, 0] });
  batch.add(paused(1), 0);
  batch.add(led(4), 1);
  batch.add(led(8), 2);
  expect(written).toEqual([[[paused(1)], 0]]);
  batch.add(paused(9), 3);
  expect(written.at(-1)).toEqual([[led(4), led(8), paused(9)], 1]);
  batch.add(led(12), 4);
  batch.flush();
  batch.flush();
  expect(written.slice(2)).toEqual([[[led(12)], 4]]);
});
