import { expect, test } from 'vitest';
import { saidByGoingOn } from '../src/table/ends/going-on.ts';

const offered = [{ kind: 'keep' }, { kind: 'ready' }];

test('whoever goes on after a break has said what the rules want of him, and nothing else', () => {
  expect(saidByGoingOn({ says: 'ready' }, ['red'], offered)).toBe(offered[1]);
  expect(saidByGoingOn({ says: 'ready' }, ['red'], [offered[0]!])).toBeUndefined();
  expect(saidByGoingOn({}, ['red'], offered)).toBeUndefined();
  expect(saidByGoingOn(null, ['red'], offered)).toBeUndefined();
});

test('where two share the device each says so himself', () => {
  expect(saidByGoingOn({ says: 'ready' }, ['red', 'blue'], offered)).toBeUndefined();
});
