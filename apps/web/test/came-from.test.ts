import { expect, test } from 'vitest';
import { cameFrom, wayBack } from '../src/ui/came-from.ts';
import { at, routes } from '../src/ui/routes.ts';

test('the way back leads to where somebody came from', () => {
  expect(wayBack(cameFrom(routes.start), true)).toBe('/');
  expect(wayBack(cameFrom(at.table('abc')), true)).toBe('/table/abc');
});

test('from a link it leads to the list that has the match, and never to one that has not', () => {
  for (const state of [null, 'x', {}, { goesOn: true }]) {
    expect(wayBack(state, true)).toBe(routes.replays);
    expect(wayBack(state, false)).toBe(routes.start);
  }
});

test('it never leads out of the house', () => {
  for (const address of ['//elsewhere.example', 'https://elsewhere.example', 7])
    expect(wayBack({ cameFrom: address }, false)).toBe(routes.start);
});
