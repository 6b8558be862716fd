import { expect, test } from 'vitest';
import { claimMatch } from '../src/session/one-place.ts';

test('whoever opens a match last has it, and another match is no concern', async () => {
  const taken: string[] = [];
  const first = await claimMatch('m1', 'first', () => taken.push('first'));
  const other = await claimMatch('m2', 'other', () => taken.push('other'));
  const second = await claimMatch('m1', 'second', () => taken.push('second'));
  expect(taken).toEqual(['first']);
  first();
  const third = await claimMatch('m1', 'third', () => taken.push('third'));
  expect(taken).toEqual(['first', 'second']);
  for (const letGo of [other, second, third]) letGo();
});
