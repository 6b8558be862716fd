import type { Ruling } from '@bande/core';
import { enteredBy, isUnfit, unfit, unless, withFirst, type Answer, type Decide } from '@bande/kit';
import { expect, test } from 'vitest';
import { match, type Bell } from './bell.ts';

const rung: Ruling<Bell> = { call: 'rung', paragraphs: ['B-1'], evidence: [], then: [{ kind: 'counts', by: 1 }] };
const decide: Decide<Bell, 'rung'> = unless(
  ({ state }) => (state.rung > 1 ? unfit('rung twice already', 'B-2') : null),
  (_, { times }) => [{ ...rung, then: [{ kind: 'counts', by: times }] }],
);
const entered = enteredBy<Bell>((one, fact) => (fact.call === 'rung' ? decide(one, fact) : unfit('not again')));

test('what nothing speaks against is entered as it was said', () => {
  expect(entered(match(), { call: 'rung', times: 2 })).toEqual({ ok: true, value: { call: 'rung', times: 2 } });
});

test('what cannot be is refused with the call, the reason and its paragraphs', () => {
  expect(entered(match(2), { call: 'rung', times: 1 })).toMatchObject({
    ok: false,
    refusal: { code: 'unknownFact', paragraphs: ['B-2'], detail: 'rung: rung twice already' },
  });
  expect(entered(match(), { call: 'again' })).toMatchObject({
    refusal: { paragraphs: [], detail: 'again: not again' },
  });
});

test('what comes first comes before what the leading ruling brings, and an answer that is none stays as it is', () => {
  const first = [{ kind: 'counts', by: 7 }] as const;
  const both = withFirst(first, [rung, { ...rung, call: 'again' }] as Answer<Bell>);
  expect(isUnfit(both) ? [] : both.map(({ then }) => then)).toEqual([[...first, ...rung.then!], rung.then]);
  expect(withFirst(first, [] as readonly Ruling<Bell>[])).toEqual([]);
  expect(withFirst<Ruling<Bell>, Bell['paragraph']>(first, unfit('no'))).toEqual(unfit('no'));
});
