import { expect, test } from 'vitest';
import { inSlices, type SlowWork } from '../src/session/slices.ts';
import { atOnce } from './at-once.ts';

function* counting(steps: number, done: number[] = []): SlowWork<string> {
  for (let i = 1; i <= steps; i++) {
    done.push(i);
    yield i / steps;
  }
  return 'done';
}

/** Every look at the clock is 7 ms later, so that a slice is two steps. */
const ticking = (): (() => number) => {
  let ms = 0;
  return () => (ms += 7);
};

test('the page breathes between slices, and hears how far it is', async () => {
  const heard: number[] = [];
  let breaths = 0;
  expect(
    await inSlices(counting(10), {
      now: ticking(),
      pause: () => Promise.resolve(void breaths++),
      onProgress: (share) => heard.push(share),
    }),
  ).toBe('done');
  expect(breaths).toBe(heard.length);
  expect(heard).toEqual([0.2, 0.4, 0.6, 0.8, 1]);
});

test('work that is called off in a pause stops there and comes to nothing', async () => {
  const [off, done]: [AbortController, number[]] = [new AbortController(), []];
  const pause = (): Promise<void> => Promise.resolve(off.abort());
  expect(await inSlices(counting(10, done), { now: ticking(), pause, signal: off.signal })).toBeNull();
  expect(done).toEqual([1, 2]);
});

test('work that is called off while it does its last step comes to nothing', async () => {
  const off = new AbortController();
  function* last(): SlowWork<string> {
    yield 0.5;
    off.abort();
    return 'done';
  }
  expect(await inSlices(last(), { signal: off.signal })).toBeNull();
});

test('all at once is the same work', () => {
  expect(atOnce(counting(3))).toBe('done');
});
