import { expect, test } from 'vitest';
import { goingOn, hintsFor, pickingOf } from '../src/session/picks.ts';
import { stubMatch, stubView, type Step } from './stub-view.ts';

const legal: readonly Step[] = [
  { kind: 'move', piece: 'red1', to: 'b' },
  { kind: 'move', piece: 'red1', to: 'c' },
  { kind: 'move', piece: 'red2', to: 'd' },
  { kind: 'pass' },
];
const after = (...picked: readonly string[]) => {
  const { pickable, buttons, complete } = pickingOf(stubView, stubMatch, legal, picked);
  return { pickable: [...pickable], buttons, complete };
};

test('what can be picked next begins with what was picked', () => {
  expect(after()).toEqual({ pickable: ['red1', 'red2'], buttons: [{ kind: 'pass' }], complete: null });
  expect(after('red1').pickable).toEqual(['b', 'c']);
  expect(after('red2').pickable).toEqual(['d']);
  expect(after('red1', 'c')).toMatchObject({ pickable: [], complete: legal[1] });
  expect(after('nobody')).toMatchObject({ pickable: [], complete: null });
  expect(after('red2', 'b')).toMatchObject({ pickable: [], complete: null });
});

test('a piece that is pointed at shows where it could go', () => {
  expect([...hintsFor(stubView, stubMatch, legal, [], 'red1')]).toEqual(['b', 'c']);
  expect([...hintsFor(stubView, stubMatch, legal, [], null)]).toEqual([]);
});

test('a button that stands for a long choice is asked of what begins with the picks so far', () => {
  expect(goingOn(stubView, stubMatch, legal, [])).toEqual(legal);
  expect(goingOn(stubView, stubMatch, legal, ['red1'])).toEqual(legal.slice(0, 2));
});
